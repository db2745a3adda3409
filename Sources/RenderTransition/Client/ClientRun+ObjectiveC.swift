import OwnCode

/// What a user is told of names that Objective-C declares.
extension ClientRun {
  func objectiveCNames(_ client: ClientDescription) -> ObjectiveCNames {
    ObjectiveCNames(
      missedBy: client.cuts + client.skips,
      modules: client.missingModules.filter { !AppleFrameworks.contains($0.name) }
    )
  }

  /// Which of the missing names nothing that could be added brings.
  func tellObjectiveC(_ client: ClientDescription) {
    let places = objectiveCNames(client).declarations
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
