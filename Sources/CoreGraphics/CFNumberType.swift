import Foundation

/// How a number is stored, by Apple's numbers (documented).
public enum CFNumberType: Int, Sendable {
  case sInt8Type = 1
  case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType
  case longType, longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType
}

/// A truth value is a `char`, by which code tells it from a number.
///
/// Whole numbers are of 64 bits, as those made of an `Int` are: Foundation on Linux does not keep
/// of which type they were made.
public func CFNumberGetType(_ number: NSNumber!) -> CFNumberType {
  guard let number else { return .sInt64Type }
  if CFGetTypeID(number) == CFBooleanGetTypeID() { return .charType }
  switch number.objCType.pointee {
  case CChar(UInt8(ascii: "f")): return .float32Type
  case CChar(UInt8(ascii: "d")): return .float64Type
  default: return .sInt64Type
  }
}

public func CFNumberIsFloatType(_ number: NSNumber!) -> Bool {
  [.float32Type, .float64Type].contains(CFNumberGetType(number))
}

public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
