import Foundation
import OwnCode

extension ClientRun {
  /// The named file, if it is one that an app may be around.
  var soleFile: String? {
    guard mayUseApp, options.paths.count == 1, let path = options.paths.first, isFile(path),
      !options.isAlone, options.request.initializer == nil
    else { return nil }
    return path
  }

  /// Whether there may be something else to film where the named file does not play by itself.
  var mayHaveApp: Bool { soleFile.map(AppAround.mayExist) == true }

  /// Films a named file in its app, which has what a film of the file alone would
  /// invent; or else that film.
  func runInApp(_ client: BuiltClient, insteadOf failure: Failure) throws(Failure) -> ExitCode {
    if let code = filmInApp(insteadOf: failure, of: client) { return code }
    var alone = self
    alone.mayUseApp = false
    return try alone.run()
  }

  /// Films the app of which the delegate's file is named: its storyboards make screens that this
  /// file does not mention.
  ///
  /// Nil where the file has no app, or that is too large or fails.
  func filmWholeApp() -> ExitCode? {
    let request = options.request
    guard options.paths.count == 1, let file = options.paths.first, isFile(file), !options.isAlone,
      request.name == nil, request.initializer == nil, request.way == nil,
      let app = AppAround(of: file)
    else { return nil }
    var run = self
    (run.mayUseApp, run.isTrial) = (false, true)
    run.options.paths = [app.path]
    run.options.request = RunRequest(app: app.module)
    let place = app.module ?? (app.path as NSString).lastPathComponent
    do throws(Failure) {
      let tree = try run.read()
      guard tree.allFiles.count <= ClientRun.largestApp else { return nil }
      let client = try run.build(tree)
      guard client.description.choice.kind == Candidate.Kind.app.rawValue else { return nil }
      console.say("filming the app of \(place), of which this is the delegate")
      return try run.render(client)
    } catch {
      console.say("the app of \(place) does not play: \(error.summary)")
      return nil
    }
  }

  /// In files; one of so many compiles for a minute or two.
  private static let largestApp = 300
  /// Each compiles again, for some seconds.
  private static let mostScreens = 3

  /// Films a named file in its app: at the first touch that runs an animator of that file.
  ///
  /// It says why, what it tries, and what prevents it. Nil where it has no app, or that does not
  /// run it.
  ///
  /// - Parameter client: what does not play. Of an interaction controller what that drives counts,
  ///   which no touch alone runs.
  func filmInApp(insteadOf failure: Failure, of client: BuiltClient?) -> ExitCode? {
    guard let file = soleFile, let app = AppAround(of: file) else { return nil }
    let choice = client?.description.choice
    let driven = choice.flatMap { choice in choice.interactionController.map { _ in choice.name } }
    let name = options.request.name ?? file.split(separator: "/").last.map(String.init) ?? file
    let place = app.module ?? (app.path as NSString).lastPathComponent
    console.say("\(name) does not play by itself: \(failure.summary)")
    var run = self
    run.mayUseApp = false
    let types = options.request.name.map { [$0] } ?? app.types
    run.asked = OwnAnimators(
      classes: [driven].compactMap(\.self) + types,
      includesParticipants: !app.hasAnimator
    )
    run.options.paths = [app.path]
    run.options.request = RunRequest(app: app.module)
    do throws(Failure) {
      let tree = try run.read()
      let count = tree.allFiles.count
      guard count <= ClientRun.largestApp else {
        console.say(
          "the app of \(place) may run it, but its \(count) files take long: name \(app.path) to film it there"
        )
        return nil
      }
      console.say("looking for a touch that runs it in the app of \(place)")
      let client = try run.build(tree)
      do throws(Failure) {
        guard client.description.choice.kind == Candidate.Kind.app.rawValue else {
          throw Failure(.failure, "there is no app that runs")
        }
        return try run.render(client)
      } catch {
        console.say("the app of \(place) does not run it: \(error.summary)")
      }
      // A transition may belong to a screen that no touch reaches from the first one.
      let screens = UsingScreens(of: types, inFiles: tree.allFiles, besides: file)
      return run.filmFirst(
        of: screens.names.prefix(ClientRun.mostScreens),
        as: "its screen",
        in: tree
      )
    } catch {
      console.say("the app of \(place) does not run it: \(error.summary)")
      return nil
    }
  }
}
