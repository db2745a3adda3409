import UIKit

public struct NSAttributeType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let undefinedAttributeType = Self(rawValue: 0)
  public static let integer16AttributeType = Self(rawValue: 100)
  public static let integer32AttributeType = Self(rawValue: 200)
  public static let integer64AttributeType = Self(rawValue: 300)
  public static let decimalAttributeType = Self(rawValue: 400)
  public static let doubleAttributeType = Self(rawValue: 500)
  public static let floatAttributeType = Self(rawValue: 600)
  public static let stringAttributeType = Self(rawValue: 700)
  public static let booleanAttributeType = Self(rawValue: 800)
  public static let dateAttributeType = Self(rawValue: 900)
  public static let binaryDataAttributeType = Self(rawValue: 1000)
  public static let UUIDAttributeType = Self(rawValue: 1100)
  public static let URIAttributeType = Self(rawValue: 1200)
  public static let transformableAttributeType = Self(rawValue: 1800)
  public static let objectIDAttributeType = Self(rawValue: 2000)
  public static let compositeAttributeType = Self(rawValue: 2100)

  /// The types that a model file names.
  static let named: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
    "Composite": .compositeAttributeType,
  ]
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The newer names of the types.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let undefined = Self(rawValue: 0)
    public static let integer16 = Self(rawValue: 100)
    public static let integer32 = Self(rawValue: 200)
    public static let integer64 = Self(rawValue: 300)
    public static let decimal = Self(rawValue: 400)
    public static let double = Self(rawValue: 500)
    public static let float = Self(rawValue: 600)
    public static let string = Self(rawValue: 700)
    public static let boolean = Self(rawValue: 800)
    public static let date = Self(rawValue: 900)
    public static let binaryData = Self(rawValue: 1000)
    public static let uuid = Self(rawValue: 1100)
    public static let uri = Self(rawValue: 1200)
    public static let transformable = Self(rawValue: 1800)
    public static let objectID = Self(rawValue: 2000)
    public static let composite = Self(rawValue: 2100)
  }

  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) }
  }
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
  open var preservesValueInHistoryOnDeletion = false

  /// What the model file says of a value: `min`, `max` of a number, a date or a
  /// length, and a pattern.
  var minimum: Double?
  var maximum: Double?
  var pattern: String?

  /// The value as the attribute keeps it: a number of the attribute's kind, a value of Swift.
  ///
  /// Nil where the value is of another type, for which iOS raises an exception.
  func stored(_ value: Any) -> Any? {
    switch attributeType {
    case .integer16AttributeType: number(value).map { NSNumber(value: $0.int16Value) }
    case .integer32AttributeType: number(value).map { NSNumber(value: $0.int32Value) }
    case .integer64AttributeType: number(value).map { NSNumber(value: $0.int64Value) }
    case .doubleAttributeType: number(value).map { NSNumber(value: $0.doubleValue) }
    case .floatAttributeType: number(value).map { NSNumber(value: $0.floatValue) }
    case .booleanAttributeType: number(value).map { NSNumber(value: $0.boolValue) }
    case .decimalAttributeType:
      (value as? NSDecimalNumber) ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
        ?? number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .stringAttributeType: (value as? String) ?? (value as? Substring).map { String($0) }
    case .dateAttributeType: value as? Date
    case .binaryDataAttributeType: value as? Data
    case .UUIDAttributeType: value as? UUID
    case .URIAttributeType: value as? URL
    default: value
    }
  }

  private func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    switch value {
    case let value as Bool: return NSNumber(value: value)
    case let value as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: return NSNumber(value: Double(value))
    // An enumeration that Objective-C knows is its number.
    case let value as any RawRepresentable:
      return (value.rawValue as? any BinaryInteger).map {
        NSNumber(value: Int64(truncatingIfNeeded: $0))
      }
    default: return nil
    }
  }
}
