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
}
