import ArgumentParsing
import Pixels
import QuartzCore
import Segue

/// The screen and what is around it.
struct LookOptions: Equatable, Sendable {
  var device: String?
  /// In points; replaces the device's.
  var size: CGSize?
  var scale: Int?
  var isLandscape: Bool
  /// Set when a script turns the device: the film has the device's last orientation.
  var heldAtEnd: TouchStep.Orientation?
  var isDark: Bool
  var isRightToLeft: Bool
  /// Of texts; nil is English.
  var locale: String?
  /// Nil means as the code was built.
  var legacyModals: Bool?
  /// Nil means as the scale decides.
  var edges: LayerEdges?
  var showsStatusBar: Bool
  var showsKeyboard: Bool
  var hasBezel: Bool
  /// Nil is as the format has it.
  var roundsCorners: Bool?
  /// The part of the screen that is shown, in points.
  var crop: CGRect?
  /// A film that was rendered before, to stand beside this one.
  var before: String?
  var showsTouches: Bool
  /// With names in braces; nil shows none.
  var caption: String?
  /// In points.
  var padding: Double
  var background: Color

  /// How the device is held before a script turns it.
  var startsOnItsSide: Bool {
    isLandscape || device?.lowercased().hasSuffix("-landscape") == true
      || size.map { $0.width > $0.height } == true
  }

  /// Whether the user says nothing about how the device is held, so that the app decides.
  var mayLieOnItsSide: Bool { !startsOnItsSide && heldAtEnd == nil && size == nil }

  init(_ parsed: ParsedArguments) throws(UsageError) {
    device = parsed.string("device")
    let size = try parsed.value("size", Quantity.size)
    self.size = size.map { CGSize(width: $0.width, height: $0.height) }
    if device != nil, size != nil {
      throw parsed.usageError("'--device' and '--size' exclude each other.")
    }
    scale = try parsed.value("scale") { (text) throws(InvalidValue) in
      try Quantity.integer(text, in: 1...3)
    }
    isLandscape = parsed.flag("landscape") ?? false
    isDark = parsed.string("appearance") == "dark"
    roundsCorners = parsed.flag("round-corners")
    crop = try parsed.value("crop", Quantity.rectangle)
    before = parsed.string("before")
    showsTouches = parsed.flag("show-touches") ?? false
    caption = try parsed.value("caption", CaptionTemplate.checked)
    locale = try parsed.value("locale", LookOptions.locale)
    isRightToLeft = parsed.flag("rtl") ?? locale.map(LookOptions.isRightToLeft) ?? false
    legacyModals = parsed.flag("legacy-modals")
    edges = parsed.string("edges").flatMap(LayerEdges.init(rawValue:))
    showsStatusBar = parsed.flag("status-bar") ?? true
    showsKeyboard = parsed.flag("keyboard") ?? true
    hasBezel = parsed.flag("bezel") ?? false
    if crop != nil, hasBezel {
      throw parsed.usageError("'--crop' and '--bezel' exclude each other.")
    }
    padding =
      try parsed.value("padding") { (text) throws(InvalidValue) in
        try Quantity.number(text, in: 0...1000)
      } ?? 0
    background =
      try parsed.value("background") { (text) throws(InvalidValue) in
        guard let color = Color(hexadecimal: text) else {
          throw InvalidValue("it must be #RRGGBB, #RRGGBBAA or clear")
        }
        return color
      } ?? .clear
  }
}

extension LookOptions {
  /// `de`, `pt-BR`, `zh_Hant`.
  static func locale(_ text: String) throws(InvalidValue) -> String {
    let parts = text.replacing("_", with: "-").split(
      separator: "-",
      omittingEmptySubsequences: false
    )
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(\.isLetter),
      parts.allSatisfy({
        (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { throw InvalidValue("it must be a language such as de, pt-BR or ar") }
    return parts.joined(separator: "-")
  }

  static func isRightToLeft(_ locale: String) -> Bool {
    Locale.Language(identifier: locale).characterDirection == .rightToLeft
  }
}

extension LookOptions {
  /// Whether modal screens cover the whole screen: the option decides, else the code's deployment
  /// target.
  @MainActor
  var usesLegacyModals: Bool {
    legacyModals ?? ClientLibrary.currentDescription?.usesFullScreenModals ?? false
  }
}
