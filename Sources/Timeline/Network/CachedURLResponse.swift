import Foundation
import class ObjectiveC.NSObject

/// A response and its data.
open class CachedURLResponse: NSObject, NSCopying, @unchecked Sendable {
  public let response: URLResponse
  public let data: Data
  public let userInfo: [AnyHashable: Any]?
  public let storagePolicy: URLCache.StoragePolicy

  public convenience init(response: URLResponse, data: Data) {
    self.init(response: response, data: data, userInfo: nil, storagePolicy: .allowed)
  }

  public init(
    response: URLResponse,
    data: Data,
    userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy
  ) {
    self.response = response
    self.data = data
    self.userInfo = userInfo
    self.storagePolicy = storagePolicy
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CachedURLResponse else { return false }
    return response == other.response && data == other.data && storagePolicy == other.storagePolicy
  }

  open override var hash: Int { data.hashValue }
}
