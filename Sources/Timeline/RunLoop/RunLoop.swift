import Foundation
import class ObjectiveC.NSObject
import func ObjectiveC.withoutIsolation

/// The run loop of the current world.
///
/// Hides Foundation's class of the same name.
open class RunLoop: NSObject, @unchecked Sendable {
  public typealias Mode = Foundation.RunLoop.Mode

  public static let main = RunLoop()
  open class var current: RunLoop { main }

  private override init() {
    super.init()
  }

  open var currentMode: Mode? { RunLoopHost.present.mode }

  /// Lets virtual time pass until `limitDate` and runs everything that becomes due.
  ///
  /// Only the distance from the present counts, to the millisecond.
  open func run(until limitDate: Date) {
    let interval = limitDate.virtualInterval
    guard interval < 1e9 else {
      run()
      return
    }
    RunLoopHost.present.advance(to: RunLoopHost.present.clock.now + max(0, interval))
  }

  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    let interval = max(0, limitDate.virtualInterval)
    return RunLoopHost.present.runOneTurn(until: RunLoopHost.present.clock.now + interval)
  }

  /// Runs until nothing is pending, or for a minute.
  ///
  /// On iOS it never returns, and the code after it never runs.
  open func run() {
    let host = RunLoopHost.present
    let end = host.clock.now + 60
    while host.runOneTurn(until: end) {}
    Deadlock.report(
      "RunLoop.run() does not return on iOS: what comes after it never happens there."
    )
  }

  open func add(_ timer: Timer, forMode mode: Mode) { timer.schedule(for: mode) }

  /// In the default mode (documented).
  @preconcurrency
  open func perform(_ block: @escaping @MainActor () -> Void) {
    perform(inModes: [.default], block: block)
  }

  @preconcurrency
  open func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let action = withoutIsolation(block)
    DispatchQueue.main.async { RunLoopHost.present.perform(in: Set(modes), action) }
  }

  /// Performs `action` now, or as soon as the run loop is in the default mode.
  package final func performInDefaultMode(_ action: @escaping () -> Void) {
    RunLoopHost.present.perform(in: [.default], action)
  }
}
