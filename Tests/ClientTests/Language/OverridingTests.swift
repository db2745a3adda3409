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

/// Two views that are laid out as one share what is set.
private final class Twin: UIView {
  let other = UIView()

  override func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    super.setContentHuggingPriority(priority, for: axis)
    other.setContentHuggingPriority(priority, for: axis)
  }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    super.setContentCompressionResistancePriority(priority, for: axis)
    other.setContentCompressionResistancePriority(priority, for: axis)
  }
}

private final class Lever: UIButton {
  override var buttonType: ButtonType { .system }
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

/// A choice of two that is always asked at the bottom.
private final class Choice: UIAlertController {
  var answered = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(_ question: String) {
    self.init()
    title = question
  }
  override var preferredStyle: UIAlertController.Style { .actionSheet }
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
  func `hugging and resistance pass through a view's own methods`() {
    let twin = Twin()
    twin.setContentHuggingPriority(.required, for: .horizontal)
    twin.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(twin.other.contentHuggingPriority(for: .horizontal) == .required)
    #expect(twin.contentHuggingPriority(for: .horizontal) == .required)
    #expect(twin.other.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
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
  func `an alert's subclass has initializers of its own, and decides on its style`() {
    #expect(Choice("Which?").preferredStyle == .actionSheet)
    let other = Choice(title: "Which?", message: nil, preferredStyle: .alert)
    #expect(other.preferredStyle == .actionSheet && other.title == "Which?")
    #expect(UIAlertController().preferredStyle == .actionSheet)
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

  @Test
  func `a button's subclass may name its type itself`() {
    #expect(Lever(frame: .zero).buttonType == .system)
  }
}
