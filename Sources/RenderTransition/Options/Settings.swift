import ArgumentParsing
import Foundation

/// The sources of options besides the command line: `RENDER_TRANSITION_*` in the environment, then
/// `render-transition.json`, searched from the working directory upwards.
///
/// The file is an object with the long names of options as keys; `set` may be an object.
/// What is meant for one of two options that exclude each other gives way to the other
/// one on the command line.
struct Settings {
  static let fileName = "render-transition.json"

  private var environment: [String: String]
  private var file: [String: [String]] = [:]
  private var filePath = ""

  /// - Parameter path: the file of `--config`; nil looks for one.
  init(
    environment: [String: String],
    path: String?,
    directory: String,
    known: Command
  ) throws(Failure) {
    self.environment = try Settings.checked(environment, known: known)
    if let path = path ?? Settings.find(from: directory) {
      file = try Settings.read(path, known: known)
      filePath = path
    }
  }

  /// The values for an argument; nil when none is given.
  func values(for argument: Argument) -> Parser.Fallback? {
    let variable = Settings.variable(argument.name)
    if let value = environment[variable], !value.isEmpty {
      return .init([argument.isFlag ? Settings.truth(value) : value], "of '\(variable)'")
    }
    return file[argument.name].map { values in
      .init(argument.isFlag ? values.map(Settings.truth) : values, "in '\(filePath)'")
    }
  }

  private static func truth(_ word: String) -> String { String(yes.contains(word.lowercased())) }

  private static func isTruth(_ word: String) -> Bool { (yes + no).contains(word.lowercased()) }

  private static let prefix = "RENDER_TRANSITION_"
  private static let yes = ["1", "true", "yes", "on"]
  private static let no = ["0", "false", "no", "off"]

  private static func variable(_ name: String) -> String {
    prefix + name.uppercased().replacing("-", with: "_")
  }

  /// Unknown names are refused: a misspelled one would seem to work.
  private static func checked(
    _ environment: [String: String],
    known: Command
  ) throws(Failure) -> [String: String] {
    let arguments = known.subcommands.flatMap(\.arguments)
    let ours = environment.filter { $0.key.hasPrefix(prefix) }
    for (name, value) in ours.sorted(by: { $0.key < $1.key }) {
      guard let argument = arguments.first(where: { variable($0.name) == name }) else {
        let suggestion = closestMatch(to: name, among: arguments.map { variable($0.name) })
        throw Failure(
          .usage,
          "the environment has '\(name)', but there is no such option",
          hint: suggestion.map { "did you mean '\($0)'?" } ?? "remove it with: unset \(name)"
        )
      }
      if argument.isFlag, !value.isEmpty, !isTruth(value) {
        throw Failure(
          .usage,
          "the environment has '\(name)=\(value)', which is neither yes nor no",
          hint: "write 1, true, yes or on; 0, false, no or off"
        )
      }
    }
    return ours
  }

  private static func find(from directory: String) -> String? {
    // Empty where the working directory has been deleted.
    guard directory.hasPrefix("/") else { return nil }
    var folder = URL(fileURLWithPath: directory).standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent(fileName).path
      // A link that leads nowhere is an error, too.
      var status = stat()
      if lstat(candidate, &status) == 0 { return candidate }
      let path = folder.path
      folder.deleteLastPathComponent()
      guard folder.path.utf8.count < path.utf8.count else { return nil }
    }
  }

  private static func read(_ path: String, known: Command) throws(Failure) -> [String: [String]] {
    let data = Data(try InputFile.read(path))
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Failure(
        .usage,
        "cannot understand '\(path)': it is not a JSON object",
        hint: "write { \"animator\": \"reveal\", \"fps\": 30 }"
      )
    }
    let arguments = known.subcommands.flatMap(\.arguments)
    var result: [String: [String]] = [:]
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let argument = arguments.first(where: { $0.name == key }) else {
        let suggestion = closestMatch(to: key, among: arguments.map(\.name))
        throw Failure(
          .usage,
          "cannot understand '\(path)': there is no option '\(key)'",
          hint: suggestion.map { "did you mean '\($0)'?" }
        )
      }
      guard let values = texts(of: value) else {
        throw Failure(
          .usage,
          "cannot understand '\(path)': '\(key)' has a value of an unknown kind"
        )
      }
      if argument.isFlag, let word = values.first(where: { !isTruth($0) }) {
        throw Failure(
          .usage,
          "cannot understand '\(path)': '\(key)' is '\(word)', which is neither yes nor no",
          hint: "write true or false"
        )
      }
      result[key] = values
    }
    return result
  }

  private static func texts(of value: Any) -> [String]? {
    switch value {
    case let text as String: return [text]
    case let number as NSNumber:
      if isBoolean(number) { return [number.boolValue ? "true" : "false"] }
      // Options that count take no `1.0`.
      return [Int(exactly: number.doubleValue).map(String.init) ?? number.stringValue]
    case let list as [Any]:
      let parts = list.map(texts(of:))
      return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    case let object as [String: Any]:
      return object.sorted { $0.key < $1.key }.flatMap { key, value in
        (texts(of: value) ?? []).map { "\(key)=\($0)" }
      }
    default: return nil
    }
  }

  /// A JSON boolean is an NSNumber too; its type tells them apart.
  private static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}

extension Argument {
  fileprivate var isFlag: Bool { kind == .flag || kind == .invertibleFlag }
}
