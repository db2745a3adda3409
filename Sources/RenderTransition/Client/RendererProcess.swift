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
  /// Whether something else may be filmed where no touch on a screen runs an animator of the user's own.
  let wantsOwnTouch: Bool
  /// Whether something else may be filmed where no touch on a screen leads anywhere.
  let wantsTouch: Bool
  let console: Console

  func run() throws(Failure) -> ExitCode {
    let report = CrashNote.makePath()
    let container = AppContainer()
    defer {
      CrashNote.remove(report)
      container.remove()
    }
    do throws(Failure) {
      let code = try run(report, container)
      console.pass(CrashNote.printed(report))
      return code
    } catch {
      var failure = error
      failure.printed = CrashNote.printed(report)
      throw failure
    }
  }

  /// - Parameter report: the path of the crash note.
  private func run(_ report: String, _ container: AppContainer) throws(Failure) -> ExitCode {
    let pid = try spawn(environment(report, container))
    Signals.forward(to: pid)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    Signals.forward(to: nil)
    AppFolder.deleteLeftovers(of: pid)
    let signal = status & 0x7F
    if signal == 0 {
      let code = (status >> 8) & 0xFF
      if let number = CrashNote.missing(report) {
        let cuts = client.description.cuts
        let first = [client.description.cut(numbered: number)].compactMap(\.self)
        var failure = Failure(
          .notCompiled(
            first + cuts.filter { !first.contains($0) && !$0.isOfPort },
            missingModules: client.description.missingModules
          )
        )
        failure.isOfMissingCode = true
        failure.isOfTouchesAlone = number == CrashNote.reachedByTouches
        throw failure
      }
      if CrashNote.isFinished(report) {
        let code = ExitCode(rawValue: code) ?? .failure
        if let failure = CrashNote.kept(report, code) { throw failure }
        return code
      }
      if CrashNote.hasGivenUp(report) {
        throw failure(report, signal: SIGTRAP)
      }
      throw Failure(
        .internalError,
        "your code ended the program: exit(\(code))" + CrashNote.moment(report),
        hint: "nothing was written; an app on iOS may not call exit either"
      )
    }
    if [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL].contains(signal) {
      // A signal that ends the renderer ends this process too.
      container.remove()
      console.pass(CrashNote.printed(report))
      CrashNote.remove(report)
      PartialFiles.deleteLeftovers(of: pid, beside: outputs)
      Signals.end(by: signal)
    }
    PartialFiles.deleteLeftovers(of: pid, beside: outputs)
    throw failure(report, signal: signal)
  }

  private func environment(_ report: String, _ container: AppContainer) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment[ClientLibrary.environmentKey] = client.library
    let note = CrashNote.environment(
      report,
      keepsFailure: keepsFailure,
      mayAskForBodies: mayAskForBodies
    )
    environment.merge(note) { $1 }
    environment.merge(asked?.environment ?? [:]) { $1 }
    environment.merge(container.environment) { $1 }
    environment[Client.fillingKey] = fillsScreens ? "1" : nil
    environment[ScreenPlay.ownTouchKey] = wantsOwnTouch ? "1" : nil
    environment[ScreenPlay.touchKey] = wantsTouch ? "1" : nil
    // Sets and dictionaries come in the same order in every run.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    return environment
  }

  private func failure(_ report: String, signal: Int32) -> Failure {
    CrashNote.failure(
      report,
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
