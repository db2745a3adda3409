import ArgumentParsing
import Foundation

/// Where options come from beside the command line: `RENDER_TRANSITION_*` in the environment, then
/// `render-transition.json`, looked for from the working directory upwards.
///
/// The file is an object with the long names of options as keys; `set` may be an object.
struct Settings {
  static let fileName = "render-transition.json"

  private var environment: [String: String]
  private var file: [String: [String]] = [:]

  /// - Parameter path: the file of `--config`; nil looks for one.
  init(
    environment: [String: String],
    path: String?,
    directory: String,
    known: Command
  ) throws(Failure) {
    self.environment = environment
    if let path {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Failure(.missingInput, "cannot read '\(path)': No such file or directory")
      }
      file = try Settings.read(path, known: known)
    } else if let found = Settings.find(from: directory) {
      file = try Settings.read(found, known: known)
    }
  }

  /// The values for an argument; nil when nobody said anything.
  func values(for argument: Argument) -> [String]? {
    let key = "RENDER_TRANSITION_" + argument.name.uppercased().replacing("-", with: "_")
    if let value = environment[key], !value.isEmpty {
      let isFlag = argument.kind == .flag || argument.kind == .invertibleFlag
      return [isFlag ? String(["1", "true", "yes", "on"].contains(value.lowercased())) : value]
    }
    return file[argument.name]
  }

  private static func find(from directory: String) -> String? {
    var folder = URL(fileURLWithPath: directory).standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private static func read(_ path: String, known: Command) throws(Failure) -> [String: [String]] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "cannot read '\(path)'")
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Failure(
        .usage,
        "cannot understand '\(path)': it is not a JSON object",
        hint: "write { \"animator\": \"reveal\", \"fps\": 30 }"
      )
    }
    let names = known.subcommands.flatMap(\.arguments).map(\.name)
    var result: [String: [String]] = [:]
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      guard names.contains(key) else {
        let suggestion = closestMatch(to: key, among: names)
        throw Failure(
          .usage,
          "cannot understand '\(path)': there is no option '\(key)'",
          hint: suggestion.map { "did you mean '\($0)'?" }
        )
      }
      guard let values = texts(of: value) else {
        throw Failure(.usage, "cannot understand '\(path)': '\(key)' has a value of no known kind")
      }
      result[key] = values
    }
    return result
  }

  private static func texts(of value: Any) -> [String]? {
    switch value {
    case let text as String: return [text]
    case let number as NSNumber:
      // A JSON boolean is an NSNumber too; it says so by its type.
      if CFBooleanLike(number) { return [number.boolValue ? "true" : "false"] }
      return [number.stringValue]
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
}

private func CFBooleanLike(_ number: NSNumber) -> Bool {
  String(cString: number.objCType) == "c"
}
