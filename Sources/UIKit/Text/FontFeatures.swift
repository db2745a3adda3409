import CoreText
import Foundation

/// The settings of a font's features, and their OpenType names.
///
/// A setting is a type and a selector of Apple's lists, or an OpenType tag with a value.
struct FontFeatures: Hashable {
  private struct Setting: Hashable {
    var type: Int
    var selector: Int
  }

  private var numbered: [Setting] = []
  private var tags: [String] = []

  init() {}

  /// `settings` is the value of `UIFontDescriptor.AttributeName.featureSettings`.
  init(settings: Any?) {
    for entry in settings as? [Any] ?? [] {
      guard let values = FontFeatures.values(entry) else { continue }
      if let type = values["CTFeatureTypeIdentifier"] as? Int,
        let selector = values["CTFeatureSelectorIdentifier"] as? Int
      {
        numbered.append(Setting(type: type, selector: selector))
      } else if let tag = values["CTFeatureOpenTypeTag"] as? String {
        tags.append("\(tag)=\(values["CTFeatureOpenTypeValue"] as? Int ?? 1)")
      }
    }
  }

  private static func values(_ entry: Any) -> [String: Any]? {
    if let keyed = entry as? [UIFontDescriptor.FeatureKey: Any] {
      return Dictionary(keyed.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 })
    }
    return entry as? [String: Any]
  }

  /// The settings with numbers, as they were made.
  var settings: [[UIFontDescriptor.FeatureKey: Int]] {
    numbered.map { [.type: $0.type, .selector: $0.selector] }
  }

  /// In HarfBuzz's words, separated by commas.
  var openType: String { (numbered.compactMap(FontFeatures.name) + tags).joined(separator: ",") }

  /// Nil for what has no OpenType feature, or is its absence.
  private static func name(_ setting: Setting) -> String? {
    if setting.type == kStylisticAlternativesType {
      // Two selectors for each of the twenty sets: on, off.
      guard (2...41).contains(setting.selector) else { return nil }
      let number = setting.selector / 2
      let name = (number < 10 ? "ss0" : "ss") + String(number)
      return setting.selector % 2 == 0 ? name : "-" + name
    }
    return names[setting.type]?[setting.selector]
  }

  private static let names: [Int: [Int: String]] = [
    kLigaturesType: [
      kCommonLigaturesOnSelector: "liga", kCommonLigaturesOffSelector: "-liga",
      kRareLigaturesOnSelector: "dlig", kRareLigaturesOffSelector: "-dlig",
      kContextualLigaturesOnSelector: "clig", kContextualLigaturesOffSelector: "-clig",
      kHistoricalLigaturesOnSelector: "hlig", kHistoricalLigaturesOffSelector: "-hlig",
    ],
    kLetterCaseType: [kSmallCapsSelector: "smcp"],
    kNumberSpacingType: [
      kMonospacedNumbersSelector: "tnum", kProportionalNumbersSelector: "pnum",
    ],
    kVerticalPositionType: [
      kSuperiorsSelector: "sups", kInferiorsSelector: "subs", kOrdinalsSelector: "ordn",
      kScientificInferiorsSelector: "sinf",
    ],
    kFractionsType: [kVerticalFractionsSelector: "afrc", kDiagonalFractionsSelector: "frac"],
    kTypographicExtrasType: [kSlashedZeroOnSelector: "zero", kSlashedZeroOffSelector: "-zero"],
    kNumberCaseType: [kLowerCaseNumbersSelector: "onum", kUpperCaseNumbersSelector: "lnum"],
    kCaseSensitiveLayoutType: [
      kCaseSensitiveLayoutOnSelector: "case", kCaseSensitiveLayoutOffSelector: "-case",
      kCaseSensitiveSpacingOnSelector: "cpsp", kCaseSensitiveSpacingOffSelector: "-cpsp",
    ],
    kContextualAlternatesType: [
      kContextualAlternatesOnSelector: "calt", kContextualAlternatesOffSelector: "-calt",
      kSwashAlternatesOnSelector: "swsh", kSwashAlternatesOffSelector: "-swsh",
      kContextualSwashAlternatesOnSelector: "cswh", kContextualSwashAlternatesOffSelector: "-cswh",
    ],
    kLowerCaseType: [kLowerCaseSmallCapsSelector: "smcp", kLowerCasePetiteCapsSelector: "pcap"],
    kUpperCaseType: [kUpperCaseSmallCapsSelector: "c2sc", kUpperCasePetiteCapsSelector: "c2pc"],
  ]
}
