import Segue
import Testing
import UIKit

@MainActor
struct TouchDeliveryTests {
  final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began \(touches.count)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if log.last != "moved" { log.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  let stage = Stage(size: CGSize(width: 400, height: 800))
  let pad = Pad(frame: rect(0, 0, 400, 400))

  init() { stage.window.addSubview(pad) }

  @Test
  func `a view whose touch a recognizer takes gets the event with the cancellation`() throws {
    final class Chart: UIView {
      var cancelled: Set<UITouch>?
      var phase: UITouch.Phase?
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelled = event?.allTouches
        phase = touches.first?.phase
      }
    }
    let chart = Chart(frame: rect(0, 400, 400, 400))
    chart.addGestureRecognizer(UITapGestureRecognizer())
    stage.window.addSubview(chart)
    stage.tap(at: CGPoint(x: 100, y: 500))
    try stage.settle()
    #expect(chart.cancelled?.count == 1 && chart.phase == .cancelled)
  }

  @Test
  func `touches reach the view under the finger`() throws {
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 700), over: 0.2)
    try stage.settle()
    #expect(pad.log == ["began 1", "moved", "ended"])
  }

  @Test
  func `unhandled touches go up the responder chain`() throws {
    let child = UIView(frame: rect(50, 50, 100, 100))
    pad.addSubview(child)
    stage.tap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(pad.log == ["began 1", "ended"])
  }

  @Test(arguments: ["disabled", "hidden", "clear"])
  func `views that take no touches let them through`(kind: String) throws {
    let cover = Pad(frame: pad.frame)
    stage.window.addSubview(cover)
    if kind == "disabled" { cover.isUserInteractionEnabled = false }
    if kind == "hidden" { cover.isHidden = true }
    if kind == "clear" { cover.alpha = 0 }
    stage.tap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(cover.log.isEmpty)
    #expect(pad.log == ["began 1", "ended"])
  }

  @Test
  func `a recognizer takes the touch from the view`() throws {
    pad.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), over: 0.5)
    try stage.settle()
    #expect(pad.log == ["began 1", "moved", "cancelled"])
  }

  @Test
  func `a recognizer that does not cancel leaves the touch to the view`() throws {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.cancelsTouchesInView = false
    pad.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), over: 0.5)
    try stage.settle()
    #expect(pad.log == ["began 1", "moved", "ended"])
  }

  @Test(arguments: [false, true])
  func `a second finger needs multiple touches`(isMultiple: Bool) throws {
    pad.isMultipleTouchEnabled = isMultiple
    stage.tap(with: 2, at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(pad.log.filter { $0 == "began 1" }.count == (isMultiple ? 2 : 1))
  }

  @Test
  func `taps are counted`() throws {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: rect(0, 400, 400, 400))
    stage.window.addSubview(counter)
    stage.doubleTap(at: CGPoint(x: 100, y: 500))
    stage.tap(at: CGPoint(x: 100, y: 500), after: 1)
    try stage.settle()
    #expect(counter.counts == [1, 2, 1])
  }

  @Test
  func `hit testing follows the model, not the animation`() throws {
    stage.advance(by: 0.1)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.allowUserInteraction],
      animations: { pad.frame.origin.y = 400 }
    )
    stage.tap(at: CGPoint(x: 100, y: 600), after: 0.1)
    try stage.settle()
    #expect(pad.log == ["began 1", "ended"])
  }
}
