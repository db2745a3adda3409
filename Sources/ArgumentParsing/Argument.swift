/// One argument of a command: the row of the option table that parsing, help, error texts,
/// completions and the manual page all read.
public struct Argument: Sendable {
  public enum Kind: Sendable, Equatable {
    /// `--name <value>`.
    case option(value: String)
    /// `--name`.
    case flag
    /// `--name/--no-name`; the last one given wins.
    case invertibleFlag
    /// `<value>` without a name.
    case positional(value: String)
  }

  /// What a shell should offer as the option's value.
  public enum Completion: Sendable, Equatable {
    case nothing
    case file
    case directory
    case list([String])
  }

  /// The long name without dashes; also the key to read the value by.
  public let name: String
  public var short: Character?
  public let kind: Kind
  public var help: String
  /// A paragraph under the help line.
  public var discussion = ""
  /// Shown as `(default: …)`; the reader of the value applies it.
  public var defaultText: String?
  /// The closed list of values, if there is one.
  public var values: [String] = []
  public var isRequired = false
  /// Arguments of which any replaces this one where it is required.
  public var alternatives: [String] = []
  /// Arguments that set aside what an environment or a file has for this one.
  public var rivals: [String] = []
  /// Only the command line gives it, no environment and no file.
  public var isOnlyFromWords = false
  /// May be given more than once; every value is kept.
  public var isRepeating = false
  /// The next word is the value even when it starts with a dash (`--frames -1`).
  public var takesDashedValue = false
  /// A flag for something other than the command's job, so that nothing is required.
  public var waivesRequired = false
  /// Only `--help-hidden` shows it.
  public var isHidden = false
  /// The title of the help section; nil is OPTIONS.
  public var group: String?
  public var completion: Completion = .nothing

  public init(
    _ name: String,
    short: Character? = nil,
    kind: Kind,
    help: String,
    discussion: String = "",
    defaultText: String? = nil,
    values: [String] = [],
    isRequired: Bool = false,
    isRepeating: Bool = false,
    takesDashedValue: Bool = false,
    isHidden: Bool = false,
    group: String? = nil,
    completion: Completion = .nothing
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.help = help
    self.discussion = discussion
    self.defaultText = defaultText
    self.values = values
    self.isRequired = isRequired
    self.isRepeating = isRepeating
    self.takesDashedValue = takesDashedValue
    self.isHidden = isHidden
    self.group = group
    self.completion = completion == .nothing && !values.isEmpty ? .list(values) : completion
  }

  /// `--name <value>`.
  public static func option(
    _ name: String,
    short: Character? = nil,
    value: String,
    help: String,
    discussion: String = "",
    defaultText: String? = nil,
    values: [String] = [],
    isRequired: Bool = false,
    isRepeating: Bool = false,
    takesDashedValue: Bool = false,
    isHidden: Bool = false,
    group: String? = nil,
    completion: Completion = .nothing
  ) -> Argument {
    Argument(
      name,
      short: short,
      kind: .option(value: value),
      help: help,
      discussion: discussion,
      defaultText: defaultText,
      values: values,
      isRequired: isRequired,
      isRepeating: isRepeating,
      takesDashedValue: takesDashedValue,
      isHidden: isHidden,
      group: group,
      completion: completion
    )
  }

  /// `--name`.
  public static func flag(
    _ name: String,
    short: Character? = nil,
    help: String,
    waivesRequired: Bool = false,
    isHidden: Bool = false,
    group: String? = nil
  ) -> Argument {
    var argument = Argument(
      name,
      short: short,
      kind: .flag,
      help: help,
      isHidden: isHidden,
      group: group
    )
    argument.waivesRequired = waivesRequired
    return argument
  }

  /// `--name/--no-name`.
  ///
  /// On, off, or not given.
  public static func choiceFlag(
    _ name: String,
    help: String,
    defaultText: String,
    group: String? = nil
  ) -> Argument {
    Argument(name, kind: .invertibleFlag, help: help, defaultText: defaultText, group: group)
  }

  public static func invertibleFlag(
    _ name: String,
    help: String,
    default isOn: Bool?,
    group: String? = nil
  ) -> Argument {
    Argument(
      name,
      kind: .invertibleFlag,
      help: help,
      defaultText: isOn.map { $0 ? "--\(name)" : "--no-\(name)" },
      group: group
    )
  }

  /// `<name>`.
  public static func positional(
    _ name: String,
    help: String,
    isRequired: Bool = true,
    isRepeating: Bool = false,
    completion: Completion = .nothing
  ) -> Argument {
    Argument(
      name,
      kind: .positional(value: name),
      help: help,
      isRequired: isRequired,
      isRepeating: isRepeating,
      completion: completion
    )
  }
}

extension Argument {
  /// The argument, not required when one of these is given.
  public func unless(_ names: String...) -> Argument {
    var argument = self
    argument.alternatives = names
    return argument
  }

  /// The argument without its value from an environment or a file where the command
  /// line has one of these.
  public func yielding(to names: String...) -> Argument {
    var argument = self
    argument.rivals = names
    return argument
  }

  var isPositional: Bool {
    if case .positional = kind { true } else { false }
  }

  /// `value` in `<value>`; nil for flags.
  var valueName: String? {
    switch kind {
    case .option(let value), .positional(let value): value
    case .flag, .invertibleFlag: nil
    }
  }

  /// Every long spelling, without dashes.
  var longNames: [String] {
    switch kind {
    case .positional: []
    case .invertibleFlag: [name, "no-\(name)"]
    case .option, .flag: [name]
    }
  }

  /// The form of error texts and USAGE: `--out <out>`, `--quiet`, `<file>`.
  var synopsis: String {
    switch kind {
    case .option(let value): "--\(name) <\(value)>"
    case .flag: "--\(name)"
    case .invertibleFlag: "--\(name)"
    case .positional(let value): "<\(value)>"
    }
  }

  /// The form of USAGE: brackets when it is optional, dots when it may repeat.
  var usage: String { isRequired ? repeatedSynopsis : "[\(repeatedSynopsis)]" }

  /// With dots when it may repeat.
  var repeatedSynopsis: String { isRepeating ? "\(synopsis) ..." : synopsis }

  /// The label of the help table: `-o, --out <out>`.
  var label: String {
    let dashed = short.map { "-\($0), " } ?? ""
    switch kind {
    case .option(let value): return "\(dashed)--\(name) <\(value)>"
    case .flag: return "\(dashed)--\(name)"
    case .invertibleFlag: return "--\(name)/--no-\(name)"
    case .positional(let value): return "<\(value)>"
    }
  }

  /// The text beside the label: help, then `(values: …; default: …)`.
  var abstract: String {
    let notes = [
      values.isEmpty ? nil : "values: \(values.joined(separator: ", "))",
      defaultText.map { "default: \($0)" },
    ].compactMap { $0 }
    guard !notes.isEmpty else { return help }
    return "\(help) (\(notes.joined(separator: "; ")))"
  }
}
