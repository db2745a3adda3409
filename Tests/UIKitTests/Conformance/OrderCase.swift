import Segue
import Testing
import UIKit

/// What happens on a stage of 100 by 200 points, and the calls that must come, in order.
struct OrderCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: [String]
  let run: @MainActor @Sendable (OrderStage) throws -> Void

  init(
    _ name: String,
    _ expected: [String],
    _ run: @escaping @MainActor @Sendable (OrderStage) throws -> Void
  ) {
    testDescription = name
    self.expected = expected
    self.run = run
  }

  @MainActor
  func check() throws {
    let stage = OrderStage()
    try run(stage)
    #expect(stage.log.take() == expected)
    #expect(stage.stage.fault == nil)
  }
}

/// A stage, a log, and objects that write into it.
@MainActor
final class OrderStage {
  let stage = Stage.small()
  let log = CallLog()
  private var kept: [AnyObject] = []

  var window: UIWindow { stage.window }

  /// Whatever is referred to weakly.
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  func screen(_ name: String) -> LoggingController {
    let screen = LoggingController(name, .red, log: log)
    return screen
  }

  /// The root of the window, whose own calls are not of interest.
  func root() -> LoggingController {
    let root = screen("A")
    window.rootViewController = root
    _ = log.take()
    return root
  }

  func navigation() -> (UINavigationController, LoggingController) {
    let first = screen("A")
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    _ = log.take()
    return (navigation, first)
  }

  func view(
    _ name: String,
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 50, height: 50)
  ) -> LoggingView {
    let view = LoggingView(frame: frame)
    view.name = name
    view.log = log
    return view
  }

  /// Lets everything in progress end.
  func settle() throws { try stage.settle() }
}

/// Records what it is notified of.
///
/// Layout and touches only on request.
final class LoggingView: UIView {
  var name = ""
  var log: CallLog?
  var logsMoves = false
  var logsLayout = false
  var logsConstraints = false
  var logsTouches = false

  private func note(_ call: String, _ isWanted: Bool) {
    if isWanted { log?.note("\(name).\(call)") }
  }

  override func willMove(toSuperview view: UIView?) {
    note("willMove(\(view == nil ? "nil" : "superview"))", logsMoves)
  }
  override func didMoveToSuperview() { note("didMoveToSuperview", logsMoves) }
  override func willMove(toWindow window: UIWindow?) {
    note("willMove(\(window == nil ? "no window" : "window"))", logsMoves)
  }
  override func didMoveToWindow() { note("didMoveToWindow", logsMoves) }
  override func didAddSubview(_ view: UIView) {
    note("didAdd \((view as? LoggingView)?.name ?? "")", logsMoves)
  }
  override func willRemoveSubview(_ view: UIView) {
    note("willRemove \((view as? LoggingView)?.name ?? "")", logsMoves)
  }
  override func updateConstraints() {
    super.updateConstraints()
    note("updateConstraints", logsConstraints)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews", logsLayout)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", logsTouches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", logsTouches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", logsTouches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", logsTouches)
    super.touchesCancelled(touches, with: event)
  }
}

/// Records a scroll view's callbacks; consecutive moves count once.
final class LoggingScroller: NSObject, UIScrollViewDelegate {
  let log: CallLog
  private var last = ""
  init(log: CallLog) { self.log = log }

  private func note(_ call: String) {
    if call != "didScroll" || last != call { log.note(call) }
    last = call
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEndDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
}

/// Records the states of recognizers.
final class StateLog: NSObject {
  let log: CallLog
  private var last: [String: UIGestureRecognizer.State] = [:]
  init(log: CallLog) { self.log = log }

  @MainActor
  func handle(_ recognizer: UIGestureRecognizer) {
    let name = recognizer.name ?? ""
    if recognizer.state == .changed, last[name] == .changed { return }
    last[name] = recognizer.state
    let words = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    log.note("\(name) \(words[recognizer.state.rawValue])")
  }
}
