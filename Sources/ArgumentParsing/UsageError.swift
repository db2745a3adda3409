/// A command line that cannot be understood.
///
/// Exit code 64.
public struct UsageError: Error, Sendable {
  enum Cause: Sendable {
    case missingArgument(String)
    /// No words at all although some are required: the full help follows.
    case noArguments(missing: String)
    case missingValue(argument: String, spelling: String)
    /// `origin` is where a value that is not on the command line was found.
    case invalidValue(String, argument: String, spelling: String, origin: String?, why: String?)
    case unknownOption(String)
    /// `-areveal`: neither a cluster of flags nor an option joined with its value.
    case joinedShortOption(String, argument: String, short: Character)
    case unexpectedValue(spelling: String, value: String)
    case unexpectedArguments([String])
    case validation(String)
    case unreadable(String)
  }

  /// Whether the command line is right, and a file that it names cannot be read.
  public var isAboutInput: Bool {
    if case .unreadable = cause { true } else { false }
  }

  let cause: Cause
  let path: CommandPath

  init(_ cause: Cause, path: CommandPath) {
    self.cause = cause
    self.path = path
  }

  /// The line after `Error: `.
  public var message: String {
    switch cause {
    case .missingArgument(let name), .noArguments(let name):
      let names = argument(named: name).map(path.alternatives)?.map(\.repeatedSynopsis) ?? [name]
      return "Missing expected argument \(UsageError.list(names.map { "'\($0)'" }))"
    case .missingValue(let name, let spelling):
      return "Missing value for '\(withValue(spelling, of: name))'"
    case .invalidValue(let value, let name, let spelling, let origin, let why):
      let reason = why.map { ": \($0)" } ?? listOfValues(of: name)
      let place = origin.map { " \($0)" } ?? ""
      return
        "The value '\(value)'\(place) is invalid for '\(withValue(spelling, of: name))'\(reason)"
    case .unknownOption(let spelling):
      guard let suggestion = suggestion(for: spelling) else {
        return "Unknown option '\(spelling)'"
      }
      return "Unknown option '\(spelling)'. Did you mean '\(suggestion)'?"
    case .joinedShortOption(let word, let name, let short):
      return """
        Unknown option '\(word)'
           or: Missing value for '\(withValue("-\(short)", of: name))' in '\(word)'
        """
    case .unexpectedValue(let spelling, let value):
      return "The option '\(spelling)' does not take any value, but '\(value)' was specified."
    case .unexpectedArguments(let values) where path.lateCommand(in: values) != nil:
      let command = path.lateCommand(in: values) ?? ""
      return "The command '\(command)' comes before all options: \(path.name) \(command) …"
    case .unexpectedArguments(let values) where values.count == 1:
      return "Unexpected argument '\(values[0])'"
    case .unexpectedArguments(let values):
      return "\(values.count) unexpected arguments: '\(values.joined(separator: "', '"))'"
    case .validation(let message), .unreadable(let message):
      return message
    }
  }

  /// The whole text for standard error, without a final newline.
  public func fullText(columns: Int) -> String {
    var lines = ["Error: \(message)"]
    if let help { lines.append("Help:  \(help)") }
    if case .noArguments = cause {
      return lines[0] + "\n\n" + HelpText(path: path).rendered(columns: columns)
    }
    if isAboutInput { return lines.joined(separator: "\n") }
    lines.append("Usage: \(HelpText(path: path).usage)")
    lines.append("  See '\(path.name) --help' for more information.")
    return lines.joined(separator: "\n")
  }

  /// The line after `Help:  `: the argument that the error is about.
  private var help: String? {
    switch cause {
    case .missingArgument(let name):
      guard let argument = argument(named: name) else { return nil }
      let spelling = argument.short.map { "-\($0)" } ?? "--\(name)"
      return "\(withValue(argument.isPositional ? "" : spelling, of: name))  \(argument.help)"
    case .missingValue(let name, let spelling), .invalidValue(_, let name, let spelling, _, _):
      return argument(named: name).map { "\(withValue(spelling, of: name))  \($0.help)" }
    default:
      return nil
    }
  }

  private func argument(named name: String) -> Argument? {
    (path.last.arguments + BuiltIn.all).first { $0.name == name }
  }

  /// The words as `a, b or c`.
  private static func list(_ words: [String]) -> String {
    let start = words.dropLast().joined(separator: ", ")
    return (start.isEmpty ? "" : "\(start) or ") + (words.last ?? "")
  }

  /// `--fps <fps>`; a positional argument has no spelling of its own.
  private func withValue(_ spelling: String, of name: String) -> String {
    guard let value = argument(named: name)?.valueName else { return spelling }
    return spelling.isEmpty ? "<\(value)>" : "\(spelling) <\(value)>"
  }

  private func listOfValues(of name: String) -> String {
    guard let values = argument(named: name)?.values, !values.isEmpty else { return "" }
    let quoted = values.map { "'\($0)'" }
    switch values.count {
    case 1, 2: return ". Please provide one of \(quoted.joined(separator: " and "))."
    case ..<6: return ". Please provide one of \(UsageError.list(quoted))."
    default:
      let bullets = values.map { "  - \($0)" }.joined(separator: "\n")
      return ". Please provide one of the following:\n\(bullets)"
    }
  }

  /// The closest long name at an edit distance below 4.
  private func suggestion(for spelling: String) -> String? {
    guard spelling.hasPrefix("--") else { return nil }
    let names = (path.last.arguments + BuiltIn.all).filter { !$0.isHidden }.flatMap(\.longNames)
    return closestMatch(to: spelling, among: names.map { "--\($0)" })
  }
}

/// The candidate at the smallest edit distance, if it is close enough to be what was meant: below
/// 4, or at most the limit.
///
/// Of equal ones the first with the same letters, else the first that begins alike. Capitals in
/// place of small letters count as one edit.
public func closestMatch(
  to word: String,
  among candidates: [String],
  within limit: Int = 3
) -> String? {
  candidates
    .map { name in
      let beginsAlike = name.first { $0 != "-" } == word.first { $0 != "-" }
      let hasSameLetters = name.sorted() == word.sorted()
      return (
        name: name, order: (distance(word, name), hasSameLetters ? 0 : 1, beginsAlike ? 0 : 1)
      )
    }
    .filter { $0.order.0 < min(limit + 1, max(2, word.count)) }
    .min { $0.order < $1.order }?.name
}

private func distance(_ word: String, _ name: String) -> Int {
  min(editDistance(word, name), editDistance(word.lowercased(), name.lowercased()) + 1)
}

/// How many letters must be put in, left out, replaced or swapped with their neighbour to make one
/// word of the other.
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first)
  let second = Array(second)
  var before: [Int] = []
  var row = Array(0...second.count)
  for i in first.indices {
    var next = [i + 1]
    for j in second.indices {
      let substituted = row[j] + (first[i] == second[j] ? 0 : 1)
      var least = min(substituted, row[j + 1] + 1, next[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        least = min(least, before[j - 1] + 1)
      }
      next.append(least)
    }
    (before, row) = (row, next)
  }
  return row[second.count]
}
