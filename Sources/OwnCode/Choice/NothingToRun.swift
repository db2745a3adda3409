extension NothingToRun {
  init(_ facts: CodeFacts) {
    let controllers = facts.candidates.filter { $0.kind == .controller }.map(\.name)
    let classes = facts.types.filter { $0.facts.kind == "class" }
    var missing: [Place] = []
    for type in classes {
      for name in type.facts.conforms ?? [] where NothingToRun.isMissing(name, in: facts) {
        guard !missing.contains(where: { $0.name == name }) else { continue }
        let (line, column) = (type.facts.line, type.facts.column)
        missing.append(Place(name: name, path: type.path, line: line, column: column))
      }
    }
    self.init(
      types: controllers.isEmpty ? classes.map(\.facts.name) : controllers,
      hasControllers: !controllers.isEmpty,
      genericTypes: facts.genericTransitions,
      hiddenTypes: facts.hiddenTransitions,
      // Views of SwiftUI are left out of the code before it is read.
      isSwiftUI: facts.types.contains { $0.facts.conforms?.contains("App") == true }
        || facts.types.isEmpty && facts.missingModules.contains { $0.name == "SwiftUI" },
      isOfMac: NothingToRun.isOfMac(facts),
      extended: Set(facts.types.filter { $0.facts.kind == "extension" }.map(\.facts.name)).sorted(),
      hasStatements: facts.hasStatements,
      interactionControllers: facts.interactionControllers.map(\.facts.name),
      isOfSwift2: classes.contains { !$0.words.isDisjoint(with: NothingToRun.oldMethods) },
      missingNames: missing,
      missingModules: facts.missingModules
    )
  }

  /// Whether a name is neither the code's own nor, by its spelling, Apple's.
  private static func isMissing(_ name: String, in facts: CodeFacts) -> Bool {
    let plain = CodeFacts.plain(name)
    return KnownNames.isUnknown(plain) && facts.type(named: plain) == nil
  }

  /// By the classes, or because it imports AppKit where nothing is of UIKit.
  private static func isOfMac(_ facts: CodeFacts) -> Bool {
    let bases = facts.types.map { ($0.facts.conforms ?? []) + ($0.facts.superclasses ?? []) }
    if bases.contains(where: { !classesOfMac.isDisjoint(with: $0) }) { return true }
    return facts.missingModules.contains { ["AppKit", "Cocoa"].contains($0.name) }
      && !bases.joined().contains { $0.hasPrefix("UI") }
  }

  private static let classesOfMac: Set = [
    "NSApplicationDelegate", "NSViewController", "NSWindowController", "NSView",
  ]

  /// Labels of delegates' methods before Swift 3.
  static let oldMethods: Set = [
    "animationControllerForOperation", "animationControllerForTransitionFromViewController",
    "animationControllerForPresentedController", "animationControllerForDismissedController",
    "interactionControllerForAnimationController",
  ]
}
