import Foundation
import QuartzCore
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct StageTests {
  @Test
  func `the stage provides the app's screen, traits and windows`() {
    let stage = Stage(screen: .iPhone15, style: .dark, layoutDirection: .rightToLeft)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(UIApplication.shared.keyWindow === stage.window)
    #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }

  @Test
  func `the stage used last is current`() {
    let small = Stage(size: CGSize(width: 10, height: 10))
    let large = Stage(size: CGSize(width: 20, height: 20))
    #expect(UIScreen.main.bounds.width == 20)
    small.advance(by: 1)
    #expect(UIScreen.main.bounds.width == 10)
    _ = large.window
    #expect(UIScreen.main.bounds.width == 20)
    #expect(small.time == 1)
    #expect(large.time == 0)
  }

  @Test
  func `alternating stages do not disturb each other`() {
    func run(_ stage: Stage) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
      return view
    }
    let first = Stage(size: CGSize(width: 100, height: 10))
    let a = run(first)
    let second = Stage(size: CGSize(width: 100, height: 10))
    let b = run(second)
    first.advance(to: 0.5)
    #expect(a.layer.presentation()?.position.x == 55)
    second.advance(to: 0.25)
    #expect(b.layer.presentation()?.position.x == 30)
    first.advance(to: 1)
    second.advance(to: 1)
    #expect(a.layer.animationKeys() == nil)
    #expect(b.layer.animationKeys() == nil)
  }

  @Test
  func `settling ends when nothing moves`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    var log: [Double] = []
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in
      log.append(stage.time)
      World.current.schedule(after: 1) { log.append(World.current.clock.elapsed) }
    }
    try stage.settle()
    #expect(log.count == 2)
    #expect(abs(stage.time - 1.5) < 1e-9)
  }

  @Test
  func `a fault is thrown when the stage settles`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.window.alpha = .nan
    let view = UIView()
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(throws: StageError.self) { try stage.settle() }
  }

  @Test
  func `an endless timer is found`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    func again() { World.current.schedule(after: 1) { again() } }
    again()
    let words =
      "Something was still going on after 5.0 seconds: the next event is due after 6.000 s."
    #expect(throws: StageError.neverSettles(words)) { try stage.settle(within: 5) }
  }

  @Test
  func `every device has its own name`() {
    #expect(Set(Screen.all.map(\.name)).count == Screen.all.count)
    #expect(Screen(named: "iPhone-15") == .iPhone15)
    #expect(Screen(named: "iphone-15-landscape")?.size == CGSize(width: 852, height: 393))
    #expect(
      Screen.iPhone15.landscape.safeAreaInsets
        == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    )
    #expect(Screen(named: "nokia") == nil)
  }

  @Test
  func `a finished stage releases everything`() {
    weak var view: UIView?
    weak var layer: CALayer?
    weak var window: UIWindow?
    weak var screen: UIScreen?
    weak var application: UIApplication?
    weak var weakStage: Stage?
    do {
      let stage = Stage(size: CGSize(width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(child)
      UIView.animate(withDuration: 1, animations: { child.alpha = 0 }) { _ in child.alpha = 1 }
      World.current.schedule(after: 9) { _ = child }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { child.center.x = 9 }
      animator.addCompletion { _ in animator.pauseAnimation() }
      animator.startAnimation()
      stage.advance(to: 0.5)
      (view, layer, window, weakStage) = (child, child.layer, stage.window, stage)
      (screen, application) = (UIScreen.main, UIApplication.shared)
    }
    #expect(weakStage == nil)
    #expect(view == nil)
    #expect(layer == nil)
    #expect(window == nil)
    #expect(screen == nil)
    #expect(application == nil)
  }
}
