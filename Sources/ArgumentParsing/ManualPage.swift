/// The manual page (section 1, troff `man` macros) of a command, from the same table as its help.
public struct ManualPage: Sendable {
  let root: Command

  public init(_ root: Command) { self.root = root }

  public var text: String {
    let main = root.defaultSubcommand.flatMap(root.subcommand(named:))?.arguments ?? root.arguments
    let options = main + [BuiltIn.version, BuiltIn.help]
    var lines = [
      ".TH \"\(root.name.uppercased())\" \"1\" \"\" \"\(root.name) \(root.version ?? "")\"",
      ".SH NAME", "\(escape(root.name)) \\- \(escape(root.overview))",
      ".SH SYNOPSIS",
      ".B \(escape(root.name))", escape(synopsis),
    ]
    if !root.discussion.isEmpty { lines += [".SH DESCRIPTION", escape(root.discussion)] }
    lines += [".SH OPTIONS"] + options.filter { !$0.isHidden && $0.group == nil }.flatMap(entry)
    var groups: [String] = []
    for case let group? in main.map(\.group) where !groups.contains(group) { groups.append(group) }
    for group in groups {
      lines += [".SH \(escape(group.uppercased()))"]
      lines += options.filter { !$0.isHidden && $0.group == group }.flatMap(entry)
    }
    if !root.subcommands.isEmpty {
      lines.append(".SH SUBCOMMANDS")
      for command in root.subcommands where command.name != root.defaultSubcommand {
        lines += [".SS \(escape(command.name))", escape(command.overview)]
        lines += arguments(of: command, besides: main)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What help prints after `USAGE:` and the name.
  private var synopsis: String {
    let names = [root.defaultSubcommand.flatMap(root.subcommand(named:))].compactMap(\.self)
    let path = CommandPath(commands: [root] + names)
    return String(HelpText(path: path).usage.dropFirst(path.name.count + 1))
  }

  /// Those that the command shares with the default one are only named.
  private func arguments(of command: Command, besides main: [Argument]) -> [String] {
    let shown = command.arguments.filter { !$0.isHidden }
    let shared = shown.filter { argument in
      main.contains { $0.label == argument.label && $0.abstract == argument.abstract }
    }
    var lines = shown.filter { argument in !shared.contains { $0.name == argument.name } }
      .flatMap(entry)
    guard !shared.isEmpty else { return lines }
    lines += [".PP", escape("As above: \(shared.map(\.synopsis).joined(separator: ", ")).")]
    return lines
  }

  private func entry(_ argument: Argument) -> [String] {
    var lines = [".TP", ".B \(escape(argument.label))", escape(argument.abstract)]
    if !argument.discussion.isEmpty { lines.append(escape(argument.discussion)) }
    return lines
  }

  /// Dashes are minus signs, and a line must not begin with a control character.
  private func escape(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }
      .joined(separator: "\n")
  }
}
