import UIKit

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Takes a text apart: words are runs of letters and digits, sentences end with a mark and a space.
///
/// Languages without spaces between words are not taken apart.
open class NLTokenizer: UIKit.NSObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1 << 0)
    public static let symbolic = Attributes(rawValue: 1 << 1)
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  public let unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    let range = range.clamped(to: string.startIndex..<string.endIndex)
    switch unit {
    case .word: return words(of: string, in: range)
    case .sentence:
      return paragraphs(of: string, in: range).flatMap { sentences(of: string, in: $0) }
    case .paragraph: return paragraphs(of: string, in: range)
    case .document: return range.isEmpty ? [] : [range]
    }
  }

  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string, index < string.endIndex else { return index..<index }
    let all = tokens(for: string.startIndex..<string.endIndex)
    return all.first { $0.contains(index) } ?? index..<string.index(after: index)
  }

  /// - Parameter block: whether to continue.
  open func enumerateTokens(
    in range: Range<String.Index>,
    using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let isNumeric = unit == .word && string[token].allSatisfy(\.isNumber)
      if !block(token, isNumeric ? .numeric : []) { return }
    }
  }

  private func words(of string: String, in range: Range<String.Index>) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start: String.Index?
    var place = range.lowerBound
    while place < range.upperBound {
      let next = string.index(after: place)
      if isPart(place, of: string, after: start != nil, within: range) {
        start = start ?? place
      } else if let first = start {
        result.append(first..<place)
        start = nil
      }
      place = next
    }
    if let start { result.append(start..<range.upperBound) }
    return result
  }

  /// Apostrophes between letters, and points between digits, are of the word.
  private func isPart(
    _ place: String.Index,
    of string: String,
    after isWord: Bool,
    within range: Range<String.Index>
  ) -> Bool {
    let character = string[place]
    if character.isLetter || character.isNumber { return true }
    let next = string.index(after: place)
    guard isWord, next < range.upperBound else { return false }
    let before = string[string.index(before: place)]
    if "'’".contains(character) { return before.isLetter && string[next].isLetter }
    return ".,".contains(character) && before.isNumber && string[next].isNumber
  }

  private func sentences(of string: String, in range: Range<String.Index>) -> [Range<String.Index>]
  {
    var result: [Range<String.Index>] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    var isEnding = false
    while place < range.upperBound {
      let character = string[place]
      let next = string.index(after: place)
      if "。！？".contains(character) {
        isEnding = true
      } else if ".!?…".contains(character) {
        isEnding = next == range.upperBound || string[next].isWhitespace
      } else if isEnding, !character.isWhitespace {
        result.append(start..<place)
        (start, isEnding) = (place, false)
      }
      place = next
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  private func paragraphs(of string: String, in range: Range<String.Index>) -> [Range<String.Index>]
  {
    var result: [Range<String.Index>] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      let next = string.index(after: place)
      if string[place].isNewline {
        result.append(start..<next)
        start = next
      }
      place = next
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}
