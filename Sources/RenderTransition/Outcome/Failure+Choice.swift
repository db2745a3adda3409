import ArgumentParsing
import OwnCode

/// Why none of the user's own code is run, in words.
extension Failure {
  static func ambiguous(_ candidates: [Candidate]) -> Failure {
    let names = candidates.map { Failure.choice($0, among: candidates) }
    let width = (names.map(\.count).max() ?? 0) + 2
    let lines = zip(names, candidates).map { name, candidate in
      "  \(name.padded(to: width))\(candidate.kind.rawValue)  "
        + "\(candidate.place.path):\(candidate.place.line)"
    }
    // Two files of one module may declare the same type, such as copies of an animator.
    let sole = names.first { name in names.count { $0 == name } == 1 }
    let isOneFile = Set(candidates.map(\.place.path)).count == 1
    let without = isOneFile ? "a file declares a name once: rename one" : "name one of these files"
    return Failure(
      .usage,
      "there is more than one thing to run:\n" + lines.joined(separator: "\n"),
      hint: (sole.map { "choose with --use \($0)" } ?? without)
        + (candidates.contains { $0.kind == .app } ? ", or name the folder of one app" : "")
    )
  }

  /// Two apps may have delegates of one name: the module distinguishes them.
  private static func choice(_ one: Candidate, among candidates: [Candidate]) -> String {
    if candidates.filter({ $0.name == one.name }).count == 1 { return one.name }
    return one.kind == .app ? one.module : "\(one.module).\(one.name)"
  }

  /// `did you mean 'name'? `; empty where no name is near.
  static func suggestion(for name: String, among known: [String]) -> String {
    closestMatch(to: name, among: known).map { "did you mean '\($0)'? " } ?? ""
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }

  static func unknownName(
    _ name: String,
    _ option: String,
    _ known: [String],
    _ flaw: Flaw
  ) -> Failure {
    let what =
      switch flaw {
      case .missing: "there is no '\(name)' to run for '--\(option)'"
      case .generic: "'\(name)' is generic: it cannot be run by itself"
      case .hidden: "'\(name)' is private: it cannot be run by itself"
      case .other:
        "'\(name)' is not an animator, delegate, presentation controller, segue, view, view controller or app"
      }
    if flaw == .generic { return Failure(.usage, what, hint: genericHint(name)) }
    let suggestion = suggestion(for: name, among: known)
    return Failure(
      .usage,
      what,
      hint: known.isEmpty
        ? "nothing in this code can be run by itself"
        : suggestion + "what can be run: \(list(known))"
    )
  }

  private static func genericHint(_ name: String) -> String {
    "add a class that fills it in, such as 'class Mine: \(name)<…> {}', and run that"
  }

  static func hiddenInitializer(_ type: String, _ place: Place) -> Failure {
    Failure(
      .usage,
      "cannot make a '\(type)' (\(place.path):\(place.line)): its initializers are private",
      hint: "give an expression that makes one: --init '\(type).…', or name the code that uses it"
    )
  }

  static func noInitializer(
    _ type: String,
    _ parameter: String?,
    _ place: Place,
    _ missing: Place?,
    isAlone: Bool
  ) -> Failure {
    var lines = [
      "cannot tell how to make a '\(type)' (\(place.path):\(place.line))"
        + (parameter.map { ": its initializer wants '\($0)'" } ?? "")
    ]
    guard let missing else {
      let rest = isAlone ? "; without --alone the files around it are used, too" : ""
      return Failure(.usage, lines[0], hint: expressionHint(type) + rest)
    }
    lines += Failure.lines(missingNames: [missing], modules: [])
    return Failure(
      .usage,
      lines.joined(separator: "\n"),
      hint: (isAlone ? "leave out --alone, or " : "") + addition(of: missing.name)
    )
  }

