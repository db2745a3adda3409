import CSystem
import Codecs
import Foundation
import OwnCode
import Segue

/// The process that loads a client and renders it.
@MainActor
struct RendererProcess {
  let client: BuiltClient
  let words: [String]
  let outputs: [String]
  /// The folders of the user's own code.
  let folders: [String]
  /// Whether it leaves it to this process to report why it failed.
  let keepsFailure: Bool
  /// Whether the code can be built again with more of it, for touches that reach what is missing.
  let mayAskForBodies: Bool
  let asked: OwnAnimators?
  /// Whether screens get values for what their app sets.
  let fillsScreens: Bool
  /// Whether something else may be filmed where no touch on a screen runs an animator of the user's
  /// own.
  let wantsOwnTouch: Bool
  /// Whether something else may be filmed where no touch on a screen leads anywhere.
  let wantsTouch: Bool
  let console: Console

  private static let parentKey = "SEGUE_CLIENT_PARENT"

  /// Ends this process, the renderer, with the one that started it.
  static func endWithParent() {
    segue_system_end_with_parent(SIGTERM)
    // It may have ended before that.
    guard let parent = getenv(parentKey), String(cString: parent) != "\(getppid())" else { return }
    exit(ExitCode.failure.rawValue)
  }

  func run() throws(Failure) -> ExitCode {
    TemporaryPlace.removeLeftovers()
    let note = CrashNoteFiles()
    let container = AppContainer()
    defer {
      note.remove()
      container.remove()
    }
    do throws(Failure) {
      let code = try run(note, container)
      console.pass(note.printedText)
      return code
    } catch {
      var failure = error
      failure.printed = note.printedText
      throw failure
    }
  }

  private func run(_ note: CrashNoteFiles, _ container: AppContainer) throws(Failure) -> ExitCode {
    let pid = try spawn(environment(note, container))
    Signals.forward(to: pid)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    Signals.forward(to: nil)
    AppFolder.deleteLeftovers(of: pid)
    let signal = status & 0x7F
    if signal == 0 { return try outcome(of: note, exited: (status >> 8) & 0xFF) }
    if [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL].contains(signal) {
      // A signal that ends the renderer ends this process too.
      container.remove()
      console.pass(note.printedText)
      note.remove()
      PartialFiles.deleteLeftovers(of: pid, beside: outputs)
      Signals.end(by: signal)
    }
    PartialFiles.deleteLeftovers(of: pid, beside: outputs)
    throw failure(note, signal: signal)
  }

  /// What a renderer has to tell that no signal has ended.
  ///
  /// - Parameter code: its exit code.
  private func outcome(
    of note: CrashNoteFiles,
    exited code: Int32
  ) throws(Failure) -> ExitCode {
    if let number = note.missingPlace { throw missingCode(at: number) }
    if note.isFinished {
      let code = ExitCode(rawValue: code) ?? .failure
      if let failure = note.keptFailure(code) { throw failure }
      return code
    }
    if note.hasGivenUp { throw failure(note, signal: SIGTRAP) }
    throw Failure(
      .internalError,
      "your code ended the program: exit(\(code))" + note.moment,
      hint: "no file was left half-written; an app on iOS may not call exit either"
    )
  }

  /// The run has reached a place that was taken out of the code.
  private func missingCode(at number: Int) -> Failure {
    let description = client.description
    let first = [description.cut(numbered: number)].compactMap(\.self)
    var failure = Failure(
      .notCompiled(
        first + description.cuts.filter { !first.contains($0) && !$0.isOfPort },
        missingModules: description.missingModules
      )
    )
    failure.isOfMissingCode = true
    failure.isOfTouchesAlone = number == CrashNoteFiles.reachedByTouches
    return failure
  }

  private func environment(_ note: CrashNoteFiles, _ container: AppContainer) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment[ClientLibrary.environmentKey] = client.library
    environment[FaultPlace.foldersKey] = folders.joined(separator: "\n")
    environment.merge(
      note.environment(keepsFailure: keepsFailure, mayAskForBodies: mayAskForBodies)
    ) { $1 }
    environment[RendererProcess.parentKey] = "\(getpid())"
    environment.merge(asked?.environment ?? [:]) { $1 }
    environment.merge(container.environment) { $1 }
    environment[Client.fillingKey] = fillsScreens ? "1" : nil
    environment[ScreenPlay.ownTouchKey] = wantsOwnTouch ? "1" : nil
    environment[ScreenPlay.touchKey] = wantsTouch ? "1" : nil
    // Sets and dictionaries come in the same order in every run.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    return environment
  }

  private func failure(_ note: CrashNoteFiles, signal: Int32) -> Failure {
    note.failure(
      signal: signal,
      library: client.library,
      folders: folders,
      advice: client.description.choice.advice
    )
  }

  private func spawn(_ environment: [String: String]) throws(Failure) -> pid_t {
    let name = CommandLine.arguments.first ?? "render-transition"
    let (pid, code) = ExternalProgram.spawn("/proc/self/exe", [name] + words, environment)
    guard code == 0 else {
      throw Failure(.tryAgain, "cannot start the renderer: \(String(cString: strerror(code)))")
    }
    return pid
  }
}
