import Foundation

/// Looks for misspelled words: a stage has no dictionary, so none is.
@preconcurrency
@MainActor
open class UITextChecker: MainActorObject {
  public class var availableLanguages: [String] { [] }

  private static var learned: Set<String> = []
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  open var ignoredWords: [String]? = []
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []).filter { $0 != wordToIgnore } + [wordToIgnore]
  }

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
