import Animators
import ArgumentParsing
import Foundation
import OwnCode

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

  /// `--present`, `--push` and `--root` name what runs, and beside `--use` the
  /// screens that it runs between.
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
    if word.isEmpty {
      return parsed.usageError("An argument is empty: name Swift files or a folder.")
    }
    if word == "-" {
      return parsed.usageError("Code is not read from standard input: save it to a .swift file.")
    }
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
