import Foundation
import OwnCode

/// What a user is told of a client before it renders: what was chosen, what is
/// missing and what is left out.
extension ClientRun {
  func tellWarnings(_ client: ClientDescription) {
    for warning in client.warnings { console.detail("note: \(warning)") }
    tellChoice(client.choice)
    tellPages(client)
    tellWays(client.choice)
    let objectiveC = objectiveCNames(client)
    tellMissingModules(client, objectiveC.modules)
    tellMissingTypes(client)
    tellSetAside(client)
    tellCuts(client)
    tellObjectiveC(objectiveC.declarations)
  }

  /// What runs of several possibilities, and between what.
  private func tellChoice(_ choice: Choice) {
    if !choice.alternatives.isEmpty {
      let names = choice.alternatives.joined(separator: ", ")
      let what =
        choice.reason.map { "the app \(choice.module) (\($0))" }
        ?? "\(choice.module).\(choice.name)"
      console.say("running \(what); --use names another: \(names)")
    }
    if let driver = choice.interactionController {
      console.say("filming \(choice.name), whose transition \(driver) drives")
    }
    if let presenting = choice.presentationController {
      console.say("filming \(choice.name), which presents with \(presenting)")
    }
  }

  /// Which ways the code serves, and what stands in where it serves none.
  private func tellWays(_ choice: Choice) {
    if choice.service == .back, options.request.way == nil {
      console.say(
        "filming the way back, which is all that \(choice.name) serves; --as present runs it there"
      )
    }
    if choice.service == .there, choice.counterpart == nil, words.contains("--dismiss") {
      console.say("\(choice.name) has no way back: UIKit's own is filmed")
    }
    if !choice.standIns.isEmpty {
      let names = choice.standIns.joined(separator: ", ")
      console.say("nothing in the code is a \(names): the tool's own views and frames stand in")
    }
    if let way = options.request.way, options.request.option == "use", !choice.plays(way) {
      console.say("--as \(way.rawValue) has no effect: a \(choice.kind) is for presentations")
    }
  }

  /// What does not compile and was taken out.
  private func tellCuts(_ client: ClientDescription) {
    let aside = Set(client.setAside.values.joined())
    let cuts = client.cuts.filter { !$0.isOfPort && !aside.contains($0) }
    guard !cuts.isEmpty else { return }
    let names = Set(cuts.compactMap(\.missingName)).sorted()
    let count = cuts.count
    let first = cuts.first.map { "; the first: \($0)" } ?? ""
    console.warn(
      (count == 1
        ? "1 place of the code does not compile and was taken out"
        : "\(count) places of the code do not compile and were taken out")
        + (names.isEmpty
          ? first : "; what is missing: \(names.prefix(20).joined(separator: ", "))")
        + " (-v lists them, --strict refuses)"
    )
    if Failure.isSwift2(cuts) { console.warn(Failure.swift2Hint) }
    for cut in cuts { console.detail(cut.description) }
  }

  /// Which types there is nothing of.
  private func tellMissingTypes(_ client: ClientDescription) {
    let names = client.missingTypes.compactMap(\.missingName)
    guard let first = client.missingTypes.first else { return }
    let isOne = names.count == 1
    console.warn(
      "\(names.joined(separator: ", ")) \(isOne ? "is" : "are") missing, and nil stands for "
        + "\(isOne ? "it" : "them"), the first at \(first.path):\(first.line): add what declares "
        + "\(isOne ? "it" : "them") (--strict refuses)"
    )
  }

  /// Which types of a named file the film does without.
  private func tellSetAside(_ client: ClientDescription) {
    let types = client.setAside.keys.sorted()
    let errors = types.flatMap { client.setAside[$0] ?? [] }.filter { !$0.isOfPort }
    guard let first = errors.first else { return }
    let names = types.joined(separator: ", ")
    let isOne = types.count == 1
    let what = isOne ? "does not compile and is set aside" : "do not compile and are set aside"
    let why = "because the film does not need " + (isOne ? "it" : "them; the first")
    console.warn("\(names) \(what), \(why): \(first) (-v lists all, --strict refuses)")
    for error in errors { console.detail(error.description) }
  }

  /// Which modules the code imports that are not there, and what leaves with them.
  ///
  /// - Parameter objectiveC: the folders of those in Objective-C alone, by name.
  private func tellMissingModules(_ client: ClientDescription, _ objectiveC: [String: String]) {
    let missing = Set(client.missingModules.map(\.name)).sorted()
    for (name, why) in client.refusedLibraries.sorted(by: { $0.key < $1.key }) {
      console.warn("\(name) does not compile here, and the code does without it: \(why)")
    }
    for (name, folder) in objectiveC.sorted(by: { $0.key < $1.key }) {
      console.warn(
        "\(name) is in Objective-C, which is not compiled here, and the code does without it: \(folder)"
      )
    }
    let libraries = missing.filter {
      !AppleFrameworks.contains($0) && client.refusedLibraries[$0] == nil && objectiveC[$0] == nil
    }
    if !libraries.isEmpty {
      let names = libraries.joined(separator: ", ")
      console.warn("the code imports missing modules: \(names); add their source with --with PATH")
      tellPackages(of: libraries)
    }
    let frameworks = missing.filter(AppleFrameworks.contains)
    if frameworks.contains("SwiftUI") {
      console.warn("SwiftUI is not rendered: what needs it is left out (-v lists it)")
    }
    if !frameworks.isEmpty {
      console.detail("note: missing frameworks: \(frameworks.joined(separator: ", "))")
    }
    if let first = client.skips.first {
      console.warn(
        (client.skips.count == 1
          ? "1 statement that needs it is left out, at "
          : "\(client.skips.count) statements that need it are left out, the first at ")
          + "\(first.path):\(first.line) (-v lists them, --strict refuses)"
      )
      for skip in client.skips { console.detail(skip.description) }
    }
  }

  /// Which of the missing libraries the project names by their addresses.
  private func tellPackages(of libraries: [String]) {
    guard !options.isFetching else { return }
    let named = PackageReferences(around: options.paths)
    let urls = libraries.compactMap { named.reference(for: $0)?.url }
    guard !urls.isEmpty else { return }
    console.warn("--fetch downloads what the project names: \(urls.joined(separator: ", "))")
  }

  /// Which page of a playground runs, where the playground alone is named.
  private func tellPages(_ client: ClientDescription) {
    guard client.choice.isPlayground, let path = options.paths.first else { return }
    let place = URL(fileURLWithPath: path).standardizedFileURL.path
    guard place.hasSuffix(".playground"), let (own, others) = PlaygroundFolder(place)?.pageNames,
      !others.isEmpty
    else { return }
    console.say(
      "running the page \(own); the path of its folder names another: "
        + others.joined(separator: ", ")
    )
  }

  /// What the film does without.
  func tellStatements(_ client: ClientDescription) {
    let skips = client.skips.filter { !$0.isOfPort }
    guard let first = skips.first else { return }
    let count = skips.count
    console.warn(
      "the film needs code that does not compile here: "
        + (count == 1 ? "1 statement is" : "\(count) statements are")
        + " left out, the first: \(first) (-v lists them)"
    )
    for skip in skips { console.detail(skip.description) }
  }
}
