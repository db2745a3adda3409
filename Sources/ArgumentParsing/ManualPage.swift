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
      ".B \(escape(root.name))",
      escape(main.filter(\.isRequired).map(\.usage).joined(separator: " ") + " [options]"),
    ]
    if !root.discussion.isEmpty { lines += [".SH DESCRIPTION", escape(root.discussion)] }
    lines += [".SH OPTIONS"] + options.filter { !$0.isHidden }.flatMap(entry(for:))
    if !root.subcommands.isEmpty {
      lines.append(".SH SUBCOMMANDS")
      for command in root.subcommands where command.name != root.defaultSubcommand {
        lines += [".SS \(escape(command.name))", escape(command.overview)]
        lines += command.arguments.filter { !$0.isHidden }.flatMap(entry(for:))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entry(for argument: Argument) -> [String] {
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
