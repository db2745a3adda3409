import Foundation
import Segue

/// Ends the run cleanly on SIGINT, SIGTERM, SIGHUP and SIGQUIT: partial files go, whole frames
/// stay, and the shell sees the signal.
///
/// A second signal, half a second later, ends at once.
enum Signals {
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The process that renders for this one and receives signals too.
  private final class Other: @unchecked Sendable {
    let lock = NSLock()
    var pid: pid_t?
  }

  private static let other = Other()

  static func forward(to pid: pid_t?) { other.lock.withLock { other.pid = pid } }

  /// Call once, before any other thread starts: threads inherit the blocked signals, so only the
  /// one that waits here sees them.
  static func watch() {
    // A file that grows beyond its limit is a write error and does not end the process.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // `nohup` and shells make their children ignore some signals: these stay ignored.
    let handled = endings.filter { !isIgnored($0) }
    guard !handled.isEmpty else { return }
    var set = sigset_t()
    sigemptyset(&set)
    for number in handled { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let waiting = set
    let thread = Thread {
      var set = waiting
      var number: Int32 = 0
      guard sigwait(&set, &number) == 0 else { return }
      Thread { endAtOnce(by: waiting) }.start()
      ChildPrograms.killAll()
      PartialFiles.deleteAll()
      // The renderer cleans up, and its parent ends the same way.
      if let pid = other.lock.withLock({ other.pid }) {
        kill(pid, number)
      } else {
        end(by: number)
      }
    }
    thread.start()
  }

  /// Makes each of the signals end this process at once, half a second from now.
  ///
  /// Until then it is the first one again: `timeout` sends one to this process and to its group, a
  /// terminal to the renderer, too, and what is still to be removed would stay.
  private static func endAtOnce(by signals: sigset_t) {
    var set = signals
    var left = 0.5
    let start = ContinuousClock.now
    while left > 0 {
      var time = timespec(tv_sec: 0, tv_nsec: Int(left * 1e9))
      _ = sigtimedwait(&set, nil, &time)
      left = 0.5 - (ContinuousClock.now - start) / .seconds(1)
    }
    for number in endings where sigismember(&set, number) == 1 { signal(number, SIG_DFL) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    while true { pause() }
  }

  /// Ends this process the way `number` ended the renderer.
  ///
  /// The thread that called `watch` has the signal blocked, so that it would remain pending.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }

  /// Whether no handler is installed for it.
  static func isDefault(_ number: Int32) -> Bool { handler(of: number) == 0 }

  private static func isIgnored(_ number: Int32) -> Bool {
    handler(of: number) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func handler(of number: Int32) -> Int? {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return nil }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  }
}
