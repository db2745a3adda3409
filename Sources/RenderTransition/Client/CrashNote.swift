import Codecs
import Foundation
import OwnCode
import Segue

/// A small file in which the renderer notes its progress, so that its parent can report a crash.
///
/// It holds one line: the current phase and the virtual time, or `finished` when the tool itself
/// has ended the run. The runtime's own report of a crash goes to a file beside it.
@MainActor
enum CrashNote {
  static let environmentKey = "SEGUE_CLIENT_NOTE"
  /// The file for a failure that the parent process may not have to report, as it knows what else to try.
  private static let failureKey = "SEGUE_CLIENT_FAILURE"
  /// Set where the code can be built again for the sake of touches.
  private static let touchesKey = "SEGUE_CLIENT_TOUCHES"

  /// The open file; notes come from the main thread and from the watchdog's.
  private final class NoteFile: @unchecked Sendable {
    private let lock = NSLock()
    private var descriptor: Int32 = -1
    private var isSealed = false
    private var phase = "starting"
    /// Virtual seconds; nil before the first turn of a phase.
    private var time: Double?

    /// The phase and the virtual time.
    var moment: String {
      lock.withLock {
        guard let time else { return phase }
        return "\(phase) at \(String(format: "%.3f", time)) s of virtual time"
      }
    }

    func enter(_ phase: String) {
      lock.withLock { (self.phase, time) = (phase, nil) }
      write(phase)
    }

    func turn(at time: Double) {
      lock.withLock { self.time = time }
      write(moment)
    }

    func open(_ path: String) {
      lock.withLock { descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
    }

    /// A forked process writes no notes.
    func leave() { descriptor = -1 }

    func write(_ text: String, isLast: Bool = false) {
      lock.withLock {
        guard descriptor >= 0, !isSealed else { return }
        isSealed = isLast
        // One call of a fixed size, so that a reader never sees halves of two notes.
        let bytes = Array(text.utf8.prefix(198)) + [0x0A]
        let padded = bytes + [UInt8](repeating: 0x20, count: 200 - bytes.count)
        _ = pwrite(descriptor, padded, padded.count, 0)
      }
    }
  }

  nonisolated private static let file = NoteFile()

  // MARK: In the renderer

  static func begin() {
    guard let path = ProcessInfo.processInfo.environment[environmentKey] else { return }
    file.open(path)
    if leavesFailureToParent { StandardError.divert(to: "\(path).printed") }
    Stage.turnObserver = { file.turn(at: $0) }
    // The first fault is the cause of those after it.
    Stage.faultObserver = { words in
      Stage.faultObserver = nil
      _ = FileManager.default.createFile(atPath: "\(path).fault", contents: Data(words.utf8))
    }
    enter("starting")
  }

  nonisolated static func enter(_ phase: String) { file.enter(phase) }

  /// Stops the notes of a forked process: the files belong to its parent.
  static func leave() {
    file.leave()
    Stage.turnObserver = nil
    Stage.faultObserver = nil
  }

  static func finish() { file.write("finished", isLast: true) }

  /// Whether the parent process knows what else to try, and reports a failure itself or not at all.
  static var leavesFailureToParent: Bool { ProcessInfo.processInfo.environment[failureKey] != nil }

  /// Ends this process where touches reached bodies that were removed: the parent process builds the code again, and then
  /// only the statements that do not compile are missing.
  ///
  /// Does nothing where that has been done, or where nothing was removed.
  static func askForBodies() {
    guard ProcessInfo.processInfo.environment[touchesKey] != nil else { return }
    leave(at: reachedByTouches)
  }

  /// Ends this process at a place that was removed from the code.
  nonisolated fileprivate static func leave(at number: Int) -> Never {
    giveUp("\(missingWord)\(number)")
    PartialFiles.deleteAll()
    _exit(ExitCode.badInput.rawValue)
  }

  /// Leaves a failure to the parent process, if that asks for it.
  ///
  /// - Returns: whether it does.
  static func keep(_ failure: Failure) -> Bool {
    guard let path = ProcessInfo.processInfo.environment[failureKey] else { return false }
    let words = KeptFailure(
      message: failure.message,
      hint: failure.hint,
      isStill: failure.isStill,
      mayPlayInApp: failure.mayPlayInApp
    )
    return FileManager.default.createFile(
      atPath: path,
      contents: Data(JSONText.bytes(of: words))
    )
  }

  private struct KeptFailure: Codable {
    var message: String
    var hint: String?
    var isStill: Bool
    var mayPlayInApp: Bool
  }

  /// Writes that nothing was finished for some seconds, as the last note of this process.
  nonisolated static func giveUp(after seconds: Int) {
    giveUp("\(gaveUp) while \(file.moment): nothing was finished for \(seconds) seconds")
  }

  /// Writes the last note of this process.
  nonisolated static func giveUp(_ words: String) { file.write(words, isLast: true) }

  // MARK: In the parent process

