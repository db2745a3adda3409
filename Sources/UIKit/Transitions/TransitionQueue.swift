import Foundation

/// The transitions of one world: modal ones wait for each other, and running ones are kept until
/// they are over.
@MainActor
final class TransitionQueue {
  private var running: [ControllerTransition] = []
  private var waiting: [ModalTransition.Request] = []
  /// What is to happen once no modal transition runs any longer.
  private var afterModal: [() -> Void] = []

  /// Of the current world.
  static var current: TransitionQueue {
    World.current.state(TransitionQueue.self) {
      let queue = TransitionQueue()
      UIKitWorld.current.unfinishedTransitions = { [unowned queue] in
        MainActor.assumeIsolated { queue.unfinished }
      }
      UIKitWorld.current.abandonTransitions = { [unowned queue] in queue.abandon() }
      return queue
    }
  }

  /// Starts `request` on the next turn of the run loop, as UIKit does; at once when it is not
  /// animated and the queue is empty.
  ///
  /// A request that waits for nothing but the turn asks its delegate before this returns, as on
  /// iOS: apps set what the delegate answers just around the call, and may not keep the delegate
  /// any longer (inferred from such apps). Any other one asks when it starts.
  func enqueue(_ request: ModalTransition.Request) {
    var request = request
    if !hasModalToFinish { request.askDelegate() }
    waiting.append(request)
    if request.isAnimated {
      World.current.schedule(after: 0) { MainActor.assumeIsolated { self.startNext() } }
    } else {
      startNext()
    }
  }

  private func startNext() {
    while !waiting.isEmpty, !running.contains(where: { $0 is ModalTransition }) {
      var request = waiting.removeFirst()
      request.adapt()
      ModalTransition(request)?.start()
    }
  }

  /// Whether a presentation or a dismissal is yet to end; one that calls back at its end is over.
  private var hasModalToFinish: Bool {
    !waiting.isEmpty || running.contains { $0 is ModalTransition && $0.phase != .over }
  }

  var isRunning: Bool { !running.isEmpty }

  /// From 0 to 1; that of a view on its way is the one it comes to.
  func finalOpacity(of view: UIView) -> CGFloat {
    for transition in running {
      if let final = transition.finalOpacity(of: view) { return final }
    }
    return view.ownOpacity
  }

  /// How long the screen of a dismissal still covers a point of the screen.
  func cover(at point: CGPoint) -> LeavingCover {
    for case let transition as ModalTransition in running {
      let cover = transition.cover(at: point)
      if case .none = cover { continue }
      return cover
    }
    return .none
  }

  func didStart(_ transition: ControllerTransition) {
    running.append(transition)
    guard let world = UIKitWorld.current.world else { return }
    UIKitWorld.current.startedTransitions.append(
      StartedTransition(
        classes: transition.animatorClasses,
        participantClasses: transition.participantClasses,
        isOfUIKit: transition.animator is any SystemAnimator,
        hasOwnPresentation: transition.hasOwnPresentation,
        isDismissal: (transition as? ModalTransition)?.isDismissal == true
          || (transition as? NavigationTransition)?.isPush == false,
        isImmediate: transition.animator is ImmediateAnimator,
        time: world.clock.now
      )
    )
  }

  func didEnd(_ transition: ControllerTransition) {
    UIKitWorld.current.endedTransitions.append(transition.animatorName)
    running.removeAll { $0 === transition }
    startNext()
    guard transition is ModalTransition else { return }
    let blocks = afterModal
    afterModal = []
    for block in blocks { block() }
  }

  /// Calls `block` at the end of the modal transition that runs.
  func afterRunningModal(_ block: @escaping () -> Void) { afterModal.append(block) }

  private func abandon() {
    for transition in running { transition.abandon() }
    running = []
    waiting = []
    afterModal = []
  }

  /// One sentence for each animator that has started and not called `completeTransition`.
  var unfinished: [String] {
    running.map { transition in
      transition.context.isInteractive
        ? "The interaction that drives \(transition.animatorName) was neither finished nor cancelled."
        : "The animator \(transition.animatorName) never called completeTransition."
    }
  }
}
