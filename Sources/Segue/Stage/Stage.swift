import Display
import Foundation
import Pixels
import QuartzCore
import Raster
import Timeline
import UIKit

/// The whole world of an app: its screen, its application, its clock and queues, and its pictures.
///
/// Nothing in it happens in real time; `advance(to:)` moves the clock.
///
///     let stage = Stage(screen: .iPhone15)
///     stage.window.rootViewController = from
///     from.present(to, animated: true)
///     stage.advance(to: 0.15)
///     try stage.render().write(to: "half.png")
///     try stage.settle()
///
/// Stages are independent. The one last made, advanced or asked for its window is current:
/// `UIScreen.main`, `UIApplication.shared`, `CACurrentMediaTime()` and `DispatchQueue.main` belong
/// to it. A stage releases everything in it when it is released.
@preconcurrency
@MainActor
public final class Stage {
  /// What `.automatic` means as a modal presentation style.
  public enum ModalStyle: Hashable, Sendable {
    /// A page sheet, since iOS 13.
    case automatic
    /// Full screen, as in iOS 12 and before.
    case fullScreen
  }

  /// The device, in the orientation of the film.
  public let screen: Screen
  package let world: World
  package let uikit: UIKitWorld
  private let shownWindow: UIWindow
  /// What runs here: its windows leave with the stage, which sends no callbacks, as a process that
  /// ends.
  package var app: AnyObject?

  /// - Parameters:
  ///   - screen: the device, in the orientation of the film.
  ///   - first: the device in its first orientation, when a script turns it later.
  ///   - style: light or dark; an unspecified one is light.
  ///   - layoutDirection: the direction of the device's language.
  ///   - contentSize: the size of text that the user has chosen.
  ///   - modalStyle: what `.automatic` means as a modal presentation style.
  ///   - edges: how edges of layers are drawn; nil means as on a device, or smooth on screens
  ///     with one pixel to a point.
  ///   - showsStatusBar: whether the system's bars show: the status bar with the time 9:41, and the
  ///     home indicator of devices that have one.
  ///   - showsKeyboard: whether the keys show while a text is edited; else the device has
  ///     a keyboard of its own.
  ///   - reducesMotion: the setting "Reduce Motion", `UIAccessibility.isReduceMotionEnabled`.
  public init(
    screen: Screen = .iPhone15,
    turnedFrom first: Screen? = nil,
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large,
    modalStyle: ModalStyle = .automatic,
    edges: LayerEdges? = nil,
    showsStatusBar: Bool = false,
    showsKeyboard: Bool = false,
    reducesMotion: Bool = false
  ) {
    VirtualExecutors.installAsGuest()
    let asked = screen
    let screen = screen.drawable
    self.screen = screen
    world = World()
    if screen != asked { world.record(Stage.fault(of: asked)) }
    world.edges = edges ?? .standard(scale: screen.scale)
    var traits = UITraitCollection.Values.base
    traits.userInterfaceStyle = style == .unspecified ? .light : style
    traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = contentSize
    traits.userInterfaceIdiom = screen.idiom
    traits.displayScale = screen.scale
    let shape = first?.drawable ?? screen
    (traits.horizontalSizeClass, traits.verticalSizeClass) = shape.sizeClasses
    let world = world
    uikit = world.state(UIKitWorld.self) {
      UIKitWorld(world: world, screen: shape.description, traits: UITraitCollection(traits))
    }
    if shape.size != screen.size {
      uikit.placeScreen(inFilmOf: screen.size, held: screen.orientation)
    }
    uikit.presentsFullScreenByDefault = modalStyle == .fullScreen
    uikit.reducesMotion = reducesMotion
    shownWindow = UIWindow(frame: CGRect(origin: .zero, size: shape.size))
    shownWindow.backgroundColor = .black
    uikit.stageWindow = shownWindow
    shownWindow.makeKeyAndVisible()
    if showsStatusBar { uikit.showSystemChrome() }
    uikit.keyboard.isSoftware = showsKeyboard
    uikit.turnInterface = { [weak self] in self?.turnInterface(to: $0, animated: $1) }
    world.endTurn()
    launchWithoutApp()
  }

  /// Screens without an app's delegate are launched by the first turn.
  private func launchWithoutApp() {
    let application = uikit.application
    world.schedule(after: 0) { [weak application] in
      guard let application, application.delegate === application.standInDelegate else { return }
      application.postDidBecomeActive(withScenes: true)
    }
  }

