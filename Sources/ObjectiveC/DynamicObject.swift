import Foundation

/// An object of which nothing is known, asked by name: `(x as AnyObject).doubleValue`. As where the
/// Objective-C runtime answers, there is no value when it has no such member.
public struct DynamicObject {
  private let object: Any?

  public init(_ object: Any?) { self.object = object }

  private var number: NSNumber? {
    switch object {
    case let number as NSNumber: number
    case let length as CGFloat: NSNumber(value: Double(length))
    case let text as String: NSNumber(value: (text as NSString).doubleValue)
    default: nil
    }
  }

  public var doubleValue: Double! { number?.doubleValue }
  public var floatValue: Float! { number?.floatValue }
  public var intValue: Int! { number?.intValue }
  public var integerValue: Int! { number?.intValue }
  public var int32Value: Int32! { number?.int32Value }
  public var int64Value: Int64! { number?.int64Value }
  public var uintValue: UInt! { number?.uintValue }
  public var boolValue: Bool! { number?.boolValue }
  public var stringValue: String! { number?.stringValue }

  public var count: Int! {
    switch object {
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let set as NSOrderedSet: set.count
    case let list as [Any]: list.count
    case let table as [AnyHashable: Any]: table.count
    default: nil
    }
  }

  public var length: Int! {
    (object as? String).map { $0.utf16.count } ?? (object as? Data)?.count
  }
}
