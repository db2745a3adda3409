/// Whose signs a text has: the same character is written differently in China, Japan and Korea.
///
/// iOS follows the user's languages. The text itself counts more here, so that an app shows what
/// its author saw whatever the language of this machine (inferred): kana are Japanese and hangul
/// Korean, and all other signs beside them too.
package enum EastAsianLanguage: String, Sendable {
  // Raw values end the names of Noto's families.
  case japanese = "JP"
  case korean = "KR"
  case simplifiedChinese = "SC"
  case traditionalChinese = "TC"

  /// Of a paragraph; nil without such signs.
  ///
  /// `preferred` are the user's languages, the first one first.
  init?(of clusters: [GraphemeCluster], preferred: [String]) {
    var hasHangul = false
    var hasAny = false
    for cluster in clusters {
      let scalar = cluster.first
      guard EastAsianLanguage.isSign(scalar) else { continue }
      if EastAsianLanguage.isKana(scalar) {
        self = .japanese
        return
      }
      hasAny = true
      hasHangul = hasHangul || EastAsianLanguage.isHangul(scalar)
    }
    guard hasAny else { return nil }
    self = hasHangul ? .korean : EastAsianLanguage(preferred: preferred) ?? .simplifiedChinese
  }

  private init?(preferred languages: [String]) {
    let own = languages.lazy.compactMap { language -> EastAsianLanguage? in
      switch language.prefix(2) {
      case "ja": .japanese
      case "ko": .korean
      case "zh":
        ["Hant", "TW", "HK", "MO"].contains { language.contains($0) }
          ? .traditionalChinese : .simplifiedChinese
      default: nil
      }
    }
    guard let first = own.first else { return nil }
    self = first
  }

  /// Ideographs, kana, hangul, bopomofo, and the punctuation and wide letters among them.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D: true
    default: false
    }
  }

  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}

extension FontMetrics {
  /// PingFang, which iOS takes Chinese signs from (read off the font).
  static let pingFang = FontMetrics(
    ascender: 1.06,
    descender: -0.34,
    capHeight: 0.86,
    xHeight: 0.6
  )
}

extension Font {
  /// What draws `signs` of that language beside `primary`; nil when no font has them.
  ///
  /// A line of the system font keeps its height: iOS falls back to an interface variant of the font
  /// there (observed: the lines of `system-ui` keep theirs, those of Helvetica Neue do not).
  static func eastAsian(
    _ language: EastAsianLanguage,
    weight: Int,
    beside primary: Font,
    signs: [Unicode.Scalar]
  ) -> Font? {
    guard let face = FontCatalog.shared.eastAsian(language, weight: weight) else { return nil }
    var font = Font(
      face: face,
      size: primary.size,
      metrics: primary.system != nil ? .sanFrancisco : .pingFang
    )
    // A syllable of hangul is 0.865 em wide on iOS (measured in frames of storyboards: two at 17
    // points take 29.67 with the last pixel, three take 44.33), and 0.92 in Noto. Other signs among
    // them keep their widths (inferred).
    if language == .korean, signs.contains(where: EastAsianLanguage.isHangul) {
      font.advanceScale = 0.865 / 0.92
    }
    return font
  }
}
