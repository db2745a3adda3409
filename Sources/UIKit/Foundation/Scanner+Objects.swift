import Foundation

// Foundation on Linux writes what a scanner finds into a `String?`; code for iOS has an `NSString?`.

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
