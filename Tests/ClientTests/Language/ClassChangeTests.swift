import Testing
import UIKit

/// `object_setClass` as the views of libraries use it.
@MainActor
@Suite
struct ClassChangeTests {
  private final class RoundLayer: CALayer {
    override var bounds: CGRect { didSet { cornerRadius = bounds.height / 2 } }
  }
  private final class NamedLayer: CALayer { var words = "some" }

  @Test
  func `the layer of a view becomes one of a subclass, whose overrides are called`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(object_setClass(view.layer, RoundLayer.self) == CALayer.self)
    #expect(view.layer is RoundLayer)
    view.frame.size.height = 40
    #expect(view.layer.cornerRadius == 20)
  }

  @Test
  func `a class with more stored properties, or one that is no subclass, is refused`() {
    let view = UIView()
    #expect(object_setClass(view.layer, NamedLayer.self) == nil)
    #expect(object_setClass(view.layer, UIView.self) == nil)
    #expect(type(of: view.layer) == CALayer.self)
  }
}
