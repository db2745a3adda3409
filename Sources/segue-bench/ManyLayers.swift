import Display
import Foundation
import Geometry
import Pixels
import QuartzCore
import Raster
import Segue
import UIKit

/// Small layers that all move and fade.
@MainActor
enum ManyLayers {
  /// `segue-bench list COUNT`: medians of the time that the display list takes (`first`) and that list
  /// and picture take together.
  static func run(_ arguments: [String]) throws {
    guard let count = arguments.first.flatMap({ Int($0) }) else { throw UsageError() }
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
    for index in 0..<count { stage.window.layer.addSublayer(layer(index)) }
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

  private static func layer(_ index: Int) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: index * 37 % 380, y: index * 91 % 830, width: 10, height: 10)
    layer.backgroundColor = CGColor(
      red: CGFloat(index % 7) / 7,
      green: CGFloat(index % 5) / 5,
      blue: 0.5,
      alpha: 1
    )
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = CGFloat(index % 390)
    move.toValue = CGFloat((index + 100) % 390)
    move.duration = 1
    layer.add(move, forKey: "move")
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.2
    fade.toValue = 1.0
    fade.duration = 1
    layer.add(fade, forKey: "fade")
    return layer
  }
}
