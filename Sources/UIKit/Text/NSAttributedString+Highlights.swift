import Foundation
import QuartzCore
import Typography

// Highlights of texts: a colour behind them, and a contrasting one of the text itself (documented).

extension NSAttributedString.Key {
  /// An `NSAttributedString.TextHighlightStyle`.
  public static let textHighlightStyle = NSAttributedString.Key(
    rawValue: "NSTextHighlightStyle"
  )
  /// An `NSAttributedString.TextHighlightColorScheme`; does nothing without a style (documented).
  public static let textHighlightColorScheme = NSAttributedString.Key(
    rawValue: "NSTextHighlightColorScheme"
  )
}

extension NSAttributedString {
  /// Whether a text is highlighted.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = TextHighlightStyle("NSTextHighlightStyleDefault")
  }

  /// The colours of a highlight.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = TextHighlightColorScheme("NSTextHighlightColorSchemeDefault")
    public static let purple = TextHighlightColorScheme("NSTextHighlightColorSchemePurple")
    public static let pink = TextHighlightColorScheme("NSTextHighlightColorSchemePink")
    public static let orange = TextHighlightColorScheme("NSTextHighlightColorSchemeOrange")
    public static let mint = TextHighlightColorScheme("NSTextHighlightColorSchemeMint")
    public static let blue = TextHighlightColorScheme("NSTextHighlightColorSchemeBlue")

    /// The default one is like the tint of controls (inferred).
    var color: UIColor {
      switch self {
      case .purple: .systemPurple
      case .pink: .systemPink
      case .orange: .systemOrange
      case .mint: .systemMint
      default: .systemBlue
      }
    }
  }
}

extension NSAttributedString.TextHighlightStyle: TextAttributeValue {
  package func apply(to style: inout TextStyle, key: String) {
    NSAttributedString.TextHighlightColorScheme.default.apply(to: &style, key: key)
  }
}

extension NSAttributedString.TextHighlightColorScheme: TextAttributeValue {
  /// How much of the colour is behind the text (inferred).
  private static let strength: CGFloat = 0.25

  package func apply(to style: inout TextStyle, key: String) {
    style.background = color.withAlphaComponent(Self.strength).cgColor.color
    style.color = color.cgColor.color
  }
}
