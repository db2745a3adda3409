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

  /// Films a named file in its app: at the first touch that runs an animator of that file.
  ///
  /// Nil where it has no app, or none of the touches does; what is wrong with the app is no matter then.
  func filmInApp() -> ExitCode? {
    guard let file = soleFile, let app = AppAround(of: file) else { return nil }
    let name = options.request.name ?? file.split(separator: "/").last.map(String.init) ?? file
    let place = app.module ?? (app.path as NSString).lastPathComponent
    console.say(
      "\(name) does not play by itself: looking for a touch that runs it in the app of \(place)"
    )
    var run = self
    run.mayUseApp = false
    run.asked = OwnAnimators(classes: options.request.name.map { [$0] } ?? app.types)
    run.options.paths = [app.path]
    run.options.request = RunRequest(name: app.module)
    guard let client = try? run.build(),
      client.description.choice.kind == Candidate.Kind.app.rawValue
    else { return nil }
    return try? run.render(client)
  }
}

extension Failure {
  /// A film of which nothing moves, where something else may be tried.
  static func still(_ words: String) -> Failure {
    var failure = Failure(.failure, words)
    failure.isStill = true
    return failure
  }
}
