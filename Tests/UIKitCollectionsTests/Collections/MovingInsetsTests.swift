import Segue
import Testing

@testable import UIKit

/// Insets that change while content moves, as controls above the content do.
@MainActor
@Suite
struct `Insets that change while content moves` {
  @MainActor
  private final class Control: NSObject, UIScrollViewDelegate {
    var atEnd: (UIScrollView) -> Void = { _ in }
    var onScroll: (UIScrollView) -> Void = { _ in }
    var offsets: [CGFloat] = []
    var stops = 0
    func scrollViewDidScroll(_ view: UIScrollView) {
      offsets.append(view.contentOffset.y)
      onScroll(view)
    }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
      offsets = []
      atEnd(view)
    }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { stops += 1 }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 500))
  private let view = UIScrollView(frame: rect(0, 0, 300, 500))
  private let control = Control()

  init() {
    view.contentSize = CGSize(width: 300, height: 3000)
    view.delegate = control
    stage.window.addSubview(view)
    stage.advance(by: 0.01)
  }

  /// Pulls the content about 90 points beyond its upper edge.
  private func pull() {
    let length = stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 310),
      over: 0.5,
      velocity: 0
    )
    stage.advance(by: length)
  }

  @Test(arguments: [false, true])
  func `released content rests at the inset that the end of the drag sets`(
    isAnimated: Bool
  ) throws {
    control.atEnd = { view in
      if isAnimated {
        UIView.animate(withDuration: 0.3) { view.contentInset.top = 60 }
      } else {
        view.contentInset.top = 60
      }
    }
    pull()
    try stage.settle()
    #expect(view.contentOffset.y == -60)
    #expect(control.stops == 1)
    // It returns without a jump.
    #expect(try #require(control.offsets.first) < -85)
    #expect(zip(control.offsets, control.offsets.dropFirst()).allSatisfy { abs($0 - $1) < 3 })
  }

  @Test
  func `content that an inset kept open slides back when the inset goes`() throws {
    control.atEnd = { $0.contentInset.top = 60 }
    pull()
    try stage.settle()
    UIView.animate(withDuration: 0.3) { view.contentInset.top = 0 }
    #expect(view.contentOffset.y == 0)
    stage.advance(by: 0.15)
    let shown = try #require(view.layer.presentation()).bounds.minY
    #expect(shown > -59 && shown < -1)
  }

  @Test
  func `an inset that goes while content bounces is not where it rests`() throws {
    control.atEnd = { $0.contentInset.top = 60 }
    pull()
    stage.advance(by: 0.1)
    #expect(view.isDecelerating)
    view.contentInset.top = 0
    #expect(view.contentOffset.y < -60)
    try stage.settle()
    #expect(view.contentOffset.y == 0)
  }

  @Test
  func `an inset that a bounce sets is where the bounce ends`() throws {
    control.onScroll = { view in
      if view.isDecelerating, view.contentInset.top == 0 { view.contentInset.top = 60 }
    }
    pull()
    try stage.settle()
    #expect(view.contentOffset.y == -60)
  }

  @Test
  func `content that the end of the drag moves stays there`() throws {
    control.atEnd = { view in
      view.contentInset.top = 60
      view.contentOffset.y = -60
    }
    pull()
    try stage.settle()
    #expect(view.contentOffset.y == -60)
    #expect(control.offsets == [-60])
  }

  @Test
  func `content that grows while it decelerates does not bounce at its old edge`() throws {
    view.contentSize.height = 800
    control.onScroll = { view in
      if view.isDecelerating { view.contentSize.height = 5000 }
    }
    stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 250),
      over: 0.3,
      velocity: 3000
    )
    try stage.settle()
    // The travel of 3000 points a second alone is nearly 1500 points.
    #expect(view.contentOffset.y > 1300)
  }

  @Test
  func `content at its end follows an inset that shrinks`() {
    view.contentInset.bottom = 100
    view.contentOffset.y = 2600
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 2500)
  }

  @Test
  func `content in the middle does not follow insets`() {
    view.contentOffset.y = 1000
    view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 60, right: 0)
    #expect(view.contentOffset.y == 1000)
    view.contentInset = .zero
    #expect(view.contentOffset.y == 1000)
  }

  @Test(
    arguments: [
      .release(at: 100, velocity: 500, rate: 0.998, in: 0...1000, bounces: true),
      .release(at: 900, velocity: 3000, rate: 0.998, in: 0...1000, bounces: true),
      .release(at: 1100, velocity: 300, rate: 0.998, in: 0...1000, bounces: true),
      .spring(from: 120, velocity: 400, to: 300),
      .aimed(from: 700, to: 1000, rate: 0.995),
    ] as [ScrollMotion],
    [0, 0.02, 0.1, 0.4]
  )
  func `a motion resumed in the same range is the same motion`(
    motion: ScrollMotion,
    time: Double
  ) {
    let rest = motion.resumed(at: time, in: 0...1000, bounces: true)
    for step in 0...20 {
      let later = Double(step) * 0.05
      #expect(abs(rest.position(at: later) - motion.position(at: time + later)) < 0.01)
    }
  }
}
