/// What the files around those that are named use animators for, which need not say it themselves.
struct AnimatorUses {
  /// The one way that all users of an animator give it to UIKit for, by the animator's name.
  private(set) var ways: [String: RunRequest.Way] = [:]
  /// The one way that all delegates have, which also a factory's animators have.
  private(set) var commonWay: RunRequest.Way?

  /// Of code that is all there: its delegates run.
  init() {}

  init(_ response: PortResponse) {
    let files = response.modules.flatMap(\.files)
    var waysOfFiles: [String: Set<RunRequest.Way>] = [:]
    for file in files {
      let methods = file.types.flatMap { $0.functions ?? [] }.map(\.name)
      let ways = Set(methods.compactMap(AnimatorUses.way))
      if !ways.isEmpty { waysOfFiles[file.path] = ways }
    }
    guard !waysOfFiles.isEmpty else { return }
    let all = waysOfFiles.values.reduce(into: Set()) { $0.formUnion($1) }
    if all.count == 1 { commonWay = all.first }
    let animators = files.flatMap(\.types)
      .filter { ($0.conforms ?? []).contains("UIViewControllerAnimatedTransitioning") }
    for name in Set(animators.map(\.name)) {
      let users = files.filter { $0.mentions.contains(name) }
      let ways = users.reduce(into: Set()) { $0.formUnion(waysOfFiles[$1.path] ?? []) }
      if ways.count == 1 { self.ways[name] = ways.first }
    }
  }

  /// What UIKit asks a delegate's method for an animator for, as documented.
  private static func way(of method: String) -> RunRequest.Way? {
    switch method {
    case "navigationController(_:animationControllerFor:from:to:)": .push
    case "tabBarController(_:animationControllerForTransitionFrom:to:)": .tab
    case "animationController(forPresented:presenting:source:)",
      "animationController(forDismissed:)":
      .present
    default: nil
    }
  }
}
