import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct ViewGeometryTests {
  let stage = Stage(screen: .iPhone15)

  @Test
  func `frame, bounds and center stay consistent`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = .zero
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: -25, y: -20, width: 50, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.frame.origin == .zero)
    view.frame = CGRect(x: 5, y: 5, width: -10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: 5, width: 10, height: 10))
  }

  @Test
  func `points convert through transforms and scrolled bounds`() {
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    outer.bounds.origin = CGPoint(x: 5, y: 0)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Doubled about (20, 20): the corner is at (0, 0) of the outer content, 5 points left of the
    // edge.
    #expect(inner.convert(CGPoint.zero, to: outer) == .zero)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 95, y: 100))
    #expect(inner.convert(CGPoint(x: 95, y: 100), from: nil) == .zero)
    #expect(
      outer.convert(inner.bounds, from: inner) == CGRect(x: 0, y: 0, width: 40, height: 40)
    )
    #expect(outer.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 1, y: 2))
  }

  @Test
  func `points convert between windows through the screen`() {
    stage.window.rootViewController = UIViewController()
    let other = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    other.isHidden = false
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    other.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 60, y: 70))
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
    #expect(view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 60, y: 70))
    #expect(stage.application.windows == [stage.window, other])
    #expect(stage.application.keyWindow === stage.window)
  }

  @Test
  func `NaN geometry is refused in Core Animation's words`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.center = CGPoint(x: CGFloat.nan, y: 0)
    #expect(view.center == CGPoint(x: 2.5, y: 4))
    #expect(stage.fault?.contains("CALayer position contains NaN: [nan 0]") == true)
  }

  @Test
  func `the safe area follows the view's place in the window`() {
    let full = UIView(frame: stage.window.bounds)
    stage.window.addSubview(full)
    #expect(full.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let low = UIView(frame: CGRect(x: 0, y: 40, width: 393, height: 812))
    full.addSubview(low)
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 34, right: 0))
    low.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
    #expect(low.safeAreaInsets == .zero)
    low.removeFromSuperview()
    #expect(low.safeAreaInsets == .zero)
    #expect(full.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    full.insetsLayoutMarginsFromSafeArea = false
    #expect(full.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test
  func `a scaled view has the safe area of where it is seen, and so have the views in it`() {
    let full = UIView(frame: stage.window.bounds)
    let inner = UIView(frame: stage.window.bounds)
    full.addSubview(inner)
    stage.window.addSubview(full)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    full.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    #expect(full.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    full.transform = .identity
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test
  func `a screen that is scaled behind another one keeps its safe area`() throws {
    let below = UIViewController()
    let above = UIViewController()
    above.modalPresentationStyle = .overFullScreen
    stage.window.rootViewController = below
    try stage.settle()
    stage.perform { below.present(above, animated: false) }
    try stage.settle()
    below.view.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    #expect(below.view.safeAreaInsets.top == 59)
  }

  @Test
  func `tint is inherited and turns grey when dimmed`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    stage.window.addSubview(parent)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    #expect(child.tintColor == .green)
    child.tintColor = nil
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == green && green == blue)
  }

  @Test
  func `an overridden style applies to all views below`() {
    let parent = UIView()
    let child = UIView()
    child.backgroundColor = .systemBackground
    parent.addSubview(child)
    stage.window.addSubview(parent)
    let light = child.layer.backgroundColor
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.layer.backgroundColor != light)
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(child.layer.backgroundColor == light)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
    (.forceLeftToRight, .leftToRight), (.playback, .leftToRight), (.spatial, .leftToRight),
    (.forceRightToLeft, .rightToLeft),
  ])
  func `direction follows the semantic attribute`(
    _ attribute: UISemanticContentAttribute,
    _ expected: UIUserInterfaceLayoutDirection
  ) {
    let stage = Stage(size: CGSize(width: 10, height: 10), layoutDirection: .rightToLeft)
    let view = UIView()
    stage.window.addSubview(view)
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == expected)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize),
    (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.center, .center),
  ])
  func `content modes are layer gravities`(
    _ mode: UIView.ContentMode,
    _ gravity: CALayerContentsGravity
  ) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
  }

  @Test
  func `a view's layer is of the class it names`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class OwnLayer: CAShapeLayer {}
    final class OwnView: UIView {
      override class var layerClass: AnyClass { OwnLayer.self }
    }
    #expect(GradientView().layer is CAGradientLayer)
    let own = OwnView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(own.layer is OwnLayer)
    #expect(own.layer.bounds.width == 5)
    #expect(own.layer.delegate === own)
  }

  @Test
  func `a view's layer is made by init(), not from an archive`() {
    final class RingLayer: CALayer {
      let ring = CAShapeLayer()
      override init() {
        super.init()
        addSublayer(ring)
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { fatalError("not from an archive") }
    }
    final class RingView: UIView {
      override class var layerClass: AnyClass { RingLayer.self }
    }
    #expect(RingView().layer.sublayers?.count == 1)
  }
}
