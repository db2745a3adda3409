import Foundation

/// One line of the compiler about a place in the user's code.
public struct CompilerMessage: Hashable, Sendable, Codable, CustomStringConvertible {
  public enum Kind: String, Sendable, Codable {
    case error
    case warning
    case note
  }

  public var kind: Kind
  public var path: String
  public var line: Int
  public var column: Int
  public var text: String

  public init(kind: Kind, path: String, line: Int, column: Int, text: String) {
    self.kind = kind
    self.path = path
    self.line = line
    self.column = column
    self.text = text
  }

  /// As the compiler writes it, so that editors find the place.
  public var description: String { "\(path):\(line):\(column): \(kind.rawValue): \(text)" }

  /// All messages in what the compiler printed, each once, in order.
  static func all(in log: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return log.split(separator: "\n").compactMap { CompilerMessage(line: $0) }
      .filter { seen.insert($0).inserted }
  }

  /// Reads `path:line:column: kind: text`.
  init?(line: Substring) {
    for kind in [Kind.error, .warning, .note] {
      guard let mark = line.range(of: ": \(kind.rawValue): ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts.last ?? "")
      else { continue }
      self.init(
        kind: kind,
        path: parts.dropLast(2).joined(separator: ":"),
        line: row,
        column: column,
        text: String(line[mark.upperBound...])
      )
      return
    }
    return nil
  }

  /// The missing name in the message: of a type, a function, a member or a module.
  ///
  /// Nil for a name that only the port gives.
  public var missingName: String? {
    let patterns = [
      ("cannot find type '", "'"), ("cannot find '", "'"), ("no such module '", "'"),
      ("has no member '", "'"), ("cannot find protocol declaration for '", "'"),
      ("no type named '", "'"), ("is not a member type of", ""),
    ]
    for (start, end) in patterns {
      guard let from = text.range(of: start) else { continue }
      guard !end.isEmpty, let to = text.range(of: end, range: from.upperBound..<text.endIndex)
      else {
        continue
      }
      let name = String(text[from.upperBound..<to.lowerBound])
      return name.hasPrefix("_segue") ? nil : name
    }
    // A member that UIKit has for itself alone hides that the code's own is missing.
    return text.firstMatch(of: /^'(\w+)(?:\([^']*\))?' is inaccessible due to '/)
      .map { String($0.1) }
  }

  /// Whether it is about a name that only the port gives, which other errors take away.
  public var isOfPort: Bool { text.contains("'_segue") }

  /// The message with the column in the user's own line.
  func shifted(by shifts: [PortResponse.Shift]) -> CompilerMessage {
    let shift = shifts.last { $0.path == path && $0.line == line && $0.column <= column }
    var message = self
    if let shift { message.column = max(1, column - shift.by) }
    return message
  }
}
