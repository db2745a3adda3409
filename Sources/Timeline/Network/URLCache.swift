import Foundation
import class ObjectiveC.NSObject

/// Responses that are kept, in memory alone: a render leaves nothing on the disk.
open class URLCache: NSObject, @unchecked Sendable {
  public enum StoragePolicy: UInt, Sendable {
    case allowed, allowedInMemoryOnly, notAllowed
  }

  private struct Entry {
    let response: CachedURLResponse
    let stored: Date
    /// Grows with each use: the smallest goes first.
    var use: Int
  }

  /// Guards all that follows.
  private let lock = NSLock()
  private var entries: [URLRequest: Entry] = [:]
  private var uses = 0
  private var usage = 0
  private var capacity: Int
  private var capacityOnDisk: Int

  /// 4 MB of memory and 20 MB of disk (documented).
  public static var shared: URLCache {
    get { sharedLock.withLock { sharedCache } }
    set { sharedLock.withLock { sharedCache = newValue } }
  }

  private static let sharedLock = NSLock()
  nonisolated(unsafe) private static var sharedCache = URLCache(
    memoryCapacity: 4 << 20,
    diskCapacity: 20 << 20,
    diskPath: nil
  )

  /// - Parameters:
  ///   - memoryCapacity: bytes.
  ///   - diskCapacity: bytes.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    capacity = memoryCapacity
    capacityOnDisk = diskCapacity
    super.init()
  }

  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }

  open var memoryCapacity: Int {
    get { lock.withLock { capacity } }
    set {
      lock.withLock {
        capacity = newValue
        makeRoom()
      }
    }
  }

  open var diskCapacity: Int {
    get { lock.withLock { capacityOnDisk } }
    set { lock.withLock { capacityOnDisk = newValue } }
  }

  open var currentMemoryUsage: Int { lock.withLock { usage } }
  open var currentDiskUsage: Int { 0 }

  // MARK: Responses

  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    lock.withLock {
      uses += 1
      entries[URLCache.key(request)]?.use = uses
      return entries[URLCache.key(request)]?.response
    }
  }

  /// Keeps no response of more than a twentieth of the capacity (documented).
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    guard cachedResponse.storagePolicy != .notAllowed else { return }
    let key = URLCache.key(request)
    lock.withLock {
      remove(key)
      guard cachedResponse.data.count <= max(capacity, capacityOnDisk) / 20 else { return }
      uses += 1
      entries[key] = Entry(response: cachedResponse, stored: Date(), use: uses)
      usage += cachedResponse.data.count
      makeRoom()
    }
  }

  open func removeCachedResponse(for request: URLRequest) {
    lock.withLock { remove(URLCache.key(request)) }
  }

  open func removeAllCachedResponses() {
    lock.withLock {
      entries = [:]
      usage = 0
    }
  }

  open func removeCachedResponses(since date: Date) {
    lock.withLock {
      for (key, entry) in entries where entry.stored > date { remove(key) }
    }
  }

  // MARK: Responses of tasks

  open func storeCachedResponse(
    _ cachedResponse: CachedURLResponse,
    for dataTask: URLSessionDataTask
  ) { dataTask.currentRequest.map { storeCachedResponse(cachedResponse, for: $0) } }

  open func getCachedResponse(
    for dataTask: URLSessionDataTask,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) { completionHandler(dataTask.currentRequest.flatMap(cachedResponse)) }

  open func removeCachedResponse(for dataTask: URLSessionDataTask) {
    dataTask.currentRequest.map(removeCachedResponse)
  }

  // MARK: Room

  /// Only what is asked for tells requests apart, not how.
  private static func key(_ request: URLRequest) -> URLRequest {
    guard let url = request.url else { return request }
    var key = URLRequest(url: url)
    key.httpMethod = request.httpMethod
    return key
  }

  private func remove(_ key: URLRequest) {
    if let entry = entries.removeValue(forKey: key) { usage -= entry.response.data.count }
  }

  private func makeRoom() {
    while usage > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use })?.key {
      remove(oldest)
    }
  }
}
