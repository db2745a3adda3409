/// The words of an asset's name.
struct AssetName {
  private let words: [String]

  /// Words end at what is neither letter nor digit, between letters and digits, before a
  /// large letter that follows a small one, and before the last of several large ones:
  /// `QRpedia` is `Q`, `Rpedia`.
  init(_ name: String) {
    var words: [String] = []
    var last: Character?
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      defer { last = letter }
      guard letter.isLetter || letter.isNumber else { continue }
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let begins: Bool =
        if let last, last.isLetter || last.isNumber {
          last.isNumber != letter.isNumber || (last.isLowercase && letter.isUppercase)
            || (last.isUppercase && letter.isUppercase && next?.isLowercase == true)
        } else {
          true
        }
      if begins { words.append(String(letter)) } else { words[words.count - 1].append(letter) }
    }
    self.words = words
  }

  /// Where no letter is small, words are kept, with lines between them: `A_1_1_0`, `BMW`.
  private func joined(_ words: [String], startsSmall: Bool) -> String {
    let isSmall = words.contains { $0.contains { $0.isLetter && !$0.isUppercase } }
    let text: String =
      if !isSmall, startsSmall {
        words.joined(separator: "_")
      } else {
        words.enumerated()
          .map { index, word in
            index == 0 && startsSmall
              ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
          }
          .joined()
      }
    return text.first?.isNumber == true || text.isEmpty ? "_\(text)" : text
  }

  /// The name of a member, without a last word that only says what it is.
  func symbol(without suffix: String) -> String {
    var words = words
    if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    return joined(words, startsSmall: true)
  }

  /// The name of a namespace.
  var type: String { joined(words, startsSmall: false) }
}
