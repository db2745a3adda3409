import ArgumentParsing
import Foundation
import OwnCode
import Segue

extension Failure {
  /// What is wrong with the user's own code, in words.
  ///
  /// - Parameter isFetching: whether `--fetch` was given, which no hint need name then.
  init(_ error: OwnCodeError, isFetching: Bool = false) {
    switch error {
    case .missing(let path, let why):
      self.init(.missingInput, "cannot read '\(path)': \(why)")
    case .nothing(let path):
      self.init(
        .missingInput,
        "there is no Swift in '\(path)'",
        hint: "name a .swift file, or a folder that holds some; tests are left out"
      )
    case .damaged(let path, let why):
      self.init(.badInput, "cannot understand '\(path)': \(why)")
    case .compilerMissing(let why):
      self.init(
        .unavailable,
        "cannot compile your code: \(why)",
        hint: "install Swift 6.3 from https://www.swift.org/install and put its usr/bin on the PATH"
      )
    case .toolFailed(let name, let log):
      self = .toolFailed(name, log)
    case .notCompiled(let messages, let missing):
      self = .notCompiled(messages, missing, isFetching: isFetching)
    case .nothingToRun(let found):
      self = .nothingToRun(found, isFetching: isFetching)
    case .ambiguous(let candidates):
      self = .ambiguous(candidates)
    case .unknownName(let name, let option, let known):
      let suggestion = closestMatch(to: name, among: known).map { "did you mean '\($0)'? " } ?? ""
      self.init(
        .usage,
        "there is no '\(name)' to run for '--\(option)'",
        hint: suggestion + "what can be run: \(Failure.list(known))"
      )
    case .noInitializer(let type, let parameter, let place):
      self.init(
        .usage,
        "cannot tell how to make a '\(type)' (\(place.path):\(place.line))"
          + (parameter.map { ": its initializer wants '\($0)'" } ?? ""),
        hint: Failure.expressionHint(type)
      )
    case .notMade(let type, let place, let expression, let why, let cuts):
      self = .notMade(type, place, expression, why, cuts)
    case .cache(let path, let why):
      self = .cache(path, why)
    }
  }

  private static func notMade(
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
    return Failure(.usage, lines.joined(separator: "\n"), hint: Failure.expressionHint(type))
  }

  private static func expressionHint(_ type: String) -> String {
    "give the expression: --init '\(type)(…)'; it may name source, destination, container, isPresenting"
  }

  private static func toolFailed(_ name: String, _ log: String) -> Failure {
    guard tellsOfFullDisk(log) else {
      return Failure(.internalError, "'\(name)' failed:\n\(log)")
    }
    return Failure(
      .ioError,
      "cannot compile your code: '\(name)' found no space left on the device\n\(log)",
      hint: "free some space, or name another --cache folder"
    )
  }

  private static func cache(_ path: String, _ why: String) -> Failure {
    let isFull = tellsOfFullDisk(why)
    return Failure(
      isFull ? .ioError : .cannotCreate,
      "cannot keep compiled code in '\(path)': \(why)",
      hint: isFull
        ? "free some space, or name another --cache folder" : "choose another place with --cache"
    )
  }

  /// Foundation says it in words of its own.
  private static func tellsOfFullDisk(_ words: String) -> Bool {
    [ENOSPC, EDQUOT].contains { words.contains(String(cString: strerror($0))) }
      || words.contains("out of space") || words.contains("enough space")
  }

  private static func ambiguous(_ candidates: [Candidate]) -> Failure {
    let names = candidates.map { Failure.choice($0, among: candidates) }
    let width = (names.map(\.count).max() ?? 0) + 2
    let lines = zip(names, candidates).map { name, candidate in
      "  \(name.padded(to: width))\(candidate.kind.rawValue)  "
        + "\(candidate.place.path):\(candidate.place.line)"
    }
    return Failure(
      .usage,
      "there is more than one thing to run:\n" + lines.joined(separator: "\n"),
      hint: "choose with --use \(names.first ?? "")"
        + (candidates.contains { $0.kind == .app } ? ", or name the folder of one app" : "")
    )
  }

  /// Two apps may have delegates of one name: the module distinguishes them.
  private static func choice(_ one: Candidate, among candidates: [Candidate]) -> String {
    if candidates.filter({ $0.name == one.name }).count == 1 { return one.name }
    return one.kind == .app ? one.module : "\(one.module).\(one.name)"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }

  private static func lines(missingNames names: [Place], modules: [Place]) -> [String] {
    [("names", names), ("modules", modules)].filter { !$0.1.isEmpty }.flatMap { what, places in
      ["missing \(what):"] + places.map { "  \($0.name)  (\($0.location))" }
    }
  }

