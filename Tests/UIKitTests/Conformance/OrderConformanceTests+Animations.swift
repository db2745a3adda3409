import Segue
import Testing
import UIKit

extension OrderConformanceTests {
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
}
