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
  /// The last lines with words: the compiler names the written file where a text ends.
  private var ends: [String: (file: Int, line: Int)] = [:]

  init(_ module: ClientSources.Module) {
    for (index, file) in module.files.enumerated() { add(file.text, of: file.path, at: index) }
  }

  private mutating func add(_ text: String, of path: String, at index: Int) {
    let written = ModulePlaces.end(of: path, at: index)
    var (key, section) = (written, Section(file: index, start: 0, line: 1, isWritten: true))
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
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
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    ends[written] = lines.lastIndex { $0.contains { !$0.isWhitespace } }.map { (index, $0) }
  }

  /// How the path ends under which the compiler gets a text: see `ModuleCompiler.write`.
  private static func end(of path: String, at index: Int) -> String {
    "/\(index)-\((path as NSString).lastPathComponent)"
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
    return (sections[message.path] ?? sections[end])?.first { $0.contains(message.line) }
  }

  /// The file and the line in its text that a message is about.
  func place(of message: CompilerMessage) -> (file: Int, line: Int)? {
    if let section = section(of: message) {
      return (section.file, section.start + message.line - section.line)
    }
    return ends.first { message.path.hasSuffix($0.key) }?.value
  }

  /// A message about a line that the tool wrote into a user's file, as one about the user's own line above it.
  func named(_ message: CompilerMessage) -> CompilerMessage {
    guard let section = section(of: message), section.isWritten, let above = section.above else {
      return message
    }
    var named = message
    (named.path, named.line, named.column) = (above.path, above.line, 1)
    return named
  }
}
