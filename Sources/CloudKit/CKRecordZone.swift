import UIKit

/// A part of a database.
open class CKRecordZone: UIKit.NSObject, NSCopying, @unchecked Sendable {
  open class ID: UIKit.NSObject, NSCopying, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }

    public static let `default` = ID()
    public static let defaultZoneName = "_defaultZone"

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }
    open override var hash: Int { zoneName.hashValue }
  }

  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fetchChanges = Capabilities(rawValue: 1 << 0)
    public static let atomic = Capabilities(rawValue: 1 << 1)
    public static let sharing = Capabilities(rawValue: 1 << 2)
  }

  public let zoneID: ID
  open var capabilities: Capabilities { [] }

  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public let CKRecordZoneDefaultName = CKRecordZone.ID.defaultZoneName

/// Where a server's changes were read to; no server gives one out, and none is in an archive.
open class CKServerChangeToken: UIKit.NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  public func encode(with coder: NSCoder) {}
  public static var supportsSecureCoding: Bool { true }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
