/// A command or subcommand: a name, its arguments, and its help texts.
public struct Command: Sendable {
  public let name: String
  public var overview: String
  public var discussion: String
  public var version: String?
  public var arguments: [Argument]
  public var subcommands: [Command]
  /// The subcommand that runs when none is named.
  public var defaultSubcommand: String?

  public init(
    _ name: String,
    overview: String,
    discussion: String = "",
    version: String? = nil,
    arguments: [Argument] = [],
    subcommands: [Command] = [],
    defaultSubcommand: String? = nil
  ) {
    self.name = name
    self.overview = overview
    self.discussion = discussion
    self.version = version
    self.arguments = arguments
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
  }

  public func subcommand(named name: String) -> Command? {
    subcommands.first { $0.name == name }
  }
}

/// The path from the tool to the command that runs, such as `render-transition still`.
struct CommandPath: Sendable {
  let commands: [Command]

  var root: Command { commands[0] }
  var last: Command { commands[commands.count - 1] }
  var name: String { commands.map(\.name).joined(separator: " ") }

  /// A command among words that follow an option; nil where a command came first.
  func lateCommand(in words: [String]) -> String? {
    commands.count == 1 ? words.first { root.subcommand(named: $0) != nil } : nil
  }

  /// The command's own arguments, then the built-in ones that help lists.
  var argumentsForHelp: [Argument] {
    var arguments = last.arguments
    if root.version != nil { arguments.append(BuiltIn.version) }
    arguments.append(BuiltIn.help)
    return arguments
  }

  /// An argument with those that replace it where it is required; what is not an option comes
  /// first.
  func alternatives(to argument: Argument) -> [Argument] {
    let others = last.arguments.filter { argument.alternatives.contains($0.name) && !$0.isHidden }
    return others.filter(\.isPositional) + [argument] + others.filter { !$0.isPositional }
  }
}

/// The arguments that every command has.
enum BuiltIn {
  static let version = Argument.flag("version", help: "Show the version.")
  static let help = Argument.flag("help", short: "h", help: "Show help information.")
  static let helpHidden = Argument.flag(
    "help-hidden",
    help: "Show help information, hidden options too.",
    isHidden: true
  )
  static let dumpHelp = Argument.flag(
    "experimental-dump-help",
    help: "Dump help information as JSON.",
    isHidden: true
  )
  static let completionScript = Argument.option(
    "generate-completion-script",
    value: "shell",
    help: "Print a completion script.",
    values: CompletionScript.Shell.allCases.map(\.rawValue),
    isHidden: true
  )

  static let manual = Argument.flag(
    "generate-manual",
    help: "Print the manual page.",
    isHidden: true
  )

  /// Those that only `--help-hidden` shows.
  static let hidden = [helpHidden, dumpHelp, completionScript, manual]

  static let all = [version, help] + hidden
}
