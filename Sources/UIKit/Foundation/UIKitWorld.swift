import Foundation
import QuartzCore
import Timeline

/// UIKit's state in a world: screen, app, windows, animation blocks.
///
/// Not isolated itself, because traits are read from anywhere; everything runs on the thread that
/// advances the world.
package final class UIKitWorld: @unchecked Sendable {
  /// The state of the current world.
  package static var current: UIKitWorld {
    World.current.uikit
  }

  package private(set) weak var world: World?
  /// The screen in its first shape.
  let description: ScreenDescription

  /// Traits that a draw or layout pass has made current; nil outside one.
  package var currentTraits: UITraitCollection?

  /// `.automatic` means full screen, as in iOS 12 and before.
  package var presentsFullScreenByDefault = false

  /// Whether what an app sets on a bar itself, such as `barTintColor`, does not count while
  /// nothing is scrolled under the bar.
  ///
  /// So it is for apps that Xcode 13 or later builds, and older ones keep it (observed in reports
  /// from the time of iOS 15). A project that names no Xcode counts as old.
  /// It is read once, since bars ask whenever they are laid out.
  lazy var clearsBarsAtEdges: Bool = {
    let version = Bundle.main.infoDictionary?["DTXcode"] as? String
    return version.flatMap { Int($0) }.map { $0 >= 1300 } ?? false
  }()

  /// Whether bars on which nothing is set keep their background while nothing is scrolled under
  /// them, as they do in apps that Xcode 12 or earlier builds (documented).
  ///
  /// A project that names no Xcode has the newer look here.
  lazy var keepsBarsAtEdges: Bool = {
    let version = Bundle.main.infoDictionary?["DTXcode"] as? String
    return version.flatMap { Int($0) }.map { $0 < 1300 } ?? false
  }()

  /// The setting "Reduce Motion", which code may read.
  package var reducesMotion = false

  /// Turns the interface at an app's request; the stage knows the shapes of its screen.
  ///
  /// The truth is whether in an animation.
  package var turnInterface: (@MainActor (UIInterfaceOrientation, _ animated: Bool) -> Void)?

  /// Drives the transitions of animators of the app's own whose delegates provide no interaction
  /// controller: the tool's finger, in place of a gesture that the code lacks.
  package var standInInteraction:
    (
      @MainActor (any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
      )?
    )?

  /// Whether a list gives its cells other sizes when constraints in them change.
  var resizesCellsByConstraints = false

  /// One sentence for each unfinished transition.
  package var unfinishedTransitions: () -> [String] = { [] }
  /// The transitions that have started, in order.
  package internal(set) var startedTransitions: [StartedTransition] = []
  /// The animators whose transitions are over, in order.
  package internal(set) var endedTransitions: [String] = []
  /// Those of them that called `completeTransition(false)` although nothing cancelled them, so that
  /// the first screen comes back.
  package internal(set) var withdrawnTransitions: [String] = []
  /// Releases them when the world ends.
  var abandonTransitions: @MainActor () -> Void = {}

  /// The animation blocks that are open, innermost last, and what they share.
  package let animations = AnimationRecorder()

  @MainActor
  private var animators = AnimatorRegistry()

  @MainActor
  func noteStarted(_ animator: UIViewPropertyAnimator) { animators.note(animator) }

  /// Those that have started and not ended, in that order.
  @MainActor
  var startedAnimators: [UIViewPropertyAnimator] { animators.all }

  @MainActor
  func hold(_ animator: UIViewPropertyAnimator, _ isRunning: Bool) {
    animators.hold(animator, isRunning)
  }

  @MainActor
  func forget(_ animator: UIViewPropertyAnimator) { animators.remove(animator) }

  /// Whether its windows send no callbacks any more.
  private(set) var hasEnded = false

  /// Breaks reference cycles, without callbacks.
  @MainActor
  package func tearDown() {
    hasEnded = true
    keptSegues = []
    standInInteraction = nil
    abandonTransitions()
    for animator in animators.all { animator.abandon() }
    animators.removeAll()
    keyboard.tearDown()
    application.madeStatusBarWindow?.tearDown()
    application.madeStatusBarWindow = nil
  }

  package init(world: World, screen: ScreenDescription, traits: UITraitCollection) {
    _ = UIKitKeys.register
    self.world = world
    description = screen
    screenTraits = traits
  }

  let screenTraits: UITraitCollection

  @MainActor
  package private(set) lazy var screen: UIScreen = {
    let screen = UIScreen(description, traits: screenTraits)
    world?.addRoot(screen.layer)
    return screen
  }()
  /// Status bar and home indicator; nil if the screen shows the app alone.
  @MainActor
  package private(set) var systemChrome: SystemChrome?

  @MainActor
  package func showSystemChrome() {
    if systemChrome == nil { systemChrome = SystemChrome(owner: self) }
  }

  @MainActor
  package private(set) lazy var application = UIApplication(owner: self)
  @MainActor
  package private(set) lazy var scene = UIWindowScene(owner: self)
  @MainActor
  package private(set) lazy var device = UIDevice()
  @MainActor
  package private(set) lazy var keyboard = Keyboard(owner: self)
  @MainActor
  private(set) lazy var menuController = UIMenuController()

  /// Takes the new shape of a turned screen.
  @MainActor
  func replaceSystemChrome() {
    guard let old = systemChrome else { return }
    old.remove()
    systemChrome = SystemChrome(owner: self)
  }

  // MARK: Segues

  /// Segues of the app's own classes.
  ///
  /// They may be the transitioning delegate of their destination, which has no other owner: each
  /// lives until its destination is dismissed (documented since iOS 9).
  @MainActor
  private var keptSegues: [UIStoryboardSegue] = []

  @MainActor
  func keep(_ segue: UIStoryboardSegue) { keptSegues.append(segue) }

  /// Called when controllers have left the screen for good.
  @MainActor
  func releaseSegues(to controllers: [UIViewController]) {
    keptSegues.removeAll { segue in
      controllers.contains { $0 === segue.destination || $0 === segue.source }
    }
  }

  // MARK: Orientation

  /// Of the interface.
  @MainActor
  package lazy var orientation: UIInterfaceOrientation =
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  /// The size of the film, in points, and the device's orientation in it; nil if it never turns.
  @MainActor
  var film: (size: CGSize, held: UIInterfaceOrientation)?
  /// Set while the screen turns.
  @MainActor
  var rotation: RotationCoordinator?

  // MARK: Windows

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var visibleWindows: [WeakWindow] = []
  @MainActor
  package weak var keyWindow: UIWindow?
  /// The window that shows, and has the key as soon as its root is there.
  weak var windowBecomingKey: UIWindow?

  /// The window that the stage makes, which no app on iOS has.
  @MainActor
  package weak var stageWindow: UIWindow?

  /// The visible windows, lowest level first.
  ///
  /// The stage's own is not among them while it is empty and an app shows one:
  /// `windows.first` is the app's.
  @MainActor
  package var windows: [UIWindow] {
    let all = visibleWindows.compactMap(\.window)
    guard let own = stageWindow, own.rootViewController == nil, own.subviews.isEmpty,
      all.contains(where: { $0 !== own && !$0.isForKeyboard })
    else { return all }
    return all.filter { $0 !== own }
  }

  /// Puts a visible window at the top of its level.
  @MainActor
  func place(_ window: UIWindow) {
    guard !window.isHidden else { return }
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    let index =
      visibleWindows.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel }
      ?? visibleWindows.count
    if index < visibleWindows.count, let above = visibleWindows[index].window {
      screen.layer.insertSublayer(window.layer, below: above.layer)
    } else {
      screen.layer.addSublayer(window.layer)
    }
    visibleWindows.insert(WeakWindow(window: window), at: index)
  }

  @MainActor
  func remove(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    window.layer.removeFromSuperlayer()
    if keyWindow === window { keyWindowHasGone() }
  }

  /// The topmost window that can takes the keys over, and is notified like one that
  /// asks for them (inferred).
  @MainActor
  func keyWindowHasGone() {
    if let next = windows.last(where: \.canBecomeKey) { return next.makeKey() }
    keyWindow?.giveUpKey()
    keyWindow = nil
  }
}

extension World {
  /// UIKit's state in the world.
  ///
  /// A world without a stage has the screen of a common phone.
  package var uikit: UIKitWorld {
    state(UIKitWorld.self) {
      UIKitWorld(
        world: self,
        screen: ScreenDescription(size: CGSize(width: 393, height: 852), scale: 3),
        traits: .base
      )
    }
  }

  package typealias EventID = EventQueue<() -> Void>.ID

  /// Runs `action` in its own turn, `delay` seconds from now.
  ///
  /// - Parameter repeats: whether it schedules itself again without end.
  @discardableResult
  package func schedule(
    after delay: TimeInterval,
    repeats: Bool = false,
    _ action: @escaping () -> Void
  ) -> EventID {
    clock.schedule(at: clock.now + delay, repeats: repeats, action)
  }

  package func cancel(_ event: EventID) { clock.cancel(event) }
}
