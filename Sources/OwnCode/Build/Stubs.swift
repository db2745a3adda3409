import Foundation

/// Takes out what the compiler refuses, so that the rest can run: a body becomes a trap that says what
/// was there, a declaration goes. Code that is never reached does not hinder a film.
struct Stubs {
  /// Something that was taken out.
  struct Cut: Hashable {
    var message: CompilerMessage
  }

  private var module: ClientSources.Module

  init(_ module: ClientSources.Module) { self.module = module }

  /// The module without what these messages are about; nil when some of them cannot be helped.
  ///
  /// - Parameter messages: as the compiler wrote them, not shifted.
  mutating func cutting(_ messages: [CompilerMessage], number: Int) -> ClientSources.Module? {
    var edits: [Int: [(range: Range<Int>, text: [UInt8])]] = [:]
    var scanners: [Int: BodyScanner] = [:]
    for (offset, message) in messages.enumerated() {
      guard let (file, line) = place(of: message) else { return nil }
      let scanner = scanners[file] ?? BodyScanner(module.files[file].text)
      scanners[file] = scanner
      guard line < scanner.lines.count else { return nil }
      let start = scanner.lines[line]
      let end = line + 1 < scanner.lines.count ? scanner.lines[line + 1] - 1 : scanner.bytes.count
      let place = min(start + max(0, message.column - 1), end)
      if let block = scanner.block(around: place, of: [.body, .effect, .type]), block.kind != .type
      {
        let range = (block.open + 1)..<block.close
        let trap = block.kind == .effect ? "" : " _segueMissing(\(number + offset)) "
        edits[file, default: []].append((range, filled(trap, scanner.bytes[range])))
      } else if let range = scanner.declaration(at: place) {
        edits[file, default: []].append((range, filled("", scanner.bytes[range])))
      } else {
        return nil
      }
    }
    for (file, edits) in edits {
      module.files[file].text = apply(edits, to: scanners[file]?.bytes ?? [])
    }
    return module
  }

  /// The words and as many line ends as were there, so that lines keep their numbers.
  private func filled(_ words: String, _ old: ArraySlice<UInt8>) -> [UInt8] {
    Array(words.utf8) + old.filter { $0 == 0x0A }
  }

  /// Outer edits swallow those within them.
  private func apply(_ edits: [(range: Range<Int>, text: [UInt8])], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    let order = edits.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for edit in order where edit.range.lowerBound >= index {
      result += bytes[index..<edit.range.lowerBound]
      result += edit.text
      index = edit.range.upperBound
    }
    result += bytes[index...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The file of the module and the line in its text that a message is about.
  private func place(of message: CompilerMessage) -> (file: Int, line: Int)? {
    for (index, file) in module.files.enumerated() {
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
        // Where nothing else is said, the compiler names the written file.
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
