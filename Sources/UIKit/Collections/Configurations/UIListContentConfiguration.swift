import CoreGraphics
import Foundation

/// An image, a text and a second text, as lists show them.
///
/// Sizes are as observed on iOS 17.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  public struct ImageProperties {
    /// As wide, or as high, as what is reserved for a symbol.
    public static var standardDimension: CGFloat { .greatestFiniteMagnitude }

    /// What is reserved for a symbol, at the size of the user's text: 24 points at the default one
    /// (inferred from rows whose text begins 56 points from the edge).
    private static var symbolLength: CGFloat { UIFontMetrics.default.scaledValue(for: 24) }

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var strokeWidth: CGFloat = 0
    /// Nil is the tint, as for backgrounds.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// What an image of `size` takes from the text: a symbol's text is aligned with that of
    /// other rows (documented).
    fileprivate func layoutSize(_ size: CGSize, isSymbol: Bool) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        max(own, reserved == Self.standardDimension ? Self.symbolLength : reserved)
      }
      let width =
        isSymbol && reservedLayoutSize.width == 0
        ? Self.standardDimension : reservedLayoutSize.width
      return CGSize(
        width: length(width, size.width),
        height: length(reservedLayoutSize.height, size.height)
      )
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText = false
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1
  /// Without the least height of rows.
  var isHeaderOrFooter = false

  private init(
    _ style: UIFont.TextStyle,
    _ color: UIColor = .label,
    secondary: UIFont.TextStyle = .caption1,
    _ secondaryColor: UIColor = .label
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary),
      color: secondaryColor
    )
  }

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body)
  }
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body)
  }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.body, secondary: .body, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func header() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.footnote, .secondaryLabel)
    configuration.directionalLayoutMargins.top = 16
    configuration.directionalLayoutMargins.bottom = 6
    configuration.isHeaderOrFooter = true
    return configuration
  }
  public static func footer() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.footnote, .secondaryLabel)
    configuration.directionalLayoutMargins.top = 7
    configuration.directionalLayoutMargins.bottom = 7
    configuration.isHeaderOrFooter = true
    return configuration
  }
  /// Since iOS 15 it is grey and smaller than the texts of rows (measured on iOS 16).
  public static func plainHeader() -> UIListContentConfiguration {
    var configuration = listHeader(.subheadline, .secondaryLabel)
    let font = configuration.textProperties.font
    configuration.textProperties.font = .systemFont(ofSize: font.pointSize, weight: .semibold)
    return configuration
  }
  private static func listHeader(
    _ style: UIFont.TextStyle,
    _ color: UIColor = .label
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(style, color)
    configuration.directionalLayoutMargins.top = 6
    configuration.directionalLayoutMargins.bottom = 6
    configuration.isHeaderOrFooter = true
    return configuration
  }
  public static func plainFooter() -> UIListContentConfiguration { footer() }
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = header()
    configuration.textProperties.transform = .uppercase
    return configuration
  }
  public static func groupedFooter() -> UIListContentConfiguration { footer() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    boldHeader(.title3)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    boldHeader(.title2)
  }
  private static func boldHeader(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(style)
    configuration.isHeaderOrFooter = true
    let font = configuration.textProperties.font
    configuration.textProperties.font = .systemFont(ofSize: font.pointSize, weight: .bold)
    return configuration
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  public static func sidebarHeader() -> UIListContentConfiguration {
    listHeader(.headline)
  }

  /// Points from the leading edge to the text, behind the image.
  var textLeading: CGFloat {
    let width = imageLayoutSize.width
    return directionalLayoutMargins.leading + (width > 0 ? width + imageToTextPadding : 0)
  }

  /// The image, a symbol as its configuration wants it.
  var shownImage: UIImage? {
    guard let image, image.isSymbolImage,
      let configuration = imageProperties.preferredSymbolConfiguration
    else { return image }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  var imageSize: CGSize {
    guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
    let most = imageProperties.maximumSize
    let across = most.width > 0 ? most.width / size.width : .infinity
    let down = most.height > 0 ? most.height / size.height : .infinity
    let factor = min(1, across, down)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// What the image takes from the text.
  var imageLayoutSize: CGSize {
    let size = imageSize
    guard let image, size != .zero else { return .zero }
    return imageProperties.layoutSize(size, isSymbol: image.isSymbolImage)
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
