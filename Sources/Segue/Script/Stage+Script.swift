import Foundation
import ObjectiveC
import Timeline
import UIKit

/// Why a step of a script cannot be done.
public enum StepError: LocalizedError, Equatable, CustomStringConvertible {
  /// Nothing on the screen has that name; `elements` are those that are there.
  case notFound(step: String, name: String, elements: [ScreenElement])
  /// Nothing has the keyboard, or there is nowhere to go back to.
  case impossible(step: String, why: String)

  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .notFound(let step, let name, _):
      "cannot \(step): nothing on the screen is called '\(name)'"
    case .impossible(let step, let why): "cannot \(step): \(why)"
    }
  }
}

/// The progress of a script.
private final class ScriptState {
  /// Why it stopped.
  var error: StepError?
  /// Whether steps are left to do.
  var isRunning = false
  /// When the last step began, in the stage's time.
  var lastStep: TimeInterval = 0
}

extension Stage {
  /// A call that does a step, with every name looked up on the current screen.
  public func prepare(_ step: TouchStep) throws(StepError) -> () -> Void {
    makeCurrent()
    stepWatch.finish(on: self)
    let action = try action(for: step)
    return {
      self.stepWatch.begin(step, on: self)
      // A step that names its target means that one, though the keyboard covers it.
      self.uikit.keyboard.takesTouches = !step.namesTarget
      action()
    }
  }

  private func action(for step: TouchStep) throws(StepError) -> () -> Void {
    switch step {
    case .tap(let target):
      let point = try place(target, of: step)
      return { _ = self.tap(at: point) }
    case .press(let target):
      let point = try place(target, of: step)
      return { _ = self.longPress(at: point) }
    case .carry(let start, let end):
      let points = [try place(start, of: step), try place(end, of: step)]
      let duration = Stage.calmDuration(along: points)
      return { _ = self.longPress(at: points[0], thenDragTo: points[1], over: duration) }
    case .drag(let targets), .pan(let targets):
      var points: [CGPoint] = []
      for target in targets { points.append(try place(target, of: step)) }
      let duration = Stage.calmDuration(along: points)
      if case .pan = step {
        return panning(along: points, over: targets.first.flatMap(frame), for: duration)
      }
      return { _ = self.drag(along: points, over: duration) }
    case .swipe(let direction, let target):
      let center =
        try target.map { (target) throws(StepError) in try place(target, of: step) }
        ?? CGPoint(x: interfaceSize.width / 2, y: interfaceSize.height / 2)
      let reach = swipeReach
      let way = direction.vector
      // The finger lands on its target, however small that is.
      var back = reach
      if case .element(let name)? = target, let frame = element(named: name)?.frame {
        back = min(reach, 0.4 * (way.dx == 0 ? frame.height : frame.width))
      }
      // A finger that landed outside would meet nothing.
      let from = CGPoint(
        x: min(max(center.x - way.dx * back, 1), max(1, interfaceSize.width - 1)),
        y: min(max(center.y - way.dy * back, 1), max(1, interfaceSize.height - 1))
      )
      let to = CGPoint(x: from.x + way.dx * 2 * reach, y: from.y + way.dy * 2 * reach)
      return { _ = self.drag(from: from, to: to, over: 0.2) }
    case .pinch(let target, let factor):
      return pinching(at: try place(target, of: step), over: frame(of: target), by: factor)
    case .turn(let target, let degrees):
      return turning(at: try place(target, of: step), over: frame(of: target), by: degrees)
    case .type(let text):
      return try typing(text, step)
    case .wait(let seconds):
      return { self.keepFingersAway(for: seconds) }
    case .meanwhile:
      return {}
    case .pressBack:
      return try goingBack(step)
    case .rotate(let orientation):
      return { self.rotate(to: orientation == .landscape ? .landscapeRight : .portrait) }
    }
  }

  /// How far a swipe goes to each side of its middle, in points.
  var swipeReach: CGFloat { min(interfaceSize.width, interfaceSize.height) * 0.35 }

