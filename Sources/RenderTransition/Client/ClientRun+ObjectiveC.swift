import Foundation
import OwnCode

/// What a user is told of names that Objective-C declares.
extension ClientRun {
  func objectiveCNames(_ client: ClientDescription) -> ObjectiveCNames {
    ObjectiveCNames(
      missedBy: client.cuts + client.skips,
      modules: client.missingModules.filter { !AppleFrameworks.contains($0.name) },
      in: options.paths.filter { !isFile($0) }
        .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    )
  }

  /// Which of the missing names nothing that could be added brings.
  ///
  /// - Parameter places: the files that declare them, by name.
  func tellObjectiveC(_ places: [String: String]) {
    let names = places.keys.sorted()
    guard let first = names.first, let file = places[first] else { return }
    let shown = names.prefix(8).joined(separator: ", ")
    let others = names.count > 8 ? " and \(names.count - 8) more" : ""
    console.warn(
      "\(shown)\(others) \(names.count == 1 ? "is" : "are") declared in Objective-C, which is not "
        + "compiled here: \(file)"
    )
  }
}
