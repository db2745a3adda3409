import Foundation

/// Where the compiler's messages are in a module's texts, which are read once for all messages.
struct ModulePlaces {
  /// Consecutive lines of one of the texts that the compiler counts as lines of one file.
  private struct Section {
    /// The text's index in the module.
    var file: Int
    /// The index of its first line in the text.
    var start: Int
    /// The number that the compiler gives that line.
    var line: Int
    var count = 0
    /// The user's line before it, if the tool wrote it.
    var above: (path: String, line: Int)?
    var isWritten = false

    func contains(_ line: Int) -> Bool { line >= self.line && line < self.line + count }
  }

  /// By the paths that `#sourceLocation` names, or the ends of those of the written files.
  private var sections: [String: [Section]] = [:]
  /// Where a text ends, for which the compiler names the written file.
  private struct End {
    /// The text's index in the module, and that of its last line with words.
    var file: Int
    var line: Int
    /// The end of that line, if the user wrote it.
    var own: (path: String, line: Int, column: Int)?
  }

  private var ends: [String: End] = [:]
  /// The lines of each text.
  private var lines: [[Substring]] = []

  init(_ module: ClientSources.Module) {
    for (index, file) in module.files.enumerated() { add(file.text, of: file.path, at: index) }
  }

  private mutating func add(_ text: String, of path: String, at index: Int) {
    let written = ModulePlaces.writtenEnd(of: path, at: index)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.lines.append(lines)
    var (key, section) = (written, Section(file: index, start: 0, line: 1, isWritten: true))
    for (number, line) in lines.enumerated() {
      guard line.hasPrefix("#sourceLocation(") else {
        section.count += 1
        continue
      }
      sections[key, default: []].append(section)
      let last =
        section.isWritten || section.count == 0
        ? section.above : (key, section.line + section.count - 1)
      if let place = ModulePlaces.named(by: line) {
        (key, section) = (place.path, Section(file: index, start: number + 1, line: place.line))
      } else {
        // Without a source location, the compiler names the written file.
        section = Section(file: index, start: number + 1, line: number + 2, isWritten: true)
        (key, section.above) = (written, last)
      }
    }
    sections[key, default: []].append(section)
    guard let last = lines.lastIndex(where: { $0.contains { !$0.isWhitespace } }) else { return }
    ends[written] = End(file: index, line: last)
    if !section.isWritten, last >= section.start {
      let bytes = Array(lines[last].utf8)
      let column = 1 + (bytes.lastIndex { $0 > UInt8(ascii: " ") } ?? 0)
      ends[written]?.own = (key, section.line + last - section.start, column)
    }
  }

  /// How the path ends under which the compiler gets a text: its lists of files have one a line.
  static func writtenEnd(of path: String, at index: Int) -> String {
    let name = (path as NSString).lastPathComponent
    return "/\(index)-" + name.components(separatedBy: .newlines).joined(separator: "_")
  }

  /// What `#sourceLocation(file: "path", line: 3)` says, nil if it says nothing.
  private static func named(by line: Substring) -> (path: String, line: Int)? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3, let row = Int(parts[parts.count - 1].filter(\.isNumber)) else {
      return nil
    }
    return (parts[1..<(parts.count - 1)].joined(separator: "\""), row)
  }

  private func section(of message: CompilerMessage) -> Section? {
    let end = "/" + (message.path as NSString).lastPathComponent
    let found = (sections[message.path] ?? sections[end] ?? []).filter { $0.contains(message.line) }
    guard found.count > 1 else { return found.first }
    // A member that the port moves leaves an empty line where it stood.
    return found.first { has(message, in: $0) } ?? found.first
  }

  /// Whether a text has words up to where a message stands.
  private func has(_ message: CompilerMessage, in section: Section) -> Bool {
    let line = lines[section.file][section.start + message.line - section.line]
    return line.utf8.count + 1 >= message.column && line.contains { !$0.isWhitespace }
  }

  /// The file and the line in its text that a message is about.
  func place(of message: CompilerMessage) -> (file: Int, line: Int)? {
    if let section = section(of: message) {
      return (section.file, section.start + message.line - section.line)
    }
    return end(of: message).map { ($0.file, $0.line) }
  }

  private func end(of message: CompilerMessage) -> End? {
    ends.first { message.path.hasSuffix($0.key) }?.value
  }

  /// A message about the end of a text, where a brace is missing, as one about the user's last
  /// line.
  func endNamed(_ message: CompilerMessage) -> CompilerMessage {
    guard section(of: message) == nil, let own = end(of: message)?.own else { return message }
    var named = message
    (named.path, named.line, named.column) = own
    return named
  }

  /// A message about a line that the tool wrote into a user's file, as one about the
  /// user's own line above it.
  func named(_ message: CompilerMessage) -> CompilerMessage {
    guard let section = section(of: message) else { return endNamed(message) }
    guard section.isWritten, let above = section.above else { return message }
    var named = message
    (named.path, named.line, named.column) = (above.path, above.line, 1)
    return named
  }
}
