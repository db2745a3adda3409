import Foundation

/// A table whose rows are printed one by one, aligned for a terminal and valid as Markdown.
struct MarkdownTable {
  struct Column {
    var title: String
    var width: Int
    /// Numbers are right-aligned.
    var isNumber: Bool

    init(_ title: String, _ width: Int = 0, isNumber: Bool = true) {
      self.title = title
      self.width = max(title.count, width)
      self.isNumber = isNumber
    }

    func pad(_ text: String) -> String {
      let space = String(repeating: " ", count: max(0, width - text.count))
      return isNumber ? space + text : text + space
    }
  }

  private let columns: [Column]

  init(_ columns: [Column]) { self.columns = columns }

  /// Prints the head.
  func begin() {
    Output.print(head)
  }

  func add(_ cells: [String]) { Output.print(row(cells)) }

  var head: String {
    let rules = columns.map { column in
      let line = String(repeating: "-", count: column.width + 1)
      return column.isNumber ? line + ":" : ":" + line
    }
    let titles = columns.map { $0.pad($0.title) }
    return "| \(titles.joined(separator: " | ")) |\n|\(rules.joined(separator: "|"))|"
  }

  /// The last cell is not padded.
  func row(_ cells: [String]) -> String {
    let padded = zip(columns, cells).enumerated().map { index, pair in
      index == columns.count - 1 && !pair.0.isNumber ? pair.1 : pair.0.pad(pair.1)
    }
    return "| \(padded.joined(separator: " | ")) |"
  }
}

/// Standard output, line by line.
enum Output {
  static func print(_ text: String) {
    Progress.clear()
    Swift.print(text)
    fflush(nil)
  }
}

/// Prints what is being measured on standard error, if that is a terminal.
enum Progress {
  private static let isShown = isatty(2) == 1

  static func show(_ text: String) { write("\r\u{1B}[K\(text)") }

  static func clear() { write("\r\u{1B}[K") }

  private static func write(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
