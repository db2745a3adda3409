import Segue
import Testing
import UIKit

extension OrderConformanceTests {
  nonisolated static let touches: [OrderCase] = [
    OrderCase("a touch", ["a.began", "a.ended"]) { stage in
      let a = stage.view("a")
      a.logsTouches = true
      stage.window.addSubview(a)
      stage.stage.tap(at: CGPoint(x: 20, y: 20))
      try stage.settle()
    },
    OrderCase("a touch goes up the responder chain", ["b.began", "a.began", "b.ended", "a.ended"]) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      (a.logsTouches, b.logsTouches) = (true, true)
      a.addSubview(b)
      $0.window.addSubview(a)
      $0.stage.tap(at: CGPoint(x: 20, y: 20))
      try $0.settle()
    },
    OrderCase("a touch that the system takes away", ["a.began", "a.cancelled"]) {
      let a = $0.view("a")
      a.logsTouches = true
      $0.window.addSubview(a)
      $0.stage.drag(
        from: CGPoint(x: 20, y: 20),
        to: CGPoint(x: 20, y: 20),
        over: 0.01,
        ending: .cancelled
      )
      try $0.settle()
    },
    OrderCase("what takes no touches leaves them to what is behind", ["a.began", "a.ended"]) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      (a.logsTouches, b.logsTouches) = (true, true)
      b.isUserInteractionEnabled = false
      a.addSubview(b)
      $0.window.addSubview(a)
      $0.stage.tap(at: CGPoint(x: 20, y: 20))
      try $0.settle()
    },
    OrderCase("what is hidden or nearly clear is not touched", []) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      (a.logsTouches, b.logsTouches) = (true, true)
      a.isHidden = true
      b.alpha = 0.009
      $0.window.addSubview(a)
      $0.window.addSubview(b)
      $0.stage.tap(at: CGPoint(x: 20, y: 20))
      try $0.settle()
    },
    OrderCase("a tap", ["tap ended"]) {
      try gesture(UITapGestureRecognizer(), "tap", $0) { $0.tap(at: CGPoint(x: 20, y: 20)) }
    },
    OrderCase("a touch that becomes a pan is cancelled", ["a.began", "a.cancelled"]) {
      let pan = UIPanGestureRecognizer()
      try gesture(pan, "pan", $0, logsTouches: true, logsStates: false) {
        $0.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 10), over: 1.0 / 60)
      }
    },
    OrderCase("a pan", ["pan began", "pan changed", "pan ended"]) {
      try gesture(UIPanGestureRecognizer(), "pan", $0) {
        $0.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 80, y: 80), over: 0.3)
      }
    },
    OrderCase("a pan that is taken away", ["pan began", "pan changed", "pan cancelled"]) {
      try gesture(UIPanGestureRecognizer(), "pan", $0) {
        $0.drag(
          from: CGPoint(x: 10, y: 10),
          to: CGPoint(x: 80, y: 80),
          over: 0.3,
          ending: .cancelled
        )
      }
    },
    OrderCase("a pan that goes nowhere", []) {
      try gesture(UIPanGestureRecognizer(), "pan", $0) { $0.tap(at: CGPoint(x: 20, y: 20)) }
    },
    OrderCase("a long press", ["press began", "press ended"]) {
      try gesture(UILongPressGestureRecognizer(), "press", $0) {
        $0.longPress(at: CGPoint(x: 20, y: 20), for: 0.8)
      }
    },
    OrderCase("a press that is too short", []) {
      try gesture(UILongPressGestureRecognizer(), "press", $0) {
        $0.longPress(at: CGPoint(x: 20, y: 20), for: 0.4)
      }
    },
    OrderCase("a swipe", ["swipe ended"]) {
      try gesture(UISwipeGestureRecognizer(), "swipe", $0) {
        $0.drag(from: CGPoint(x: 5, y: 20), to: CGPoint(x: 90, y: 20), over: 0.1)
      }
    },
    OrderCase("a swipe the wrong way", []) {
      try gesture(UISwipeGestureRecognizer(), "swipe", $0) {
        $0.drag(from: CGPoint(x: 40, y: 20), to: CGPoint(x: 0, y: 20), over: 0.1)
      }
    },
    OrderCase("one that is not enabled", []) {
      let tap = UITapGestureRecognizer()
      tap.isEnabled = false
      try gesture(tap, "tap", $0) { $0.tap(at: CGPoint(x: 20, y: 20)) }
    },
    OrderCase("a control", ["down", "up inside"]) { stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      button.addAction(UIAction { _ in stage.log.note("down") }, for: .touchDown)
      button.addAction(UIAction { _ in stage.log.note("up inside") }, for: .touchUpInside)
      button.addAction(UIAction { _ in stage.log.note("up outside") }, for: .touchUpOutside)
      stage.window.addSubview(button)
      stage.stage.tap(at: CGPoint(x: 20, y: 20))
      try stage.settle()
    },
    OrderCase("a control that is let go far away", ["down", "up outside"]) { stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      button.addAction(UIAction { _ in stage.log.note("down") }, for: .touchDown)
      button.addAction(UIAction { _ in stage.log.note("up inside") }, for: .touchUpInside)
      button.addAction(UIAction { _ in stage.log.note("up outside") }, for: .touchUpOutside)
      stage.window.addSubview(button)
      stage.stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 190), over: 0.3)
      try stage.settle()
    },
    OrderCase("a control that is not enabled", []) { stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      button.isEnabled = false
      button.addAction(UIAction { _ in stage.log.note("down") }, for: .touchDown)
      stage.window.addSubview(button)
      stage.stage.tap(at: CGPoint(x: 20, y: 20))
      try stage.settle()
    },
  ]

  private static func gesture(
    _ recognizer: UIGestureRecognizer,
    _ name: String,
    _ stage: OrderStage,
    logsTouches: Bool = false,
    logsStates: Bool = true,
    _ touch: (Stage) -> Void
  ) throws {
    let a = stage.view("a", CGRect(x: 0, y: 0, width: 100, height: 200))
    a.logsTouches = logsTouches
    let states = stage.keep(StateLog(log: stage.log))
    recognizer.name = name
    if logsStates { recognizer.addTarget(states, action: Selector(states.handle(_:))) }
    a.addGestureRecognizer(recognizer)
    stage.window.addSubview(a)
    touch(stage.stage)
    try stage.settle()
  }

  @Test(arguments: touches)
  func `touches`(row: OrderCase) throws { try row.check() }

  nonisolated static let scrolling: [OrderCase] = [
    OrderCase("a new offset tells at once, the same one nothing", ["didScroll", "same"]) {
      let scroll = scrollView($0)
      scroll.contentOffset.y = 20
      $0.log.note("same")
      scroll.contentOffset.y = 20
    },
    OrderCase("an animated offset tells its end", ["didScroll", "didEndScrollingAnimation"]) {
      scrollView($0).setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      try $0.settle()
    },
    OrderCase(
      "a drag that rests before it ends",
      ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"]
    ) {
      _ = scrollView($0)
      $0.stage.drag(
        from: CGPoint(x: 50, y: 150),
        to: CGPoint(x: 50, y: 50),
        over: 0.5,
        velocity: 0
      )
      try $0.settle()
    },
    OrderCase(
      "a flick",
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    ) {
      _ = scrollView($0)
      $0.stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), over: 0.1)
      try $0.settle()
    },
    OrderCase("one that may not be scrolled", []) {
      scrollView($0).isScrollEnabled = false
      $0.stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), over: 0.1)
      try $0.settle()
    },
  ]

  private static func scrollView(_ stage: OrderStage) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 2000)
    stage.window.addSubview(scroll)
    stage.window.layoutIfNeeded()
    scroll.delegate = stage.keep(LoggingScroller(log: stage.log))
    return scroll
  }

  @Test(arguments: scrolling)
  func `scrolling`(row: OrderCase) throws { try row.check() }
}
