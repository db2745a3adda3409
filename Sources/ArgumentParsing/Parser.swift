/// Reads the words of a command line against a command's table.
///
/// Accepted forms are those of Swift's own tools: `--name value`, `--name=value`, `-n value`,
/// `-n=value`, clusters of flags (`-qv`), `--` before words that only look like options.
public struct Parser: Sendable {
  public enum Outcome: Sendable {
    case run(ParsedArguments)
    /// A requested text (help, version, a completion script): standard output, exit 0.
    case print(String)
  }

  /// Values of an argument that are not on the command line.
  public struct Fallback: Equatable, Sendable {
    public var values: [String]
    /// Where they were found, as an error says it: `in 'settings.json'`.
    public var origin: String

    public init(_ values: [String], _ origin: String) {
      self.values = values
      self.origin = origin
    }
  }

  let root: Command

  public init(_ root: Command) { self.root = root }

  /// - Parameters:
  ///   - words: the arguments without the tool's name.
  ///   - columns: the width that help is wrapped to.
  /// - fallback: the values of an argument that the words leave out, from an environment or a file;
  ///   nil without any. Flags read `true` and `false`.
  public func parse(
    _ words: [String],
    columns: Int = 80,
    fallback: (Argument) -> Fallback? = { _ in nil }
  ) throws(UsageError) -> Outcome {
    if words.first == "help", !root.subcommands.isEmpty {
      let path = commandPath(of: Array(words.dropFirst())).path
      return .print(HelpText(path: path).rendered(columns: columns))
    }
    let (path, rest) = commandPath(of: words)
    var reading = Reading(path: path, words: rest)
    if let text = try reading.run(columns: columns) { return .print(text) }
    return .run(try reading.finish(wordCount: words.count, fallback: fallback))
  }

  /// Follows subcommand names at the start of the line, then the default subcommand.
  private func commandPath(of words: [String]) -> (path: CommandPath, rest: [String]) {
    var commands = [root]
    var rest = words[...]
    while let word = rest.first, let next = commands[commands.count - 1].subcommand(named: word) {
      commands.append(next)
      rest.removeFirst()
    }
    if commands.count == 1, let name = root.defaultSubcommand,
      let fallback = root.subcommand(named: name)
    {
      // The default subcommand runs, and shows its options, under the tool's own name.
      var merged = root
      merged.arguments = fallback.arguments
      commands = [merged]
    }
    return (CommandPath(commands: commands), Array(rest))
  }
}

/// The state of one pass over the words.
private struct Reading {
  let words: [String]
  let arguments: [Argument]
  var parsed: ParsedArguments
  var positionals: [String] = []
  var index = 0

  init(path: CommandPath, words: [String]) {
    self.words = words
    arguments = path.last.arguments + BuiltIn.all
    parsed = ParsedArguments(path: path)
  }

