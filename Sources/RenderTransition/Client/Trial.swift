import Codecs
import Foundation
import OwnCode
import Raster
import Segue

/// Runs something in a forked process that is discarded afterwards, with all that it prints,
/// changes, crashes or never ends.
///
/// The fork must not depend on the work of other threads.
enum Trial {
  /// Whether this process is such a fork.
  nonisolated(unsafe) private(set) static var isRunning = false

  /// How a fork ended.
  enum Ending<Answer> {
    case answer(Answer)
    case crash
    /// It reached code that was removed because it does not compile.
    case missingCode
    /// It did not finish in time.
    case late
    /// An error, such as a step without its target.
    case other

    var answer: Answer? {
      if case .answer(let answer) = self { answer } else { nil }
    }
  }

  @MainActor
  static func run<Answer: Codable>(
    within seconds: Double,
    _ body: () throws -> Answer
  ) -> Ending<Answer> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .other }
    let child = segueFork()
    if child == 0 {
      isRunning = true
      Renderer.threadsForPictures = 1
      close(ends[0])
      becomeSilent()
      var limit = itimerval()
      limit.it_value.tv_sec = Int(seconds)
      limit.it_value.tv_usec = Int(seconds.truncatingRemainder(dividingBy: 1) * 1e6)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &limit, nil)
      if let answer = try? body() { send(Data(JSONText.bytes(of: answer)), to: ends[1]) }
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { return .other }
    let data = receive(from: ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    AppFolder.deleteLeftovers(of: child)
    AppContainer.empty()
    if let answer = try? JSONText.value(Answer.self, from: data) { return .answer(answer) }
    let signal = status & 0x7F
    if signal != 0 { return signal == SIGALRM ? .late : .crash }
    return status >> 8 & 0xFF == ExitCode.badInput.rawValue ? .missingCode : .other
  }

  /// Signals end the fork at once; its output is not read.
  private static func becomeSilent() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number, SIG_DFL)
    }
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    CrashNote.leave()
  }

  private static func send(_ data: Data, to descriptor: Int32) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func receive(from descriptor: Int32) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return data }
      data += buffer[..<count]
    }
  }
}

/// Swift hides `fork`, because a forked process has only one of its parent's threads.
@_silgen_name("fork")
private func segueFork() -> pid_t
