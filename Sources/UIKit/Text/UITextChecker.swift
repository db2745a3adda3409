import Foundation

/// Looks for misspelled words: a stage has no dictionary, so none is.
@preconcurrency
@MainActor
open class UITextChecker: MainActorObject {
  public class var availableLanguages: [String] { [] }

  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }
}
