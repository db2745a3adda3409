// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Foundation
import Segue
import Testing
import UIKit

/// Thousands of views, layers and animations: what grows faster than their number would show here.
///
/// The limits are some thirty times what an optimized build takes.
@MainActor
@Suite(.serialized)
struct ScaleTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800), scale: 2)

  /// Seconds; printed when `PRINT_TIMES` is set.
  private func time(_ name: String, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(body)
    let seconds =
      Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
    if ProcessInfo.processInfo.environment["PRINT_TIMES"] != nil {
      print("time of \(name): \((seconds * 1e6).rounded() / 1e3) ms")
    }
    return seconds
  }

  private func tiles(_ count: Int) -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    board.backgroundColor = .white
    stage.window.addSubview(board)
    let source = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    source.text = "Tiles"
    source.backgroundColor = .systemTeal
    let picture = source.snapshotView(afterScreenUpdates: true)!
    for index in 0..<count {
      let rect = CGRect(x: index % 50 * 8, y: index / 50 * 8, width: 8, height: 8)
      let tile = picture.resizableSnapshotView(
        from: rect,
        afterScreenUpdates: false,
        withCapInsets: .zero
      )!
      tile.frame = rect
      board.addSubview(tile)
    }
    stage.advance(by: 0)
    return board
  }

  @Test
  func `20,000 subviews are added, and removed from the front, in no time`() {
    let board = UIView()
    stage.window.addSubview(board)
    let seconds = time("adding and removing 20,000 subviews") {
      for _ in 0..<20_000 { board.addSubview(UIView()) }
      while let first = board.subviews.first { first.removeFromSuperview() }
      stage.advance(by: 0)
    }
    #expect(board.subviews.isEmpty)
    #expect(seconds < 20)
  }

  @Test
  func `3,400 subviews are removed one by one in no time`() {
    let board = tiles(3400)
    let seconds = time("removing 3,400 subviews") {
      for tile in board.subviews { tile.removeFromSuperview() }
      stage.advance(by: 0)
    }
    #expect(board.subviews.isEmpty)
    #expect(seconds < 60)
  }

  @Test
  func `3,400 subviews that leave as their animations end take no time`() {
    let board = tiles(3400)
    let seconds = time("3,400 animations that end one by one and remove their views") {
      for (index, tile) in board.subviews.enumerated() {
        UIView.animate(withDuration: 0.1 + Double(index) * 0.0001) {
          tile.center.y += 500
        } completion: { _ in
          tile.removeFromSuperview()
        }
      }
      stage.advance(by: 1)
    }
    #expect(board.subviews.isEmpty)
    #expect(seconds < 60)
  }

  @Test
  func `a falling tile costs microseconds a frame`() {
    let board = tiles(3400)
    for (index, tile) in board.subviews.enumerated() {
      UIView.animate(withDuration: 1) {
        tile.transform = CGAffineTransform(translationX: 0, y: 400).rotated(by: CGFloat(index % 7))
      }
    }
    stage.advance(by: 0.1)
    _ = stage.displayList()
    var frames = 0.0
    let lists = time("10 display lists of 3,400 falling tiles") {
      for _ in 0..<10 {
        stage.advance(by: 0.01)
        _ = stage.displayList()
        frames += 1
      }
    }
    let pictures = time("10 frames of 3,400 falling tiles") {
      for _ in 0..<10 {
        stage.advance(by: 0.01)
        _ = stage.render()
      }
    }
    #expect(lists < 3)
    #expect(pictures < 20)
  }

  @Test
  func `4,000 animations with their own ends run in no time`() {
    let root = stage.window.layer
    let layers = (0..<4000).map { _ in CALayer() }
    for layer in layers { root.addSublayer(layer) }
    stage.advance(by: 0)
    let seconds = time("4,000 animations with different ends") {
      for (index, layer) in layers.enumerated() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.1 + Double(index) * 0.0002
        layer.add(animation, forKey: nil)
      }
      stage.advance(by: 2)
    }
    #expect(layers.allSatisfy { $0.animationKeys() == nil })
    #expect(seconds < 60)
  }

  @Test
  func `trees of a thousand nested views are built, laid out and drawn`() {
    let seconds = time("a tree 1,000 deep, built from the top, laid out and drawn") {
      var parent: UIView = stage.window
      for _ in 0..<1000 {
        let view = UIView(frame: CGRect(x: 0.1, y: 0.1, width: 300, height: 300))
        parent.addSubview(view)
        parent = view
      }
      _ = stage.render()
    }
    #expect(seconds < 60)
  }

  @Test
  func `a tree of a thousand views joins the window at once`() {
    let seconds = time("a tree 1,000 deep that joins a window with a safe area") {
      let stage = Stage(screen: .iPhone15)
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
      var parent = top
      for _ in 0..<1000 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
        parent.addSubview(view)
        parent = view
      }
      stage.window.addSubview(top)
      stage.advance(by: 0)
      top.frame.origin.y = 10
      stage.advance(by: 0)
    }
    #expect(seconds < 60)
  }

  @Test
  func `a path of 100,000 segments is filled and stroked`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 200, y: 400))
    for index in 0..<100_000 {
      let angle = CGFloat(index) * 0.01
      let radius = 180 * CGFloat(index) / 100_000
      path.addLine(to: CGPoint(x: 200 + radius * cos(angle), y: 400 + radius * sin(angle)))
    }
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = UIColor.systemTeal.cgColor
    shape.strokeColor = UIColor.black.cgColor
    shape.lineWidth = 0.5
    stage.window.layer.addSublayer(shape)
    let seconds = time("a path of 100,000 segments, filled and stroked") { _ = stage.render() }
    #expect(seconds < 60)
  }

  @Test
  func `bringing the front view to the front changes nothing`() {
    let parent = UIView()
    stage.window.addSubview(parent)
    let (below, front) = (UIView(), UIView())
    parent.addSubview(below)
    parent.addSubview(front)
    let above = CALayer()
    parent.layer.addSublayer(above)
    parent.layoutIfNeeded()
    parent.bringSubviewToFront(front)
    #expect(parent.layer.sublayers?.last === above)
  }
}
