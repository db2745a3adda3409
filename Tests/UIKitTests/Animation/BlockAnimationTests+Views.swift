import Foundation
import Segue
import Testing
import UIKit

extension BlockAnimationTests {
  @Test
  func `layout inside a block is animated`() {
    final class Half: UIView {
      let child = UIView()
      override func layoutSubviews() {
        if child.superview == nil { addSubview(child) }
        child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
      }
    }
    let half = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(half)
    half.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      half.frame.size.width = 200
      half.layoutIfNeeded()
    }
    #expect(half.child.layer.animation(forKey: "bounds.size") != nil)
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      half.frame.size.width = 100
    }
    #expect(half.child.layer.animation(forKey: "bounds.size-2") != nil)
  }

  @Test
  func `moving views take no touches unless allowed`() {
    UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
    stage.advance(to: 1)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      self.view.alpha = 1
    }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test
  func `a view that changes superviews keeps moving`() {
    let other = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    stage.window.addSubview(other)
    stage.advance(by: 0)
    var flags: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { self.view.center.x = 110 },
      completion: { flags.append($0) }
    )
    stage.advance(to: 0.5)
    other.addSubview(view)
    stage.advance(to: 0.75)
    #expect(abs(shownX - 85) < 1e-6)
    stage.advance(to: 1)
    #expect(flags == [true])
  }

  @Test
  func `a subview added during an animation moves with its parent`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 110 }
    stage.advance(to: 0.5)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    child.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(child)
    #expect(stage.render()[60, 10] == (255, 0, 0, 255))
    child.removeFromSuperview()
    #expect(stage.render()[60, 10] == (0, 0, 0, 255))
  }

  @Test
  func `a completion may remove the view and start another block`() {
    var log: [String] = []
    UIView.animate(
      withDuration: 1,
      animations: { self.view.alpha = 0 },
      completion: { finished in
        log.append("first \(finished)")
        self.view.removeFromSuperview()
        self.stage.window.addSubview(self.view)
        UIView.animate(
          withDuration: 1,
          animations: { self.view.alpha = 1 },
          completion: { log.append("second \($0) at \(self.stage.time)") }
        )
      }
    )
    stage.advance(to: 5)
    #expect(log == ["first true", "second true at 2.0"])
    #expect(view.alpha == 1)
  }

  @Test
  func `the root controller of a window can be dissolved into another`() {
    func controller(_ white: CGFloat) -> UIViewController {
      let controller = UIViewController()
      controller.view.backgroundColor = UIColor(white: white, alpha: 1)
      return controller
    }
    stage.window.rootViewController = controller(0)
    stage.advance(by: 0)
    UIView.transition(
      with: stage.window,
      duration: 1,
      options: [.transitionCrossDissolve, .curveLinear],
      animations: { self.stage.window.rootViewController = controller(1) }
    )
    #expect(stage.render()[100, 100].red == 0)
    stage.advance(to: 0.5)
    #expect(abs(Int(stage.render()[100, 100].red) - 128) <= 1)
    stage.advance(to: 1)
    #expect(stage.render()[100, 100].red == 255)
  }

  @Test
  func `modified animations repeat and then hold the new value`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
        self.view.center.x = 110
      }
    }
    stage.advance(to: 2.5)
    #expect(abs(shownX - 60) < 1e-6)
    stage.advance(to: 6)
    #expect(shownX == 110)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test
  func `transforms turn the short way and are additive`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    stage.advance(to: 0.5)
    let half = view.layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(half.a - cos(.pi / 4)) < 1e-6)
    #expect(abs(half.b - sin(.pi / 4)) < 1e-6)
    stage.advance(to: 2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    stage.advance(to: 2.5)
    let shrunk = view.layer.presentation()?.affineTransform() ?? .identity
    #expect(shrunk.isFinite)
  }

  @Test
  func `the timing function of a transaction replaces the curve of the blocks in it`() throws {
    let steep = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1)
    func pace(_ animate: () -> Void) throws -> CABasicAnimation {
      view.center.x += 50
      view.layer.removeAllAnimations()
      animate()
      return try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    }
    let move = { self.view.center.x = 10 }
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(steep)
    let inside = try pace {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: move)
    }
    let spring = try pace { UIView.animate(springDuration: 1, bounce: 0.2, animations: move) }
    CATransaction.commit()
    let after = try pace { UIView.animate(withDuration: 1, animations: move) }
    #expect(inside.timingFunction == steep)
    #expect(spring is CASpringAnimation && spring.timingFunction == nil)
    #expect(after.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
  }
}
