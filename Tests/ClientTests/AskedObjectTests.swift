import Testing
import UIKit

// What code asks objects that UIKit made for Objective-C.

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}

/// Leaves with the gesture of assistive technology for that.
private final class LeavingPresentation: UIPresentationController {
  override func accessibilityPerformEscape() -> Bool { true }
}

private class Cell: UICollectionViewCell {}
private final class TallCell: Cell {}

/// Forgets `lazy`: `self` is a method of the class where the button is made.
private final class Forgetful: UIViewController {
  var presses = 0

  let button: UIButton = {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let target: Any = Forgetful.press
    button.addTarget(target, action: Selector(Forgetful.press), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  func press() { presses += 1 }
}

@MainActor
@Suite
struct `Asked objects` {
  @Test
  func `an animator known by its protocol says what it is`() {
    let animator: any UIViewControllerAnimatedTransitioning = Fade()
    #expect(animator.isKind(of: Fade.self))
    #expect(animator.isKind(of: NSObject.self))
    #expect(!animator.isKind(of: UIView.self))
    #expect(animator.isEqual(animator))
    #expect(!animator.isEqual(Fade()))
    #expect(Fade().isKind(of: Fade.self))
  }

  @Test
  func `presentation controllers take the gesture of assistive technology that leaves`() {
    let screen = UIViewController()
    let leaving = LeavingPresentation(presentedViewController: screen, presenting: nil)
    #expect(leaving.accessibilityPerformEscape())
    let plain = UIPresentationController(presentedViewController: screen, presenting: nil)
    #expect(!plain.accessibilityPerformEscape())
    #expect(!UIView().accessibilityActivate())
  }

  @Test
  func `a class names the class above it`() {
    #expect(TallCell.superclass() as? Cell.Type === Cell.self)
    let type: Cell.Type = TallCell.self
    #expect(type.superclass() as? Cell.Type === Cell.self)
    #expect(Cell.superclass() as? Cell.Type == nil)
  }

  @Test
  func `a button made for an action alone is a system button`() {
    let button = UIButton(primaryAction: UIAction(title: "Open", handler: { _ in }))
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Open")
  }

  @Test
  func `a control whose target is no object asks the responders above it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let screen = Forgetful()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.presses == 1)
  }

  @Test
  func `a view that is made in a block of animations begins at its frame`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let made = UIView(frame: .zero)
    var inner: UIView?
    window.addSubview(made)
    UIView.animate(withDuration: 1) {
      made.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      window.addSubview(view)
      inner = view
    }
    #expect(made.layer.animationKeys()?.isEmpty == false)
    #expect(inner?.layer.animationKeys() ?? [] == [])
    #expect(inner?.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test
  func `pictures keep the traits that code gives them`() {
    let picture = UIImage()
    #expect(picture.accessibilityTraits == .none)
    picture.accessibilityTraits = [.image, .button]
    #expect(picture.accessibilityTraits.contains(.button))
  }

  @Test
  func `a font descriptor takes its size from a matrix`() {
    let descriptor = UIFontDescriptor(
      name: "Menlo-Bold",
      matrix: CGAffineTransform(scaleX: 14, y: 14)
    )
    #expect(descriptor.pointSize == 14)
    #expect(UIFont(descriptor: descriptor, size: 20).pointSize == 20)
  }

  @Test
  func `objects of Core Foundation say their kind`() {
    let layer = CAShapeLayer()
    layer.fillColor = UIColor.red.cgColor
    layer.path = CGMutablePath()
    #expect(CFGetTypeID(layer.fillColor) == CGColor.typeID)
    #expect(CFGetTypeID(layer.path) == CGPath.typeID)
    #expect(CGPath.typeID != CGColor.typeID)
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
  }

  @Test
  func `a reference that is kept is counted`() {
    let view = UIView()
    let before = CFGetRetainCount(view)
    let kept = [view, view]
    #expect(CFGetRetainCount(view) > before)
    #expect(kept.count == 2)
  }

  @Test
  func `the runtime finds classes by name, and names classes`() {
    #expect(objc_getClass("UILabel") as? AnyClass === UILabel.self)
    #expect(objc_lookUpClass("UILabel") === UILabel.self)
    #expect(objc_lookUpClass("UINothing") == nil)
    let isKnown = objc_getClass("UINothing") != nil
    #expect(!isKnown)
    #expect(String(cString: class_getName(UILabel.self)) == "UILabel")
    #expect(String(cString: object_getClassName(UIImageView())) == "UIImageView")
    #expect(object_getClass(UILabel()) === UILabel.self)
    #expect(object_getClass(UILabel.self).map(NSStringFromClass) == "UILabel")
    let nothing = object_getClass(nil) == nil
    #expect(nothing)
  }
}
