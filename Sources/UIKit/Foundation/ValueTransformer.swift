import Foundation
import ObjectiveC

// Foundation's transformers are missing on Linux.

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  public static let isNilTransformerName = Self("NSIsNil")
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
  public static let keyedUnarchiveFromDataTransformerName = Self("NSKeyedUnarchiveFromData")
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Makes one value of another, and perhaps the first of the second again.
open class ValueTransformer: ObjectiveC.NSObject, @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    .negateBooleanTransformerName: SimpleTransformer { !(($0 as? Bool) ?? false) },
    .isNilTransformerName: SimpleTransformer { $0 == nil },
    .isNotNilTransformerName: SimpleTransformer { $0 != nil },
  ]

  /// The registered one that this object stands for: an initializer cannot return another object.
  private var original: ValueTransformer?

  public override init() { super.init() }

  /// The transformer that is registered under the name, or one of the class of that name.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let original = Self.registered(name) else { return nil }
    self.init()
    self.original = original
  }

  open class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) { lock.withLock { registered[name] = transformer } }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  private static func registered(_ name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { registered[name] }
  }

  open class func transformedValueClass() -> AnyClass { NSData.self }
  open class func allowsReverseTransformation() -> Bool { false }

  open func transformedValue(_ value: Any?) -> Any? {
    original.map { $0.transformedValue(value) } ?? value
  }

  /// As documented, the value transformed once more where a subclass does not say otherwise.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    original.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
  }
}

private final class SimpleTransformer: ValueTransformer, @unchecked Sendable {
  private let transform: (Any?) -> Any?

  init(_ transform: @escaping (Any?) -> Any?) {
    self.transform = transform
    super.init()
  }

  override func transformedValue(_ value: Any?) -> Any? { transform(value) }
}

/// Between an archive and the objects in it.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }

  /// What is not an archive is nil.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = (value as? Data) ?? (value as? NSData).map({ Data(referencing: $0) }) else {
      return nil
    }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: type(of: self).allowedTopLevelClasses,
      from: data
    )
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
