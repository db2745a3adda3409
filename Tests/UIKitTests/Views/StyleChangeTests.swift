import Segue
import Testing
import UIKit

/// What a view does when the style of its interface changes while it shows.
@MainActor
struct StyleChangeTests {
  @Test
  func `what a view draws is drawn again in the other style`() throws {
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
    let face = try #require(stepper.subviews.first?.layer)
    let light = face.contents as AnyObject?
    #expect(view.style == .light)
    stage.window.overrideUserInterfaceStyle = .dark
    _ = stage.render()
    #expect(view.style == .dark)
    #expect(light != nil && face.contents as AnyObject? !== light)
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

  @Test
  func `a colour that the app gave to a layer is the view's, and stays in the other style`() {
    let stage = Stage(size: CGSize(width: 200, height: 100), style: .light)
    let (layered, dynamic) = (UIView(), UIView())
    let red = UIColor.systemRed.cgColor
    dynamic.backgroundColor = .systemBackground
    #expect(layered.backgroundColor == nil)
    layered.layer.backgroundColor = red
    #expect(layered.backgroundColor?.cgColor == red)
    #expect(dynamic.backgroundColor == .systemBackground)
    for view in [layered, dynamic] { stage.window.addSubview(view) }
    stage.advance(by: 0)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let black = UIColor.systemBackground.resolvedColor(with: dark).cgColor
    #expect(layered.layer.backgroundColor == red)
    #expect(dynamic.layer.backgroundColor == black)
    dynamic.layer.backgroundColor = red
    #expect(dynamic.backgroundColor?.cgColor == red)
    layered.backgroundColor = nil
    #expect(layered.layer.backgroundColor == nil)
  }
}
