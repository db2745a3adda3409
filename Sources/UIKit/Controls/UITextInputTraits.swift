import Foundation

/// What a text says of its keyboard: properties that are not optional, as classes write them.
///
/// It stands apart from `UITextInputTraits`, where the same properties are optional. The
/// disfavoured ones here lose to those, and both lose to the property of a class.
@preconcurrency
@MainActor
public protocol TextInputTraitValues: NSObjectProtocol {
  @_disfavoredOverload
  var keyboardType: UIKeyboardType { get }
  @_disfavoredOverload
  var returnKeyType: UIReturnKeyType { get }
  @_disfavoredOverload
  var keyboardAppearance: UIKeyboardAppearance { get }
  @_disfavoredOverload
  var autocapitalizationType: UITextAutocapitalizationType { get }
  @_disfavoredOverload
  var autocorrectionType: UITextAutocorrectionType { get }
  @_disfavoredOverload
  var spellCheckingType: UITextSpellCheckingType { get }
  @_disfavoredOverload
  var smartQuotesType: UITextSmartQuotesType { get }
  @_disfavoredOverload
  var smartDashesType: UITextSmartDashesType { get }
  @_disfavoredOverload
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  @_disfavoredOverload
  var inlinePredictionType: UITextInlinePredictionType { get }
  @_disfavoredOverload
  var writingToolsBehavior: UIWritingToolsBehavior { get }
  @_disfavoredOverload
  var isSecureTextEntry: Bool { get }
  @_disfavoredOverload
  var enablesReturnKeyAutomatically: Bool { get }
  var textContentType: UITextContentType? { get }
  var passwordRules: UITextInputPasswordRules? { get }
}

/// The documented defaults.
extension TextInputTraitValues {
  @_disfavoredOverload
  public var keyboardType: UIKeyboardType { .default }
  @_disfavoredOverload
  public var returnKeyType: UIReturnKeyType { .default }
  @_disfavoredOverload
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  @_disfavoredOverload
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  @_disfavoredOverload
  public var autocorrectionType: UITextAutocorrectionType { .default }
  @_disfavoredOverload
  public var spellCheckingType: UITextSpellCheckingType { .default }
  @_disfavoredOverload
  public var smartQuotesType: UITextSmartQuotesType { .default }
  @_disfavoredOverload
  public var smartDashesType: UITextSmartDashesType { .default }
  @_disfavoredOverload
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  @_disfavoredOverload
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  @_disfavoredOverload
  public var writingToolsBehavior: UIWritingToolsBehavior { .default }
  @_disfavoredOverload
  public var isSecureTextEntry: Bool { false }
  @_disfavoredOverload
  public var enablesReturnKeyAutomatically: Bool { false }
  public var textContentType: UITextContentType? { nil }
  public var passwordRules: UITextInputPasswordRules? { nil }
}

/// A text's options for the keyboard.
///
/// The kind of keyboard, its return key, its look and its capitals; the rest is
/// stored without effect.
@preconcurrency
@MainActor
public protocol UITextInputTraits: TextInputTraitValues {}

/// Optional, as all of the protocol's properties are where only the protocol is known (documented).
extension UITextInputTraits {
  private var values: any TextInputTraitValues { self }

  public var keyboardType: UIKeyboardType? { values.keyboardType }
  public var returnKeyType: UIReturnKeyType? { values.returnKeyType }
  public var keyboardAppearance: UIKeyboardAppearance? { values.keyboardAppearance }
  public var autocapitalizationType: UITextAutocapitalizationType? { values.autocapitalizationType }
  public var autocorrectionType: UITextAutocorrectionType? { values.autocorrectionType }
  public var spellCheckingType: UITextSpellCheckingType? { values.spellCheckingType }
  public var smartQuotesType: UITextSmartQuotesType? { values.smartQuotesType }
  public var smartDashesType: UITextSmartDashesType? { values.smartDashesType }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType? { values.smartInsertDeleteType }
  public var inlinePredictionType: UITextInlinePredictionType? { values.inlinePredictionType }
  public var writingToolsBehavior: UIWritingToolsBehavior? { values.writingToolsBehavior }
  public var isSecureTextEntry: Bool? { values.isSecureTextEntry }
  public var enablesReturnKeyAutomatically: Bool? { values.enablesReturnKeyAutomatically }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  public static let alphabet = UIKeyboardType.asciiCapable

  /// The number 124 is the keyboard of emoji (observed in apps).
  public init?(rawValue: Int) {
    let known: [UIKeyboardType] = [
      .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    self = .numbered(rawValue, among: known, else: .default)
  }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  public static let alert = UIKeyboardAppearance.dark
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}

/// What the writing tools may make of a text; none is what the view can show (documented).
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let plainText = Self(rawValue: 1 << 0)
  public static let richText = Self(rawValue: 1 << 1)
  public static let list = Self(rawValue: 1 << 2)
  public static let table = Self(rawValue: 1 << 3)
}

public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// What a new password must have.
@preconcurrency
@MainActor
open class UITextInputPasswordRules: MainActorObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
