import Segue
import Testing
import UIKit

/// Who is notified of what, in which order.
@MainActor
@Suite("UIKit: call orders")
struct OrderConformanceTests {
  nonisolated static let screens: [OrderCase] = [
    OrderCase(
      "a root appears at once, without animation",
      [
        "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)",
      ]
    ) { $0.window.rootViewController = $0.screen("A") },
    OrderCase("a view is loaded once", ["A.viewDidLoad"]) {
      let screen = $0.screen("A")
      screen.loadViewIfNeeded()
      screen.loadViewIfNeeded()
      _ = screen.view
    },
    OrderCase(
      "full screen without animation",
      [
        "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "A.viewDidDisappear(false)",
      ]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      try $0.settle()
    },
    OrderCase(
      "full screen, animated",
      [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear", "presented",
      ]
    ) { stage in
      let (a, b) = (stage.root(), stage.screen("B"))
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true) { stage.log.note("presented") }
      try stage.settle()
    },
    OrderCase(
      "full screen, dismissed",
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidDisappear", "dismissed",
      ]
    ) { stage in
      let (a, b) = (stage.root(), stage.screen("B"))
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      try stage.settle()
      _ = stage.log.take()
      a.dismiss(animated: true) { stage.log.note("dismissed") }
      try stage.settle()
    },
    OrderCase(
      "a sheet tells the presented screen alone",
      ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      b.modalPresentationStyle = .pageSheet
      a.present(b, animated: true)
      try $0.settle()
    },
    OrderCase("a sheet, dismissed", ["B.viewWillDisappear", "B.viewDidDisappear"]) {
      let (a, b) = ($0.root(), $0.screen("B"))
      b.modalPresentationStyle = .pageSheet
      a.present(b, animated: false)
      try $0.settle()
      _ = $0.log.take()
      b.dismiss(animated: true)
      try $0.settle()
    },
    OrderCase(
      "over full screen leaves the presenter alone",
      ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      b.modalPresentationStyle = .overFullScreen
      a.present(b, animated: true)
      try $0.settle()
    },
    OrderCase("a screen that cannot be presented is not loaded", []) {
      let detached = $0.screen("C")
      let other = $0.screen("B")
      detached.present(other, animated: false)
      _ = $0.log.take()
      try $0.settle()
    },
    OrderCase(
      "a push",
      [
        "B.willMove(parent)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(parent)",
      ]
    ) {
      let (navigation, _) = $0.navigation()
      navigation.pushViewController($0.screen("B"), animated: true)
      try $0.settle()
    },
    OrderCase(
      "a pop",
      [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)",
      ]
    ) {
      let (navigation, _) = $0.navigation()
      navigation.pushViewController($0.screen("B"), animated: false)
      try $0.settle()
      _ = $0.log.take()
      navigation.popViewController(animated: true)
      try $0.settle()
    },
    OrderCase("a pop of the only screen does nothing", []) {
      let (navigation, _) = $0.navigation()
      navigation.popViewController(animated: true)
      try $0.settle()
    },
    OrderCase(
      "a child's view that is added appears; its moves are the container's to tell",
      [
        "B.willMove(parent)", "B.viewDidLoad", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "B.didMove(parent)",
      ]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      a.addChild(b)
      a.view.addSubview(b.view)
      try $0.settle()
      b.didMove(toParent: a)
    },
    OrderCase(
      "a child that is removed",
      [
        "B.willMove(nil)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "B.didMove(nil)",
      ]
    ) {
      let (a, b) = ($0.root(), $0.screen("B"))
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      try $0.settle()
      _ = $0.log.take()
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      try $0.settle()
    },
    OrderCase(
      "a manual appearance transition",
      ["B.viewWillAppear(false)", "B.viewDidAppear(false)"]
    ) {
      let b = $0.screen("B")
      b.loadViewIfNeeded()
      _ = $0.log.take()
      b.beginAppearanceTransition(true, animated: false)
      b.endAppearanceTransition()
    },
  ]

  @Test(arguments: screens)
  func `screens`(row: OrderCase) throws { try row.check() }

  nonisolated static let views: [OrderCase] = [
    OrderCase(
      "into a tree that is in no window",
      ["b.willMove(superview)", "b.didMoveToSuperview", "a.didAdd b"]
    ) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      (a.logsMoves, b.logsMoves) = (true, true)
      a.addSubview(b)
    },
    OrderCase(
      "into a window",
      [
        "b.willMove(superview)", "b.willMove(window)", "b.didMoveToWindow", "b.didMoveToSuperview",
      ]
    ) {
      let b = $0.view("b")
      b.logsMoves = true
      $0.window.addSubview(b)
    },
    OrderCase(
      "out of a window",
      [
        "b.willMove(nil)", "b.willMove(no window)", "b.didMoveToWindow", "b.didMoveToSuperview",
      ]
    ) {
      let b = $0.view("b")
      $0.window.addSubview(b)
      b.logsMoves = true
      b.removeFromSuperview()
    },
    OrderCase("into the same place again", []) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      a.addSubview(b)
      (a.logsMoves, b.logsMoves) = (true, true)
      a.bringSubviewToFront(b)
    },
    OrderCase(
      "the old superview hears first",
      ["a.willRemove c", "b.didAdd c"]
    ) {
      let (a, b, c) = ($0.view("a"), $0.view("b"), $0.view("c"))
      a.addSubview(c)
      (a.logsMoves, b.logsMoves) = (true, true)
      b.addSubview(c)
    },
    OrderCase("out of nothing", []) {
      let b = $0.view("b")
      b.logsMoves = true
      b.removeFromSuperview()
    },
    OrderCase("layout goes from the top down", ["a.layoutSubviews", "b.layoutSubviews"]) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      a.addSubview(b)
      $0.window.addSubview(a)
      (a.logsLayout, b.logsLayout) = (true, true)
      $0.window.layoutIfNeeded()
    },
    OrderCase("constraints go from the bottom up", ["b.updateConstraints", "a.updateConstraints"]) {
      let (a, b) = ($0.view("a"), $0.view("b"))
      a.addSubview(b)
      $0.window.addSubview(a)
      $0.window.layoutIfNeeded()
      (a.logsConstraints, b.logsConstraints) = (true, true)
      a.setNeedsUpdateConstraints()
      b.setNeedsUpdateConstraints()
      a.updateConstraintsIfNeeded()
    },
    OrderCase("several wishes are one layout", ["a.layoutSubviews"]) {
      let a = $0.view("a")
      $0.window.addSubview(a)
      $0.window.layoutIfNeeded()
      a.logsLayout = true
      for _ in 0..<3 { a.setNeedsLayout() }
      a.layoutIfNeeded()
      a.layoutIfNeeded()
    },
    OrderCase("a wish is granted at the end of the turn", ["turn", "a.layoutSubviews"]) { stage in
      let a = stage.view("a")
      stage.window.addSubview(a)
      stage.window.layoutIfNeeded()
      a.logsLayout = true
      stage.stage.perform {
        a.setNeedsLayout()
        stage.log.note("turn")
      }
    },
    OrderCase("a new size is laid out, a new place is not", ["size", "a.layoutSubviews", "place"]) {
      let a = $0.view("a")
      $0.window.addSubview(a)
      $0.window.layoutIfNeeded()
      a.logsLayout = true
      $0.log.note("size")
      a.frame.size.width = 60
      $0.window.layoutIfNeeded()
      $0.log.note("place")
      a.frame.origin.x = 20
      $0.window.layoutIfNeeded()
    },
    OrderCase(
      "a controller hears before and after the layout of its view",
      ["A.viewWillLayoutSubviews", "b.layoutSubviews"]
    ) {
      let a = $0.root()
      let b = $0.view("b")
      a.view.addSubview(b)
      $0.window.layoutIfNeeded()
      a.logsLayout = true
      b.logsLayout = true
      a.view.setNeedsLayout()
      b.setNeedsLayout()
      $0.window.layoutIfNeeded()
    },
    OrderCase("a new alpha lays nothing out", []) {
      let a = $0.view("a")
      $0.window.addSubview(a)
      $0.window.layoutIfNeeded()
      a.logsLayout = true
      a.alpha = 0.5
      a.backgroundColor = .red
      a.transform = CGAffineTransform(translationX: 3, y: 3)
      $0.window.layoutIfNeeded()
    },
  ]

  @Test(arguments: views)
  func `views`(row: OrderCase) throws { try row.check() }

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

  nonisolated static let animations: [OrderCase] = [
    OrderCase("a completion comes in a later turn", ["changes", "after", "finished true"]) {
      stage in
      let a = stage.view("a")
      stage.window.addSubview(a)
      stage.stage.advance(by: 0.1)
      UIView.animate(withDuration: 0.2) {
        a.alpha = 0
        stage.log.note("changes")
      } completion: {
        stage.log.note("finished \($0)")
      }
      stage.log.note("after")
      try stage.settle()
    },
    OrderCase("one without changes completes as well, later", ["after", "finished true"]) { stage in
      UIView.animate(withDuration: 0.2) {
      } completion: {
        stage.log.note("finished \($0)")
      }
      stage.log.note("after")
      try stage.settle()
    },
    OrderCase("animations that are removed have not finished", ["finished false"]) { stage in
      let a = stage.view("a")
      stage.window.addSubview(a)
      stage.stage.advance(by: 0.1)
      UIView.animate(withDuration: 0.2) {
        a.alpha = 0
      } completion: {
        stage.log.note("finished \($0)")
      }
      a.layer.removeAllAnimations()
      try stage.settle()
    },
    OrderCase("the shorter one completes first", ["short", "long"]) { stage in
      let a = stage.view("a")
      stage.window.addSubview(a)
      stage.stage.advance(by: 0.1)
      UIView.animate(withDuration: 0.3) {
        a.alpha = 0
      } completion: { _ in
        stage.log.note("long")
      }
      UIView.animate(withDuration: 0.1) {
        a.center.x = 9
      } completion: { _ in
        stage.log.note("short")
      }
      try stage.settle()
    },
    OrderCase("equal ones complete in the order of their beginning", ["one", "two"]) { stage in
      let (a, b) = (stage.view("a"), stage.view("b"))
      stage.window.addSubview(a)
      stage.window.addSubview(b)
      stage.stage.advance(by: 0.1)
      UIView.animate(withDuration: 0.2) {
        a.alpha = 0
      } completion: { _ in
        stage.log.note("one")
      }
      UIView.animate(withDuration: 0.2) {
        b.alpha = 0
      } completion: { _ in
        stage.log.note("two")
      }
      try stage.settle()
    },
    OrderCase("a transaction's block waits for the animations in it", ["after", "stop", "block"]) {
      stage in
      let a = stage.view("a")
      stage.window.addSubview(a)
      stage.stage.advance(by: 0.1)
      CATransaction.begin()
      CATransaction.setCompletionBlock { stage.log.note("block") }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 0.2
      fade.delegate = stage.keep(StopLog(log: stage.log))
      a.layer.add(fade, forKey: nil)
      CATransaction.commit()
      stage.log.note("after")
      try stage.settle()
    },
    OrderCase("a block of the main queue runs after the turn", ["turn", "block", "later"]) {
      stage in
      stage.stage.perform {
        DispatchQueue.main.async { stage.log.note("block") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { stage.log.note("later") }
        stage.log.note("turn")
      }
      try stage.settle()
    },
  ]

  private final class StopLog: NSObject, CAAnimationDelegate {
    let log: CallLog
    init(log: CallLog) { self.log = log }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.note("stop") }
  }

  @Test(arguments: animations)
  func `animations`(row: OrderCase) throws { try row.check() }

  @Test
  func `the responder chain goes from view to superview, to controller, to window, scene and app`()
  {
    let stage = OrderStage()
    let root = stage.root()
    let inner = stage.view("b")
    root.view.addSubview(inner)
    var chain: [String] = []
    var next: UIResponder? = inner
    while let responder = next {
      chain.append("\(type(of: responder))")
      next = responder.next
    }
    #expect(
      chain == [
        "LoggingView", "UIView", "LoggingController", "UIWindow", "UIWindowScene", "UIApplication",
      ]
    )
  }
}
