import Foundation

/// Where the words, lines and paragraphs of a text begin and end.
@preconcurrency
@MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds units in the characters of a text.
///
/// Lines are the paragraphs: only the text's own view knows its layout.
@preconcurrency
@MainActor
open class UITextInputStringTokenizer: MainActorObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: any UIResponder & UITextInput) { input = textInput }
  init(_ input: any UITextInput) { self.input = input }

  private var whole: NSString {
    guard let input,
      let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return (input.text(in: range) ?? "") as NSString
  }

  private func place(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(at place: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: place) }
  }

  /// The units in the order of the text; spaces between words belong to none.
  private func units(_ granularity: UITextGranularity, of text: NSString) -> [NSRange] {
    let all = NSRange(location: 0, length: text.length)
    switch granularity {
    case .document: return [all]
    case .character, .paragraph, .line:
      var result: [NSRange] = []
      var start = 0
      while start < text.length {
        let range =
          granularity == .character
          ? text.rangeOfComposedCharacterSequence(at: start)
          : text.paragraphRange(for: NSRange(location: start, length: 0))
        result.append(range)
        start = max(start + 1, range.location + range.length)
      }
      return result
    case .word: return text.wordRanges
    case .sentence: return text.sentenceRanges
    }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = place(position)
    let found = units(granularity, of: whole).first { unit in
      let end = unit.location + unit.length
      return direction.isForward
        ? unit.location <= place && place < end : unit.location < place && place <= end
    }
    guard let found, let start = self.position(at: found.location),
      let end = self.position(at: found.location + found.length)
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = place(position)
    return units(granularity, of: whole).contains { unit in
      direction.isForward ? unit.location + unit.length == place : unit.location == place
    }
  }

  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = place(position)
    let boundaries = units(granularity, of: whole).flatMap { unit in
      [unit.location, unit.location + unit.length]
    }
    let found =
      direction.isForward
      ? boundaries.filter { $0 > place }.min() : boundaries.filter { $0 < place }.max()
    return found.flatMap { self.position(at: $0) }
  }

  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
