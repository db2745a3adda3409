import UIKit

/// A language by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = NLLanguage("und")
  public static let arabic = NLLanguage("ar")
  public static let armenian = NLLanguage("hy")
  public static let bengali = NLLanguage("bn")
  public static let czech = NLLanguage("cs")
  public static let danish = NLLanguage("da")
  public static let dutch = NLLanguage("nl")
  public static let english = NLLanguage("en")
  public static let finnish = NLLanguage("fi")
  public static let french = NLLanguage("fr")
  public static let georgian = NLLanguage("ka")
  public static let german = NLLanguage("de")
  public static let greek = NLLanguage("el")
  public static let gujarati = NLLanguage("gu")
  public static let hebrew = NLLanguage("he")
  public static let hindi = NLLanguage("hi")
  public static let hungarian = NLLanguage("hu")
  public static let indonesian = NLLanguage("id")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let kannada = NLLanguage("kn")
  public static let khmer = NLLanguage("km")
  public static let korean = NLLanguage("ko")
  public static let lao = NLLanguage("lo")
  public static let malayalam = NLLanguage("ml")
  public static let norwegian = NLLanguage("nb")
  public static let persian = NLLanguage("fa")
  public static let polish = NLLanguage("pl")
  public static let portuguese = NLLanguage("pt")
  public static let romanian = NLLanguage("ro")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let spanish = NLLanguage("es")
  public static let swedish = NLLanguage("sv")
  public static let tamil = NLLanguage("ta")
  public static let telugu = NLLanguage("te")
  public static let thai = NLLanguage("th")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let turkish = NLLanguage("tr")
  public static let ukrainian = NLLanguage("uk")
  public static let vietnamese = NLLanguage("vi")
}

/// Recognizes a language that alone uses its script; all others stay undetermined.
///
/// Nothing here knows the words of languages, so that Latin, Cyrillic, Arabic and Chinese
/// texts have no language.
open class NLLanguageRecognizer: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  private var text = ""
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []

  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }

  open var dominantLanguage: NLLanguage? {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    guard !letters.isEmpty else { return nil }
    // Kana make Chinese characters Japanese.
    if letters.contains(where: { (0x3040...0x30FF).contains($0.value) }) { return .japanese }
    let counts = letters.reduce(into: [NLLanguage: Int]()) { counts, letter in
      guard let found = Self.scripts.first(where: { $0.0.contains(letter.value) }) else { return }
      counts[found.1, default: 0] += 1
    }
    guard let best = counts.max(by: { $0.value < $1.value }), best.value * 2 > letters.count,
      languageConstraints.isEmpty || languageConstraints.contains(best.key)
    else { return .undetermined }
    return best.key
  }

  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard let language = dominantLanguage, language != .undetermined, maxHypotheses > 0 else {
      return [:]
    }
    return [language: 1]
  }

  private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
    (0x0370...0x03FF, .greek), (0x0530...0x058F, .armenian), (0x0590...0x05FF, .hebrew),
    (0x0980...0x09FF, .bengali), (0x0A80...0x0AFF, .gujarati), (0x0B80...0x0BFF, .tamil),
    (0x0C00...0x0C7F, .telugu), (0x0C80...0x0CFF, .kannada), (0x0D00...0x0D7F, .malayalam),
    (0x0E00...0x0E7F, .thai), (0x0E80...0x0EFF, .lao), (0x10A0...0x10FF, .georgian),
    (0x1780...0x17FF, .khmer), (0xAC00...0xD7AF, .korean), (0x1100...0x11FF, .korean),
  ]
}
