import Foundation

/// One instance of the app's interface. A stage has one.
@preconcurrency
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  open override var next: UIResponder? { UIApplication.shared }
}

@preconcurrency
@MainActor
public protocol UISceneDelegate: AnyObject {}

@preconcurrency
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

@preconcurrency
@MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  package unowned let owner: UIKitWorld

  package init(owner: UIKitWorld) {
    self.owner = owner
    super.init()
  }

  open var screen: UIScreen { owner.screen }
  open var windows: [UIWindow] { owner.windows }
  open var keyWindow: UIWindow? { owner.keyWindow }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}

@preconcurrency
@MainActor
open class UIStatusBarManager: MainActorObject {
  private let scene: UIWindowScene

  fileprivate init(scene: UIWindowScene) { self.scene = scene }

  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { scene.screen.screenDescription.statusBarHeight == 0 }
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0,
      y: 0,
      width: scene.screen.bounds.width,
      height: scene.screen.screenDescription.statusBarHeight
    )
  }
}
