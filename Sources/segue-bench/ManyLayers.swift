import Display
import Foundation
import Pixels
import Raster
import Segue

/// Small layers that all move and fade.
@MainActor
enum ManyLayers {
  /// `segue-bench list COUNT`: medians of the time that the display list takes (`first`) and that
  /// list and picture take together.
  static func run(_ arguments: [String]) throws {
    guard let count = arguments.first.flatMap({ Int($0) }) else { throw UsageError() }
    let stage = MovingLayers.fades.stage(count)
    var lists: [Double] = []
    var sums: [Double] = []
    let renderer = Renderer()
    for step in 1...(count > 10_000 ? 5 : 20) {
      stage.advance(to: Double(step) / 60)
      let start = milliseconds()
      let list = stage.displayList()
      lists.append(milliseconds() - start)
      _ = renderer.render(list, width: 390, height: 844, background: Pixel(.black))
      sums.append(milliseconds() - start)
    }
    try Measurement(
      peer: "segue",
      wl: "layers",
      w: 390,
      h: 844,
      mode: "mem",
      med: median(sums),
      mean: median(sums),
      first: median(lists)
    ).print()
  }
}