  private static func fault(of screen: Screen) -> LayerFault {
    let (size, scale) = (screen.size, screen.scale)
    return LayerFault(
      name: .invalidGeometry,
      reason:
        "a screen of \(size.width) x \(size.height) points at \(scale) pixels to the point cannot be made: sides go up to \(Pixmap.largestSide) pixels"
    )
  }

  /// A screen without any housing: no safe area, square corners.
  public convenience init(
    size: CGSize,
    scale: CGFloat = 1,
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large,
    modalStyle: ModalStyle = .automatic,
    edges: LayerEdges? = nil,
    reducesMotion: Bool = false
  ) {
    self.init(
      screen: Screen(size: size, scale: scale),
      style: style,
      layoutDirection: layoutDirection,
      contentSize: contentSize,
      modalStyle: modalStyle,
      edges: edges,
      reducesMotion: reducesMotion
    )
  }

  isolated deinit { tearDown() }

  /// The main window; its root controller is visible as soon as it is set.
  public var window: UIWindow {
    makeCurrent()
    return shownWindow
  }

  /// The app that runs on the stage.
  public var application: UIApplication { uikit.application }

  /// Makes the stage current, so that `UIScreen.main` and the like belong to it.
  public func makeCurrent() { world.makeCurrent() }

  /// Turns the device.
  ///
  /// The interface turns with it in 0.3 seconds if the app's controllers allow it.
  public func rotate(to orientation: UIInterfaceOrientation) {
    makeCurrent()
    perform { uikit.turnDevice(to: orientation) }
  }

  private func turnInterface(to orientation: UIInterfaceOrientation, animated: Bool) {
    let shape = orientation.isLandscape ? screen.landscape : screen.portrait
    var traits = uikit.screen.traitCollection.values
    (traits.horizontalSizeClass, traits.verticalSizeClass) = shape.sizeClasses
    uikit.placeScreen(inFilmOf: screen.size)
    uikit.turnScreen(
      to: orientation,
      shape: shape.description,
      traits: UITraitCollection(traits),
      animated: animated
    )
  }

  /// Gives everything an appearance for good, as the Info.plist of an app does.
  func force(_ style: UIUserInterfaceStyle) {
    var traits = uikit.screen.traitCollection.values
    traits.userInterfaceStyle = style
    uikit.screen.take(uikit.screen.screenDescription, UITraitCollection(traits))
    for window in uikit.windows { window.traitsMayHaveChanged() }
  }

  /// The size of the interface now, in points; wider than high while the device is on its side.
  public var interfaceSize: CGSize { uikit.screen.bounds.size }

  // MARK: Time

  /// Seconds since the stage was made.
  public var time: TimeInterval { world.clock.elapsed }

  /// Runs everything that is due up to `time`, in order, each at its exact moment.
  ///
  /// Time never goes back.
  public func advance(to time: TimeInterval) {
    guard let observer = Stage.turnObserver else {
      return world.advance(to: VirtualClock.startTime + time)
    }
    let end = VirtualClock.startTime + time
    world.makeCurrent()
    repeat {
      observer((world.nextEventTime ?? end) - VirtualClock.startTime)
    } while world.runOneTurn(until: end)
    world.advance(to: end)
  }

  /// Called with each new diagnostic, as it happens.
  package static var diagnosticObserver: ((String) -> Void)? {
    get { Diagnostics.observer }
    set { Diagnostics.observer = newValue }
  }

  /// Called with each fault for which iOS raises an exception, as it happens.
  package static var faultObserver: ((String) -> Void)? {
    get { World.faultObserver }
    set { World.faultObserver = newValue }
  }

  /// Called with the time of each turn before it runs, so that a report can name the moment.
  package static var turnObserver: ((TimeInterval) -> Void)?

  /// Runs everything that is due in the next `seconds`.
  public func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

  /// Runs `body` at the present moment, as one turn of the run loop.
  public func perform(_ body: () -> Void) { world.turn(body) }

  /// Advances until nothing moves any more and nothing is waiting.
  ///
  /// Throws when that never happens, or not within `limit` seconds; when a transition is never
  /// completed; and for what raises an exception on iOS.
  public func settle(within limit: TimeInterval = 60) throws(StageError) {
    try settle(within: limit, visiting: nil)
  }

