import Codecs
import Foundation

/// An ffmpeg that reads frames from us: started, fed, watched and always reaped.
final class FFmpegProcess {
  private let program: ChildProgram
  private let log: LogTail

  /// - Throws: `ffmpegUnavailable` when there is no such program.
  init(arguments: [String]) throws(SinkError) {
    // With SIGPIPE ignored, a dead ffmpeg shows as EPIPE at the next write.
    signal(SIGPIPE, SIG_IGN)
    program = try FFmpegProcess.start(
      ["-hide_banner", "-nostats", "-loglevel", "warning", "-y"] + arguments,
      takesInput: true
    )
    program.enlargeInput()
    // Read all the time: a full error pipe would block ffmpeg, and then this process.
    log = LogTail(draining: program.errors)
  }

  func write(_ bytes: [UInt8], frame: Int) throws(SinkError) {
    do throws(FileError) {
      try program.write(bytes, awaiting: "did not take frame \(frame)")
    } catch {
      program.closeInput()
      let ending = program.wait(awaiting: "closed its input and did not end")
      throw failure(ending, frame: program.hangs == nil ? frame : nil)
    }
  }

  /// Ends the input and waits; throws unless ffmpeg succeeds.
  func finish() throws(SinkError) {
    program.closeInput()
    let ending = program.wait(awaiting: "did not finish the file")
    guard ending == .exit(0), program.hangs == nil else { throw failure(ending, frame: nil) }
    log.wait()
  }

  func kill() {
    program.kill()
    program.closeInput()
    program.wait(awaiting: "did not end")
  }

  /// A system error in ffmpeg's log; ffmpeg may exit with 0 despite it.
  ///
  /// Or the limit of a file's size, whose signal ends ffmpeg without a word.
  var systemError: FileError? {
    log.wait()
    if program.end == .signal(SIGXFSZ) { return FileError("write", "ffmpeg", code: EFBIG) }
    let codes = [ENOSPC, EDQUOT, EFBIG, EROFS, EIO]
    let found = codes.first { code in
      let words = String(cString: strerror(code))
      return log.lines.contains { $0.contains(words) }
    }
    return found.map { FileError("write", "ffmpeg", code: $0) }
  }

  /// Whether it had to be ended.
  var hangs: Bool { program.hangs != nil }

  private func failure(_ ending: ChildProgram.Ending, frame: Int?) -> SinkError {
    log.wait()
    let status =
      switch ending {
      case _ where program.hangs != nil: "\(program.hangs ?? "") and was ended"
      case .signal(let number): "was killed by signal \(number)"
      case .exit(let code): "ended with status \(code)"
      }
    return .ffmpegFailed(status: status, log: log.lines, frame: frame)
  }

  /// What a short ffmpeg command prints; nil when it fails.
  static func output(of arguments: [String]) throws(SinkError) -> String? {
    let program = try start(
      ["-hide_banner", "-nostdin"] + arguments,
      takesInput: false,
      givesOutput: true
    )
    let bytes = program.readOutput(awaiting: "said nothing")
    let ending = program.wait(awaiting: "did not end")
    if let hangs = program.hangs {
      throw .ffmpegFailed(status: "\(hangs) and was ended", log: [], frame: nil)
    }
    return ending == .exit(0) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func start(
    _ arguments: [String],
    takesInput: Bool,
    givesOutput: Bool = false
  ) throws(SinkError) -> ChildProgram {
    guard let path = ExternalProgram.find("ffmpeg") else {
      throw .ffmpegUnavailable(why: "there is no ffmpeg on the PATH")
    }
    do throws(FileError) {
      return try ChildProgram(
        path,
        arguments,
        environment: environment,
        takesInput: takesInput,
        givesOutput: givesOutput,
        givesErrors: takesInput
      )
    } catch {
      guard error.isPassing else {
        throw .ffmpegUnavailable(why: "'\(path)' does not start: \(error.reason)")
      }
      throw .file(error, frame: nil)
    }
  }

  /// This process's environment without variables that change ffmpeg's output.
  ///
  /// x264 reads memory that it never wrote, which holds whatever malloc's settings put there.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("MALLOC_") && $0.key != "GLIBC_TUNABLES" && !$0.key.hasPrefix("AV_LOG_")
        && $0.key != "FFREPORT"
    }
    environment["LC_ALL"] = "C"
    return environment
  }
}

/// The last lines that a program wrote to its standard error.
private final class LogTail: @unchecked Sendable {
  static let limit = 20
  /// How many bytes of a line are kept.
  static let lineLimit = 2000

  private let lock = NSLock()
  private var tail: [String] = []
  private let done = DispatchSemaphore(value: 0)

  /// The descriptor is duplicated: the program that owns it may be released first.
  init(draining descriptor: Int32) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let thread = Thread { [self] in
      drain(copy)
      close(copy)
      done.signal()
    }
    thread.start()
  }

  private func drain(_ descriptor: Int32) {
    var line: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var rest = chunk[..<count]
      while let end = rest.firstIndex(of: 10) {
        append(line + rest[..<end].prefix(LogTail.lineLimit - line.count))
        line = []
        rest = rest[(end + 1)...]
      }
      line += rest.prefix(LogTail.lineLimit - line.count)
    }
    append(line)
  }

  private func append(_ line: [UInt8]) {
    guard !line.isEmpty else { return }
    lock.withLock {
      tail = (tail + [String(decoding: line, as: UTF8.self)]).suffix(LogTail.limit)
    }
  }

  /// Waits for the end of the log, but not for ever: a grandchild may hold the pipe open.
  func wait() {
    if done.wait(timeout: .now() + 2) == .success { done.signal() }
  }

  var lines: [String] { lock.withLock { tail } }
}
