import Foundation
import Segue
import class Timeline.RunLoopHost

/// Ends a run in which nothing is finished for a while: an animator that loops for ever cannot be
/// stopped in any other way.
///
/// The work that remains when the transition has been drawn is ours. It has no limit, except that
/// other programs may not hang.
final class Watchdog: @unchecked Sendable {
  private let lock = NSLock()
  private var phase = "starting"
  /// Seconds without progress; time during which the process is stopped does not count.
  private var quiet = 0.0
  /// Seconds of processor time of the main thread in one turn of the run loop.
  private var busy = 0.0
  private var isDrawn = false

  /// - Parameter timeout: seconds of wall time without progress.
  @MainActor
  init(timeout: Double, console: Console) {
    let main = pthread_self()
    Trial.share(timeout)
    let begun = DispatchSemaphore(value: 0)
    let thread = Thread { [weak self] in
      // The first sleep initializes state under locks of the runtime. It happens here, because a
      // process forked meanwhile waits for them for ever.
      Thread.sleep(forTimeInterval: 0)
      _ = DispatchTime.now().uptimeNanoseconds
      self?.rest()
      begun.signal()
      let tick = min(0.25, timeout / 4)
      let clock = ThreadClock(main)
      var lastTurn = -1
      while let self {
        let (phase, quiet) = self.state
        if self.isLoop(timeout) {
          Watchdog.leaveReport(of: main, after: quiet)
        } else if quiet > timeout, ChildPrograms.giveUpWaiting(after: timeout) {
          // The transition is not at fault: the code that waits for the program reports it.
          self.rest()
        } else if quiet > timeout, !self.hasDrawn {
          if ClientLibrary.isExpected { Watchdog.leaveReport(of: main, after: timeout) }
          console.fail(
            """
            Error: gave up while \(phase): nothing was finished for \(Int(timeout)) seconds
            hint: does the transition loop for ever? A longer wait: --timeout \(Int(timeout) * 4)
            """
          )
          ChildPrograms.killAll()
          PartialFiles.deleteAll()
          _exit(ExitCode.protocolBroken.rawValue)
        }
        let start = DispatchTime.now().uptimeNanoseconds
        let work = clock.seconds
        Thread.sleep(forTimeInterval: tick)
        let slept = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        // A program that computes is only slow; it gets ten times as long.
        let weight = ChildPrograms.haveWorked() ? 0.1 : 1
        let worked = clock.seconds - work
        let turn = RunLoopHost.turns.load(ordering: .relaxed)
        self.lock.withLock {
          self.quiet += min(slept, 2 * tick) * weight
          self.busy = turn == lastTurn ? self.busy + worked : 0
        }
        lastTurn = turn
      }
    }
    thread.start()
    if ClientLibrary.isExpected { begun.wait() }
  }

  /// Whether the user's own code computes without end, rather than slowly.
  ///
  /// Its trials have not ended either, and one turn of the run loop has had the processor for a
  /// third of the time: by default for the 20 seconds after which iOS ends an app that does not
  /// respond (documented for its launch). Time in which other programs have the processor does not
  /// count, and code that is only slow comes back to the run loop.
  private func isLoop(_ timeout: Double) -> Bool {
    guard ClientLibrary.isExpected, Trial.wasLate.load(ordering: .relaxed) else { return false }
    return lock.withLock { !isDrawn && busy > timeout / 3 }
  }

  /// Ends the renderer; its parent process reports why, with the place in the user's code.
  private static func leaveReport(of main: pthread_t, after timeout: Double) -> Never {
    PartialFiles.deleteAll()
    CrashNote.giveUp(after: Int(timeout.rounded()))
    // The runtime announces its report on the screen, as if the code had crashed.
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    pthread_kill(main, SIGTRAP)
    // The runtime stops all other threads, restores the signal, writes its report, and continues.
    for _ in 0..<240 where !Signals.isDefault(SIGTRAP) { Thread.sleep(forTimeInterval: 0.05) }
    _exit(ExitCode.protocolBroken.rawValue)
  }

  private var state: (phase: String, quiet: Double) {
    lock.withLock { (phase, quiet) }
  }

  private var hasDrawn: Bool { lock.withLock { isDrawn } }

  private func rest() { lock.withLock { (quiet, busy) = (0, 0) } }

  /// Reports progress.
  func enter(_ phase: String) {
    if ClientLibrary.isExpected { CrashNote.enter(phase) }
    lock.withLock {
      self.phase = phase
      (quiet, busy) = (0, 0)
      isDrawn = false
    }
  }

  /// Reports that all is drawn, and only files remain to be made.
  func finish() {
    enter("finishing the files")
    lock.withLock { isDrawn = true }
  }
}

/// The processor time of a thread.
private struct ThreadClock {
  private var clock = clockid_t()
  private let exists: Bool

  init(_ thread: pthread_t) { exists = pthread_getcpuclockid(thread, &clock) == 0 }

  /// Always 0 where the system has no such clock.
  var seconds: Double {
    var time = timespec()
    guard exists, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