  /// How to add the first library of missing modules; nil if all are Apple's.
  private static func addition(of modules: [Place], isFetching: Bool) -> String? {
    modules.first { !AppleFrameworks.contains($0.name) }.map {
      "add the source of \($0.name) with --with PATH"
        + (isFetching ? "" : "; --fetch downloads what the project names")
    }
  }

  private static func nothingToRun(_ found: NothingToRun, isFetching: Bool) -> Failure {
    guard !found.isSwiftUI else {
      return Failure(
        .usage,
        "there is nothing to run in this code: it is an app of SwiftUI, which is not rendered",
        hint: "UIKit code in it is run by its name: --use, --present, --push or --root"
      )
    }
    var lines = [
      "there is nothing to run in this code: no animator, delegate, presentation controller, segue or app"
    ]
    if let first = found.missingNames.first {
      lines += Failure.lines(missingNames: found.missingNames, modules: found.missingModules)
      // What derives from a missing class may be an animator, which a screen is not.
      if !found.hasControllers {
        let addition =
          Failure.addition(of: found.missingModules, isFetching: isFetching)
          ?? "add the code that declares \(first.name) with --with PATH"
        return Failure(.usage, lines.joined(separator: "\n"), hint: addition)
      }
    }
    return Failure(
      .usage,
      lines.joined(separator: "\n"),
      hint: found.types.isEmpty
        ? "it declares no class"
        : "a view controller is run with --present, --push or --root; it declares \(Failure.list(found.types))"
    )
  }

  private static func notCompiled(
    _ all: [CompilerMessage],
    _ missing: [Place],
    isFetching: Bool
  ) -> Failure {
    // An error in a file that the port added also appears at its origin, so these files are not
    // named.
    let own = all.filter { FileManager.default.fileExists(atPath: $0.path) }
    let messages = own.isEmpty ? all : own
    var lines = messages.prefix(20).map(\.description)
    if messages.count > 20 { lines.append("… and \(messages.count - 20) more") }
    // Each name once, at its first use.
    var names: [Place] = []
    for message in messages {
      guard let name = message.missingName, !names.contains(where: { $0.name == name }) else {
        continue
      }
      names.append(
        Place(name: name, path: message.path, line: message.line, column: message.column)
      )
    }
    lines += Failure.lines(missingNames: names, modules: missing)
    let count = messages.count == 1 ? "1 error" : "\(messages.count) errors"
    return Failure(
      .badInput,
      "your code does not compile (\(count)):\n" + lines.joined(separator: "\n"),
      hint: isSwift2(messages)
        ? "this is Swift 2, which no current compiler accepts; Xcode 8 was the last to convert it"
        : Failure.addition(of: missing, isFetching: isFetching)
          ?? "'render-transition port FILE' prints what the compiler sees"
    )
  }

  /// Whether the code uses the names from before Swift 3.
  private static func isSwift2(_ messages: [CompilerMessage]) -> Bool {
    let names: Set<String> = [
      "NSTimeInterval", "animateWithDuration", "viewControllerForKey", "CGRectMake", "CGPointZero",
      "CGSizeMake", "CGPointMake", "CGRectGetWidth", "CGRectGetHeight", "mainScreen", "NSIndexPath",
      "UITransitionContextToViewControllerKey", "UITransitionContextFromViewControllerKey",
      "popViewControllerAnimated", "presentViewController", "whiteColor", "redColor", "blackColor",
      "clearColor", "NSURL", "NSBundle", "mainBundle", "dispatch_get_main_queue",
      "sharedApplication",
      "dispatch_async", "dispatch_after", "CGAffineTransformMakeScale", "CGAffineTransformIdentity",
      "instantiateViewControllerWithIdentifier", "dequeueReusableCellWithIdentifier",
      "dismissViewControllerAnimated", "userInteractionEnabled",
    ]
    return Set(messages.compactMap(\.missingName)).intersection(names).count >= 3
  }

  /// A step of a script that cannot be done.
  init(_ error: StepError) {
    switch error {
    case .notFound(let step, let name, let elements):
      let lines = elements.prefix(60).map { "  \($0)" }
      self.init(
        .badInput,
        "cannot \(step): nothing on the screen is called '\(name)'"
          + (elements.isEmpty ? "" : "; there is\n" + lines.joined(separator: "\n")),
        hint: elements.isEmpty
          ? "the screen shows nothing that can be named" : "a point works too: --tap 120,300"
      )
    case .impossible(let step, let why):
      self.init(.badInput, "cannot \(step): \(why)")
    }
  }
}
