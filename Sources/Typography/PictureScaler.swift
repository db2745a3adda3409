import CKernels
import Pixels

/// Scales small pictures well: separable cubic kernels, widened for shrinking; pictures that grow
/// to twice their size or more get steeper edges afterwards.
///
/// Fixed point, so that every machine gives the same bytes.
package enum PictureScaler {
  /// `picture` scaled to exactly `width` by `height` pixels.
  package static func scale(_ picture: Pixmap, width: Int, height: Int) -> Pixmap {
    guard width > 0, height > 0, picture.width > 0, picture.height > 0 else {
      return Pixmap(width: max(0, width), height: max(0, height))
    }
    if picture.width == width, picture.height == height { return picture }
    let isMuchLarger = width >= 2 * picture.width && height >= 2 * picture.height
    let scaled = resample(picture, width: width, height: height, isSoft: isMuchLarger)
    guard isMuchLarger else { return scaled }
    return EdgeSteepener.steepen(scaled, radius: max(1, width / picture.width / 2))
  }

  /// `isSoft` takes the kernel that does not overshoot much and makes no stairs of slanted edges.
  private static func resample(
    _ picture: Pixmap,
    width: Int,
    height: Int,
    isSoft: Bool
  ) -> Pixmap {
    let kernel = isSoft ? Taps.mitchell : Taps.catmullRom
    let columns = Taps(from: picture.width, to: width, kernel: kernel)
    let rows = Taps(from: picture.height, to: height, kernel: kernel)
    // Rows of the picture that are as wide as the result, its channels with 6 more bits: those that
    // one row of the result needs. Row `y` has the slot `y % rows.count`.
    let narrow = UnsafeMutablePointer<Int32>.unwritten(capacity: 4 * width * rows.count)
    let line = UnsafeMutablePointer<Int32>.unwritten(capacity: 4 * picture.width)
    defer {
      narrow.deallocate()
      line.deallocate()
    }
    return Pixmap.written(width: width, height: height) { pixels in
      picture.withUnsafePixels { source in
        guard let source = source.baseAddress, let target = pixels.baseAddress else { return }
        var next = 0
        for y in 0..<height {
          rows.withTaps(of: y) { indices, weights in
            let last = indices[indices.count - 1]
            while next <= last {
              segue_scale_unpack(line, source + next * picture.width, picture.width)
              columns.sum(line, to: narrow + 4 * (next % rows.count) * width, count: width)
              next += 1
            }
            let places = indices.map { $0 % rows.count * width }
            segue_scale_down(
              target + y * width,
              narrow,
              places,
              weights.baseAddress,
              places.count,
              width
            )
          }
        }
      }
    }
  }

  /// Which source samples make each target sample, and how much of them: 14-bit weights that sum
  /// to exactly one.
  private struct Taps {
    let count: Int
    private var indices: [Int] = []
    private var weights: [Int32] = []

    init(from source: Int, to target: Int, kernel: (Double) -> Double) {
      let ratio = Double(source) / Double(target)
      let stretch = max(1, ratio)
      let reach = 2 * stretch
      count = Int(reach.rounded(.up)) * 2
      for position in 0..<target {
        let center = (Double(position) + 0.5) * ratio - 0.5
        let first = Int((center - reach).rounded(.down)) + 1
        let raw = (0..<count).map { tap in
          kernel(abs(Double(first + tap) - center) / stretch)
        }
        let sum = raw.reduce(0, +)
        var rounded = raw.map { Int32(($0 / sum * 16384).rounded()) }
        let rest = 16384 - rounded.reduce(0, +)
        if let largest = rounded.indices.max(by: { rounded[$0] < rounded[$1] }) {
          rounded[largest] += rest
        }
        weights += rounded
        indices += (0..<count).map { min(max(first + $0, 0), source - 1) }
      }
    }

    /// The first `count` samples of a row that is made of `line`, with 6 more bits.
    func sum(
      _ line: UnsafePointer<Int32>,
      to result: UnsafeMutablePointer<Int32>,
      count samples: Int
    ) {
      segue_scale_across(result, line, indices, weights, count, samples)
    }

    /// Which samples make the one at `position`, and how much of each.
    @inline(__always)
    func withTaps<Result>(
      of position: Int,
      _ body: (UnsafeBufferPointer<Int>, UnsafeBufferPointer<Int32>) -> Result
    ) -> Result {
      let range = position * count..<(position + 1) * count
      return indices.withUnsafeBufferPointer { indices in
        weights.withUnsafeBufferPointer { weights in
          body(
            UnsafeBufferPointer(rebasing: indices[range]),
            UnsafeBufferPointer(rebasing: weights[range])
          )
        }
      }
    }

    static func mitchell(_ x: Double) -> Double {
      if x < 1 { return ((7 * x - 12) * x * x + 16.0 / 3) / 6 }
      if x < 2 { return (((-7.0 / 3 * x + 12) * x - 20) * x + 32.0 / 3) / 6 }
      return 0
    }

    static func catmullRom(_ x: Double) -> Double {
      if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
      if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
      return 0
    }
  }
}
