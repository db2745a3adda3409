import Segue
import Testing
import UIKit

/// Notes the states of recognizers as their actions see them.
@MainActor
final class GestureLog {
  var entries: [String] = []

  func pan(_ pan: UIPanGestureRecognizer) { note("pan", pan) }
  func tap(_ tap: UITapGestureRecognizer) { note("tap", tap) }
  func doubleTap(_ tap: UITapGestureRecognizer) { note("double", tap) }
  func press(_ press: UILongPressGestureRecognizer) { note("press", press) }
  func swipe(_ swipe: UISwipeGestureRecognizer) { note("swipe", swipe) }
  func pinch(_ pinch: UIPinchGestureRecognizer) { note("pinch", pinch) }
  func rotation(_ rotation: UIRotationGestureRecognizer) { note("rotation", rotation) }
  func plain() { entries.append("plain") }

  private func note(_ name: String, _ recognizer: UIGestureRecognizer) {
    let entry = "\(name) \(recognizer.state)"
    if entries.last != entry { entries.append(entry) }
  }
}

@MainActor
struct GestureRecognizerTests {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let log = GestureLog()

  @Test
  func `a tap recognizes when the finger lifts`() throws {
    stage.window.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector(log.tap(_:)))
    )
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.05)
    #expect(log.entries.isEmpty)
    try stage.settle()
    #expect(log.entries == ["tap ended"])
  }

  @Test
  func `a selector may be unapplied, or take nothing`() throws {
    stage.window.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector(GestureLog.tap(_:)))
    )
    let second = UIView(frame: rect(0, 400, 400, 400))
    stage.window.addSubview(second)
    second.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector(GestureLog.plain))
    )
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.tap(at: CGPoint(x: 100, y: 500))
    try stage.settle()
    #expect(log.entries == ["tap ended", "plain"])
  }

  @Test
  func `an unapplied selector does not keep its target alive`() throws {
    var target: GestureLog? = GestureLog()
    weak let weakTarget = target
    stage.window.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector(GestureLog.tap(_:)))
    )
    target = nil
    #expect(weakTarget == nil)
    stage.tap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
  }

  @Test
  func `a torn-down stage releases the targets of bound selectors`() {
    final class Controller: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(
          UITapGestureRecognizer(target: self, action: Selector(handleTap(_:)))
        )
      }
      func handleTap(_ tap: UITapGestureRecognizer) {}
    }
    var stage: Stage? = Stage(size: CGSize(width: 100, height: 100))
    weak var controller: Controller?
    do {
      let made = Controller()
      stage?.window.rootViewController = made
      controller = made
    }
    #expect(controller != nil)
    stage = nil
    #expect(controller == nil)
  }

  @Test
  func `a tap that moves or lasts too long is not recognized`() throws {
    stage.window.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector(log.tap(_:)))
    )
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.2)
    stage.longPress(at: CGPoint(x: 100, y: 100), for: 1, after: 1)
    try stage.settle()
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: [1, 2, 3])
  func `taps of several fingers`(fingers: Int) throws {
    let tap = UITapGestureRecognizer(target: log, action: Selector(log.tap(_:)))
    tap.numberOfTouchesRequired = 2
    stage.window.addGestureRecognizer(tap)
    stage.tap(with: fingers, at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(log.entries == (fingers == 2 ? ["tap ended"] : []))
  }

  @Test(arguments: [1, 2])
  func `a single tap waits for a double tap to fail`(taps: Int) throws {
    let single = UITapGestureRecognizer(target: log, action: Selector(log.tap(_:)))
    let double = UITapGestureRecognizer(target: log, action: Selector(log.doubleTap(_:)))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.window.addGestureRecognizer(single)
    stage.window.addGestureRecognizer(double)
    if taps == 1 {
      stage.tap(at: CGPoint(x: 100, y: 100))
    } else {
      stage.doubleTap(at: CGPoint(x: 100, y: 100))
    }
    stage.advance(by: 0.3)
    #expect(log.entries == (taps == 1 ? [] : ["double ended"]))
    try stage.settle()
    #expect(log.entries == (taps == 1 ? ["tap ended"] : ["double ended"]))
  }

  @Test
  func `a delegate sees from the translation which way a pan goes`() throws {
    final class Sideways: NSObject, UIGestureRecognizerDelegate {
      var seen: [CGPoint] = []
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let translation = (recognizer as? UIPanGestureRecognizer)?.translation(in: recognizer.view)
        seen.append(translation ?? .zero)
        return abs(translation?.x ?? 0) > abs(translation?.y ?? 0)
      }
    }
    let delegate = Sideways()
    let pan = UIPanGestureRecognizer(target: log, action: Selector(log.pan(_:)))
    pan.delegate = delegate
    stage.window.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 220), over: 0.3)
    try stage.settle()
    #expect(log.entries.isEmpty)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 100), over: 0.3)
    try stage.settle()
    #expect(log.entries == ["pan began", "pan changed", "pan ended"])
    #expect(delegate.seen.count == 2)
    #expect(delegate.seen.allSatisfy { hypot($0.x, $0.y) >= 10 })
  }

  /// A strip at the upper edge goes before what is below it, as that of a sheet.
  private final class Grabber: NSObject, UIGestureRecognizerDelegate {
    var asked: [CGPoint] = []
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      let place = recognizer.location(in: recognizer.view)
      asked.append(place)
      return place.y < 20
    }
  }

  @Test(arguments: [(CGFloat(110), true), (150, false)])
  func `who waits for whom is asked once, as the touch begins, with its place`(
    y: CGFloat,
    isSheet: Bool
  ) throws {
    let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 700))
    let list = UIView(frame: sheet.bounds)
    sheet.addSubview(list)
    stage.window.addSubview(sheet)
    let grabber = Grabber()
    let logs = [GestureLog(), GestureLog()]
    for (view, log) in zip([sheet, list], logs) {
      let pan = UIPanGestureRecognizer(target: log, action: Selector(log.pan(_:)))
      if view === sheet { pan.delegate = grabber }
      view.addGestureRecognizer(pan)
    }
    stage.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 100, y: 20), over: 0.3)
    try stage.settle()
    #expect(logs.map(\.entries.isEmpty) == (isSheet ? [false, true] : [true, false]))
    #expect(grabber.asked == [CGPoint(x: 100, y: y - 100)])
  }

  private final class Refusing: UIView {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test(arguments: [(true, false), (false, true)])
  func `the touched view may refuse a recognizer, one between it and the recognizer's may not`(
    isTouched: Bool,
    begins: Bool
  ) throws {
    let refusing = Refusing(frame: stage.window.bounds)
    let content = UIView(frame: stage.window.bounds)
    content.isUserInteractionEnabled = !isTouched
    refusing.addSubview(content)
    stage.window.addSubview(refusing)
    stage.window.addGestureRecognizer(
      UIPanGestureRecognizer(target: log, action: Selector(log.pan(_:)))
    )
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 100), over: 0.3)
    try stage.settle()
    #expect(log.entries.isEmpty != begins)
  }

  @Test
  func `a pan begins after ten points and counts from there`() throws {
    let pan = UIPanGestureRecognizer(target: log, action: Selector(log.pan(_:)))
    stage.window.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 108, y: 100), over: 0.2)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 100), over: 0.5, after: 0.1)
    stage.advance(by: 0.25)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.549)
    #expect(log.entries == ["pan began", "pan changed"])
    #expect(abs(pan.translation(in: nil).x - 109) <= 2)
    #expect(abs(pan.velocity(in: nil).x - 240) < 1)
    pan.setTranslation(.zero, in: stage.window)
    #expect(pan.translation(in: stage.window) == .zero)
    try stage.settle()
    #expect(log.entries == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  /// The translation that a pan began with.
  @MainActor
  private final class Beginning {
    var translation = CGPoint(x: -1, y: -1)

    func pan(_ pan: UIPanGestureRecognizer) {
      if pan.state == .began { translation = pan.translation(in: nil) }
    }
  }

  @Test
  func `a pan begins with what the finger has moved beyond ten points on each axis`() throws {
    let beginning = Beginning()
    stage.window.addGestureRecognizer(
      UIPanGestureRecognizer(target: beginning, action: Selector(beginning.pan(_:)))
    )
    stage.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 150), over: 0.2)
    try stage.settle()
    #expect(beginning.translation.x < 0 && beginning.translation.x > -10)
    #expect(beginning.translation.y == 0)
  }

  @Test
  func `a pan that has waited for another begins with no translation`() throws {
    let swipe = UISwipeGestureRecognizer(target: log, action: Selector(log.swipe(_:)))
    swipe.direction = .down
    let beginning = Beginning()
    let pan = UIPanGestureRecognizer(target: beginning, action: Selector(beginning.pan(_:)))
    pan.require(toFail: swipe)
    stage.window.addGestureRecognizer(swipe)
    stage.window.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), over: 4)
    try stage.settle()
    #expect(log.entries.isEmpty)
    #expect(beginning.translation == .zero)
  }

  @Test(arguments: [CGFloat(0), 300, 2000])
  func `a pan knows the speed of the release`(speed: CGFloat) throws {
    @MainActor
    final class Speed {
      var value: CGFloat = -1
      func pan(_ pan: UIPanGestureRecognizer) {
        if pan.state == .ended { value = pan.velocity(in: nil).y }
      }
    }
    let result = Speed()
    let pan = UIPanGestureRecognizer(target: result, action: Selector(Speed.pan(_:)))
    stage.window.addGestureRecognizer(pan)
    stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 400),
      over: 0.6,
      velocity: speed
    )
    try stage.settle()
    #expect(abs(result.value - speed) < 1)
  }

  @Test
  func `a cancelled touch cancels the pan`() throws {
    stage.window.addGestureRecognizer(
      UIPanGestureRecognizer(target: log, action: Selector(log.pan(_:)))
    )
    stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 300, y: 100),
      over: 0.5,
      ending: .cancelled
    )
    try stage.settle()
    #expect(log.entries == ["pan began", "pan changed", "pan cancelled"])
  }

  @Test(arguments: [(CGFloat(5), true), (20, true), (21, false), (200, false)])
  func `an edge pan begins at the edge`(x: CGFloat, begins: Bool) throws {
    let pan = UIScreenEdgePanGestureRecognizer(target: log, action: Selector(log.pan(_:)))
    pan.edges = .left
    stage.window.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x + 150, y: 400), over: 0.4)
    try stage.settle()
    #expect(log.entries.isEmpty != begins)
  }

  @Test(
    arguments: [
      (.left, CGPoint(x: -120, y: 0), 0.1, true), (.left, CGPoint(x: 120, y: 0), 0.1, false),
      (.up, CGPoint(x: 0, y: -120), 0.1, true), (.right, CGPoint(x: 120, y: 0), 2.0, false),
      ([.left, .right], CGPoint(x: 120, y: 10), 0.1, true),
    ] as [(UISwipeGestureRecognizer.Direction, CGPoint, Double, Bool)]
  )
  func `a swipe is quick and straight`(
    direction: UISwipeGestureRecognizer.Direction,
    way: CGPoint,
    duration: Double,
    recognizes: Bool
  ) throws {
    let swipe = UISwipeGestureRecognizer(target: log, action: Selector(log.swipe(_:)))
    swipe.direction = direction
    stage.window.addGestureRecognizer(swipe)
    stage.drag(
      from: CGPoint(x: 200, y: 400),
      to: CGPoint(x: 200 + way.x, y: 400 + way.y),
      over: duration
    )
    try stage.settle()
    #expect(log.entries == (recognizes ? ["swipe ended"] : []))
  }

  @Test
  func `a pan that waits for a swipe begins as soon as the finger moves another way`() throws {
    let swipe = UISwipeGestureRecognizer(target: log, action: Selector(log.swipe(_:)))
    swipe.direction = .right
    let pan = UIPanGestureRecognizer(target: log, action: Selector(log.pan(_:)))
    pan.require(toFail: swipe)
    stage.window.addGestureRecognizer(swipe)
    stage.window.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), over: 0.2)
    try stage.settle()
    #expect(log.entries == ["pan began", "pan changed", "pan ended"])
  }

  @Test
  func `a long press begins after half a second and may move then`() throws {
    stage.window.addGestureRecognizer(
      UILongPressGestureRecognizer(target: log, action: Selector(log.press(_:)))
    )
    stage.longPress(at: CGPoint(x: 100, y: 100), for: 0.8)
    stage.advance(by: 0.49)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.02)
    #expect(log.entries == ["press began"])
    try stage.settle()
    #expect(log.entries == ["press began", "press ended"])
  }

  @Test
  func `a pinch scales from where it begins`() throws {
    let pinch = UIPinchGestureRecognizer(target: log, action: Selector(log.pinch(_:)))
    stage.window.addGestureRecognizer(pinch)
    stage.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 220, over: 0.5)
    stage.advance(by: 0.499)
    #expect(abs(pinch.scale - 220 / 108) < 0.05)
    #expect(pinch.location(in: nil).x == 200)
    #expect(pinch.numberOfTouches == 2)
    try stage.settle()
    #expect(log.entries == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test
  func `a rotation turns with the fingers`() throws {
    let rotation = UIRotationGestureRecognizer(target: log, action: Selector(log.rotation(_:)))
    stage.window.addGestureRecognizer(rotation)
    stage.rotate(at: CGPoint(x: 200, y: 400), by: .pi * 0.75, over: 0.5)
    stage.advance(by: 0.499)
    #expect(abs(rotation.rotation - (.pi * 0.75 - .pi / 18)) < 0.08)
    try stage.settle()
    #expect(log.entries == ["rotation began", "rotation changed", "rotation ended"])
  }

  @Test(arguments: [false, true])
  func `recognizers exclude each other unless a delegate allows both`(together: Bool) throws {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      let together: Bool
      init(_ together: Bool) { self.together = together }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { together }
    }
    let delegate = Delegate(together)
    let inner = UIView(frame: rect(0, 0, 400, 400))
    stage.window.addSubview(inner)
    let pan = UIPanGestureRecognizer(target: log, action: Selector(log.pan(_:)))
    let swipe = UISwipeGestureRecognizer(target: log, action: Selector(log.swipe(_:)))
    pan.delegate = delegate
    inner.addGestureRecognizer(pan)
    stage.window.addGestureRecognizer(swipe)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), over: 0.2)
    try stage.settle()
    #expect(log.entries.contains("swipe ended") == together)
    #expect(log.entries.contains("pan began"))
  }

  @Test
  func `the delegate may refuse to begin or to take a touch`() throws {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      var refusesTouch = false
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
      ) -> Bool { !refusesTouch }
    }
    let delegate = Delegate()
    let tap = UITapGestureRecognizer(target: log, action: Selector(log.tap(_:)))
    tap.delegate = delegate
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    delegate.refusesTouch = true
    stage.tap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(log.entries.isEmpty)
  }
}
