import Foundation

/// Where the compiler's messages are in a module's texts.
extension ClientSources.Module {
  /// The file and the line in its text that a message is about.
  func place(of message: CompilerMessage) -> (file: Int, line: Int)? {
    for (index, file) in files.enumerated() {
      var path = ""
      var line = 0
      for (number, text) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if text.hasPrefix("#sourceLocation(") {
          let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
          if parts.count >= 3, let row = Int(parts[parts.count - 1].filter(\.isNumber)) {
            path = parts[1..<(parts.count - 1)].joined(separator: "\"")
            line = row
          } else {
            path = ""
          }
          continue
        }
        if path == message.path, line == message.line { return (index, number) }
        // Without a source location, the compiler names the written file.
        if path.isEmpty,
          message.path.hasSuffix("/\(index)-\((file.path as NSString).lastPathComponent)"),
          number + 1 == message.line
        {
          return (index, number)
        }
        line += 1
      }
    }
    return nil
  }

  /// A message about a line that the tool wrote into a user's file, as one about the user's own line above it.
  func named(_ message: CompilerMessage) -> CompilerMessage {
    guard let (index, end) = place(of: message), files[index].path != message.path else {
      return message
    }
    var named = message
    var line: Int?
    for text in files[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(end)
    {
      if text.hasPrefix("#sourceLocation(") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        line = parts.count < 3 ? nil : Int(parts[parts.count - 1].filter(\.isNumber))
        if parts.count >= 3 { named.path = parts[1..<(parts.count - 1)].joined(separator: "\"") }
      } else if let own = line {
        (named.line, named.column) = (own, 1)
        line = own + 1
      }
    }
    return named
  }
}
