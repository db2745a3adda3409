import Display
import Foundation
import Pixels
import Raster
import Segue
import UIKit

/// A screen that falls apart: thousands of snapshots of its parts, as real transitions make them.
@MainActor
enum FallingTiles {
  /// `segue-bench tiles COUNT`: the median frame while they fall (`med`), of it the display list
  /// (`first`), and then milliseconds for removing them one by one (`steady`).
  static func run(_ arguments: [String]) throws {
    guard let count = arguments.first.flatMap({ Int($0) }), count > 0 else { throw UsageError() }
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
    let board = board(count, on: stage)
    for (index, tile) in board.subviews.enumerated() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        tile.transform = CGAffineTransform(translationX: 0, y: 400).rotated(by: CGFloat(index % 7))
      }
    }
    var lists: [Double] = []
    var sums: [Double] = []
    let renderer = Renderer()
    for step in 1...20 {
      let start = milliseconds()
      stage.advance(to: Double(step) / 30)
      let list = stage.displayList()
      lists.append(milliseconds() - start)
      _ = renderer.render(list, width: 390, height: 844, background: Pixel(.black))
      sums.append(milliseconds() - start)
    }
    try stage.settle()
    let start = milliseconds()
    for tile in board.subviews { tile.removeFromSuperview() }
    stage.advance(by: 0)
    let removal = milliseconds() - start
    try Measurement(
      peer: "segue",
      wl: "tiles",
      w: 390,
      h: 844,
      mode: "mem",
      med: median(sums),
      mean: median(sums),
      first: median(lists),
      steady: removal
    ).print()
  }

  /// Tiles in rows of fifty that cover the screen.
  private static func board(_ count: Int, on stage: Stage) -> UIView {
    let size = stage.window.bounds.size
    let board = UIView(frame: stage.window.bounds)
    stage.window.addSubview(board)
    let source = UILabel(frame: board.bounds)
    source.text = "Tiles"
    source.backgroundColor = .systemTeal
    guard let picture = source.snapshotView(afterScreenUpdates: true) else { return board }
    let columns = min(count, 50)
    let width = size.width / CGFloat(columns)
    let height = size.height / CGFloat((count + columns - 1) / columns)
    for index in 0..<count {
      let place = CGRect(
        x: CGFloat(index % columns) * width,
        y: CGFloat(index / columns) * height,
        width: width,
        height: height
      )
      let tile = picture.resizableSnapshotView(
        from: place,
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
      guard let tile else { continue }
      tile.frame = place
      board.addSubview(tile)
    }
    stage.advance(by: 0)
    return board
  }
}
