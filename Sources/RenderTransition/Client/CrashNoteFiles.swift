import Foundation
import Segue

/// A crash note and the files beside it, as the parent process reads them.
///
/// The note holds one line: the current phase and the virtual time, or `finished` when the tool
/// itself has ended the run. The runtime's own report of a crash and what the code printed go
/// to the files beside it.
@MainActor
struct CrashNoteFiles {
  let note: String
  /// The runtime's report of a crash.
  var trace: String { "\(note).trace" }
  /// What would have been an exception on iOS, the first of them.
  var fault: String { "\(note).fault" }
  /// The last diagnostics, one a line.
  var warnings: String { "\(note).warnings" }
  /// A failure that the parent process may not have to report, as it knows what else to try.
  var failure: String { "\(note).failure" }
  /// What the user's code and the runtime printed, where the renderer leaves that to its parent
  /// process.
  var printed: String { "\(note).printed" }

  /// The files of a renderer that is about to start.
  init() {
    note = "\(TemporaryPlace.path(.note))-\(UInt32.random(in: 0...UInt32.max))"
  }

  private init(note: String) { self.note = note }

  func remove() {
    for path in [note, trace, fault, warnings, failure, printed] { unlink(path) }
  }

  // MARK: Environment of the renderer

  private static let noteKey = "SEGUE_CLIENT_NOTE"
  private static let failureKey = "SEGUE_CLIENT_FAILURE"
  /// Set where the code can be built again for the sake of touches.
  private static let touchesKey = "SEGUE_CLIENT_TOUCHES"

  /// Makes the runtime write a backtrace when the code crashes.
  ///
  /// - Parameters:
  ///   - keepsFailure: whether the renderer leaves it to this process to report why it failed.
  ///   - mayAskForBodies: whether it may ask for a build with more of the code.
  func environment(keepsFailure: Bool, mayAskForBodies: Bool) -> [String: String] {
    var environment = [
      Self.noteKey: note,
      "SWIFT_BACKTRACE":
        "enable=yes,output-to=\(trace),color=no,interactive=no,threads=crashed,images=mentioned,"
        + "registers=crashed,limit=60,sanitize=no,symbolicate=off,timeout=10s",
    ]
    if keepsFailure { environment[Self.failureKey] = failure }
    if mayAskForBodies { environment[Self.touchesKey] = "1" }
    return environment
  }

  /// Nil in a process that is no renderer of the user's own code.
  static var ofThisProcess: CrashNoteFiles? { value(of: noteKey).map(CrashNoteFiles.init(note:)) }
  /// Nil where this process reports its failures itself.
  static var failureOfThisProcess: String? { value(of: failureKey) }
  static var canAskForBodies: Bool { value(of: touchesKey) != nil }

  private static func value(of key: String) -> String? {
    ProcessInfo.processInfo.environment[key]
  }

  // MARK: Reading

  /// How the note of a process begins that ended at a place that was taken out of the
  /// code; its number follows.
  nonisolated static let missingWord = "missing "
  /// How a note of a run without end begins.
  nonisolated static let gaveUpWord = "gave up"
  nonisolated static let finishedWord = "finished"
  /// Instead of the number of a place: touches reached several.
  nonisolated static let reachedByTouches = -1

  /// The line of the note; empty where nothing was noted.
  var line: String {
    Self.text(note)?.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// The number of the place that was taken out of the code and reached.
  var missingPlace: Int? {
    let line = line
    return line.hasPrefix(Self.missingWord) ? Int(line.dropFirst(Self.missingWord.count)) : nil
  }

  var hasGivenUp: Bool { line.hasPrefix(Self.gaveUpWord) }
  var isFinished: Bool { line == Self.finishedWord }

  /// Words that continue a sentence: ` while …`.
  var moment: String { line.isEmpty ? "" : " while \(line)" }

  var printedText: String { Self.text(printed) ?? "" }

  /// What the renderer has left to tell.
  func keptFailure(_ code: ExitCode) -> Failure? {
    KeptFailure(at: failure).map { $0.failure(code) }
  }

  /// Nil where there is no such file.
  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
