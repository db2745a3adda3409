import Foundation

extension CGSize {
  /// Whole pixels where `scale` of them make a point; rounded.
  package func pixels(at scale: CGFloat) -> (width: Int, height: Int) {
    (Int((width * scale).rounded()), Int((height * scale).rounded()))
  }
}

/// A half-open rectangle of device pixels, y down: `minX..<maxX` by `minY..<maxY`.
public struct PixelRect: Equatable, Hashable, Sendable, BitwiseCopyable {
  public var minX: Int
  public var minY: Int
  public var maxX: Int
  public var maxY: Int

  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  public var width: Int { max(0, maxX - minX) }
  public var height: Int { max(0, maxY - minY) }
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  public func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX),
      minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
    return result.isEmpty ? .empty : result
  }

  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
}
