import UIKit

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme("TokenType")
  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let script = NLTagScheme("Script")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = NLTag("Word")
  public static let punctuation = NLTag("Punctuation")
  public static let whitespace = NLTag("Whitespace")
  public static let other = NLTag("Other")
  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb")
  public static let pronoun = NLTag("Pronoun")
  public static let determiner = NLTag("Determiner")
  public static let preposition = NLTag("Preposition")
  public static let number = NLTag("Number")
  public static let conjunction = NLTag("Conjunction")
  public static let interjection = NLTag("Interjection")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

/// Says what parts of a text are: that they are words; what they mean is not known.
open class NLTagger: UIKit.NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1 << 0)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    public static let joinNames = Options(rawValue: 1 << 4)
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

  public let tagSchemes: [NLTagScheme]
  open var string: String?

  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  open class func availableTagSchemes(
    for unit: NLTokenUnit,
    language: NLLanguage
  ) -> [NLTagScheme] { unit == .word ? [.tokenType, .language] : [.language] }

  open var dominantLanguage: NLLanguage? {
    string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
  }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  open func tag(
    at index: String.Index,
    unit: NLTokenUnit,
    scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    let range = tokenizer.tokenRange(at: index)
    return (tag(of: range, unit: unit, scheme: scheme), range)
  }

  open func tags(
    in range: Range<String.Index>,
    unit: NLTokenUnit,
    scheme: NLTagScheme,
    options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard !options.contains(.omitWords) else { return [] }
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return tokenizer.tokens(for: range).map { (tag(of: $0, unit: unit, scheme: scheme), $0) }
  }

  /// - Parameter block: whether to continue.
  open func enumerateTags(
    in range: Range<String.Index>,
    unit: NLTokenUnit,
    scheme: NLTagScheme,
    options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options)
    where !block(tag, token) { return }
  }

  private func tag(
    of range: Range<String.Index>,
    unit: NLTokenUnit,
    scheme: NLTagScheme
  ) -> NLTag? {
    guard let string, !range.isEmpty else { return nil }
    switch scheme {
    case .tokenType where unit == .word: return .word
    case .language:
      return NLLanguageRecognizer.dominantLanguage(for: String(string[range])).map {
        NLTag($0.rawValue)
      }
    default: return nil
    }
  }
}
