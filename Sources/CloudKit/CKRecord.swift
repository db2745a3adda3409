import CoreLocation
import UIKit

public let CKCurrentUserDefaultName = "__defaultOwner__"

/// What a record can hold.
///
/// Apple's values are objects, to which Swift's are bridged; here Swift's are values themselves.
public protocol CKRecordValue {}
public typealias CKRecordValueProtocol = CKRecordValue

extension String: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int64: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Double: CKRecordValue {}
extension Float: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension Array: CKRecordValue where Element: CKRecordValue {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension CLLocation: CKRecordValue {}
extension CKAsset: CKRecordValue {}
extension CKRecord.Reference: CKRecordValue {}

/// Fields of a name each; it is nowhere but in memory.
open class CKRecord: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  /// The name of a record within its zone.
  open class ID: UIKit.NSObject, NSCopying, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID.isEqual(zoneID)
    }
    open override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

  /// One record as the value of another.
  open class Reference: UIKit.NSObject, NSCopying, @unchecked Sendable {
    public let recordID: CKRecord.ID
    public let action: ReferenceAction

    public init(recordID: CKRecord.ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return other.recordID.isEqual(recordID) && other.action == action
    }
    open override var hash: Int { recordID.hash }
  }

  public let recordType: RecordType
  public let recordID: ID
  private var values: [String: any CKRecordValue] = [:]
  private var changes: Set<String> = []
  open var parent: Reference?

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.values, copy.changes, copy.parent) = (values, changes, parent)
    return copy
  }

  // MARK: Fields

  open subscript(key: FieldKey) -> (any CKRecordValue)? {
    get { values[key] }
    set {
      values[key] = newValue
      changes.insert(key)
    }
  }
  @_disfavoredOverload
  public subscript<T: CKRecordValue>(key: FieldKey) -> T? {
    get { values[key] as? T }
    set { self[key] = newValue.map { $0 as any CKRecordValue } }
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValue)? { self[key] }
  open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) { self[key] = object }
  open override func value(forKey key: String) -> Any? { self[key] }
  open override func setValue(_ value: Any?, forKey key: String) {
    self[key] = value as? any CKRecordValue
  }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  /// Fields that no server knows yet.
  open func changedKeys() -> [FieldKey] { changes.sorted() }
  open func setParent(_ record: CKRecord?) {
    parent = record.map { Reference(record: $0, action: .none) }
  }

  // MARK: What a server says of a record: none has seen it.

  open var recordChangeTag: String? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var creationDate: Date? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var modificationDate: Date? { nil }
  open var share: Reference? { nil }
  open func encodeSystemFields(with coder: NSCoder) {}
}

/// A file as a value.
open class CKAsset: UIKit.NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