  static func notMade(
    _ type: String,
    _ place: Place,
    _ expression: String,
    _ why: String,
    _ cuts: [CompilerMessage]
  ) -> Failure {
    var lines = [
      "cannot make a '\(type)' (\(place.path):\(place.line)): '\(expression)' does not compile: \(why)"
    ]
    if !cuts.isEmpty {
      lines +=
        ["this did not compile either, and was taken out:"] + cuts.prefix(20).map(\.description)
    }
    if cuts.count > 20 { lines.append("… and \(cuts.count - 20) more") }
    // No expression makes a class whose superclass is missing.
    let head = cuts.first { cut in
      cut.path == place.path && cut.line == place.line && cut.text.hasPrefix("cannot find type")
        && cut.missingName.map(KnownNames.isUnknown) == true
    }
    let hint = head?.missingName.map {
      Failure.addition(of: $0) + "; --fetch downloads what the project names"
    }
    return Failure(
      .usage,
      lines.joined(separator: "\n"),
      hint: hint ?? Failure.expressionHint(type)
    )
  }

  static func emptyInitializer(_ call: String) -> Failure {
    let type = String(call.prefix { $0 != "(" })
    var failure = Failure(
      .usage,
      "the initializer of '\(type)' returned nil for '\(call)'",
      hint: expressionHint(type)
    )
    failure.mayPlayInApp = true
    return failure
  }

  private static func expressionHint(_ type: String) -> String {
    "give the expression: --init '\(type)(…)'; it may name source, destination, container, isPresenting"
  }

  static func nothingToRun(
    _ found: NothingToRun,
    isFetching: Bool,
    isAlone: Bool
  ) -> Failure {
    guard !found.isSwiftUI else {
      return Failure(
        .usage,
        "there is nothing to run in this code: it is SwiftUI, which is not rendered",
        hint: "UIKit code in it is run by its name: --use, --present, --push or --root"
      )
    }
    guard !found.isOfMac else {
      return Failure(
        .usage,
        "there is nothing to run in this code: it is of macOS, and AppKit is not rendered",
        hint: "name the folder of the app for iOS"
      )
    }
    var lines = [
      "there is nothing to run in this code: no animator, delegate, presentation controller, segue or app"
    ]
    if let first = found.missingNames.first {
      lines += Failure.lines(missingNames: found.missingNames, modules: found.missingModules)
      // What derives from a missing class may be an animator, which a screen is not.
      if !found.hasControllers, found.genericTypes.isEmpty {
        let addition =
          Failure.addition(of: found.missingModules, isFetching: isFetching)
          ?? "add the code that declares \(first.name) with --with PATH"
        let hint = (isAlone ? "leave out --alone, or " : "") + addition
        return Failure(.usage, lines.joined(separator: "\n"), hint: hint)
      }
    }
    return Failure(.usage, lines.joined(separator: "\n"), hint: hint(found, isAlone: isAlone))
  }

  static let swift2Hint =
    "this is Swift 2, of which the tool converts what is usual; Xcode 8 was the last to convert all"

  private static func hint(_ found: NothingToRun, isAlone: Bool) -> String {
    if found.isOfSwift2 { return swift2Hint }
    if let name = found.genericTypes.first {
      return "'\(name)' is generic: \(genericHint(name))"
    }
    if let name = found.hiddenTypes.first {
      return "'\(name)' is private, so that no other file can make one: leave that word out"
    }
    if found.hasControllers {
      return
        "a view controller is run with --present, --push or --root; it declares \(list(found.types))"
    }
    if let name = found.interactionControllers.first {
      return
        "'\(name)' lets a finger drive the transition of an animator: name that one's file too, or the app"
    }
    if found.types.isEmpty { return excerptHint(found) }
    let rest = isAlone ? "; without --alone the files around it are used, too" : ""
    return "the classes that it declares are none of these: \(list(found.types))\(rest)"
  }

  /// Code without a class may be an excerpt, such as a page shows.
  private static func excerptHint(_ found: NothingToRun) -> String {
    if found.hasStatements {
      return
        "it declares no class, but has statements outside of one: put them into a method, such as viewDidLoad() of a view controller"
    }
    guard let first = found.extended.first else { return "it declares no class" }
    let type = found.extended.count == 1 ? first : list(found.extended)
    return "it declares no class: it extends \(type); add a view controller that calls it"
  }
}
