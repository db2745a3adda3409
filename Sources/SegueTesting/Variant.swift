import Segue
import Testing
import UIKit

/// A device, an appearance, a direction and a text size: one cell of the table in which an
/// animation must look right.
///
///     @Test(arguments: Variant.all)
///     @MainActor
///     func `in every language and size`(_ v: Variant) throws {
///       try Film(of: scenario, variant: v).matchesGoldens("panel")
///     }
///
/// Goldens of a film with a variant are named after both: `panel/iphone-se-dark`.
public struct Variant: Hashable, Sendable, CustomStringConvertible, CustomTestStringConvertible {
  /// The device.
  public var screen: Screen
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// Which way the interface reads.
  public var direction: UIUserInterfaceLayoutDirection
  /// The size of text that the user has chosen.
  public var contentSize: UIContentSizeCategory

  /// - Parameters:
  ///   - screen: The device.
  ///   - style: Light or dark.
  ///   - direction: Which way the interface reads.
  ///   - contentSize: The size of text that the user has chosen.
  public init(
    screen: Screen = .iPhone15,
    style: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) {
    self.screen = screen
    self.style = style
    self.direction = direction
    self.contentSize = contentSize
  }

  /// A small and a large phone, light and dark, both directions, the standard text size and the
  /// largest.
  public static let all = matrix()

  /// Every combination; the screens at one pixel a point, so that goldens stay small.
  public static func matrix(
    screens: [Screen] = [.iPhoneSE, .iPhone15],
    styles: [UIUserInterfaceStyle] = [.light, .dark],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft],
    contentSizes: [UIContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge],
    scale: Double? = 1
  ) -> [Variant] {
    screens.flatMap { screen in
      styles.flatMap { style in
        directions.flatMap { direction in
          contentSizes.map { contentSize in
            var screen = screen
            if let scale { screen.scale = CGFloat(scale) }
            return Variant(
              screen: screen,
              style: style,
              direction: direction,
              contentSize: contentSize
            )
          }
        }
      }
    }
  }

  /// `iphone-se-dark-rtl-accessibilityxxxl`: what differs from a light screen read from the left
  /// with text of the standard size.
  public var name: String {
    var parts = [screen.name]
    if style == .dark { parts.append("dark") }
    if direction == .rightToLeft { parts.append("rtl") }
    if contentSize != .large {
      let size = contentSize.rawValue.replacing("UICTContentSizeCategory", with: "")
      parts.append(size.lowercased())
    }
    return parts.joined(separator: "-")
  }

  public var description: String { name }
  public var testDescription: String { name }

  /// A stage with these traits.
  @MainActor
  public func makeStage() -> Stage {
    Stage(screen: screen, style: style, layoutDirection: direction, contentSize: contentSize)
  }
}
