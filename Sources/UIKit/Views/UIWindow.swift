import Foundation
import QuartzCore

/// The root of a view tree on the screen.
@preconcurrency
@MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// `.alert + 1`: above all alerts.
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  package let owner: UIKitWorld
  /// A test that makes a window by itself has nothing else that keeps its world: the thread forgets
  /// it when it goes on with another test.
  private var world: World?
  package weak var firstResponder: UIResponder?
  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }
  private var shownController: UIViewController?
  /// Whether it is the key window: the world forgets it before it is let go.
  private var holdsKey = false
  /// Whether the last change of `isHidden` has shown it.
  private var isVisible = false
  /// Whether it is the keyboard's, whose views type into a text of another window.
  package var isForKeyboard = false {
    // The world owns this window, not the other way around.
    didSet { if isForKeyboard { world = nil } }
  }
  /// The view of the status bar in its window, which the world owns, too.
  var statusBar: UIView? { didSet { if statusBar != nil { world = nil } } }
  /// That window: the keyboard's has no first responder of its own.
  weak var served: UIWindow?

  public override init(frame: CGRect) {
    owner = UIKitWorld.current
    super.init(frame: frame)
    setUpWindow()
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public init(windowScene: UIWindowScene) {
    owner = UIKitWorld.current
    super.init(frame: windowScene.screen.bounds)
    setUpWindow()
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    owner = UIKitWorld.current
    super.init(coder: coder)
    setUpWindow()
    coder.read(into: self, as: UIWindow.self)
  }

  private func setUpWindow() {
    world = owner.world
    layer.isHidden = true
    hierarchy.window = self
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    traitsMayHaveChanged()
    safeAreaInsetsMayHaveChanged()
  }

  isolated deinit {
    let wasOnScreen = isOnScreen
    if wasOnScreen {
      layer.removeFromSuperlayer()
      // The window below decides about the status bar again.
      owner.systemChrome?.update(animated: false)
    }
    guard let world, World.existing === world, !owner.hasEnded else { return }
    if holdsKey { owner.keyWindowHasGone() }
    if wasOnScreen { sendLastDisappearance() }
  }

  /// The root's callbacks when the window is let go, as when it is hidden (inferred).
  ///
  /// A subclass's own part is gone by then, so nothing that one may override is called. A root that
  /// stands in another window by now stays there, and a world that ends sends nothing.
  private func sendLastDisappearance() {
    guard let controller = shownController, controller.viewIfLoaded?.window == nil else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }

  open override var next: UIResponder? { windowScene }
  open override var superview: UIView? { nil }
  open override var window: UIWindow? { self }

  open var screen: UIScreen { owner.screen }
  /// A window without a scene does not show.
  open var windowScene: UIWindowScene? = nil {
    didSet {
      if windowScene !== oldValue { traitsMayHaveChanged() }
      guard isVisible, (windowScene == nil) != (oldValue == nil) else { return }
      if windowScene == nil {
        owner.remove(self)
        disappear()
      } else {
        owner.place(self)
        appear()
      }
      owner.systemChrome?.update(animated: false)
    }
  }

  open var windowLevel: Level = .normal {
    didSet {
      guard statusBar == nil else { return }
      owner.place(self)
      owner.systemChrome?.update(animated: false)
    }
  }

  open var canResizeToFitContent: Bool = false

  // MARK: Showing

  /// The window shows first, so its root loads and is about to appear before there is a key window
  /// (observed in call stacks).
  ///
  /// Layout and `viewDidAppear` come with the commit that follows, and find it.
  open func makeKeyAndVisible() {
    owner.windowBecomingKey = self
    isHidden = false
    owner.windowBecomingKey = nil
    makeKey()
  }

  open func makeKey() {
    guard owner.keyWindow !== self else { return }
    owner.keyWindow?.giveUpKey()
    owner.keyWindow = self
    holdsKey = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  func giveUpKey() {
    holdsKey = false
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  open var isKeyWindow: Bool { owner.keyWindow === self }
  open var canBecomeKey: Bool { !isForKeyboard }
  open func becomeKey() {}
  open func resignKey() {}

  /// Called when `isHidden` has changed: a visible window is on the screen.
  func updateVisibility() {
    guard statusBar == nil else { return }
    if isHidden {
      isVisible = false
      owner.remove(self)
      disappear()
      NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    } else {
      if windowScene == nil { windowScene = owner.scene }
      isVisible = true
      owner.place(self)
      NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
      appear()
    }
    owner.systemChrome?.update(animated: false)
  }

  package var isOnScreen: Bool { layer.superlayer != nil }

  // MARK: Root controller

  /// Its view fills the window.
  ///
  /// In a visible window the controller appears at once; inside a turn it has appeared when the
  /// turn's changes are committed.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue, !owner.hasEnded else { return }
      disappear(leaving: oldValue)
      installRootView()
      owner.systemChrome?.update(animated: false)
    }
  }

  private func installRootView() {
    guard let rootViewController else { return }
    rootViewController.placeAtLoad = bounds
    // In a hidden window the root's view appears with the window.
    if isOnScreen { appear() }
  }

  private func appear() {
    guard let controller = rootViewController, shownController !== controller else { return }
    owner.turnForRoot(of: self)
    controller.placeAtLoad = bounds
    shownController = controller
    controller.loadViewIfNeeded()
    UIView.performWithoutAnimation {
      guard let view = controller.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let earlier = subviews
    controller.beginAppearanceTransition(true, animated: false)
    owner.animations.performQuietly {
      place(controller, below: subviews.first { !earlier.contains($0) })
      if owner.windowBecomingKey === self { makeKey() }
      layoutIfNeeded()
    }
    // The callbacks are outside: a screen may animate in them.
    controller.endAppearanceOnScreen()
  }

  /// - Parameter first: the first view that its children have put into the window: they load when
  ///   the window is laid out, so what they add, such as a menu, lies above the root.
  private func place(_ controller: UIViewController, below first: UIView?) {
    guard let view = controller.view, view.superview !== self else { return }
    if let first { insertSubview(view, belowSubview: first) } else { addSubview(view) }
  }

  private func disappear(leaving controller: UIViewController? = nil) {
    let controller = controller ?? rootViewController
    if let controller, shownController === controller {
      shownController = nil
      controller.beginAppearanceTransition(false, animated: false)
      if rootViewController !== controller { controller.viewIfLoaded?.removeFromSuperview() }
      controller.endAppearanceTransition()
    } else if let controller, rootViewController !== controller {
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Breaks the tree's reference cycles, without callbacks: its world has ended.
  package func tearDown() {
    hierarchy.subviews = []
    shownController = nil
    rootViewController = nil
    layer.removeFromSuperlayer()
  }

  // MARK: Geometry

  /// The screen's safe area insets in the window.
  var screenSafeAreaInsets: UIEdgeInsets {
    let outer = screen.screenDescription.safeAreaInsets
    let safe = screen.bounds.inset(by: outer)
    let frame = self.frame
    return UIEdgeInsets(
      top: max(0, min(outer.top, safe.minY - frame.minY)),
      left: max(0, min(outer.left, safe.minX - frame.minX)),
      bottom: max(0, min(outer.bottom, frame.maxY - safe.maxY)),
      right: max(0, min(outer.right, frame.maxX - safe.maxX))
    )
  }

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: (window ?? self) as UIView)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: (window ?? self) as UIView)
  }

  // MARK: Events

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isForKeyboard ? keyboardHit(hit) : hit
  }

  open func sendEvent(_ event: UIEvent) {
    TouchDispatcher.current.deliver(event, in: self)
  }

  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification"
  )
}
