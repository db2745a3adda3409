import Foundation

/// The mode that a run loop runs in, and what waits for another one.
///
/// A list that is scrolled holds the run loop in a mode of its own, in which timers of the default
/// mode do not fire (documented).
struct RunLoopModes {
  /// The last one counts.
  fileprivate var held: [RunLoop.Mode] = []
  fileprivate var waiting: [(modes: Set<RunLoop.Mode>, action: () -> Void)] = []

  fileprivate var current: RunLoop.Mode { held.last ?? .default }
}

extension RunLoopHost {
  /// The mode that the run loop runs in.
  package var mode: RunLoop.Mode { modes.current }

  /// Whether what was added for these modes runs now; all modes of a stage are common ones.
  package func runs(in modes: Set<RunLoop.Mode>) -> Bool {
    modes.contains(.common) || modes.contains(self.modes.current)
  }

  /// Performs `action` now, or in a turn of its own when the run loop is in one of the modes.
  package func perform(in modes: Set<RunLoop.Mode>, _ action: @escaping () -> Void) {
    if runs(in: modes) { action() } else { self.modes.waiting.append((modes, action)) }
  }

  /// Holds the run loop in a mode as long as the object lives.
  package func hold(_ mode: RunLoop.Mode) -> RunLoopModeHold {
    modes.held.append(mode)
    resumeWaiting()
    return RunLoopModeHold(mode, self)
  }

  fileprivate func endHold(of mode: RunLoop.Mode) {
    if let index = modes.held.lastIndex(of: mode) { modes.held.remove(at: index) }
    resumeWaiting()
  }

  /// Nothing that waits is performed any more: it may keep the host alive.
  package func forgetWaiting() { modes.waiting = [] }

  private func resumeWaiting() {
    guard !modes.waiting.isEmpty else { return }
    let all = modes.waiting
    modes.waiting = all.filter { !runs(in: $0.modes) }
    for (modes, action) in all where runs(in: modes) {
      // The mode may have changed again until then.
      clock.schedule(at: clock.now) { [weak self] in self?.perform(in: modes, action) }
    }
  }
}

/// Keeps a run loop in a mode.
package final class RunLoopModeHold {
  private let mode: RunLoop.Mode
  private weak var host: RunLoopHost?

  fileprivate init(_ mode: RunLoop.Mode, _ host: RunLoopHost) {
    self.mode = mode
    self.host = host
  }

  deinit { host?.endHold(of: mode) }
}
