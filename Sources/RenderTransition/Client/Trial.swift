import CSystem
import Codecs
import Foundation
import OwnCode
import Raster
import Segue
import Synchronization

/// Runs something in a forked process that is discarded afterwards, with all that it prints,
/// changes, crashes or never ends.
///
/// The fork must not depend on the work of other threads.
@MainActor
enum Trial {
  /// Whether this process is such a fork.
  nonisolated(unsafe) private(set) static var isRunning = false

  /// The longest wall time of the next trial, in seconds.
  ///
  /// A loop without end is in the user's code wherever that runs. The trials that meet it, each
  /// with half the time of the one before, leave time for the run in this process, whose place in
  /// the code can be reported.
  private static var patience = Double.infinity

  /// - Parameter timeout: seconds of wall time without progress, after which the run ends.
  static func share(_ timeout: Double) { patience = timeout / 2 }

  /// Seconds of wall time for a trial that plays a transition.
  static let timeOfTransition = 10.0

  /// The wall time of the next trial, which would get so many seconds.
  static func time(for seconds: Double) -> Double { min(seconds, patience) }

  /// Whether a trial was late, which the watchdog's thread asks.
  nonisolated static let wasLate = Atomic(false)

  /// Gives the next trial less time after one that was late.
  static func heed(_ failure: Failure) {
    guard failure == .late else { return }
    patience = max(patience / 2, 0.01)
    wasLate.store(true, ordering: .relaxed)
  }

  /// Why a fork has not answered.
  enum Failure: Error, Codable {
    /// It crashed, or did what raises an exception on iOS.
    case crash
    /// It reached code that was removed because it does not compile.
    case missingCode
    /// It did not finish in time.
    case late
    /// A transition in it never ended.
    case unfinished
    /// An error, such as a step without its target.
    case other

    /// - Parameter status: as `waitpid` gives it.
    init(status: Int32) {
      let signal = status & 0x7F
      if signal != 0 {
        self = signal == SIGALRM ? .late : .crash
      } else {
        switch status >> 8 & 0xFF {
        case ExitCode.badInput.rawValue: self = .missingCode
        case ExitCode.failure.rawValue: self = .crash
        case ExitCode.protocolBroken.rawValue: self = .unfinished
        default: self = .other
        }
      }
    }
  }

  /// The result of `body` in the fork.
  static func run<Answer: Codable>(
    within seconds: Double,
    _ body: () throws -> Answer
  ) -> Result<Answer, Failure> {
    let limit = time(for: seconds)
    let conversation = TrialConversation<Answer> { reply in
      self.limit(to: limit)
      if let answer = result(of: body) { reply(answer) }
    }
    guard let conversation else { return .failure(.other) }
    let answer = conversation.next()
    let failure = conversation.end()
    heed(failure)
    return answer.map { .success($0) } ?? .failure(failure)
  }

  /// The answer of this fork to its question, nil after an error; an exception ends the fork, as it
  /// ends an app, and so does a transition without end.
  static func result<Answer>(of body: () throws -> Answer) -> Answer? {
    do {
      return try body()
    } catch StageError.fault {
      _exit(ExitCode.failure.rawValue)
    } catch StageError.unfinishedTransition {
      _exit(ExitCode.protocolBroken.rawValue)
    } catch {
      return nil
    }
  }

  /// Ends this fork some seconds of wall time from now; 0 for never.
  static func limit(to seconds: Double) {
    var limit = itimerval()
    limit.it_value.tv_sec = Int(seconds)
    limit.it_value.tv_usec = Int(seconds.truncatingRemainder(dividingBy: 1) * 1e6)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &limit, nil)
  }

  /// Whether a fork of this process is like it: of all threads a fork has only one.
  static var isExact: Bool {
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    return threads?.count == 1
  }

  /// What `fork` returns.
  static func fork() -> pid_t {
    let child = segue_system_fork()
    guard child == 0 else { return child }
    isRunning = true
    Renderer.threadsForPictures = 1
    becomeSilent()
    return child
  }

  /// Signals end the fork at once; its output is not read.
  private static func becomeSilent() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number, SIG_DFL)
    }
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    StandardError.reset()
    close(nowhere)
    CrashNote.leave()
  }
}
