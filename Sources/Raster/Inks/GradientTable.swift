import Display
import Pixels

/// Premultiplied colours at even steps of the offset 0...1, and a clear one for what is outside.
final class GradientTable: @unchecked Sendable {
  static let last = 1023

  private let memory: UnsafeMutablePointer<UInt32>

  /// `last` + 1 colours; valid while this lives.
  var pixels: PixelSlice { PixelSlice(memory, count: Int32(GradientTable.last + 1)) }

  init(_ stops: [Gradient.Stop]) {
    memory = UnsafeMutablePointer<UInt32>.unwritten(capacity: GradientTable.last + 2)
    memory[GradientTable.last + 1] = 0
    var upper = 0
    for index in 0...GradientTable.last {
      let t = Double(index) / Double(GradientTable.last)
      while upper < stops.count, stops[upper].offset <= t { upper += 1 }
      memory[index] = Pixel(GradientTable.color(stops, upper, t)).packed
    }
  }

  deinit { memory.deallocate() }

  /// `upper` is the first stop behind `t`.
  ///
  /// Core Graphics interpolates straight colour.
  private static func color(_ stops: [Gradient.Stop], _ upper: Int, _ t: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if upper == 0 { return first.color }
    if upper == stops.count { return last.color }
    let a = stops[upper - 1]
    let b = stops[upper]
    let mix = (t - a.offset) / (b.offset - a.offset)
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * mix }
    return Color(
      red: between(a.color.red, b.color.red),
      green: between(a.color.green, b.color.green),
      blue: between(a.color.blue, b.color.blue),
      alpha: between(a.color.alpha, b.color.alpha)
    )
  }
}
