/// Device pixels side by side, half-open; empty when `end` is not behind `start`.
///
/// Row loops of the painting floor make them by the million, so all of it is inlined there.
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

  /// What both hold.
  @inlinable
  @inline(__always)
  public func clipped(to other: PixelColumns) -> PixelColumns {
    PixelColumns(
      from: start > other.start ? start : other.start,
      to: end < other.end ? end : other.end
    )
  }
}
