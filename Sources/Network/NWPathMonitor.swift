import UIKit

/// Tells of changes of the network: it is there all the time, over a wireless one, so that apps
/// show their screens and no complaint.
///
/// What they load is another matter: nothing is loaded from elsewhere. A monitor of another kind
/// of interface finds none.
public final class NWPathMonitor: @unchecked Sendable {
  private static let wireless = NWInterface(type: .wifi, name: "en0")

  public let currentPath: NWPath
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false

  public init() { currentPath = NWPathMonitor.path(isThere: true) }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    currentPath = NWPathMonitor.path(isThere: requiredInterfaceType == .wifi)
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    currentPath = NWPathMonitor.path(isThere: !prohibitedInterfaceTypes.contains(.wifi))
  }

  private static func path(isThere: Bool) -> NWPath {
    NWPath(
      status: isThere ? .satisfied : .unsatisfied,
      availableInterfaces: isThere ? [wireless] : []
    )
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [self] in
      // A monitor that is cancelled says no more.
      if !isCancelled { pathUpdateHandler?(currentPath) }
    }
  }

  public func cancel() {
    isCancelled = true
    queue = nil
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// The one path, and then no other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var path: NWPath?

    public mutating func next() async -> NWPath? {
      if let path {
        self.path = nil
        return path
      }
      try? await Task.sleep(nanoseconds: .max / 4)
      return nil
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
