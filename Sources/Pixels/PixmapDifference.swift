/// Where and how much two bitmaps of one size differ.
public struct PixmapDifference: Equatable, Sendable {
  /// Pixels with at least one differing channel.
  public private(set) var count = 0
  /// The largest difference of one channel, 1...255.
  public private(set) var maxDelta = 0
  /// The first differing pixel in reading order.
  public private(set) var first: (x: Int, y: Int) = (0, 0)
  /// Encloses every differing pixel.
  public private(set) var bounds = PixelRect.empty

  /// Nil when the pictures are the same.
  ///
  /// Their sizes must agree.
  public init?(between expected: Pixmap, and actual: Pixmap) {
    precondition(
      expected.width == actual.width && expected.height == actual.height,
      "Pictures of different sizes are not compared pixel by pixel."
    )
    if expected == actual { return nil }
    expected.withUnsafePixels { left in
      actual.withUnsafePixels { right in
        for y in 0..<expected.height {
          for x in 0..<expected.width {
            let index = y * expected.width + x
            if left[index] != right[index] {
              add(x, y, delta: PixmapDifference.delta(left[index], right[index]))
            }
          }
        }
      }
    }
  }

  private mutating func add(_ x: Int, _ y: Int, delta: Int) {
    if count == 0 { first = (x, y) }
    count += 1
    maxDelta = max(maxDelta, delta)
    bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
  }

  /// The largest difference of a channel between two packed pixels.
  public static func delta(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: 0, to: 32, by: 8) {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }

  public static func == (lhs: PixmapDifference, rhs: PixmapDifference) -> Bool {
    lhs.count == rhs.count && lhs.maxDelta == rhs.maxDelta && lhs.first == rhs.first
      && lhs.bounds == rhs.bounds
  }
}

extension PixmapDifference: CustomStringConvertible {
  public var description: String {
    "\(count) pixel\(count == 1 ? "" : "s"), largest difference \(maxDelta), "
      + "first at (\(first.x), \(first.y)), all within "
      + "x \(bounds.minX)..<\(bounds.maxX), y \(bounds.minY)..<\(bounds.maxY)"
  }
}
