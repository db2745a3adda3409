import Animators
import OwnCode
import Segue
import UIKit

/// Finds out how the screen of an animator that came alone is to be presented, which the app that
/// it was written for says and its own code does not.
///
/// A full-screen presentation removes the presenting view, and the animator has to bring it back.
/// Animators for custom presentations do not, may leave a part of it visible, and may rely on the
/// presentation controller for the presented view, too.
@MainActor
struct ModalStyleTrial {
  enum Answer: String, Codable {
    case fullScreen
    case custom
    /// Custom, with a presentation controller that adds the presented view.
    case placed
  }

  let scene: ClientScene
  let makeStage: @MainActor () -> Stage

  /// When a transition that has begun is looked at, in virtual seconds.
  private static let firstLook = 0.04
  private static let timeBetweenLooks = 0.05

  /// - Parameter onReturn: whether the film shows the way back.
  func answer(onReturn: Bool) -> Answer {
    guard scene.choosesStyle else {
      let lacksView =
        scene.isOfCustomAnimator ? Trial.run(within: Trial.timeOfTransition, leavesViewOut) : nil
      return (try? lacksView?.get()) == true ? .placed : .fullScreen
    }
    let found = Trial.run(within: Trial.timeOfTransition) { try look(onReturn: onReturn) }
    return (try? found.get()) ?? .fullScreen
  }

  /// Whether nothing moves in the scene, while in the other one the animator brings the
  /// presented view to its place.
  ///
  /// An animator that only says where the view ends relies on a start from somewhere else.
  func needs(_ other: ClientScene) -> Bool {
    guard case .animator = scene.subject else { return false }
    let found = Trial.run(within: Trial.timeOfTransition) {
      guard try !end(of: scene).isMoved else { return false }
      let end = try end(of: other)
      return end.isMoved && end.isInside
    }
    return (try? found.get()) ?? false
  }

  /// What comes of the way there: whether anything moves, and whether the presented
  /// view fills the screen.
  private func end(of scene: ClientScene) throws -> (isMoved: Bool, isInside: Bool) {
    let stage = makeStage()
    let shown = try scene.begin(on: stage)
    stage.advance(by: ModalStyleTrial.firstLook)
    let before = stage.displayList().dump()
    stage.advance(by: ModalStyleTrial.timeBetweenLooks)
    let during = stage.displayList().dump()
    try stage.restAfterTransitions()
    let isMoved = before != during || during != stage.displayList().dump()
    return (isMoved, covers(shown.root.presentedViewController, stage))
  }

  /// Whether the animator leaves it to a presentation controller to add the presented view.
  private func leavesViewOut() throws -> Bool {
    let stage = makeStage()
    let shown = try scene.begin(on: stage)
    if try isMissing({ shown.root.presentedViewController?.view }, on: stage) { return true }
    try stage.restAfterTransitions()
    return withExtendedLifetime(shown) {
      shown.root.presentedViewController?.view.window == nil
    }
  }

  private func look(onReturn: Bool) throws -> Answer {
    let stage = makeStage()
    let shown = try scene.begin(on: stage)
    if try isMissing({ shown.root.presentedViewController?.view }, on: stage) { return .placed }
    // A transition that completes too early has removed the other screen while its own one still
    // moves.
    if shown.root.view.window == nil, !coversNow(shown.root.presentedViewController, stage) {
      return .custom
    }
    if showsThrough(shown.root.presentedViewController?.view.superview) { return .custom }
    try stage.restAfterTransitions()
    // Something else may have moved while the presented view was missing.
    if let view = shown.root.presentedViewController?.view, view.window == nil { return .placed }
    if !covers(shown.root.presentedViewController, stage) { return .custom }
    guard onReturn else { return .fullScreen }
    shown.back(true)
    stage.advance(by: 0.1)
    let isEmpty =
      shown.root.view.window == nil && leavesAlone(shown.root.presentedViewController)
    return isEmpty ? .custom : .fullScreen
  }

  /// Whether the animation shows neither the view nor a picture of it.
  private func isMissing(_ view: () -> UIView?, on stage: Stage) throws -> Bool {
    stage.advance(by: ModalStyleTrial.firstLook)
    let before = stage.displayList().dump()
    stage.advance(by: ModalStyleTrial.timeBetweenLooks)
    guard let view = view() else { return false }
    return view.window == nil && stage.displayList().dump() == before
  }

  /// Whether the animator treats the container as a veil over the presenting screen.
  private func showsThrough(_ container: UIView?) -> Bool {
    guard let container else { return false }
    return container.alpha < 0.99
      || (container.backgroundColor?.cgColor.alpha ?? 1) < 0.99
        && container.backgroundColor != .clear
  }

  private func covers(_ screen: UIViewController?, _ stage: Stage) -> Bool {
    guard let view = screen?.view else { return true }
    let frame = view.convert(view.bounds, to: nil).insetBy(dx: -0.5, dy: -0.5)
    return view.alpha > 0.99 && frame.contains(stage.window.bounds)
  }

  /// Whether its view covers the screen at this moment of its animation, alone.
  private func coversNow(_ screen: UIViewController?, _ stage: Stage) -> Bool {
    guard let view = screen?.view, let container = view.superview, leavesAlone(screen),
      let shown = view.layer.presentation()
    else { return true }
    let frame = container.convert(shown.frame, to: nil).insetBy(dx: -0.5, dy: -0.5)
    return shown.opacity > 0.99 && frame.contains(stage.window.bounds)
  }

  /// Whether its view moves without a picture of the other screen beside it.
  private func leavesAlone(_ screen: UIViewController?) -> Bool {
    guard let view = screen?.view, let container = view.superview else { return false }
    return container.subviews.allSatisfy { $0 === view || $0.backgroundColor != nil }
  }
}
