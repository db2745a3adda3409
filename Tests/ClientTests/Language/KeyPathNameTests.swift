import Testing
import UIKit

extension CALayer {
  fileprivate func name<Value>(of keyPath: KeyPath<CALayer, Value>) -> String? {
    keyPath._kvcKeyPathString
  }
}

extension UIView {
  fileprivate func name<Value>(of keyPath: ReferenceWritableKeyPath<UIView, Value>) -> String? {
    keyPath._kvcKeyPathString
  }
}

@MainActor
@Suite
struct KeyPathNameTests {
  private final class Ring: CAShapeLayer {}
  private final class Card: UIImageView {}

  @Test
  func `a key path of a layer is the string that an animation takes`() {
    let layer = UIView().layer
    #expect(layer.name(of: \.position) == "position")
    #expect(layer.name(of: \.opacity) == "opacity")
    #expect(layer.name(of: \.isHidden) == "hidden")
    #expect((\CAShapeLayer.strokeEnd)._kvcKeyPathString == "strokeEnd")
    #expect((\CAGradientLayer.colors)._kvcKeyPathString == "colors")
  }

  @Test
  func `subclasses have the names of their superclasses`() {
    _ = UIView()
    #expect((\CAShapeLayer.opacity)._kvcKeyPathString == "opacity")
    #expect((\Ring.opacity)._kvcKeyPathString == "opacity")
    #expect((\Ring.strokeEnd)._kvcKeyPathString == "strokeEnd")
    #expect((\Card.alpha)._kvcKeyPathString == "alpha")
  }

  @Test
  func `a key path of a view may lead through its layer`() {
    let view = UIView()
    #expect(view.name(of: \.alpha) == "alpha")
    #expect(view.name(of: \.layer.cornerRadius) == "layer.cornerRadius")
    #expect((\Card.layer.position)._kvcKeyPathString == "layer.position")
    #expect(NSExpression(forKeyPath: \UIView.layer.opacity).keyPath == "layer.opacity")
    #expect((\UIView.frame.origin)._kvcKeyPathString == nil)
  }
}
