import Pixels
import Segue
import Testing
import UIKit

/// `UIColor.tintColor`, which each view resolves to its own tint.
@MainActor
struct TintColorTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  private func resolved(_ view: UIView) -> CGColor {
    UIColor.tintColor.resolvedColor(with: view.traitCollection).cgColor
  }

  @Test
  func `the colour is the tint of the view that resolves it`() {
    let (outer, inner, plain) = (UIView(), UIView(), UIView())
    inner.backgroundColor = .tintColor
    outer.tintColor = .red
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.window.addSubview(plain)
    #expect(resolved(inner) == UIColor.red.cgColor)
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    outer.tintColor = .green
    #expect(inner.layer.backgroundColor == UIColor.green.cgColor)
    let half = UIColor.tintColor.withAlphaComponent(0.5)
    #expect(
      half.resolvedColor(with: inner.traitCollection) == UIColor.green.withAlphaComponent(0.5)
    )
    let blue = UIColor.systemBlue.resolvedColor(with: plain.traitCollection).cgColor
    #expect(resolved(plain) == blue)
    #expect(inner.traitCollection == plain.traitCollection)
  }

  private final class Told: UIView {
    var count = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      count += 1
    }
  }

  @Test
  func `a view is told of a tint once, however many views come around it`() {
    let (view, middle, outer) = (Told(), UIView(), UIView())
    middle.addSubview(view)
    outer.addSubview(middle)
    stage.window.addSubview(outer)
    #expect(view.count == 1)
    // Another tint is news, and so is one that only looks other.
    outer.tintColor = .red
    #expect(view.count == 2)
    outer.tintAdjustmentMode = .dimmed
    #expect(view.count == 3)
    view.removeFromSuperview()
    outer.addSubview(view)
    #expect(view.count == 3)
    stage.window.addSubview(view)
    #expect(view.count == 4)
  }

  @Test
  func `what comes to a view outside the screen is told of the tint where that comes back`() {
    let (view, outer, host) = (Told(), UIView(), UIView())
    host.tintColor = .red
    stage.window.addSubview(host)
    host.addSubview(outer)
    outer.removeFromSuperview()
    outer.addSubview(view)
    let count = view.count
    host.addSubview(outer)
    #expect(view.tintColor == .red && view.count == count + 1)
  }

  @Test
  func `a view whose tint is the colour itself has the system's`() {
    let view = UIView()
    view.tintColor = .tintColor
    stage.window.addSubview(view)
    let blue = UIColor.systemBlue.resolvedColor(with: view.traitCollection).cgColor
    #expect(resolved(view) == blue)
  }

  @Test
  func `a controller that changes the style of its screen keeps the tint of the window`() {
    let host = UIViewController()
    host.overrideUserInterfaceStyle = .dark
    stage.window.tintColor = .red
    stage.window.rootViewController = host
    stage.window.layoutIfNeeded()
    #expect(resolved(host.view) == UIColor.red.cgColor)
  }

  @Test
  func `what a view draws has the view's tint`() {
    final class Filled: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.tintColor.setFill()
        UIRectFill(rect)
      }
    }
    let view = Filled(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.window.addSubview(view)
    #expect(stage.render().pixmap[25, 25] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test
  func `a change of the tint in a block animates the backgrounds that follow it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .tintColor
    stage.window.addSubview(view)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1) { view.tintColor = .red }
    #expect(view.layer.animation(forKey: "backgroundColor") != nil)
  }
}
