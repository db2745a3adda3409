import Segue
import Testing
import UIKit

/// Gestures of several touches, and recognizers that wait for each other.
@Suite
@MainActor
struct GestureSequenceTests {
  /// Counts each action.
  @MainActor
  private final class Counter: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var scales: [CGFloat] = []
    weak var disabled: UIGestureRecognizer?

    func act(_ recognizer: UIGestureRecognizer) {
      states.append(recognizer.state)
      if let pinch = recognizer as? UIPinchGestureRecognizer { scales.append(pinch.scale) }
      disabled?.isEnabled = false
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// Never says what becomes of its touches.
  private final class Silent: UIGestureRecognizer {}

  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let counter = Counter()

  private func add<T: UIGestureRecognizer>(_ recognizer: T, to counter: Counter) -> T {
    recognizer.addTarget(counter, action: Selector(counter.act(_:)))
    stage.window.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func send(_ number: Int, _ x: CGFloat, _ phase: UITouch.Phase) {
    TouchScreen.current.send([.init(number, at: CGPoint(x: x, y: 400), phase)])
  }

  @Test
  func `a double tap that no single tap waits for is recognized after the single one`() throws {
    _ = add(UITapGestureRecognizer(), to: counter)
    let doubles = Counter()
    let double = add(UITapGestureRecognizer(), to: doubles)
    double.numberOfTapsRequired = 2
    stage.doubleTap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(counter.states.first == .ended)
    #expect(doubles.states == [.ended])
  }

  @Test
  func `two taps far from each other are no double tap`() throws {
    let single = add(UITapGestureRecognizer(), to: counter)
    let doubles = Counter()
    let double = add(UITapGestureRecognizer(), to: doubles)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.tap(at: CGPoint(x: 300, y: 100), after: 0.1)
    try stage.settle()
    #expect(doubles.states.isEmpty)
    #expect(counter.states.first == .ended)
  }

  @Test
  func `a tap waits for a recognizer that never says that it fails, each time`() throws {
    let tap = add(UITapGestureRecognizer(), to: counter)
    let silent = add(Silent(), to: Counter())
    tap.require(toFail: silent)
    for count in 1...2 {
      stage.tap(at: CGPoint(x: 100, y: 100), after: 1)
      try stage.settle()
      #expect(counter.states.count == count)
    }
  }

  @Test
  func `a recognizer for pencils takes no finger`() throws {
    let tap = add(UITapGestureRecognizer(), to: counter)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.tap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(counter.states.isEmpty)
  }

  @Test
  func `a long press after a tap`() throws {
    let press = add(UILongPressGestureRecognizer(), to: counter)
    press.numberOfTapsRequired = 1
    stage.longPress(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(counter.states.isEmpty)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.longPress(at: CGPoint(x: 100, y: 100), after: 0.1)
    try stage.settle()
    #expect(counter.states == [.began, .ended])
  }

  @Test
  func `the first of two fingers that press may move until the second one lands`() {
    let press = add(UILongPressGestureRecognizer(), to: counter)
    press.numberOfTouchesRequired = 2
    stage.perform {
      send(1, 100, .began)
      send(1, 103, .moved)
      send(2, 200, .began)
    }
    stage.advance(by: 0.6)
    #expect(counter.states == [.began])
  }

  @Test
  func `a pinch lasts until both fingers have lifted, and goes on with one that comes back`() {
    _ = add(UIPinchGestureRecognizer(), to: counter)
    stage.perform {
      send(1, 100, .began)
      send(2, 200, .began)
      send(2, 220, .moved)
      send(2, 340, .moved)
      send(2, 340, .ended)
    }
    #expect(counter.states == [.began, .changed] && counter.scales.last == 2)
    stage.perform {
      send(1, 50, .moved)
      send(3, 150, .began)
      send(3, 200, .moved)
    }
    #expect(counter.states == [.began, .changed, .changed] && counter.scales.last == 3)
    stage.perform {
      send(3, 200, .ended)
      send(1, 50, .ended)
    }
    #expect(counter.states.last == .ended && counter.scales.last == 3)
  }

  @Test
  func `a finger more than may pan does not disturb a pan, but prevents one`() {
    let pan = add(UIPanGestureRecognizer(), to: counter)
    pan.maximumNumberOfTouches = 1
    stage.perform {
      send(1, 100, .began)
      send(1, 150, .moved)
      send(2, 300, .began)
      send(2, 340, .moved)
      send(1, 160, .moved)
    }
    #expect(counter.states == [.began, .changed] && pan.numberOfTouches == 1)
    #expect(pan.translation(in: nil).x == 50)
    stage.perform {
      send(2, 340, .ended)
      send(1, 160, .ended)
    }
    #expect(counter.states == [.began, .changed, .ended])
    stage.perform {
      send(3, 100, .began)
      send(4, 200, .began)
      send(3, 150, .moved)
    }
    #expect(counter.states.count == 3)
  }

  @Test
  func `a view may let time pass as it hears of its end`() {
    final class Pad: UIView {
      var ends = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ends += 1
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
      }
    }
    let pads = [Pad(frame: rect(0, 0, 200, 800)), Pad(frame: rect(200, 0, 200, 800))]
    for pad in pads {
      stage.window.addSubview(pad)
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      pad.addGestureRecognizer(double)
    }
    // The ends wait for a second tap, and come at the same time.
    stage.perform {
      send(1, 100, .began)
      send(2, 300, .began)
      send(1, 100, .ended)
      send(2, 300, .ended)
    }
    stage.advance(by: 1)
    #expect(pads.map(\.ends) == [1, 1])
  }

  @Test
  func `a recognizer that an action of another disables tells of it once`() throws {
    let others = Counter()
    let first = add(UIPanGestureRecognizer(), to: counter)
    let second = add(UIPanGestureRecognizer(), to: others)
    first.delegate = counter
    counter.disabled = second
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), over: 0.2)
    try stage.settle()
    #expect(others.states == [.cancelled])
  }
}
