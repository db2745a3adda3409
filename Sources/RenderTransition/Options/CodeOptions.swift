import Animators
import ArgumentParsing
import Foundation
import OwnCode
import Segue

/// The user's own code, and what to run of it.
struct CodeOptions: Equatable, Sendable {
  var paths: [String]
  var additions: [String]
  var isAlone: Bool
  var isFetching: Bool
  var isWatched: Bool
  var cache: String?
  var request: RunRequest

  init(_ parsed: ParsedArguments) throws(UsageError) {
    paths = parsed.strings("code")
    let strange = paths.filter { !CodeOptions.isCode($0) }
    if let word = strange.first { throw CodeOptions.unexpected(word, parsed) }
    additions = parsed.strings("with")
    isAlone = parsed.flag("alone") ?? false
    isFetching = parsed.flag("fetch") ?? false
    isWatched = parsed.flag("watch") ?? false
    cache = parsed.string("cache")
    request = try CodeOptions.request(parsed)
    let own = ["use", "present", "push", "root", "init", "as", "with", "fetch"].first(
      where: parsed.isSet
    )
    if paths.isEmpty, let own {
      throw parsed.usageError("'--\(own)' is about own code, and none was given.")
    }
  }

  /// `--present`, `--push` and `--root` name what runs, and beside `--use` the screens that it runs between.
  private static func request(_ parsed: ParsedArguments) throws(UsageError) -> RunRequest {
    let screens = ["present", "push", "root"].filter(parsed.isSet)
    let isBetween = parsed.isSet("use")
    let opened = screens.filter { $0 != "root" }
    let clash = isBetween ? opened : screens
    guard clash.count <= 1 else {
      throw parsed.usageError("'--\(clash[0])' and '--\(clash[1])' exclude each other.")
    }
    let way = parsed.string("as").flatMap(RunRequest.Way.init)
    let initializer = try parsed.value("init") { (text) throws(InvalidValue) in
      if text.isEmpty { throw InvalidValue("it is empty") }
      return text
    }
    guard isBetween else {
      let option = screens.first ?? "use"
      return RunRequest(
        name: parsed.string(option),
        option: option,
        way: RunRequest.Way(rawValue: option) ?? way,
        initializer: initializer
      )
    }
    return RunRequest(
      name: parsed.string("use"),
      way: way ?? opened.first.flatMap(RunRequest.Way.init),
      initializer: initializer,
      source: parsed.string("root"),
      destination: opened.first.flatMap(parsed.string)
    )
  }

  /// What the paths hold.
  ///
  /// - Parameter console: told of downloads; nothing is downloaded without it.
  func read(_ console: Console?) throws(OwnCodeError) -> CodeTree {
    var reader = CodeReader(isAlone: isAlone, additions: additions)
    if isFetching, let console {
      reader.fetcher = PackageFetcher(cache: ClientCache(folder: cache), paths: paths) {
        console.tell($0)
      }
    }
    return try reader.read(paths)
  }

  /// A word that looks like a path, or names what exists.
  private static func isCode(_ word: String) -> Bool {
    word.hasSuffix(".swift") || word.contains("/") || FileManager.default.fileExists(atPath: word)
  }

  /// The error about a word that is neither code nor a command.
  private static func unexpected(_ word: String, _ parsed: ParsedArguments) -> UsageError {
    if parsed.isLateCommand(word) { return parsed.unexpected([word]) }
    let start = "Unexpected argument '\(word)': there is no such command, file or folder."
    if Registry.demos.contains(where: { $0.name == word }) {
      return parsed.usageError("\(start) An animator is named by '--animator \(word)'.")
    }
    let table = OptionTable.command(version: "", animators: [], devices: [])
    let near =
      NearPath.closest(to: word) ?? closestMatch(to: word, among: table.subcommands.map(\.name))
    return parsed.usageError(start + (near.map { " Did you mean '\($0)'?" } ?? ""))
  }
}

/// The script of touches on the command line.
enum ScriptOptions {
  static func steps(_ parsed: ParsedArguments) throws(UsageError) -> [TouchStep] {
    var steps: [TouchStep] = []
    for (name, value) in parsed.inOrder(TouchStep.names + ["script"]) {
      if name == "script" {
        steps += try file(value, parsed)
        continue
      }
      if name == "drag", !value.contains(":") { continue }
      guard let step = TouchStep(name, value) else {
        throw parsed.usageError(
          "The value '\(value)' is invalid for '--\(name)': \(ScriptOptions.legal(name))."
        )
      }
      steps.append(step)
    }
    return steps
  }

  private static func file(
    _ path: String,
    _ parsed: ParsedArguments
  ) throws(UsageError) -> [TouchStep] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      do throws(FileError) {
        _ = try readFile(path)
      } catch {
        throw parsed.unreadable(path, InputFile.reason(error))
      }
      throw parsed.usageError("The script '\(path)' is not a text in UTF-8.")
    }
    switch TouchStep.script(text) {
    case .success(let steps): return steps
    case .failure(let error):
      throw parsed.usageError(
        "Line \(error.line) of '\(path)' is not a step: '\(error.text)'. "
          + "Steps are \(TouchStep.names.joined(separator: ", "))."
      )
    }
  }

  private static func legal(_ name: String) -> String {
    switch name {
    case "drag": "it must be x,y:x,y, or names of elements in place of the points"
    case "pan": "it must be two places or more, such as x,y:x,y or names of elements"
    case "carry": "it must be two places, such as x,y:x,y or names of elements"
    case "swipe": "it must be left, right, up or down, and may be followed by :TARGET"
    case "pinch": "it must be TARGET:FACTOR with a factor from 0.01 to 100, such as 195,400:0.4"
    case "turn": "it must be TARGET:DEGREES with up to 3600 degrees, such as 195,400:90"
    case "rotate": "it must be landscape or portrait"
    case "wait", "meanwhile": "it must be a number of seconds from 0 to 3600"
    default: "it must name something on the screen"
    }
  }
}
