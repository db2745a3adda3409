/// The help of a command, in the layout of Swift's own tools.
struct HelpText {
  /// Where the text beside a label starts, in characters.
  static let labelWidth = 26

  let path: CommandPath
  var showsHidden = false

  init(path: CommandPath, showsHidden: Bool = false) {
    self.path = path
    self.showsHidden = showsHidden
  }

  private var command: Command { path.last }

  /// The line after `USAGE: `; more than 12 options shrink to `[<options>]` and what is required.
  ///
  /// Of several arguments one of which is required, it has all in parentheses.
  var usage: String {
    var options = path.argumentsForHelp.filter { !$0.isHidden }
    let choices = options.filter(\.isRequired).map(path.alternatives).filter { $0.count > 1 }
    let others = choices.flatMap { $0.filter { !$0.isRequired }.map(\.name) }
    options.removeAll { others.contains($0.name) }
    var words = [path.name]
    if options.count > 12 {
      options = options.filter { $0.isPositional || $0.isRequired }
      words.append("[<options>]")
    }
    words += options.map { option in
      guard let choice = choices.first(where: { $0.contains { $0.name == option.name } }) else {
        return option.usage
      }
      return "(" + choice.map(\.repeatedSynopsis).joined(separator: " | ") + ")"
    }
    if !command.subcommands.isEmpty, command.defaultSubcommand == nil {
      words.append("<subcommand>")
    }
    return words.joined(separator: " ")
  }

  func rendered(columns: Int) -> String {
    var blocks: [String] = []
    if !command.overview.isEmpty {
      let text =
        command.discussion.isEmpty
        ? command.overview : "\(command.overview)\n\n\(command.discussion)"
      blocks.append("OVERVIEW: \(text)".wrapped(to: columns) + "\n")
    }
    blocks.append("USAGE: \(usage)\n")
    blocks += sections.map { section in
      "\(section.title.uppercased()):\n"
        + section.rows.map { $0.rendered(columns: columns) }.joined()
    }
    var text = blocks.joined(separator: "\n")
    if !command.subcommands.isEmpty {
      text += "\n  See '\(path.root.name) help <subcommand>' for detailed help.\n"
    }
    return text
  }

  private struct Section {
    var title: String
    var rows: [Row]
  }

  private var sections: [Section] {
    let shown =
      (path.argumentsForHelp
      + (showsHidden ? BuiltIn.hidden : []))
      .filter { showsHidden || !$0.isHidden }
    var result = [Section(title: "Arguments", rows: rows(shown.filter(\.isPositional)))]
    var groups: [String] = []
    for case let group? in shown.map(\.group) where !groups.contains(group) { groups.append(group) }
    result += groups.map { group in
      Section(title: group, rows: rows(shown.filter { $0.group == group }))
    }
    result.append(
      Section(title: "Options", rows: rows(shown.filter { !$0.isPositional && $0.group == nil }))
    )
    result.append(
      Section(
        title: "Subcommands",
        rows: command.subcommands.map { subcommand in
          let isDefault = subcommand.name == command.defaultSubcommand
          return Row(
            label: isDefault ? "\(subcommand.name) (default)" : subcommand.name,
            abstract: subcommand.overview,
            discussion: ""
          )
        }
      )
    )
    return result.filter { !$0.rows.isEmpty }
  }

  private func rows(_ arguments: [Argument]) -> [Row] {
    arguments.map { Row(label: $0.label, abstract: $0.abstract, discussion: $0.discussion) }
  }

  /// One line of the table: a label, its text at column 26, a discussion indented by 8.
  private struct Row {
    var label: String
    var abstract: String
    var discussion: String

    func rendered(columns: Int) -> String {
      let padded = "  \(label)"
      let text = abstract.wrapped(to: columns, indent: HelpText.labelWidth)
      var result = padded
      if abstract.isEmpty {
        result += "\n"
      } else if padded.count < HelpText.labelWidth {
        result += String(text.dropFirst(padded.count)) + "\n"
      } else {
        result += "\n\(text)\n"
      }
      if !discussion.isEmpty { result += discussion.wrapped(to: columns, indent: 8) + "\n" }
      return result
    }
  }
}

extension String {
  /// Breaks lines at spaces so that none is longer than `columns`; every line is indented.
  func wrapped(to columns: Int, indent: Int = 0) -> String {
    let room = max(10, columns - indent)
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if line.isEmpty {
          line = String(word)
        } else if line.count + 1 + word.count <= room {
          line += " \(word)"
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    return lines.map { $0.isEmpty ? $0 : margin + $0 }.joined(separator: "\n")
  }
}
