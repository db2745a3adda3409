import Foundation

/// The coder that views write to: numbers are objects, which can be read in any way.
///
/// Its keys differ from Foundation's: a class that overrides `encode(with:)` writes with both
/// coders, and what it gives Foundation's is not read.
final class ArchiveEncoder: NSCoder {
  let archiver: NSKeyedArchiver

  init(_ archiver: NSKeyedArchiver) {
    self.archiver = archiver
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func encode(_ object: Any?, forKey key: String) {
    archiver.encode(object, forKey: ArchiveEncoder.prefix + key)
  }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    archiver.encodeConditionalObject(object, forKey: ArchiveEncoder.prefix + key)
  }
  override func encode(_ value: Bool, forKey key: String) { put(NSNumber(value: value), key) }
  override func encode(_ value: Int32, forKey key: String) { put(NSNumber(value: value), key) }
  override func encode(_ value: Int64, forKey key: String) { put(NSNumber(value: value), key) }
  override func encode(_ value: Int, forKey key: String) { put(NSNumber(value: value), key) }
  override func encode(_ value: Float, forKey key: String) { put(NSNumber(value: value), key) }
  override func encode(_ value: Double, forKey key: String) { put(NSNumber(value: value), key) }

  fileprivate static let prefix = "UIView.key."

  private func put(_ number: NSNumber, _ key: String) { encode(number as Any?, forKey: key) }
}

/// The coder that views read from: a missing key is nil or 0.
final class ArchiveDecoder: EmptyCoder, @unchecked Sendable {
  let unarchiver: NSKeyedUnarchiver

  init(_ unarchiver: NSKeyedUnarchiver) {
    self.unarchiver = unarchiver
    super.init()
  }

  override func containsValue(forKey key: String) -> Bool {
    unarchiver.containsValue(forKey: ArchiveEncoder.prefix + key)
  }
  override func decodeObject(forKey key: String) -> Any? {
    guard containsValue(forKey: key) else { return nil }
    return unarchiver.decodeObject(forKey: ArchiveEncoder.prefix + key)
  }
  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  private func number(_ key: String) -> NSNumber? {
    let object = decodeObject(forKey: key)
    return object as? NSNumber ?? (object as? Bool).map { NSNumber(value: $0) }
      ?? (object as? Int).map { NSNumber(value: $0) }
      ?? (object as? Double).map { NSNumber(value: $0) }
  }
}