  /// `settle` with stops at the moments that a recording keeps.
  ///
  /// - Parameter monotony: after how many seconds it gives up when all that is left repeats by
  ///   itself, such as the drawing of a wave by a display link; nil is at the limit.
  func settle(
    within limit: TimeInterval,
    orMonotonyAfter monotony: TimeInterval? = nil,
    visiting recording: Recording?
  ) throws(StageError) {
    let end = world.clock.now + limit
    let monotonous = world.clock.now + (monotony ?? .infinity)
    var waited = limit
    world.makeCurrent()
    func note() {
      Stage.turnObserver?((world.nextEventTime ?? world.clock.now) - VirtualClock.startTime)
    }
    note()
    world.recentWork.removeAll()
    let start = ContinuousClock.now
    var turns = 0
    while world.fault == nil {
      let stop = recording?.nextVisit.map { VirtualClock.startTime + $0 } ?? .infinity
      if world.clock.now >= monotonous, let monotony, world.onlyRepeats,
        uikit.unfinishedTransitions().isEmpty
      {
        waited = monotony
        break
      }
      if world.onlyEchoes {
        // The end of the turn may begin something.
        world.endTurn()
        if world.onlyEchoes { break }
      }
      if world.runOneTurn(until: min(stop, end)) {
        turns += 1
        if turns % 256 == 0, start.duration(to: .now) > Stage.patience { break }
        note()
        continue
      }
      // Without a pending event, stops do not bring the end nearer.
      guard let recording, stop < end, world.nextEventTime != nil, world.standstill == nil else {
        break
      }
      world.advance(to: stop)
      recording.visit()
    }
    try throwFault()
    guard world.isQuiescent else {
      throw .neverSettles(whyItGoesOn(after: waited, since: end - limit))
    }
    let unfinished = uikit.unfinishedTransitions()
    if !unfinished.isEmpty { throw .unfinishedTransition(unfinished) }
  }

  /// The limit of real time for `settle`.
  private static let patience = Duration.seconds(300)

  /// Throws the fault for which iOS raises an exception, or that time stands still.
  func throwFault() throws(StageError) {
    if let fault = world.fault {
      throw .fault(
        time > 0
          ? "\(fault) (at \(String(format: "%.3f", time)) s of virtual time)" : "\(fault)"
      )
    }
    if let standstill = world.standstill { throw .standsStill(standstill) }
  }

  private func whyItGoesOn(after limit: TimeInterval, since begin: TimeInterval) -> String {
    let animations = world.endlessAnimations.prefix(3).joined(separator: "; ")
    guard let next = world.nextEventTime else {
      return animations.isEmpty
        ? "An animation repeats for ever." : "An animation repeats for ever: \(animations)."
    }
    // What is only due later, such as a block of `asyncAfter`, has no name yet.
    let time = next - begin
    let due = time < limit + 0.1 ? "" : String(format: "the next event is due after %.3f s", time)
    let words = [world.recentWork.words, due, animations].filter { !$0.isEmpty }
      .joined(separator: "; ")
    return "Something was still going on after \(limit) seconds"
      + (words.isEmpty ? "." : ": \(words).")
  }

  // MARK: Pictures

  /// What the screen shows now.
  package func displayList() -> DisplayList { displayList(later: 0) }

  /// What the animations that run now make of the screen in some seconds.
  func displayList(later seconds: TimeInterval) -> DisplayList {
    world.makeCurrent()
    world.endTurn()
    let time = world.clock.now + seconds
    return LayerPainter.list(of: [uikit.screen.layer], at: time, scale: screen.scale)
  }

  /// The display list in words: a value to compare in tests.
  public func displayListDump() -> String { displayList().dump() }

  /// In pixels.
  public var pixelWidth: Int { screen.size.pixels(at: screen.scale).width }
  /// In pixels.
  public var pixelHeight: Int { screen.size.pixels(at: screen.scale).height }

  /// The pixels the screen shows now.
  ///
  /// What no window covers is black.
  public func render(threads: Int = 1) -> Frame {
    let pixmap = Renderer(threads: threads).render(
      displayList(),
      width: pixelWidth,
      height: pixelHeight,
      background: Pixel(.black)
    )
    return Frame(pixmap: pixmap, scale: screen.scale, time: time)
  }

  // MARK: What the app did

  /// Unsupported features that the app used, each once.
  public var diagnostics: [String] { world.diagnostics.messages }

  /// The first fault for which iOS raises an exception, in its words.
  public var fault: String? { world.fault?.description }

  // MARK: The end

  /// Releases everything; pending events and animations are dropped silently.
  private func tearDown() {
    TargetActionRegistry.registry(of: world).removeAll()
    uikit.tearDown()
    // As on a device, a screen goes before the one that presents it, whose views it may use as it
    // goes.
    for window in uikit.windows { window.rootViewController?.releasePresented() }
    app = nil
    world.tearDown()
    shownWindow.tearDown()
  }
}
