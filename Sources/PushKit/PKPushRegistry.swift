import UIKit

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// By what a server reaches an app; no server gives it out.
open class PKPushCredentials: UIKit.NSObject, @unchecked Sendable {
  public let type: PKPushType
  public let token: Data
  init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

open class PKPushPayload: UIKit.NSObject, @unchecked Sendable {
  public let type: PKPushType
  public let dictionaryPayload: [AnyHashable: Any]
  init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
  }
}

public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(
    _ registry: PKPushRegistry,
    didUpdate pushCredentials: PKPushCredentials,
    for type: PKPushType
  )
  func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType,
    completion: @escaping () -> Void
  )
  func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType
  )
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  /// Required on iOS; Swift 3 had other words for it.
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didUpdate pushCredentials: PKPushCredentials,
    for type: PKPushType
  ) {}
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType,
    completion: @escaping () -> Void
  ) {}
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType
  ) {}
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didInvalidatePushTokenFor type: PKPushType
  ) {}
}

/// Waits for pushes: none comes, and no token, as no server is there.
open class PKPushRegistry: UIKit.NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>?

  public init(queue: DispatchQueue?) { super.init() }

  open func pushToken(for type: PKPushType) -> Data? { nil }
}
