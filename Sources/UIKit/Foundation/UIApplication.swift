import Foundation
import QuartzCore

/// The app on a stage.
@preconcurrency
@MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The app of the current stage.
  public class var shared: UIApplication { UIKitWorld.current.application }

  /// `sharedApplication` is the name of `shared` in Objective-C, by which libraries find it
  /// that extensions use, too.
  nonisolated open override class func value(forKey key: String) -> Any? {
    guard key == "sharedApplication" || key == "shared" else { return super.value(forKey: key) }
    let application: UIApplication = MainActor.assumeIsolated { UIApplication.shared }
    return application
  }

  package unowned let owner: UIKitWorld
  private var interactionBlocks = 0

  enum Launch {
    case launching, launched, connected, active
  }
  /// How far the app has come since the launch.
  var launch = Launch.launching

  package init(owner: UIKitWorld) {
    self.owner = owner
    super.init()
  }

  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate of screens that run without their app; nothing else keeps it.
  package var standInDelegate: (any UIApplicationDelegate)? {
    didSet { delegate = standInDelegate }
  }
  open override var next: UIResponder? { delegate as? UIResponder }

  open var applicationState: State { .active }
  open var windows: [UIWindow] { owner.windows }
  open var keyWindow: UIWindow? { owner.keyWindow }
  open var connectedScenes: Set<UIScene> { [owner.scene] }
  open var supportsMultipleScenes: Bool { false }

  // MARK: Interaction

  open var isIgnoringInteractionEvents: Bool { interactionBlocks > 0 }
  /// A phone has one scene: the handler gets the error (documented for devices
  /// without several scenes).
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UIScene.unsupportedSession) }

  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UIScene.unsupportedSession) }

  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  open func beginIgnoringInteractionEvents() { interactionBlocks += 1 }
  open func endIgnoringInteractionEvents() { interactionBlocks = max(0, interactionBlocks - 1) }

  /// No headphones are connected.
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  // MARK: Status bar

  open var statusBarFrame: CGRect { owner.scene.statusBarManager?.statusBarFrame ?? .zero }
  open var statusBarOrientation: UIInterfaceOrientation { owner.scene.interfaceOrientation }
  /// Whether the application decides about the status bar, and not its controllers: the key
  /// `UIViewControllerBasedStatusBarAppearance` of its Info.plist is false (documented).
  package var decidesStatusBar = false { didSet { owner.systemChrome?.update(animated: false) } }
  open var statusBarStyle: UIStatusBarStyle = .default {
    didSet { owner.systemChrome?.update(animated: false) }
  }
  open var isStatusBarHidden: Bool = false {
    didSet { owner.systemChrome?.update(hiding: hidingAnimation, over: Self.hidingDuration) }
  }
  /// Made when code asks for it.
  var madeStatusBarWindow: UIWindow?
  private var hidingAnimation = UIStatusBarAnimation.none
  /// Seconds of a change that an application animates (inferred).
  private static let hidingDuration: TimeInterval = 0.35
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    hidingAnimation = animation
    isStatusBarHidden = hidden
    hidingAnimation = .none
  }
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  // MARK: Settings

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    owner.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    owner.screen.traitCollection.preferredContentSizeCategory
  }
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  // MARK: Members that have no effect on a stage

  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0

  open private(set) var alternateIconName: String?
  /// Nobody sees the icon; the name is kept.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil) }
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { refuseToOpen(url, completion: completion) }
  @_disfavoredOverload
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    refuseToOpen(url, completion: nil)
    return false
  }
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    refuseToOpen(url, completion: nil)
    return false
  }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open var isProtectedDataAvailable: Bool { true }
  open var supportsShakeToEdit: Bool {
    get { applicationSupportsShakeToEdit }
    set { applicationSupportsShakeToEdit = newValue }
  }
  open var applicationSupportsShakeToEdit = true
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var supportsAlternateIcons: Bool { false }

  // MARK: Actions

  /// With a nil target, the action goes up the chain from the first responder.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { deliver(action, to: target, from: sender, for: event) }

  /// Sends touches on to their windows (documented).
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    // In the order in which the fingers came.
    for touch in (event.allTouches ?? []).sorted(by: { $0.serial < $1.serial }) {
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
    for window in windows {
      ExchangedMethods.call("sendEvent:", of: window, with: event) { window.sendEvent(event) }
    }
  }
  open func registerForRemoteNotifications() {}

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey"
    )
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey"
    )
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey"
    )
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
  }

  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  open var openSessions: Set<UISceneSession> { [owner.scene.session] }
}

/// The class as an object: code shared with app extensions, where `shared` is unavailable, uses it
/// by name.
extension UIApplication {
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector?.name == "sharedApplication"
  }

  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? .passUnretained(shared) : nil
  }
}

/// Time in the background, which no stage has.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
