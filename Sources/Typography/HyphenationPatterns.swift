import Foundation
import Synchronization

/// Where the words of a language may be divided: Liang's patterns, as TeX and
/// LibreOffice have them.
///
/// They come from the system's dictionaries: Debian's package `hyphen-en-us`, and those of other
/// languages (`hyphen-de` …) where they are installed. Without one, words stay whole. Where iOS
/// divides is known only from its results, which are mostly the same (inferred).
package struct HyphenationPatterns: Sendable {
  /// A pattern's beginning, as a tree of letters; the first one is empty.
  private struct Node: Sendable {
    var next: [Character: Int] = [:]
    /// Those before, between and behind the letters of a whole pattern: odd numbers allow a
    /// division there, even ones forbid it, and the largest counts.
    var numbers: [UInt8] = []
  }

  private var nodes = [Node()]
  /// The least letters before and behind a division.
  private var leftMinimum = 2
  private var rightMinimum = 3

  /// A dictionary without its first line, which names an encoding.
  package init(rules: some Sequence<Substring>) {
    for line in rules {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let word = words.first, let first = word.first, first != "%", first != "#" else {
        continue
      }
      switch word {
      case "LEFTHYPHENMIN": leftMinimum = words.dropFirst().first.flatMap { Int($0) } ?? 2
      case "RIGHTHYPHENMIN": rightMinimum = words.dropFirst().first.flatMap { Int($0) } ?? 3
      // Divisions that change letters are left out, and rules in words of their own.
      default: if !word.contains("/"), !word.allSatisfy(\.isUppercase) { add(word) }
      }
    }
  }

  private mutating func add(_ pattern: Substring) {
    var letters = ""
    var numbers: [UInt8] = [0]
    for character in pattern {
      if character.isASCII, let digit = character.wholeNumberValue {
        numbers[numbers.count - 1] = UInt8(digit)
      } else {
        letters.append(character)
        numbers.append(0)
      }
    }
    guard !letters.isEmpty else { return }
    var place = 0
    for letter in letters {
      if let known = nodes[place].next[letter] {
        place = known
      } else {
        nodes.append(Node())
        nodes[place].next[letter] = nodes.count - 1
        place = nodes.count - 1
      }
    }
    nodes[place].numbers = numbers
  }

  /// How many characters of a word may stand before a division, in ascending order.
  package func divisions(of word: String) -> [Int] {
    let letters = Array("." + word.lowercased() + ".")
    let count = letters.count - 2
    guard count >= leftMinimum + rightMinimum, count == word.count else { return [] }
    var numbers = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      var place = 0
      for letter in letters[start...] {
        guard let next = nodes[place].next[letter] else { break }
        place = next
        for (offset, number) in nodes[place].numbers.enumerated() {
          numbers[start + offset] = max(numbers[start + offset], number)
        }
      }
    }
    // The number before a letter; the first letter stands behind the full stop.
    return (leftMinimum...count - rightMinimum).filter { numbers[$0 + 1] % 2 == 1 }
  }
}

// MARK: The system's dictionaries

extension HyphenationPatterns {
  private static let folder = "/usr/share/hyphen"
  private static let known = Mutex<[String: HyphenationPatterns?]>([:])

  /// Of a language: `en`, `en-GB` or `de_AT`; nil where no dictionary of it is installed.
  package static func patterns(of language: String) -> HyphenationPatterns? {
    known.withLock { known in
      if let patterns = known[language] { return patterns }
      let patterns = file(of: language).flatMap(read)
      known[language] = .some(patterns)
      return patterns
    }
  }

  /// That of the region, else of American English, else the first one of the language.
  private static func file(of language: String) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let base = parts.first?.lowercased() else { return nil }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = all.filter { $0.hasPrefix("hyph_\(base)") && $0.hasSuffix(".dic") }.sorted()
    let region = parts.dropFirst().last.map { "hyph_\(base)_\($0.uppercased()).dic" }
    let chosen =
      files.first { $0 == region } ?? files.first { $0 == "hyph_en_US.dic" }
      ?? files.first { $0 == "hyph_\(base).dic" || $0.hasPrefix("hyph_\(base)_") }
    return chosen.map { folder + "/" + $0 }
  }

  private static func read(_ path: String) -> HyphenationPatterns? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = data.prefix { $0 != 0x0A && $0 != 0x0D }
    let encoding: String.Encoding =
      switch String(decoding: name, as: UTF8.self).uppercased() {
      case "ISO8859-1", "ISO-8859-1": .isoLatin1
      case "ISO8859-2", "ISO-8859-2": .isoLatin2
      default: .utf8
      }
    guard let text = String(data: data, encoding: encoding) else { return nil }
    return HyphenationPatterns(rules: text.split(whereSeparator: \.isNewline).dropFirst())
  }
}