  static func makePath() -> String {
    "\(NSTemporaryDirectory())segue-note-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  }

  /// Makes the runtime write a backtrace when the code crashes.
  ///
  /// - Parameters:
  ///   - keepsFailure: whether the renderer leaves it to this process to report why it failed.
  ///   - mayAskForBodies: whether it may ask for a build with more of the code.
  static func environment(
    _ path: String,
    keepsFailure: Bool,
    mayAskForBodies: Bool
  ) -> [String: String] {
    let kept = keepsFailure ? [failureKey: "\(path).failure"] : [:]
    let asks = mayAskForBodies ? [touchesKey: "1"] : [:]
    return kept.merging(asks) { $1 }.merging([
      environmentKey: path,
      "SWIFT_BACKTRACE":
        "enable=yes,output-to=\(path).trace,color=no,interactive=no,threads=crashed,images=mentioned,"
        + "registers=none,limit=60,sanitize=no,symbolicate=off,timeout=10s",
    ]) { $1 }
  }

  static func remove(_ path: String) {
    unlink(path)
    unlink("\(path).trace")
    unlink("\(path).fault")
    unlink("\(path).failure")
    unlink("\(path).printed")
  }

  /// What the user's code and the runtime printed, where the renderer leaves that to this process.
  static func printed(_ path: String) -> String {
    FileManager.default.contents(atPath: "\(path).printed")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What the renderer has left to tell.
  static func kept(_ path: String, _ code: ExitCode) -> Failure? {
    guard let data = FileManager.default.contents(atPath: "\(path).failure"),
      let kept = try? JSONText.value(KeptFailure.self, from: data)
    else { return nil }
    var failure = Failure(code, kept.message, hint: kept.hint)
    failure.isStill = kept.isStill
    failure.mayPlayInApp =
      kept.mayPlayInApp || kept.isStill || code == .protocolBroken || code == .badInput
    return failure
  }

  /// The number of the place that was taken out of the code and reached.
  static func missing(_ path: String) -> Int? {
    let text = text(path)
    return text.hasPrefix(missingWord) ? Int(text.dropFirst(missingWord.count)) : nil
  }

  /// Instead of the number of a place: touches reached several.
  nonisolated static let reachedByTouches = -1

  nonisolated private static let missingWord = "missing "

  static func hasGivenUp(_ path: String) -> Bool { text(path).hasPrefix(gaveUp) }

  static func isFinished(_ path: String) -> Bool { text(path) == "finished" }

  private static func text(_ path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { return "" }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Words that continue a sentence: ` while …`.
  static func moment(_ path: String) -> String {
    let text = text(path)
    return text.isEmpty ? "" : " while \(text)"
  }

  /// The places of the user's code in the runtime's report, innermost first: `path:line:column`.
  ///
  /// The runtime writes addresses; only those of the client's library are looked up, because the
  /// tool's own would take long.
  static func userFrames(in report: String, library: String, below folders: [String]) -> [String] {
    func number(_ word: Substring) -> UInt64? {
      word.hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : nil
    }
    let lines = report.split(separator: "\n")
    // `0x…–0x… identity name path`
    let image = lines.first { $0.hasSuffix(library) }?.split(separator: " ").first?
      .split(separator: "\u{2013}")
    guard let image, image.count == 2, let start = number(image[0]), let end = number(image[1])
    else { return [] }
    let addresses = lines.prefix { !$0.hasPrefix("Images") }.compactMap { line -> UInt64? in
      let words = line.split(separator: " ")
      guard let first = words.first, Int(first) != nil,
        let address = words.lazy.compactMap(number).first, (start..<end).contains(address)
      else { return nil }
      // A return address points behind the call.
      return address - start - (words.contains("[ra]") ? 1 : 0)
    }
    let places = SourcePlaces.find(addresses, in: library)
    return places.filter { place in folders.contains { place.hasPrefix($0) } }
  }

  /// - Parameter advice: what to do about a crash, where that is known.
  static func failure(
    _ path: String,
    signal: Int32,
    library: String,
    folders: [String],
    advice: String?
  ) -> Failure {
    let report =
      FileManager.default.contents(atPath: "\(path).trace")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
    let frames = userFrames(in: report, library: library, below: folders)
    let what = text(path)
    if what.hasPrefix(gaveUp) {
      return Failure(
        .protocolBroken,
        ([what] + places(frames)).joined(separator: "\n"),
        hint: "does the code loop for ever? A longer wait: --timeout 240"
      )
    }
    let fault = FileManager.default.contents(atPath: "\(path).fault")
      .map { "before that: " + String(decoding: $0, as: UTF8.self) }
    var failure = Failure(
      .internalError,
      (["your code crashed\(moment(path)): \(reason(signal, frames))"] + places(frames)
        + [fault].compactMap { $0 })
        .joined(separator: "\n"),
      hint: advice
        ?? "no file was left half-written; a message of the runtime, if there is one, stands above"
    )
    failure.mayPlayInApp = true
    return failure
  }

  /// The innermost places, each once where a function calls itself.
  private static func places(_ frames: [String]) -> [String] {
    var places: [String] = []
    for frame in frames where places.last != frame { places.append(frame) }
    return places.prefix(5).map { "  at \($0)" }
  }

  /// - Parameter frames: places in the user's code, of which a full stack has many, and few different ones.
  private static func reason(_ signal: Int32, _ frames: [String]) -> String {
    switch signal {
    case SIGSEGV where frames.count >= 20 && Set(frames).count * 3 <= frames.count:
      "its stack is full; does a function call itself for ever?"
    // How Swift ends a program.
    case SIGILL, SIGTRAP: "a fatal error"
    default: strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
    }
  }

  /// How a note of a run without end begins.
  nonisolated static let gaveUp = "gave up"
}

/// Called by the user's code at a place that was taken out because it does not compile.
@_cdecl("segue_missing")
public func segueMissing(_ number: Int) {
  if Trial.isRunning { _exit(ExitCode.badInput.rawValue) }
  CrashNote.leave(at: number)
}
