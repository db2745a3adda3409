import Foundation

/// An ffmpeg that reads frames from us: started, fed, watched and always reaped.
final class FFmpegProcess {
  private let process = Process()
  private let input = Pipe()
  private let log: LogTail
  private var isInputOpen = true

  /// - Throws: `ffmpegUnavailable` when there is no such program.
  init(arguments: [String]) throws(SinkError) {
    guard let program = FFmpegProcess.find("ffmpeg") else {
      throw .ffmpegUnavailable(why: "there is no ffmpeg on the PATH")
    }
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-hide_banner", "-nostats", "-loglevel", "warning", "-y"] + arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    // A dead ffmpeg shows as EPIPE at the next write, not as a signal that kills us.
    signal(SIGPIPE, SIG_IGN)
    do {
      try process.run()
    } catch {
      throw .ffmpegUnavailable(why: "'\(program)' does not start: \(error.localizedDescription)")
    }
    try? input.fileHandleForReading.close()
    // Read all the time: a full error pipe would stop ffmpeg, and so us.
    log = LogTail(draining: errors.fileHandleForReading)
  }

  func write(_ bytes: [UInt8], frame: Int) throws(SinkError) {
    do throws(FileError) {
      try writeAll(bytes, to: input.fileHandleForWriting.fileDescriptor, path: "ffmpeg")
    } catch {
      closeInput()
      process.waitUntilExit()
      throw failure(frame: frame)
    }
  }

  /// Ends the input and waits; throws unless ffmpeg ends well.
  func finish() throws(SinkError) {
    closeInput()
    process.waitUntilExit()
    log.wait()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw failure(frame: nil)
    }
  }

  func kill() {
    // Not SIGTERM: a child inherits the signals that the tool blocks. Its half file is deleted anyway.
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    closeInput()
    process.waitUntilExit()
  }

  private func closeInput() {
    guard isInputOpen else { return }
    isInputOpen = false
    try? input.fileHandleForWriting.close()
  }

  private func failure(frame: Int?) -> SinkError {
    log.wait()
    let status =
      process.terminationReason == .uncaughtSignal
      ? "was killed by signal \(process.terminationStatus)"
      : "ended with status \(process.terminationStatus)"
    return .ffmpegFailed(status: status, log: log.lines, frame: frame)
  }

  /// The first executable of that name on the PATH.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a short ffmpeg command prints; nil when it fails.
  static func output(of arguments: [String]) -> String? {
    guard let program = find("ffmpeg") else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-hide_banner", "-nostdin"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The last lines that a program wrote to its standard error.
private final class LogTail: @unchecked Sendable {
  static let limit = 20

  private let lock = NSLock()
  private var tail: [String] = []
  private let done = DispatchSemaphore(value: 0)

  init(draining handle: FileHandle) {
    let thread = Thread { [self] in
      var pending = ""
      while case let data = handle.availableData, !data.isEmpty {
        pending += String(decoding: data, as: UTF8.self)
        var lines = pending.split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init
        )
        pending = lines.removeLast()
        append(lines)
      }
      append([pending])
      done.signal()
    }
    thread.start()
  }

  private func append(_ lines: [String]) {
    lock.withLock { tail = (tail + lines.filter { !$0.isEmpty }).suffix(LogTail.limit) }
  }

  /// Waits for the end of the log, but not for ever: a grandchild may hold the pipe open.
  func wait() {
    if done.wait(timeout: .now() + 2) == .success { done.signal() }
  }

  var lines: [String] { lock.withLock { tail } }
}
