import Foundation

/// The comment at the top of a file, such as `Created by Ann on 5/26/17.`, as Xcode writes it.
struct FileHeader {
  /// The year in which the file was created; nil where the comment is silent or may mean two.
  let year: Int?

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).prefix(12)
    let date = lines.lazy.compactMap { line in
      line.firstMatch(of: /^\W*Created .*\bon\s+(\d[\d.\/\-年月 ]*)/)?.1
    }.first
    let numbers = (date ?? "").split { !$0.isNumber }
    if let whole = numbers.first(where: { $0.count == 4 }) {
      year = Int(whole)
      return
    }
    // 5/26/17 and 26.05.17, but also 17/5/26.
    let ends = numbers.count == 3 ? [numbers[0], numbers[2]].compactMap { Int($0) } : []
    let years = Set(ends.filter { 14...40 ~= $0 })
    year = years.count == 1 ? years.first.map { $0 + 2000 } : nil
  }

  init(of path: String) {
    self.init(TextFile.text(of: path) ?? "")
  }

  /// Whether the file is older than iOS 13, whose modal screens are sheets by default (documented).
  var isOlderThanIOS13: Bool { year.map { $0 < 2019 } ?? false }
}
