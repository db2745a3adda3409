import Foundation

extension NSValue {
  /// Copies the content to a variable, such as the curve of a keyboard's animation.
  ///
  /// Foundation on Linux stops the program when a number is asked for its bytes. A case of an
  /// enumeration is found by its number, because Swift's cases have other bytes than Objective-C's.
  public func getValue<Value>(_ value: inout Value) {
    guard let number = self as? NSNumber else {
      withUnsafeMutablePointer(to: &value) { getValue(UnsafeMutableRawPointer($0)) }
      return
    }
    if let content = number.content(as: Value.self) { value = content }
  }
}

extension NSNumber {
  fileprivate func content<Value>(as type: Value.Type) -> Value? {
    func ofCase<Case: RawRepresentable>(_ type: Case.Type) -> Any? {
      content(as: Case.RawValue.self).flatMap(Case.init(rawValue:))
    }
    let result: Any? =
      switch type {
      case is Int.Type: intValue
      case is UInt.Type: uintValue
      case is Int64.Type: int64Value
      case is UInt64.Type: uint64Value
      case is Int32.Type: int32Value
      case is UInt32.Type: uint32Value
      case is Int16.Type: int16Value
      case is UInt16.Type: uint16Value
      case is Int8.Type: int8Value
      case is UInt8.Type: uint8Value
      case is Double.Type: doubleValue
      case is Float.Type: floatValue
      case is CGFloat.Type: CGFloat(doubleValue)
      case is Bool.Type: boolValue
      case let type as any RawRepresentable.Type: ofCase(type)
      default: nil
      }
    return result as? Value
  }
}
