import Display
import Foundation
import Pixels
import QuartzCore
import Raster
import Timeline
import UIKit

/// The whole world of an app: its screen, its application, its clock and queues, and the pictures
/// of it.
///
/// Nothing in it happens in real time; `advance(to:)` makes it.
///
///     let stage = Stage(screen: .iPhone15)
///     stage.window.rootViewController = from
///     from.present(to, animated: true)
///     stage.advance(to: 0.15)
///     try stage.render().write(to: "half.png")
///     try stage.settle()
///
/// Stages know nothing of each other. The one last made, advanced or asked for its window is current:
/// `UIScreen.main`, `UIApplication.shared`, `CACurrentMediaTime()` and `DispatchQueue.main` are its
/// own. When a stage goes, everything in it goes.
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

  /// The device, as it is held in the film.
  public let screen: Screen
  package let world: World
  package let uikit: UIKitWorld
  private let shownWindow: UIWindow

  /// - Parameters:
  ///   - edges: nil is as on a device, and smooth on screens with one pixel to a point.
  ///   - first: the device as it is held at first, where it is turned later. The film is held as
  ///     `screen` is.
  ///   - showsStatusBar: whether the system's own is there, too: the status bar with a time of 9:41, and
  ///     the home indicator where the device has one.
  public init(
    screen: Screen = .iPhone15,
    turnedFrom first: Screen? = nil,
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large,
    modalStyle: ModalStyle = .automatic,
    edges: LayerEdges? = nil,
    showsStatusBar: Bool = false
  ) {
    let asked = screen
    let screen = screen.drawable
    self.screen = screen
    world = World()
    if screen != asked {
      world.record(
        LayerFault(
          name: .invalidGeometry,
          reason:
            "a screen of \(asked.size.width) x \(asked.size.height) points at \(asked.scale) pixels to the point is none; sides go up to \(Pixmap.largestSide) pixels"
        )
      )
    }
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
    shownWindow = UIWindow(frame: CGRect(origin: .zero, size: shape.size))
    shownWindow.backgroundColor = .black
    shownWindow.makeKeyAndVisible()
    if showsStatusBar { uikit.showSystemChrome() }
    world.endTurn()
  }

  /// A screen without any housing: no safe area, square corners.
  public convenience init(
    size: CGSize,
    scale: CGFloat = 1,
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large,
    modalStyle: ModalStyle = .automatic,
    edges: LayerEdges? = nil
  ) {
    self.init(
      screen: Screen(size: size, scale: scale),
      style: style,
      layoutDirection: layoutDirection,
      contentSize: contentSize,
      modalStyle: modalStyle,
      edges: edges
    )
  }

  isolated deinit { tearDown() }

  /// Its root controller is visible as soon as it is set.
  public var window: UIWindow {
    makeCurrent()
    return shownWindow
  }

  /// The app that runs on the stage.
  public var application: UIApplication { uikit.application }

  /// Makes the stage the one that `UIScreen.main` and all the others mean.
  public func makeCurrent() { world.makeCurrent() }

  /// Turns the device.
  ///
  /// What it shows turns with it, in 0.3 seconds, where the app's controllers allow that.
  public func rotate(to orientation: UIInterfaceOrientation) {
    makeCurrent()
    let shape = orientation.isLandscape ? screen.landscape : screen.portrait
    var traits = uikit.screen.traitCollection.values
    (traits.horizontalSizeClass, traits.verticalSizeClass) = shape.sizeClasses
    if uikit.screen.bounds.size == screen.size {
      uikit.placeScreen(inFilmOf: screen.size, held: uikit.orientation)
    }
    perform {
      uikit.turn(
        to: orientation,
        shape: shape.description,
        traits: UITraitCollection(traits)
      )
    }
  }

  /// How large the interface is now, in points: wider than high while the device is on its side.
  public var interfaceSize: CGSize { uikit.screen.bounds.size }

  // MARK: Time

  /// Seconds since the stage was made.
  public var time: TimeInterval { world.clock.elapsed }

  /// Does all that is due up to `time`, in order, each thing at its exact moment.
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

  /// Told what iOS would have raised an exception for, as it happens.
  package static var faultObserver: ((String) -> Void)? {
    get { World.faultObserver }
    set { World.faultObserver = newValue }
  }

  /// Called with the time of each turn before it runs, to say when something went wrong.
  package static var turnObserver: ((TimeInterval) -> Void)?

  /// Does all that is due in the next `seconds`.
  public func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

  /// Runs `body` at the present moment, as one turn of the run loop.
  public func perform(_ body: () -> Void) { world.turn(body) }

  /// Advances until nothing moves any more and nothing is waiting.
  ///
  /// Throws when that would never come, or not within `limit` seconds; when a transition was begun
  /// and never completed; when something happened that iOS raises an exception for.
  public func settle(within limit: TimeInterval = 60) throws(StageError) {
    try settle(within: limit, visiting: nil)
  }

  /// The same, with stops at the moments that a recording wants to see.
  func settle(within limit: TimeInterval, visiting recording: Recording?) throws(StageError) {
    let end = world.clock.now + limit
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
      if world.runOneTurn(until: min(stop, end)) {
        turns += 1
        if turns % 256 == 0, start.duration(to: .now) > Stage.patience { break }
        note()
        continue
      }
      // Where nothing is going to happen, no stop brings the end nearer.
      guard let recording, stop < end, world.nextEventTime != nil, world.standstill == nil else {
        break
      }
      world.advance(to: stop)
      recording.visit()
    }
    try throwFault()
    guard world.isQuiescent else { throw .neverSettles(whyItGoesOn(after: limit)) }
    let unfinished = uikit.unfinishedTransitions()
    if !unfinished.isEmpty { throw .unfinishedTransition(unfinished) }
  }

  /// Of real time, for coming to rest.
  private static let patience = Duration.seconds(300)

  /// Throws what iOS would have raised an exception for, and that time stands still.
  func throwFault() throws(StageError) {
    if let fault = world.fault {
      throw .fault(
        time > 0
          ? "\(fault) (at \(String(format: "%.3f", time)) s of virtual time)" : "\(fault)"
      )
    }
    if let standstill = world.standstill { throw .standsStill(standstill) }
  }

  private func whyItGoesOn(after limit: TimeInterval) -> String {
    let animations = world.endlessAnimations.prefix(3).joined(separator: "; ")
    guard world.nextEventTime != nil else {
      return animations.isEmpty
        ? "An animation repeats for ever." : "An animation repeats for ever: \(animations)."
    }
    let words = [world.recentWork.words, animations].filter { !$0.isEmpty }.joined(separator: "; ")
    return "Something was still going on after \(limit) seconds"
      + (words.isEmpty ? "." : ": \(words).")
  }

  // MARK: Pictures

  /// What the screen shows now.
  package func displayList() -> DisplayList {
    world.makeCurrent()
    world.endTurn()
    return LayerPainter.list(of: [uikit.screen.layer], at: world.clock.now, scale: screen.scale)
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

  /// What is not supported and was asked for, each once.
  public var diagnostics: [String] { world.diagnostics.messages }

  /// The first thing that iOS would have raised an exception for, in its words.
  public var fault: String? { world.fault?.description }

  // MARK: The end

  /// Lets go of everything: whatever waits or moves is dropped without a word.
  private func tearDown() {
    TargetActionRegistry.registry(of: world).removeAll()
    uikit.tearDown()
    world.tearDown()
    shownWindow.tearDown()
  }
}
