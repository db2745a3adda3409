import Foundation
import Segue

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
  private var isDrawn = false

  /// - Parameter timeout: seconds of wall time without progress.
  init(timeout: Double, console: Console) {
    let main = pthread_self()
    let begun = DispatchSemaphore(value: 0)
    let thread = Thread { [weak self] in
      // The first sleep initializes state under locks of the runtime. It happens here, because a
      // process forked meanwhile waits for them for ever.
      Thread.sleep(forTimeInterval: 0)
      _ = DispatchTime.now().uptimeNanoseconds
      self?.rest()
      begun.signal()
      let tick = min(0.25, timeout / 4)
      while let self {
        let (phase, quiet) = self.state
        if quiet > timeout, ChildPrograms.giveUpWaiting(after: timeout) {
          // The transition is not at fault: the code that waits for the program reports it.
          self.rest()
        } else if quiet > timeout, !self.hasDrawn {
          if ClientLibrary.isExpected {
            // The parent process reports it, with the place in the user's code.
            let words =
              "\(CrashNote.gaveUp) while \(phase): nothing was finished for \(Int(timeout)) seconds"
            PartialFiles.deleteAll()
            CrashNote.giveUp(words)
            pthread_kill(main, SIGTRAP)
            Thread.sleep(forTimeInterval: 12)
          }
          // No parent has stopped this process: it reports by itself.
          if ClientLibrary.isExpected { _exit(ExitCode.protocolBroken.rawValue) }
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
        Thread.sleep(forTimeInterval: tick)
        let slept = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        // A program that computes is only slow; it gets ten times as long.
        let weight = ChildPrograms.haveWorked() ? 0.1 : 1
        self.lock.withLock { self.quiet += min(slept, 2 * tick) * weight }
      }
    }
    thread.start()
    if ClientLibrary.isExpected { begun.wait() }
  }

  private var state: (phase: String, quiet: Double) {
    lock.withLock { (phase, quiet) }
  }

  private var hasDrawn: Bool { lock.withLock { isDrawn } }

  private func rest() { lock.withLock { quiet = 0 } }

  /// Reports progress.
  func enter(_ phase: String) {
    if ClientLibrary.isExpected { CrashNote.enter(phase) }
    lock.withLock {
      self.phase = phase
      quiet = 0
      isDrawn = false
    }
  }

  /// Reports that all is drawn, and only files remain to be made.
  func finish() {
    enter("finishing the files")
    lock.withLock { isDrawn = true }
  }
}
