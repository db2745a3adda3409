import Foundation

/// One instance of the app's interface.
///
/// A stage has one.
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
  open package(set) var session: UISceneSession = UISceneSession(
    configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  )
  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  open var subtitle = ""
  /// Nothing is restored, so that nothing waits for these.
  open func extendStateRestoration() {}
  open func completeStateRestoration() {}
  open override var next: UIResponder? { UIApplication.shared }

  /// When the system shows this scene for a link or an activity; there is no other to choose from.
  open var activationConditions = UISceneActivationConditions()
  /// Stored: a scene ends with the run.
  open var destructionConditions: Set<UIScene.DestructionCondition> = []
  /// A phone has no pointer to lock.
  open var pointerLockState: UIPointerLockState? { nil }

  /// Nothing opens, as `UIApplication.open(_:options:completionHandler:)` reports.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.refuseToOpen(url, completion: completion) }
}

/// What a scene was connected with. A stage connects it without links, shortcuts or activities.
extension UIScene {
  @preconcurrency
  @MainActor
  open class ConnectionOptions {
    package init() {}

    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var sourceApplication: String? { nil }
    open var userActivities: Set<NSUserActivity> { [] }
    open var handoffUserActivityType: String? { nil }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

/// A link that was opened in the app.
///
/// A stage opens none.
@preconcurrency
@MainActor
open class UIOpenURLContext: Hashable {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
  }

  nonisolated public static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An app's options for a new scene.
@preconcurrency
@MainActor
open class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  /// Its first screen is shown; one of the Info.plist is not repeated here.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The system's record of a scene.
@preconcurrency
@MainActor
open class UISceneSession: Hashable {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  package init(configuration: UISceneConfiguration) { self.configuration = configuration }

  open private(set) weak var scene: UIScene?
  public let configuration: UISceneConfiguration
  open var role: Role { configuration.role }
  open var persistentIdentifier: String { "scene" }
  open var userInfo: [String: Any]?
  /// What a scene that was closed has left: nothing, as at the first launch.
  open var stateRestorationActivity: NSUserActivity? { nil }

  package func attach(_ scene: UIScene) { self.scene = scene }

  nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@preconcurrency
@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The others are for what never reaches a stage: links, saved states and activities.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

@preconcurrency
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  /// Called when the interface turns, or takes other traits.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
  /// Never called: nobody opens the menu of the app's icon.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// The optional window of every delegate on iOS, for `delegate?.window??.frame`.
  public var _optionalWindow: UIWindow?? { .some(window) }

  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIScene {
  /// How a new scene is to be shown.
  @preconcurrency
  @MainActor
  open class ActivationRequestOptions: MainActorObject {
    open var requestingScene: UIScene?
    public init() { super.init(isolated: ()) }
  }

  static var unsupportedSession: any Error {
    NSError(domain: "UISceneErrorDomain", code: 0)
  }
}

@preconcurrency
@MainActor
open class UISceneDestructionRequestOptions: MainActorObject {
  public init() { super.init(isolated: ()) }
}
