import Foundation
import ObjectiveC

/// In an archive, a view or a constraint.
///
/// Foundation for Linux names top-level classes alone, and one missing key ends its reading. So the
/// archive has this class, with the object's own as a value, and the object's methods get a coder
/// that behaves like Apple's.
public final class ArchivedObject: Foundation.NSObject, _ArchivedStandIn {
  static let classKey = "UIView.class"

  public func encode(with coder: NSCoder) {}
}

/// What makes the object that a stand-in is for.
public protocol _ArchivedStandIn: NSCoding {}

extension _ArchivedStandIn {
  public init?(coder: NSCoder) {
    nonisolated(unsafe) let coder = coder
    let make = withoutIsolation {
      (coder as? NSKeyedUnarchiver).flatMap(ArchiveStore.current.object)
    }
    guard let made = make() else { return nil }
    // The caller takes it for any object and asks for its class.
    self = unsafeBitCast(made, to: Self.self)
  }
}

extension ArchiveStore {
  /// Writes an object by its own method.
  func write(
    _ object: NSObject,
    to coder: NSCoder,
    _ encode: (ArchiveEncoder) -> Void
  ) {
    guard let archiver = coder as? NSKeyedArchiver else { return }
    let type = type(of: object)
    let name = String(reflecting: type)
    classes[name] = type
    archiver.encode(name, forKey: ArchivedObject.classKey)
    encode(ArchiveEncoder(archiver))
  }

  fileprivate func object(from unarchiver: NSKeyedUnarchiver) -> AnyObject? {
    guard let name = unarchiver.decodeObject(forKey: ArchivedObject.classKey) as? String,
      let type = classes[name]
    else { return nil }
    let decoder = ArchiveDecoder(unarchiver)
    if let type = type as? UIView.Type { return type.init(coder: decoder) }
    // A constraint's class has no initializer with a coder.
    let constraint = InterfaceClasses.make(type) as? NSLayoutConstraint ?? NSLayoutConstraint()
    constraint.read(from: decoder)
    return constraint
  }
}

/// The coder that views write to: numbers are objects, which can be read in any way.
///
/// Its keys differ from Foundation's: a class that overrides `encode(with:)` writes with both coders,
/// and what it gives Foundation's is not read.
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
