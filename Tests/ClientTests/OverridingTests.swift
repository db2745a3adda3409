import Testing
import UIKit

// What apps override of UIKit's classes, and what they ask of them through protocols of their own.

private final class Panel: UIView {
  var recognizers = 0
  var interactionNames: [String] = []

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    recognizers += 1
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
    recognizers -= 1
  }
  override func addInteraction(_ interaction: UIInteraction) {
    interactionNames.append("\(type(of: interaction))")
    super.addInteraction(interaction)
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.priority = .defaultHigh
    super.addConstraint(constraint)
  }
}

/// A screen that stands in for another one.
private final class Proxy: UIViewController {
  let other = UIViewController()

  override var presentedViewController: UIViewController? { other }
  override var presentingViewController: UIViewController? { other }
  override var isBeingPresented: Bool { true }
  override var isBeingDismissed: Bool { false }
  override var isMovingToParent: Bool { true }
  override var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  override var children: [UIViewController] { [other] }
  override var splitViewController: UISplitViewController? { nil }
  override var presentationController: UIPresentationController? { nil }
}

private final class Tabs: UITabBarController {
  var changes: [Bool] = []

  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    super.setTabBarHidden(hidden, animated: animated)
    changes.append(hidden)
  }
}

private protocol Animating {
  static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  )
  static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
}

extension UIView: @MainActor Animating {}

@Suite
@MainActor
struct OverridingTests {
  @Test
  func `a view's recognizers, interactions and constraints pass through its methods`() {
    let panel = Panel()
    let tap = UITapGestureRecognizer()
    panel.addGestureRecognizer(tap)
    #expect(panel.recognizers == 1 && panel.gestureRecognizers == [tap])
    panel.gestureRecognizers = nil
    #expect(panel.recognizers == 0 && panel.gestureRecognizers == nil)
    panel.addInteraction(UIScrollEdgeElementContainerInteraction())
    #expect(panel.interactionNames == ["UIScrollEdgeElementContainerInteraction"])
    let width = panel.widthAnchor.constraint(equalToConstant: 10)
    panel.addConstraints([width])
    #expect(width.isActive && width.priority == .defaultHigh)
  }

  @Test
  func `a controller answers for another one`() {
    let proxy = Proxy()
    #expect(proxy.presentedViewController === proxy.other)
    #expect(proxy.presentingViewController === proxy.other)
    #expect(proxy.isBeingPresented && !proxy.isBeingDismissed && proxy.isMovingToParent)
    #expect(proxy.children == [proxy.other] && proxy.transitionCoordinator == nil)
  }

  @Test
  func `a tab bar that hides says so to the subclass, by the property too`() {
    let tabs = Tabs()
    tabs.isTabBarHidden = true
    #expect(tabs.isTabBarHidden && tabs.changes == [true])
  }

  @Test
  func `animating has the functions of iOS, which code names and protocols ask for`() {
    let animating: Animating.Type = UIView.self
    var steps: [String] = []
    animating.animate(withDuration: 0) { steps.append("two") }
    animating.animate(withDuration: 0, animations: { steps.append("three") }, completion: nil)
    let animate = UIView.animate(withDuration:animations:)
    animate(0) { steps.append("named") }
    #expect(steps == ["two", "three", "named"])
  }
}
