import ArgumentParsing
import Foundation
import OwnCode
import Segue

extension Failure {
  /// What is wrong with the user's own code, in words.
  ///
  /// - Parameters:
  ///   - isFetching: whether `--fetch` was given, which no hint need name then.
  ///   - isAlone: whether `--alone` was given, without which more code is found.
  init(_ error: OwnCodeError, isFetching: Bool = false, isAlone: Bool = false) {
    switch error {
    case .missing, .notSwift, .notText, .tooLarge, .nothing, .damaged:
      self = .unreadable(error)
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
      self = .nothingToRun(found, isFetching: isFetching, isAlone: isAlone)
    case .ambiguous(let candidates):
      self = .ambiguous(candidates)
    case .unknownName(let name, let option, let known, let flaw):
      self = .unknownName(name, option, known, flaw)
    case .noInitializer(let type, _, let place, _, isHidden: true):
      self = .hiddenInitializer(type, place)
    case .noInitializer(let type, let parameter, let place, let missing, isHidden: false):
      self = .noInitializer(type, parameter, place, missing, isAlone: isAlone)
    case .notMade(let type, let place, let expression, let why, let cuts):
      self = .notMade(type, place, expression, why, cuts)
    case .cache(let path, let why):
      self = .cache(path, why)
    }
    mayPlayInApp = error.isOfSetup
  }

  /// What to do about a place that no folder can be.
  private static func adviceOnPlace(_ path: String) -> String? {
    if ["https://", "http://", "git@"].contains(where: path.hasPrefix) {
      return "clone it with git, and name the folder"
    }
    return HomePath.mistake(path)
  }