  /// The time of a finger at 700 points a second, as in a calm swipe.
  private static func calmDuration(along points: [CGPoint]) -> TimeInterval {
    let way = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    return min(1.5, max(0.25, Double(way.reduce(0, +)) / 700))
  }

  /// Where a target is; the error lists what is there instead.
  private func place(
    _ target: TouchStep.Target,
    of step: TouchStep
  ) throws(StepError) -> CGPoint {
    switch target {
    case .point(let point): return point
    case .element(let name):
      if let element = element(named: name) { return element.center }
      throw .notFound(step: step.description, name: name, elements: elements)
    }
  }

  private func frame(of target: TouchStep.Target) -> CGRect? {
    switch target {
    case .element(let name): element(named: name)?.frame
    case .point(let point): frameForTwoFingers(at: point)
    }
  }

  /// What has the keyboard.
  var firstResponder: UIResponder? { uikit.keyboardReceiver }

  private func typing(_ text: String, _ step: TouchStep) throws(StepError) -> () -> Void {
    guard firstResponder != nil else {
      throw .impossible(
        step: step.description,
        why: "nothing has the keyboard: tap a text field first"
      )
    }
    return {
      // A turn for each key: what the app does after one, it has done before the next.
      for key in text { self.perform { self.firstResponder?.pressKeys(for: String(key)) } }
    }
  }

  private func goingBack(_ step: TouchStep) throws(StepError) -> () -> Void {
    guard let stack = topStack, stack.viewControllers.count > 1 else {
      throw .impossible(step: step.description, why: "no navigation controller has a way back")
    }
    if let back = backButton { return { _ = self.tap(at: back.center) } }
    return { self.perform { _ = stack.popViewController(animated: true) } }
  }

  /// The button that leads back, if it can be seen.
  package var backButton: ScreenElement? {
    guard let stack = topStack, stack.viewControllers.count > 1, !stack.isNavigationBarHidden else {
      return nil
    }
    return elements.first {
      $0.className == "BarButton" && $0.frame.minX < 40 && $0.frame.maxY < 160
    }
  }

  /// The innermost navigation controller that can be seen and has a way back, or the innermost one.
  private var topStack: UINavigationController? {
    func find(_ controller: UIViewController) -> UINavigationController? {
      let inner = findInner(controller)
      guard let stack = controller as? UINavigationController else { return inner }
      let innerLeadsBack = inner.map { $0.viewControllers.count > 1 } ?? false
      return stack.viewControllers.count > 1 && !innerLeadsBack ? stack : inner ?? stack
    }
    func findInner(_ controller: UIViewController) -> UINavigationController? {
      if let presented = controller.presentedScreen, let found = find(presented) {
        return found
      }
      let children =
        (controller as? UITabBarController)?.selectedViewController.map { [$0] }
        ?? controller.children.reversed()
      for child in children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return uikit.windows.reversed().lazy.compactMap(\.rootViewController).compactMap(find).first
  }
}

extension TouchStep.Direction {
  var vector: CGVector {
    switch self {
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    }
  }
}

// MARK: Coming to rest

extension Stage {
  /// Advances until nothing changes any more, or for `limit` seconds: a screen may have an endless
  /// animation.
  public func rest(within limit: TimeInterval = 4) throws(StageError) {
    try rest(within: limit, orMonotonyAfter: nil)
  }

  /// The same, and stops after `monotony` seconds where all that is left repeats by itself.
  func rest(
    within limit: TimeInterval,
    orMonotonyAfter monotony: TimeInterval?
  ) throws(StageError) {
    do throws(StageError) {
      try settle(within: limit, orMonotonyAfter: monotony, visiting: nil)
    } catch {
      switch error {
      case .neverSettles: return
      default: throw error
      }
    }
  }

  /// Advances until every transition is over and nothing changes any more; what repeats for ever
  /// goes on.
  ///
  /// Throws when a transition is never over: one that follows would be refused.
  package func restAfterTransitions(within limit: TimeInterval = 60) throws(StageError) {
    do throws(StageError) {
      try settle(within: limit, orMonotonyAfter: Scenario.monotony, visiting: nil)
    } catch {
      guard case .neverSettles = error, uikit.unfinishedTransitions().isEmpty else { throw error }
    }
  }

