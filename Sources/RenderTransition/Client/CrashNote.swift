import CSystem
import Codecs
import Foundation
import Segue

/// What the renderer notes of its progress, so that its parent process can report a crash.
///
/// The parent process reads it as `CrashNoteFiles`.
@MainActor
enum CrashNote {
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
    ///
    /// Without the lock, which another thread may have held at the fork.
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

  static func begin() {
    guard let files = CrashNoteFiles.ofThisProcess else { return }
    file.open(files.note)
    segue_system_silence_crashes()
    if leavesFailureToParent { StandardError.divert(to: files.printed) }
    Stage.turnObserver = { file.turn(at: $0) }
    // The first fault is the cause of those after it.
    Stage.faultObserver = { words in
      Stage.faultObserver = nil
      FaultPlace.note(words)
      _ = FileManager.default.createFile(atPath: files.fault, contents: Data(words.utf8))
    }
    var warnings: [String] = []
    Stage.diagnosticObserver = { words in
      // A diagnostic of constraints fills a page; its first line is enough.
      warnings = warnings.suffix(2) + [String(words.prefix { !$0.isNewline })]
      let text = warnings.joined(separator: "\n")
      _ = FileManager.default.createFile(atPath: files.warnings, contents: Data(text.utf8))
    }
    enter("starting")
  }

  nonisolated static func enter(_ phase: String) { file.enter(phase) }

  /// Stops the notes of a forked process: the files belong to its parent.
  static func leave() {
    file.leave()
    Stage.turnObserver = nil
    Stage.faultObserver = nil
    Stage.diagnosticObserver = nil
  }

  static func finish() { file.write(CrashNoteFiles.finishedWord, isLast: true) }

  /// Whether the parent process knows what else to try, and reports a failure itself or not at all.
  static var leavesFailureToParent: Bool { CrashNoteFiles.failureOfThisProcess != nil }

  /// Ends this process where touches reached bodies that were removed.
  ///
  /// The parent process builds the code again, and then only the statements that do not compile are
  /// missing. Does nothing where that has been done, or where nothing was removed.
  static func askForBodies() {
    guard CrashNoteFiles.canAskForBodies else { return }
    leave(at: CrashNoteFiles.reachedByTouches)
  }

  /// Ends this process at a place that was removed from the code.
  nonisolated fileprivate static func leave(at number: Int) -> Never {
    giveUp("\(CrashNoteFiles.missingWord)\(number)")
    PartialFiles.deleteAll()
    _exit(ExitCode.badInput.rawValue)
  }

  /// Leaves a failure to the parent process, if that asks for it.
  ///
  /// - Returns: whether it does.
  static func keep(_ failure: Failure) -> Bool {
    guard let path = CrashNoteFiles.failureOfThisProcess else { return false }
    let bytes = JSONText.bytes(of: KeptFailure(failure))
    return FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }

  /// Writes that nothing was finished for some seconds, as the last note of this process.
  nonisolated static func giveUp(after seconds: Int) {
    let words = CrashNoteFiles.gaveUpWord
    giveUp("\(words) while \(file.moment): nothing was finished for \(seconds) seconds")
  }

  /// Writes the last note of this process.
  nonisolated static func giveUp(_ words: String) { file.write(words, isLast: true) }
}

/// Called by the user's code at a place that was taken out because it does not compile.
@_cdecl("segue_missing")
public func segueMissing(_ number: Int) {
  if Trial.isRunning { _exit(ExitCode.badInput.rawValue) }
  CrashNote.leave(at: number)
}
