import Foundation
import Typography

extension UIFont {
  /// The purpose of a text; its size follows the user's preferred content size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    let descriptor = UIFontDescriptor(system: SystemFont(weight: style.weight))
    return UIFont(
      descriptor: descriptor.scaled(by: ContentSizeScaling(style: style), for: traits),
      size: 0
    )
  }
}

extension UIFont.TextStyle {
  package var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// Points, from the tables of Apple's Human Interface Guidelines.
  ///
  /// An unspecified category is `.large`, the default.
  package func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    let sizes = UIFont.TextStyle.sizes[self] ?? [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return sizes[UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3]
  }

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// How the style's lines grow from the default size to `category`, as `UIFontMetrics` scales.
  ///
  /// By the pitch of lines and not by the size of letters: with the body's metrics a font of 16
  /// points has 14 in the extra small and 35 in the third accessibility size (measured on iOS 17.5
  /// in snapshots of one project, with fonts of 14 and 16 points).
  package func scale(for category: UIContentSizeCategory) -> CGFloat {
    let (size, usual) = (pointSize(for: category), pointSize(for: .large))
    guard let pitch = Self.linePitch(at: size), let usualPitch = Self.linePitch(at: usual) else {
      return size / usual
    }
    return pitch / usualPitch
  }

  /// Points from line to line, from the same tables: one for each size, whatever the style.
  ///
  /// Measured, too: the lines of a label are 22 points apart in the body's size on iOS 18. Those of
  /// 35, 46, 54 and 62 points, which only the extra large titles have, are between their neighbours'
  /// (inferred).
  static func linePitch(at size: CGFloat) -> CGFloat? { pitches[size] }

  private static let pitches: [CGFloat: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    35: 42, 36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 46: 55, 47: 56, 48: 57,
    49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 54: 64, 55: 65, 56: 66, 58: 68, 60: 70, 62: 72,
  ]
}
