import Segue
import Testing
import UIKit

/// What a view does when the style of its interface changes while it shows.
@MainActor
struct StyleChangeTests {
  @Test
  func `what a view draws is drawn again in the other style`() {
    final class Drawing: UIView {
      var style: UIUserInterfaceStyle?
      override func draw(_ rect: CGRect) {
        style = UITraitCollection.current.userInterfaceStyle
        UIColor.label.setFill()
        UIRectFill(rect)
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100), style: .light)
    let host = UIViewController()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stepper = UIStepper(frame: CGRect(x: 0, y: 40, width: 0, height: 0))
    host.view.addSubview(view)
    host.view.addSubview(stepper)
    stage.window.rootViewController = host
    _ = stage.render()
    let light = stepper.layer.contents as AnyObject?
    #expect(view.style == .light)
    stage.window.overrideUserInterfaceStyle = .dark
    _ = stage.render()
    #expect(view.style == .dark)
    #expect(light != nil && stepper.layer.contents as AnyObject? !== light)
  }

  @Test
  func `a view resolves colours in its own style when it hears of another one`() throws {
    final class Framed: UIView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        layer.borderColor = UIColor.label.cgColor
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 100), style: .light)
    let host = UIViewController()
    let view = Framed(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame = CGRect(x: 0, y: 40, width: 120, height: 32)
    host.view.addSubview(view)
    host.view.addSubview(segments)
    stage.window.rootViewController = host
    stage.advance(by: 0)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(view.layer.borderColor == UIColor.label.resolvedColor(with: dark).cgColor)
    let fill = UIColor.tertiarySystemFill.resolvedColor(with: dark).cgColor
    #expect(segments.layer.backgroundColor == fill)
  }
}