  private var scriptState: ScriptState { world.state(ScriptState.self) { ScriptState() } }

  /// Whether a step of `follow` is still to come.
  var hasStepsLeft: Bool { scriptState.isRunning }
  /// When the last step of `follow` began.
  var lastStepTime: TimeInterval { scriptState.lastStep }

  /// Why the steps of `follow` could not all be done.
  package var scriptError: StepError? { scriptState.error }

  /// Does steps one after the other, each when no transition is running, nothing moves
  /// but what moves for ever, and the finger of the step before has lifted, or at its
  /// time after `meanwhile`.
  ///
  /// A step that cannot be done is noted as a fault.
  package func follow(_ steps: [TouchStep]) {
    scriptState.isRunning = !steps.isEmpty
    guard let step = steps.first else { return }
    let pause = 0.35
    // A screen that begins one movement after the other is not waited for any longer than by
    // `rest`.
    let patience = world.clock.now + pause + 4
    // A flick lasts longer, and ends.
    let patienceWithContent = patience + 6
    if case .meanwhile(let seconds) = step {
      let rest = Array(steps.dropFirst())
      world.clock.schedule(at: world.clock.now + seconds, withoutIsolation { self.go(on: rest) })
      return
    }
    func look() {
      let now = world.clock.now
      let isMoving =
        world.hasEndingAnimations && now < patience
        || now < patienceWithContent && uikit.windows.contains { scrolls(in: $0) }
      let isBusy = !uikit.unfinishedTransitions().isEmpty || time < scriptEnd || isMoving
      guard !isBusy else {
        world.clock.schedule(at: world.clock.now + 0.05, withoutIsolation { look() })
        return
      }
      go(on: steps)
    }
    world.clock.schedule(at: world.clock.now + pause, withoutIsolation { look() })
  }

  /// Does a step of a film and the others in their turn, a moment after the film has begun: its first
  /// frame shows what no finger has touched yet.
  package func begin(_ step: @escaping () -> Void, then steps: [TouchStep]) {
    scriptState.isRunning = true
    let moment = world.clock.now + 0.001
    world.clock.schedule(
      at: moment,
      withoutIsolation {
        step()
        self.follow(steps)
      }
    )
  }

  /// Whether content in a view goes on scrolling: a finger that lands there only stops it.
  private func scrolls(in view: UIView) -> Bool {
    if let view = view as? UIScrollView, view.isDecelerating || view.isScrollAnimating {
      return true
    }
    return view.subviews.contains { scrolls(in: $0) }
  }

  /// Does the first of these steps at once, and the others in their turn.
  private func go(on steps: [TouchStep]) {
    guard let step = steps.first else { return }
    do throws(StepError) {
      try prepare(step)()
      scriptState.lastStep = time
      follow(Array(steps.dropFirst()))
    } catch {
      scriptState.error = error
      scriptState.isRunning = false
    }
  }
}

extension Stage {
  /// The classes of the animators whose transitions are over, in order.
  package var animatorsSoFar: [String] { uikit.endedTransitions }

  /// The transitions that have started, in order, in the stage's time.
  ///
  /// Changes of screens without an animation are not among them.
  package var transitionsSoFar: [StartedTransition] {
    uikit.startedTransitions.filter { !$0.isImmediate }.map { transition in
      var transition = transition
      transition.time -= VirtualClock.startTime
      return transition
    }
  }

  /// When the animations that began at `start` or later, and run now, are over, in the stage's time.
  ///
  /// - Parameter limit: in seconds; a longer animation is not part of what was asked for.
  func endOfMotion(since start: TimeInterval, within limit: TimeInterval) -> TimeInterval? {
    let end = world.endOfAnimations(
      begunSince: VirtualClock.startTime + start,
      notAfter: world.clock.now + limit
    )
    return end.map { $0 - VirtualClock.startTime }
  }

  /// A sentence for each transition that is under way.
  package var unfinished: [String] { uikit.unfinishedTransitions() }
}
