import Codecs
import Foundation

/// Another program: started, fed, watched, ended and always reaped.
///
/// It leads its own process group, so that its children end with it.
final class ChildProgram: @unchecked Sendable {
  enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  let name: String
  private let pid: pid_t
  /// Our ends of its pipes; -1 for a missing or closed one.
  private(set) var input: Int32
  let output: Int32
  let errors: Int32

  private let lock = NSLock()
  private var ending: Ending?
  /// What this process is waiting for it to do.
  private var awaited: String?
  private var hung: String?
  private var processorTime = 0

  /// - Parameters:
  /// - takesInput, givesOutput, givesErrors: which of its streams are pipes to this process; the
  ///   others are `/dev/null`.
  init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    takesInput: Bool = false,
    givesOutput: Bool = false,
    givesErrors: Bool = false
  ) throws(FileError) {
    name = program.split(separator: "/").last.map(String.init) ?? program
    let streams = try Streams(
      takesInput: takesInput,
      givesOutput: givesOutput,
      givesErrors: givesErrors
    )
    defer { streams.closeTheirs() }
    let result = ExternalProgram.spawn(
      program,
      [program] + arguments,
      environment,
      streams: streams.theirs,
      leadsGroup: true
    )
    guard result.code == 0 else {
      streams.closeOurs()
      throw FileError("start", program, code: result.code)
    }
    pid = result.pid
    (input, output, errors) = (streams.ours[0], streams.ours[1], streams.ours[2])
    ChildProgram.running.insert(self)
  }

  deinit {
    for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
  }

  /// Lets more than the usual 64 kB wait for it: it then reads while this process does something
  /// else.
  ///
  /// Only a wish: what the system refuses costs time.
  func enlargeInput() {
    // F_SETPIPE_SZ, which Swift does not see; a megabyte is what everybody may have.
    _ = fcntl(input, 1031, Int32(1 << 20))
  }

  /// Fails with EPIPE when the program has gone.
  func write(_ bytes: [UInt8], awaiting what: String) throws(FileError) {
    expect(what)
    defer { expect(nil) }
    try writeAll(bytes, to: input, path: name)
  }

  /// Everything it prints until it closes its output.
  func readOutput(awaiting what: String) -> [UInt8] {
    expect(what)
    defer { expect(nil) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Waits for its end.
  @discardableResult
  func wait(awaiting what: String) -> Ending {
    if let ending = lock.withLock({ ending }) { return ending }
    expect(what)
    defer { expect(nil) }
    // The system keeps its number until it is reaped, which only happens under the lock.
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return lock.withLock {
      if let ending { return ending }
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      let ending = status & 0x7F == 0 ? Ending.exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
      self.ending = ending
      ChildProgram.running.remove(self)
      return ending
    }
  }

  /// Ends it and what it has started.
  func kill() {
    lock.withLock {
      guard ending == nil else { return }
      Foundation.kill(-pid, SIGKILL)
      Foundation.kill(pid, SIGKILL)
    }
  }

  /// How it ended; nil while it runs.
  var end: Ending? { lock.withLock { ending } }

  /// What it failed to do before it was ended for hanging.
  var hangs: String? { lock.withLock { hung } }

  private func expect(_ what: String?) { lock.withLock { awaited = what } }

  fileprivate func giveUp(after seconds: Double) -> Bool {
    let isAwaited = lock.withLock {
      guard let awaited, ending == nil else { return false }
      hung = "\(awaited) for \(Int(seconds)) seconds"
      return true
    }
    if isAwaited { kill() }
    return isAwaited
  }

  /// Whether this process waits for it, and it has computed since the last call.
  ///
  /// Of a program that slept, waited or was stopped it is false.
  fileprivate func hasWorked() -> Bool {
    lock.withLock {
      guard awaited != nil, ending == nil else { return false }
      let before = processorTime
      processorTime = ChildProgram.processorTime(of: pid) ?? before
      return processorTime > before
    }
  }

  /// In ticks of the system's clock, 10 ms; nil where the system does not tell.
  private static func processorTime(of pid: pid_t) -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/stat") else { return nil }
    // The name comes first, in parentheses, and may contain anything.
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    guard let fields, fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12])
    else { return nil }
    return user + system
  }

  // MARK: All of them

  fileprivate final class Running: @unchecked Sendable {
    private let lock = NSLock()
    private var programs: [ObjectIdentifier: ChildProgram] = [:]

    func insert(_ program: ChildProgram) {
      lock.withLock { programs[ObjectIdentifier(program)] = program }
    }

    func remove(_ program: ChildProgram) {
      lock.withLock { programs[ObjectIdentifier(program)] = nil }
    }

    var all: [ChildProgram] { lock.withLock { Array(programs.values) } }
  }

  fileprivate static let running = Running()
}

/// The programs that this process has started.
public enum ChildPrograms {
  /// Ends them all, just before this process ends.
  public static func killAll() {
    for program in ChildProgram.running.all { program.kill() }
  }

  /// Whether one that this process waits for has computed since the last call.
  public static func haveWorked() -> Bool {
    ChildProgram.running.all.reduce(false) { $1.hasWorked() || $0 }
  }

  /// Ends those that this process waits for, once nothing happened for `seconds`.
  ///
  /// The waiting call throws an error that names the program. Returns false when no call waits.
  public static func giveUpWaiting(after seconds: Double) -> Bool {
    var hasGivenUp = false
    for program in ChildProgram.running.all where program.giveUp(after: seconds) {
      hasGivenUp = true
    }
    return hasGivenUp
  }
}

/// The three streams of a program before it starts: our ends and its own.
private struct Streams {
  /// Of input, output and errors; -1 for a stream without a pipe.
  var ours: [Int32] = [-1, -1, -1]
  private(set) var theirs: [Int32] = [-1, -1, -1]

  init(takesInput: Bool, givesOutput: Bool, givesErrors: Bool) throws(FileError) {
    for (index, isPipe) in [takesInput, givesOutput, givesErrors].enumerated() {
      let pair: (ours: Int32, theirs: Int32)?
      if isPipe {
        pair = Streams.pipe(weWrite: index == 0)
      } else {
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        pair = null >= 0 ? (-1, Streams.high(null)) : nil
      }
      guard let pair, pair.theirs >= 0 else {
        let code = errno
        closeOurs()
        closeTheirs()
        throw FileError("open", isPipe ? "a pipe" : "/dev/null", code: code)
      }
      (ours[index], theirs[index]) = pair
    }
  }

  private static func pipe(weWrite: Bool) -> (ours: Int32, theirs: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    let high = ends.map(Streams.high)
    guard high.allSatisfy({ $0 >= 0 }) else {
      for end in high where end >= 0 { close(end) }
      return nil
    }
    return weWrite ? (high[1], high[0]) : (high[0], high[1])
  }

  /// A copy above the three standard streams, closed in the child.
  private static func high(_ descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let code = errno
    close(descriptor)
    errno = code
    return copy
  }

  func closeOurs() { for descriptor in ours where descriptor >= 0 { close(descriptor) } }

  func closeTheirs() { for descriptor in theirs where descriptor >= 0 { close(descriptor) } }
}
