import Foundation

/// The option table as JSON (`--experimental-dump-help`), for documentation and other tools.
struct HelpDump {
  let root: Command

  init(_ root: Command) { self.root = root }

  var json: String {
    let document: [String: Any] = ["serializationVersion": 0, "command": entry(for: root)]
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: document,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
    else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private func entry(for command: Command) -> [String: Any] {
    var entry: [String: Any] = [
      "commandName": command.name,
      "abstract": command.overview,
      "arguments": command.arguments.map(entry(for:)),
    ]
    if !command.discussion.isEmpty { entry["discussion"] = command.discussion }
    if !command.subcommands.isEmpty { entry["subcommands"] = command.subcommands.map(entry(for:)) }
    if let name = command.defaultSubcommand { entry["defaultSubcommand"] = name }
    return entry
  }

  private func entry(for argument: Argument) -> [String: Any] {
    var entry: [String: Any] = [
      "abstract": argument.help,
      "isOptional": !argument.isRequired,
      "isRepeating": argument.isRepeating,
      "shouldDisplay": !argument.isHidden,
    ]
    switch argument.kind {
    case .option: entry["kind"] = "option"
    case .flag, .invertibleFlag: entry["kind"] = "flag"
    case .positional: entry["kind"] = "positional"
    }
    if !argument.isPositional {
      var names = argument.longNames.map { ["kind": "long", "name": $0] }
      if let short = argument.short { names.append(["kind": "short", "name": String(short)]) }
      entry["names"] = names
    }
    if let value = argument.valueName { entry["valueName"] = value }
    if let text = argument.defaultText { entry["defaultValue"] = text }
    if !argument.values.isEmpty { entry["allValues"] = argument.values }
    if let group = argument.group { entry["sectionTitle"] = group }
    if !argument.discussion.isEmpty { entry["discussion"] = argument.discussion }
    return entry
  }
}
