import Foundation

/// How a text is read aloud: stored, as nothing is.
extension NSAttributedString.Key {
  /// Whether punctuation is read: a `Bool`.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation"
  )
  /// A language by its code, such as `fr-FR`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage"
  )
  /// From 0 to 2; 1 is the voice's own pitch.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch"
  )
  /// Whether an announcement waits for what is being read: a `Bool`.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement"
  )
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority"
  )
  /// The sounds in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation"
  )
  /// Whether each letter is read: a `Bool`.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut"
  )
  /// From 0, which is no heading, to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel"
  )
  public static let accessibilityTextCustom = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeCustom"
  )
  /// A `UIAccessibilityTextualContext`.
  public static let accessibilityTextualContext = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeContext"
  )
}
