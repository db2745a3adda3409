import Foundation
import OwnCode
import Segue

/// Compiles the user's own code and runs it in a process of its own, which renders; this process
/// reports what happens to that one.
@MainActor
struct ClientRun {
  var options: CodeOptions
  let console: Console
  /// The words of the command line, for the renderer.
  let words: [String]
  /// What the renderer writes.
  let outputs: [String]
  let isStrict: Bool
  /// Whether a named file that does not play by itself is filmed in its app.
  var mayUseApp = false
  /// Whether another of several is filmed where the one that was chosen does not play by itself.
  var mayUseOthers = true
  /// Whether this is one of several attempts, so that a failure is not reported by the renderer
  /// itself.
  var isTrial = false
  /// Whether all files that a named one mentions are taken, where the film needs more than
  /// the compiler asks for.
  var wantsAllMentioned = false
  /// The animators that are asked for, in place of all.
  var asked: OwnAnimators?
  /// Whether a screen gets values for what its app sets; nil for one that may, if it
  /// does not play without.
  var fillsScreens: Bool?

  /// The absolute folder of a file, or a folder itself, with a final slash.
  private func folder(_ path: String) -> String {
    let place = URL(fileURLWithPath: path).standardizedFileURL
    return (isFile(path) ? place.deletingLastPathComponent() : place).path + "/"
  }

  /// Whether a path is one file; repositories are called `Reachability.swift` too.
  func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return path.hasSuffix(".swift") && !isFolder.boolValue
  }

  func run() throws(Failure) -> ExitCode {
    var client: BuiltClient?
    do throws(Failure) {
      let built = try build()
      client = built
      if built.description.choice.kind == Candidate.Kind.app.rawValue, let code = filmWholeApp() {
        return code
      }
      if let lack = built.description.choice.lack, mayHaveApp {
        return try runInApp(built, insteadOf: Failure(.failure, lack))
      }
      return try render(built)
    } catch {
      if error.mayPlayInApp, let code = film(client, insteadOf: error) { return code }
      guard error.isStill, mayHaveApp || client.map(hasMore(than:)) == true else {
        console.pass(error.printed)
        throw error
      }
      var still = self
      (still.mayUseApp, still.mayUseOthers, still.fillsScreens) = (false, false, false)
      return try still.run()
    }
  }

  /// Films something else where a client does not play by itself: another of several, its app, or
  /// the screen with values for what that sets; nil if none plays.
  private func film(_ client: BuiltClient?, insteadOf failure: Failure) -> ExitCode? {
    let others = client.map(others(of:)) ?? []
    return film(others, insteadOf: failure)
      ?? filmInApp(insteadOf: failure, of: client)
      ?? client.flatMap { filmFilled($0, insteadOf: failure) }
  }

  /// Whether there is something else to film of the code of a client that does not play by itself.
  func hasMore(than client: BuiltClient) -> Bool {
    mayFill(client) || !others(of: client).isEmpty
  }

  /// Runs the built client in its own process.
  ///
  /// Where that reaches a body that was taken out, more of the files around a named one are taken,
  /// or only the statements that do not compile are left out; and so where no touch leads to
  /// another screen and some reach such bodies.
  func render(_ client: BuiltClient) throws(Failure) -> ExitCode {
    tellWarnings(client.description)
    do throws(Failure) {
      return try process(of: client, mayAskForBodies: !client.description.cuts.isEmpty).run()
    } catch {
      guard error.isOfMissingCode else { throw error }
      if let (run, whole) = withAllMentioned(besides: client) { return try run.render(whole) }
      guard let other = try? build(cutting: .statements) else {
        guard error.isOfTouchesAlone else { throw error }
        return try process(of: client).run()
      }
      tellStatements(other.description)
      return try process(of: other).run()
    }
  }

  /// The code with all files that a named one mentions; nil if it has these already.
  private func withAllMentioned(besides client: BuiltClient) -> (ClientRun, BuiltClient)? {
    guard !wantsAllMentioned, let tree = try? read(), !tree.neighbours.isEmpty else { return nil }
    var run = self
    run.wantsAllMentioned = true
    guard let whole = try? run.build(tree), whole.library != client.library else { return nil }
    console.say("the film needs more than that: all files that are mentioned are taken")
    return (run, whole)
  }

  private func process(
    of client: BuiltClient,
    mayAskForBodies: Bool = false
  ) -> RendererProcess {
    RendererProcess(
      client: client,
      words: words,
      outputs: outputs,
      folders: options.paths.map(folder),
      keepsFailure: mayHaveApp || asked != nil || isTrial || hasMore(than: client),
      mayAskForBodies: mayAskForBodies,
      asked: asked,
      fillsScreens: fillsScreens == true,
      wantsOwnTouch: client.description.choice.usesTransitions
        && (mayHaveApp || !others(of: client).isEmpty),
      wantsTouch: mayHaveApp,
      console: console
    )
  }

  /// Renders now and whenever a source changes; errors are reported.
  ///
  /// Only a signal ends it.
  func watch() -> Never {
    var state: [String: Int]?
    while true {
      let now = fingerprint()
      if now != state {
        // An editor may write in several steps: wait until it is done.
        usleep(60_000)
        guard fingerprint() == now else { continue }
        state = now
        do throws(Failure) {
          _ = try run()
        } catch {
          console.fail(error.text)
        }
        console.say("watching; Control-C ends it")
      }
      usleep(120_000)
    }
  }

  /// The time of the last write of each possible source.
  private func fingerprint() -> [String: Int] {
    guard let tree = try? options.read(nil) else { return [:] }
    var result: [String: Int] = [:]
    for path in tree.allFiles + tree.modules.flatMap(\.resources) {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      result[path] =
        Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
        + Int(status.st_size)
    }
    return result
  }

  /// - Parameter cuts: which code that the compiler refuses is removed, unless all must compile.
  func build(cutting cuts: Cuts = .bodies) throws(Failure) -> BuiltClient {
    try build(read(), cutting: cuts)
  }

  func read() throws(Failure) -> CodeTree {
    do throws(OwnCodeError) {
      return try options.read(console)
    } catch {
      throw failure(error)
    }
  }

  func build(_ tree: CodeTree, cutting cuts: Cuts = .bodies) throws(Failure) -> BuiltClient {
    do throws(OwnCodeError) {
      var builder = try ClientBuilder(cache: ClientCache(folder: options.cache))
      builder.onStep = { [console] in console.detail($0) }
      builder.temporaryStem = TemporaryPlace.path(.check)
      // What runs in a file that is named must compile; a whole app, or a neighbour of that file,
      // may use frameworks that the transition never touches.
      builder.keepsNamedFiles = options.paths.allSatisfy(isFile)
      builder.cuts = isStrict ? .none : cuts
      builder.wantsAllMentioned = wantsAllMentioned
      return try builder.client(of: tree, options.request)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: OwnCodeError) -> Failure {
    Failure(error, isFetching: options.isFetching, isAlone: options.isAlone)
  }
}
