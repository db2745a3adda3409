import Foundation
import ObjectiveC

/// Values that an app shares with the user's other devices.
///
/// A stage has no account and no other devices, so that the values are those which the app sets, as
/// on iOS without an account (documented). Each run begins with none.
open class NSUbiquitousKeyValueStore: ObjectiveC.NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Never posted: nothing else changes them.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Whether the values in memory are those on the disk.
  @discardableResult
  open func synchronize() -> Bool { true }

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  open func set(_ anObject: Any?, forKey aKey: String) { put(anObject, aKey) }

  open func removeObject(forKey aKey: String) { put(nil, aKey) }

  private func put(_ value: Any?, _ key: String) { lock.withLock { values[key] = value } }

  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// 0 where there is no number.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let number as Int64: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Bool: NSNumber(value: number)
    default: nil
    }
  }

  open func set(_ aString: String?, forKey aKey: String) { put(aString, aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { put(aData, aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { put(anArray, aKey) }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    put(aDictionary, aKey)
  }
  open func set(_ value: Int64, forKey aKey: String) { put(value, aKey) }
  open func set(_ value: Double, forKey aKey: String) { put(value, aKey) }
  open func set(_ value: Bool, forKey aKey: String) { put(value, aKey) }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
