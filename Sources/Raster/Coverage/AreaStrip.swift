// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import RasterPlan

/// What one side of a convex outline adds to the pixels of one row.
struct AreaStrip {
  private let areas: UnsafeMutablePointer<Double>
  private let covers: UnsafeMutablePointer<Double>
  /// Pixels from the clip's left edge; empty when `last < first`.
  private(set) var first: Int32 = .max
  private(set) var last: Int32 = -1

  /// A strip that has room for its numbers there.
  init(areas: UnsafeMutablePointer<Double>, covers: UnsafeMutablePointer<Double>) {
    self.areas = areas
    self.covers = covers
  }

  /// Adds what the edges of a range have between y and y + 1; `origin` is x of the first pixel.
  mutating func add(
    _ range: Range<Int>,
    of side: OutlineSide,
    _ y: Double,
    _ origin: Double,
    winding: Double
  ) {
    for index in range {
      let edge = side.edges.baseAddress! + index
      let top = edge.pointee.y0 > y ? edge.pointee.y0 : y
      let bottom = edge.pointee.y1 < y + 1 ? edge.pointee.y1 : y + 1
      let xa = edge.x(nearest: top) - origin
      let xb = edge.x(nearest: bottom) - origin
      add(xa < xb ? xa : xb, xa > xb ? xa : xb, (bottom - top) * winding)
    }
  }

  @inline(__always)
  private mutating func add(_ low: Double, _ high: Double, _ height: Double) {
    var pixel = low.wholeNumber
    let end = high.wholeNumber
    // An edge that ends on a pixel's border adds nothing to that pixel.
    reach(pixel, end > pixel && Double(end) == high ? end - 1 : end)
    if pixel == end {
      covers[Int(pixel)] += height
      areas[Int(pixel)] += height * (1 - ((low + high) * 0.5 - Double(pixel)))
      return
    }
    let density = height / (high - low)
    var x = low
    while x < high {
      let border = Double(pixel &+ 1)
      let next = border < high ? border : high
      let cover = (next - x) * density
      covers[Int(pixel)] += cover
      areas[Int(pixel)] += cover * (1 - ((x + next) * 0.5 - Double(pixel)))
      x = next
      pixel += 1
    }
  }

  /// Makes pixels part of a strip; new ones are 0.
  @inline(__always)
  private mutating func reach(_ from: Int32, _ to: Int32) {
    if last < 0 {
      clear(from, to)
      first = from
      last = to
      return
    }
    if from < first {
      clear(from, first - 1)
      first = from
    }
    if to > last {
      clear(last + 1, to)
      last = to
    }
  }

  @inline(__always)
  private func clear(_ from: Int32, _ to: Int32) {
    var pixel = Int(from)
    while pixel <= Int(to) {
      areas[pixel] = 0
      covers[pixel] = 0
      pixel &+= 1
    }
  }

  /// Leaves nothing in it; it lies behind another one.
  mutating func empty(behind other: AreaStrip) {
    first = other.last + 1
    last = other.last
  }

  // MARK: Coverage

  /// The coverage of a pixel; `sum`, the winding of all left of it, gains its own.
  @inline(__always)
  func coverage(of pixel: Int, _ sum: inout Double) -> Int32 {
    let coverage = (sum + areas[pixel]).coverage
    sum += covers[pixel]
    return coverage
  }

  /// Writes the coverage of all its pixels.
  @inline(__always)
  func fill(_ bytes: UnsafeMutablePointer<UInt8>, _ sum: inout Double) {
    let start = Int(first)
    var pixel = start
    while pixel <= Int(last) {
      bytes[pixel &- start] = UInt8(truncatingIfNeeded: coverage(of: pixel, &sum))
      pixel &+= 1
    }
  }
}
