import Foundation
import Typography

extension UIFont {
  /// How heavy a font is, from -1 to 1; regular is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    private init(_ weight: FontWeight) { rawValue = weight.trait }

    public static let ultraLight = Weight(FontWeight.ultraLight)
    public static let thin = Weight(FontWeight.thin)
    public static let light = Weight(FontWeight.light)
    public static let regular = Weight(FontWeight.regular)
    public static let medium = Weight(FontWeight.medium)
    public static let semibold = Weight(FontWeight.semibold)
    public static let bold = Weight(FontWeight.bold)
    public static let heavy = Weight(FontWeight.heavy)
    public static let black = Weight(FontWeight.black)

    /// The weight that is drawn.
    package var nearest: FontWeight { FontWeight(trait: rawValue) }
  }

  /// How wide a font is, from -1 to 1; standard is 0.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
}
