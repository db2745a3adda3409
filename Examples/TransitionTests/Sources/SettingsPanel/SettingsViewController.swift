import UIKit

/// A panel that slides in from the side over a dimmed screen.
///
/// Plain iOS code.
public final class SettingsViewController: UIViewController, UIViewControllerTransitioningDelegate {
  /// What a test may break, to see that it is noticed.
  public enum Mistake {
    case wrongColor
    case slower
    case late
    case forgottenSnapshot
    case completesTwice
    case neverCompletes
    case black
    case bounces
  }

  private let mistake: Mistake?

  public init(mistake: Mistake? = nil) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = mistake == .wrongColor ? .systemRed : .systemBackground
    view.accessibilityIdentifier = "panel"
    let title = UILabel()
    title.text = "Settings"
    title.font = .preferredFont(forTextStyle: .title2)
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PanelAnimator(mistake: mistake)
  }
}

final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let mistake: SettingsViewController.Mistake?

  init(mistake: SettingsViewController.Mistake?) {
    self.mistake = mistake
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    mistake == .slower ? 0.4 : 0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let panel = context.view(forKey: .to) else { return context.completeTransition(false) }
    let container = context.containerView
    let overlay = UIView(frame: container.bounds)
    overlay.backgroundColor = .black
    overlay.alpha = 0
    overlay.accessibilityIdentifier = "overlay"
    container.addSubview(overlay)
    if mistake == .forgottenSnapshot,
      let snapshot = context.viewController(forKey: .from)?.view.snapshotView(
        afterScreenUpdates: false
      )
    {
      container.addSubview(snapshot)
    }
    if mistake == .black { context.viewController(forKey: .from)?.view.isHidden = true }
    let width = container.bounds.width * 0.7
    panel.frame = CGRect(x: -width, y: 0, width: width, height: container.bounds.height)
    container.addSubview(panel)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: mistake == .late ? 0.004 : 0,
      usingSpringWithDamping: mistake == .bounces ? 0.3 : 1,
      initialSpringVelocity: 0
    ) {
      panel.frame.origin.x = 0
      overlay.alpha = 0.4
    } completion: { [mistake] _ in
      context.viewController(forKey: .from)?.view.isHidden = false
      guard mistake != .neverCompletes else { return }
      context.completeTransition(true)
      if mistake == .completesTwice { context.completeTransition(true) }
    }
  }
}
