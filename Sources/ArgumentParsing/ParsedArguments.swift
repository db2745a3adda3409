/// The values of a command line by argument name; still text, not yet typed.
public struct ParsedArguments: Sendable {
  /// The command that runs, outermost first.
  public let commandNames: [String]
  /// Where each value was written: kept so that a later "is invalid for" error names the spelling
  /// used.
  struct Occurrence: Sendable {
    var spelling: String
    var value: String
    /// Its place among the words of the command line.
    var position = 0
    /// Nil when it was written on the command line.
    var origin: String?
  }

  var occurrences: [String: [Occurrence]] = [:]
  var flags: [String: Bool] = [:]
  /// Where each flag was written.
  var flagPositions: [String: [Int]] = [:]
  let path: CommandPath

  init(path: CommandPath) {
    self.path = path
    commandNames = path.commands.map(\.name)
  }

  public var commandName: String { path.last.name }

  /// The last value given for an option or positional argument.
  public func string(_ name: String) -> String? { occurrences[name]?.last?.value }

  /// All values given, in order.
  public func strings(_ name: String) -> [String] { occurrences[name]?.map(\.value) ?? [] }

  /// The values given for any of these arguments and the flags among them, in the order written.
  public func inOrder(_ names: [String]) -> [(name: String, value: String)] {
    let values = names.flatMap { name in
      (occurrences[name] ?? []).map { (name: name, value: $0.value, position: $0.position) }
        + (flagPositions[name] ?? []).map { (name: name, value: "", position: $0) }
    }
    return values.sorted { $0.position < $1.position }.map { ($0.name, $0.value) }
  }

  /// Whether a flag was given; nil when neither it nor its `--no-` twin was.
  public func flag(_ name: String) -> Bool? { flags[name] }

  public func isSet(_ name: String) -> Bool { occurrences[name] != nil || flags[name] != nil }

  /// Whether an argument was written on the command line, rather than found in an
  /// environment or a file.
  public func isWritten(_ name: String) -> Bool {
    flagPositions[name] != nil || occurrences[name]?.contains { $0.origin == nil } == true
  }

  /// The last value, converted; a value that `convert` refuses is a usage error naming the option.
  public func value<Value>(
    _ name: String,
    _ convert: (String) throws(InvalidValue) -> Value?
  ) throws(UsageError) -> Value? {
    guard let occurrence = occurrences[name]?.last else { return nil }
    return try converted(occurrence, name, convert)
  }

  /// All values, converted in order.
  public func values<Value>(
    _ name: String,
    _ convert: (String) throws(InvalidValue) -> Value?
  ) throws(UsageError) -> [Value] {
    var result: [Value] = []
    for occurrence in occurrences[name] ?? [] {
      result.append(try converted(occurrence, name, convert))
    }
    return result
  }

  /// Whether a word is a command that stands behind an option.
  public func isLateCommand(_ word: String) -> Bool { path.lateCommand(in: [word]) != nil }

  /// A usage error about words that belong to no argument.
  public func unexpected(_ words: [String]) -> UsageError {
    UsageError(.unexpectedArguments(words), path: path)
  }

  /// A usage error about the command as a whole, with its usage line.
  public func usageError(_ message: String) -> UsageError {
    UsageError(.validation(message), path: path)
  }

  /// An error about a file that cannot be read.
  public func unreadable(_ path: String, _ why: String) -> UsageError {
    UsageError(.unreadable("cannot read '\(path)': \(why)"), path: self.path)
  }

  private func converted<Value>(
    _ occurrence: Occurrence,
    _ name: String,
    _ convert: (String) throws(InvalidValue) -> Value?
  ) throws(UsageError) -> Value {
    do throws(InvalidValue) {
      if let value = try convert(occurrence.value) { return value }
      throw InvalidValue(nil)
    } catch {
      throw UsageError(
        .invalidValue(
          occurrence.value,
          argument: name,
          spelling: occurrence.spelling,
          origin: occurrence.origin,
          why: error.reason
        ),
        path: path
      )
    }
  }
}

/// Why a value was refused; a nil reason lists the legal values, if there are any.
public struct InvalidValue: Error, Sendable {
  public let reason: String?

  public init(_ reason: String?) { self.reason = reason }
}
