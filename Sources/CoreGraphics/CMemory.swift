import Foundation

// C's functions take pointers that may be nil on iOS (documented: their headers say nothing of
// it); those of Linux do not, so that `memcpy(target, CFDataGetBytePtr(data), count)` would
// need an exclamation mark.

/// Copies bytes between two places that do not overlap.
@discardableResult
public func memcpy(
  _ destination: UnsafeMutableRawPointer!,
  _ source: UnsafeRawPointer!,
  _ count: Int
) -> UnsafeMutableRawPointer! {
  guard let destination, let source else { return destination }
  return Foundation.memcpy(destination, source, count)
}

/// Copies bytes between two places.
@discardableResult
public func memmove(
  _ destination: UnsafeMutableRawPointer!,
  _ source: UnsafeRawPointer!,
  _ count: Int
) -> UnsafeMutableRawPointer! {
  guard let destination, let source else { return destination }
  return Foundation.memmove(destination, source, count)
}

/// Fills bytes with one value.
@discardableResult
public func memset(
  _ destination: UnsafeMutableRawPointer!,
  _ value: CInt,
  _ count: Int
) -> UnsafeMutableRawPointer! {
  guard let destination else { return nil }
  return Foundation.memset(destination, value, count)
}
