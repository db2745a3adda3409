import Foundation

/// A command of a menu that goes up the responder chain.
@preconcurrency
@MainActor
open class UICommand: UIMenuElement {
  public let action: Selector?
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// A key of a hardware keyboard with the command that it performs.
///
/// No keyboard is connected to a stage, so that nothing performs it.
@preconcurrency
@MainActor
open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Deprecated: commands have titles.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "",
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  nonisolated public static let f1 = "UIKeyInputF1"
  nonisolated public static let f2 = "UIKeyInputF2"
  nonisolated public static let f3 = "UIKeyInputF3"
  nonisolated public static let f4 = "UIKeyInputF4"
  nonisolated public static let f5 = "UIKeyInputF5"
  nonisolated public static let f6 = "UIKeyInputF6"
  nonisolated public static let f7 = "UIKeyInputF7"
  nonisolated public static let f8 = "UIKeyInputF8"
  nonisolated public static let f9 = "UIKeyInputF9"
  nonisolated public static let f10 = "UIKeyInputF10"
  nonisolated public static let f11 = "UIKeyInputF11"
  nonisolated public static let f12 = "UIKeyInputF12"
}

/// The keys held down with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