  /// Of what is named or found there.
  private static func unreadable(_ error: OwnCodeError) -> Failure {
    switch error {
    case .missing(let path, let why):
      let isThere = FileManager.default.fileExists(atPath: path)
      let near = isThere ? nil : NearPath.closest(to: path)
      return Failure(
        .missingInput,
        "cannot read '\(path)': \(why)",
        hint: near.map { "did you mean '\($0)'?" } ?? Failure.adviceOnPlace(path)
      )
    case .notSwift(let path):
      return Failure(
        .badInput,
        "'\(path)' is not Swift",
        hint:
          "name a .swift file, or a folder that holds some; pictures are named by --from and --to"
      )
    case .notText(let path, let why):
      return Failure(
        .badInput,
        "'\(path)' is not Swift: \(why)",
        hint: "Swift files are text in UTF-8: save it as that"
      )
    case .tooLarge(let path, let what):
      return Failure(
        .badInput,
        "'\(path)' is not the folder of an app: it holds more than \(what)",
        hint: "name the folder of one app or repository, or a .swift file"
      )
    case .nothing(let path):
      return Failure(
        .missingInput,
        "there is no Swift in '\(path)'",
        hint: "name a .swift file, or a folder that holds some; tests are left out"
      )
    case .damaged(let path, let why):
      return Failure(.badInput, "cannot understand '\(path)': \(why)")
    default: return Failure(.internalError, "\(error)")
    }
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
    guard path != NSTemporaryDirectory() else {
      return Failure(
        isFull ? .ioError : .cannotCreate,
        "cannot compile your code: no temporary file can be made in '\(path)': \(why)",
        hint: isFull ? "free some space there" : "set TMPDIR to a folder that can be written"
      )
    }
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

  static func lines(missingNames names: [Place], modules: [Place]) -> [String] {
    [("names", names), ("modules", modules)].filter { !$0.1.isEmpty }.flatMap { what, places in
      ["missing \(what):"] + places.map { "  \($0.name)  (\($0.location))" }
    }
  }

  /// How to add the libraries of missing modules; nil if all are Apple's.
  static func addition(of modules: [Place], isFetching: Bool) -> String? {
    let names = libraries(modules)
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(4).joined(separator: ", ")
    let others = names.count > 4 ? " and \(names.count - 4) more" : ""
    let add =
      names.count == 1
      ? "add the source of \(shown) with --with PATH, its folder"
      : "add the sources of \(shown)\(others) with --with PATH for each, its folder"
    return add + (isFetching ? "" : "; --fetch downloads what the project names")
  }

  /// The names of those that are not Apple's, each once.
  private static func libraries(_ modules: [Place]) -> [String] {
    var names: [String] = []
    for module in modules where !AppleFrameworks.contains(module.name) {
      if !names.contains(module.name) { names.append(module.name) }
    }
    return names
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
    let isSwift2 = isSwift2(messages) || messages.first?.isInFileOfSwift2 == true
    var lines = messages.prefix(20).map { message in
      guard isSwift2 || message.text.hasPrefix("cannot find"), let name = message.currentName
      else { return message.description }
      return message.description + " (now '\(name)')"
    }
    if messages.count > 20 { lines.append("… and \(messages.count - 20) more") }
    // Each name once, at its first use.
    var names: [Place] = []
    for message in messages {
      guard let name = message.missingName, !names.contains(where: { $0.name == name }),
        !isSwift2 || message.currentName == nil
      else { continue }
      names.append(
        Place(name: name, path: message.path, line: message.line, column: message.column)
      )
    }
    lines += Failure.lines(missingNames: names, modules: missing)
    let count = messages.count == 1 ? "1 error" : "\(messages.count) errors"
    let libraries = Failure.libraries(missing)
    // A name that is missing may be one of theirs; other errors are the code's own.
    let without =
      libraries.isEmpty || names.isEmpty
      ? "" : " without " + libraries.prefix(4).joined(separator: ", ")
    return Failure(
      .badInput,
      "your code does not compile\(without) (\(count)):\n" + lines.joined(separator: "\n"),
      hint: isSwift2
        ? swift2Hint
        : Failure.addition(of: missing, isFetching: isFetching)
          ?? swiftUIHint(missing) ?? typingMistake(in: names) ?? Failure.addition(of: names)
          ?? "'render-transition port FILE' prints what the compiler sees"
    )
  }

  /// Views of SwiftUI are left out before the compiler sees the code, so that their
  /// names seem to be missing.
  private static func swiftUIHint(_ modules: [Place]) -> String? {
    modules.contains { $0.name == "SwiftUI" }
      ? "SwiftUI is not rendered: name the file's folder to film it without the statements that need it"
      : nil
  }

  /// The name that was probably meant by the only one that is missing: one that the same file has
  /// elsewhere and that differs by one letter, or by two neighbours that changed places.
  ///
  /// The compiler finds none (observed with Swift 6.3). A capital tells types from the rest: beside a
  /// `Store` that is missing, a property `store` is not what was meant.
  private static func typingMistake(in names: [Place]) -> String? {
    guard names.count == 1, let place = names.first, place.name.count >= 4,
      let text = try? String(contentsOfFile: place.path, encoding: .utf8)
    else { return nil }
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let isType = place.name.first?.isUppercase
    let others = words.filter { word in
      word != place.name && abs(word.count - place.name.count) <= 1
        && word.first?.isUppercase == isType
    }
    return closestMatch(to: place.name, among: others.sorted(), within: 1).map {
      "did you mean '\($0)'?"
    }
  }

  /// How to add the first type that the code does not declare, or else the first member, which may
  /// be one of Apple's; nil if nothing is missing but types of Apple's.
  private static func addition(of names: [Place]) -> String? {
    let type = names.first { $0.name.first?.isUppercase == true && KnownNames.isUnknown($0.name) }
    if let type { return addition(of: type.name) }
    let member = names.first { $0.name.first?.isLowercase == true }
    return member.map {
      "if other code declares \($0.name), add it: its file beside this one, or its library with --with PATH"
    }
  }

  static func addition(of name: String) -> String {
    "add what declares \(name): its file beside this one, or its library with --with PATH"
  }

  /// Whether the code uses names from before Swift 3.
  ///
  /// `CGRectMake` and `redColor` are Apple's alone; `registerClass` may be a method of the
  /// code's own that is missing.
  static func isSwift2(_ messages: [CompilerMessage]) -> Bool {
    let old = messages.filter { $0.currentName != nil }
    let names = Set(old.map { $0.missingName ?? $0.text })
    let isSure = old.contains { message in
      guard let name = message.missingName else { return true }
      return name.first?.isUppercase == true || name.hasSuffix("Color")
    }
    return names.count >= (isSure ? 2 : 3) || messages.contains(where: \.isOfSwift2)
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

extension OwnCodeError {
  /// Whether an object is missing that the user's own app makes.
  fileprivate var isOfSetup: Bool {
    switch self {
    case .noInitializer, .notMade: true
    case .nothingToRun(let found): !found.hiddenTypes.isEmpty || !found.genericTypes.isEmpty
    default: false
    }
  }
}
