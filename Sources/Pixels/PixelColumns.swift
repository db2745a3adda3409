/// Adjacent device pixels, half-open; empty when `end` is not after `start`.
///
/// Row loops of the Paint floor make them by the million, so everything is inlined.
@frozen
public struct PixelColumns: Equatable, Sendable, BitwiseCopyable {
  public var start: Int32
  public var end: Int32

  @inlinable
  @inline(__always)
  public init(from start: Int32, to end: Int32) {
    self.start = start
    self.end = end
  }

  @inlinable
  @inline(__always)
  public static var none: PixelColumns { PixelColumns(from: 0, to: 0) }

  @inlinable
  @inline(__always)
  public var isEmpty: Bool { start >= end }

  @inlinable
  @inline(__always)
  public var count: Int32 { end &- start }

  /// The intersection of both.
  @inlinable
  @inline(__always)
  public func clipped(to other: PixelColumns) -> PixelColumns {
    PixelColumns(
      from: start > other.start ? start : other.start,
      to: end < other.end ? end : other.end
    )
  }
}
