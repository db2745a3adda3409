/// A shell script that completes a command's subcommands, options and closed lists of values.
struct CompletionScript {
  enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  let root: Command
  let shell: Shell

  init(_ root: Command, shell: Shell) {
    self.root = root
    self.shell = shell
  }

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The tool's own options are those of its default subcommand.
  private var rootArguments: [Argument] {
    let own = root.defaultSubcommand.flatMap(root.subcommand(named:))?.arguments ?? root.arguments
    return visible(own + [BuiltIn.version, BuiltIn.help])
  }

  private func visible(_ arguments: [Argument]) -> [Argument] {
    arguments.filter { !$0.isHidden && !$0.isPositional }
  }

  private func arguments(of command: Command) -> [Argument] {
    visible(command.arguments + [BuiltIn.help])
  }

  private func words(_ arguments: [Argument]) -> [String] {
    arguments.flatMap { argument in
      argument.longNames.map { "--\($0)" } + (argument.short.map { ["-\($0)"] } ?? [])
    }
  }

  /// Every option with a value, once: the same name means the same thing in each subcommand.
  private var valuedOptions: [Argument] {
    var seen: Set<String> = []
    return (rootArguments + root.subcommands.flatMap(arguments(of:)))
      .filter { $0.valueName != nil && seen.insert($0.name).inserted }
  }

  private var functionName: String {
    "_" + root.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
  }

  private var bash: String {
    let names = root.subcommands.map(\.name)
    let cases = valuedOptions.map { argument in
      let patterns = words([argument]).joined(separator: "|")
      let reply =
        switch argument.completion {
        case .nothing: "COMPREPLY=()"
        case .file: "COMPREPLY=($(compgen -f -- \"$cur\"))"
        case .directory: "COMPREPLY=($(compgen -d -- \"$cur\"))"
        case .list(let values):
          "COMPREPLY=($(compgen -W \"\(values.joined(separator: " "))\" -- \"$cur\"))"
        }
      return "    \(patterns)) \(reply); return ;;"
    }
    let subcommands = root.subcommands.map { command in
      "    \(command.name)) words=\"\(words(arguments(of: command)).joined(separator: " "))\" ;;"
    }
    return """
      #!/bin/bash
      \(functionName)() {
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"
        case "$prev" in
      \(cases.joined(separator: "\n"))
        esac
        local words="\((names + words(rootArguments)).joined(separator: " "))"
        case "${COMP_WORDS[1]}" in
      \(subcommands.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$cur"))
      }
      complete -o filenames -F \(functionName) \(root.name)
      """
  }

  private var zsh: String {
    func specification(_ argument: Argument) -> [String] {
      let help = argument.help.replacing("'", with: "'\\''").replacing("[", with: "\\[")
        .replacing("]", with: "\\]").replacing(":", with: "\\:")
      let star = argument.isRepeating ? "*" : ""
      let action =
        switch argument.completion {
        case .nothing: " "
        case .file: "_files"
        case .directory: "_files -/"
        case .list(let values): "(\(values.joined(separator: " ")))"
        }
      let value = argument.valueName.map { ":\($0):\(action)" } ?? ""
      return words([argument]).map { "    '\(star)\($0)[\(help)]\(value)'" }
    }
    func block(_ arguments: [Argument]) -> String {
      arguments.flatMap(specification).joined(separator: " \\\n")
    }
    let cases = root.subcommands.map { command in
      "  \(command.name))\n    shift words; (( CURRENT-- ))\n    _arguments \\\n\(block(arguments(of: command))) \\\n    '*:file:_files' ;;"
    }
    return """
      #compdef \(root.name)
      \(functionName)() {
        case "$words[2]" in
      \(cases.joined(separator: "\n"))
        *)
          _arguments \\
      \(block(rootArguments)) \\
          '1::subcommand:(\(root.subcommands.map(\.name).joined(separator: " ")))' ;;
        esac
      }
      \(functionName) "$@"
      """
  }

  private var fish: String {
    func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "\\'") + "'" }
    func line(_ argument: Argument, condition: String) -> [String] {
      argument.longNames.map { name in
        var line = "complete -c \(root.name) -n \(quoted(condition)) -l \(name)"
        if let short = argument.short { line += " -s \(short)" }
        switch argument.completion {
        case .nothing: line += argument.valueName == nil ? "" : " -x"
        case .file: line += " -r -F"
        case .directory: line += " -x -a '(__fish_complete_directories)'"
        case .list(let values): line += " -x -a \(quoted(values.joined(separator: " ")))"
        }
        return line + " -d \(quoted(argument.help))"
      }
    }
    let names = root.subcommands.map(\.name).joined(separator: " ")
    var lines = root.subcommands.map { command in
      "complete -c \(root.name) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.overview))"
    }
    let outside = names.isEmpty ? "true" : "not __fish_seen_subcommand_from \(names)"
    lines += rootArguments.flatMap { line($0, condition: outside) }
    for command in root.subcommands {
      lines += arguments(of: command).flatMap {
        line($0, condition: "__fish_seen_subcommand_from \(command.name)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
