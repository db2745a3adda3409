import Foundation
import QuartzCore

/// Manages one screenful of views, or part of one. For now what views and windows need of it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  open var view: UIView! {
    didSet { view.viewController = self }
  }
  open var viewIfLoaded: UIView? { view }
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  package var safeAreaAdditions: UIEdgeInsets { .zero }
  package func viewWillLayOut() {}
  package func viewDidLayOut() {}
  package func viewWillMove(toWindow window: UIWindow?) {}
  package func viewDidMove(toWindow window: UIWindow?) {}
}
