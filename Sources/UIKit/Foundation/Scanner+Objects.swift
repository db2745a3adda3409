import Foundation

// Foundation on Linux writes what a scanner finds into a `String?`; code for iOS has an
// `NSString?`.

extension Scanner {
  @_disfavoredOverload
  @discardableResult
  public func scanString(
    _ string: String,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanString(string), into: result) }

  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(
    _ string: String,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanUpToString(string), into: result) }

  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanCharacters(from: set), into: result) }

  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanUpToCharacters(from: set), into: result) }

  /// Leaves the result where nothing was found (documented).
  private func write(_ found: String?, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let found else { return false }
    result?.pointee = NSString(string: found)
    return true
  }
}

// Numbers of Objective-C's names take a pointer, which may be nil: code asks only whether the text
// is one. Foundation on Linux has some of them without the nil, and a decimal `inout`.

extension Scanner {
  @_disfavoredOverload
  @discardableResult
  public func scanDecimal(_ result: UnsafeMutablePointer<Decimal>?) -> Bool {
    write(scanDecimal(), into: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
    write(scanInt(), into: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
    write(scanInt32(), into: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
    write(scanInt64(), into: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanUnsignedLongLong(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    write(scanUInt64(), into: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    write(scanDouble(), into: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    write(scanFloat(), into: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    write(scanUInt64(representation: .hexadecimal).map(UInt32.init(clamping:)), into: result)
  }

  @_disfavoredOverload
  @discardableResult
  public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    write(scanUInt64(representation: .hexadecimal), into: result)
  }

  private func write<Number>(_ found: Number?, into result: UnsafeMutablePointer<Number>?) -> Bool {
    guard let found else { return false }
    result?.pointee = found
    return true
  }
}