  /// Reads every word; returns a text when help, version or a script is asked for.
  mutating func run(columns: Int) throws(UsageError) -> String? {
    let path = parsed.path
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        positionals += words[index...]
        index = words.count
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word.count > 1 {
        try readShort(word)
      } else {
        positionals.append(word)
      }
      if parsed.flag("help") == true { return HelpText(path: path).rendered(columns: columns) }
      if parsed.flag("help-hidden") == true {
        return HelpText(path: path, showsHidden: true).rendered(columns: columns)
      }
      if parsed.flag("version") == true { return path.root.version ?? "Unspecified version" }
      if parsed.flag("generate-manual") == true { return ManualPage(path.root).text }
      if parsed.flag("experimental-dump-help") == true { return HelpDump(path.root).json }
      if let shell = try parsed.value(
        "generate-completion-script",
        { CompletionScript.Shell(rawValue: $0) }
      ) {
        return CompletionScript(path.root, shell: shell).text
      }
    }
    return nil
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let body = word.dropFirst(2)
    let name = String(body.prefix { $0 != "=" })
    let attached = body.contains("=") ? String(body.drop { $0 != "=" }.dropFirst()) : nil
    guard let argument = arguments.first(where: { $0.longNames.contains(name) }) else {
      // The option may be the command's.
      if let command = parsed.path.lateCommand(in: positionals) {
        throw UsageError(.unexpectedArguments([command]), path: parsed.path)
      }
      throw UsageError(.unknownOption("--\(name)"), path: parsed.path)
    }
    try take(argument, spelling: "--\(name)", attached: attached, isOn: argument.name == name)
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    let body = word.dropFirst()
    let letters = Array(body.prefix { $0 != "=" })
    let attached = body.contains("=") ? String(body.drop { $0 != "=" }.dropFirst()) : nil
    let found = letters.map { letter in arguments.first { $0.short == letter } }
    if letters.count == 1, let argument = found[0] {
      return try take(argument, spelling: "-\(letters[0])", attached: attached, isOn: true)
    }
    guard attached == nil, found.allSatisfy({ $0?.kind == .flag }) else {
      if attached == nil, let argument = found.first ?? nil, argument.kind != .flag {
        throw UsageError(
          .joinedShortOption(word, argument: argument.name, short: letters[0]),
          path: parsed.path
        )
      }
      throw UsageError(.unknownOption(word), path: parsed.path)
    }
    for case (let letter, let argument?) in zip(letters, found) {
      try take(argument, spelling: "-\(letter)", attached: nil, isOn: true)
    }
  }

  private mutating func take(
    _ argument: Argument,
    spelling: String,
    attached: String?,
    isOn: Bool
  ) throws(UsageError) {
    guard argument.valueName != nil else {
      if let attached {
        throw UsageError(.unexpectedValue(spelling: spelling, value: attached), path: parsed.path)
      }
      parsed.flags[argument.name] = isOn
      parsed.flagPositions[argument.name, default: []].append(index)
      return
    }
    let value: String
    if let attached {
      value = attached
    } else if index < words.count,
      argument.takesDashedValue || words[index] == "-" || !words[index].hasPrefix("-")
        || isNegativeNumber(words[index])
    {
      value = words[index]
      index += 1
    } else {
      throw UsageError(
        .missingValue(argument: argument.name, spelling: spelling),
        path: parsed.path
      )
    }
    try record(value, for: argument, spelling: spelling)
  }

  /// A word that no option has as its name, so that the error is about the number.
  private func isNegativeNumber(_ word: String) -> Bool {
    guard let first = word.dropFirst().first, arguments.allSatisfy({ $0.short != first }) else {
      return false
    }
    return Double(word) != nil && first.isASCII && (first.isNumber || first == ".")
  }

  private mutating func record(
    _ value: String,
    for argument: Argument,
    spelling: String,
    origin: String? = nil
  ) throws(UsageError) {
    guard argument.values.isEmpty || argument.values.contains(value) else {
      throw UsageError(
        .invalidValue(
          value,
          argument: argument.name,
          spelling: spelling,
          origin: origin,
          why: nil
        ),
        path: parsed.path
      )
    }
    let occurrence = ParsedArguments.Occurrence(
      spelling: spelling,
      value: value,
      position: index,
      origin: origin
    )
    if argument.isRepeating {
      parsed.occurrences[argument.name, default: []].append(occurrence)
    } else {
      parsed.occurrences[argument.name] = [occurrence]
    }
  }

  /// Assigns the words without a name to positional arguments and checks for missing ones.
  mutating func finish(
    wordCount: Int,
    fallback: (Argument) -> Parser.Fallback?
  ) throws(UsageError) -> ParsedArguments {
    for argument in parsed.path.last.arguments where argument.isPositional {
      let count = argument.isRepeating ? positionals.count : min(1, positionals.count)
      for value in positionals.prefix(count) { try record(value, for: argument, spelling: "") }
      positionals.removeFirst(count)
    }
    guard positionals.isEmpty else {
      throw UsageError(.unexpectedArguments(positionals), path: parsed.path)
    }
    try fill(from: fallback)
    let isWaived = arguments.contains { $0.waivesRequired && parsed.flag($0.name) == true }
    if isWaived { return parsed }
    for argument in parsed.path.last.arguments
    where argument.isRequired && !parsed.isSet(argument.name)
      && !argument.alternatives.contains(where: parsed.isSet)
    {
      throw UsageError(
        wordCount == 0 ? .noArguments(missing: argument.name) : .missingArgument(argument.name),
        path: parsed.path
      )
    }
    return parsed
  }

  /// Takes what the words leave out from an environment or a file.
  private mutating func fill(from fallback: (Argument) -> Parser.Fallback?) throws(UsageError) {
    let written = parsed
    for argument in written.path.last.arguments
    where !written.isSet(argument.name) && !argument.isOnlyFromWords
      && !argument.rivals.contains(where: written.isSet)
    {
      guard let found = fallback(argument) else { continue }
      for value in found.values {
        if argument.valueName == nil {
          parsed.flags[argument.name] = value == "true"
        } else {
          let spelling = argument.isPositional ? "" : "--\(argument.name)"
          try record(value, for: argument, spelling: spelling, origin: found.origin)
        }
      }
    }
  }
}
