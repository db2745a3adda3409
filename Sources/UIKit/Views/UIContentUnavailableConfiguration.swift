import CoreGraphics
import Foundation

/// What a screen shows in place of content that is missing, being loaded or not found.
///
/// The styles and their texts are Apple's (documented); fonts, sizes and distances are as seen in
/// pictures of iOS 17 (inferred).
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// Points; 0 is no limit.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Shown as soon as it has a title or an image.
  public var button: UIButton.Configuration
  public var buttonProperties = ButtonProperties()
  public var secondaryButton: UIButton.Configuration
  public var secondaryButtonProperties = ButtonProperties()
  /// Of the lines of text and of the whole block, from side to side.
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Points between the edges and the content, inside the safe area.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20,
    leading: 20,
    bottom: 20,
    trailing: 20
  )
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  public var background = UIBackgroundConfiguration.clear()

  /// A spinner stands where the image would be.
  private(set) var isLoading = false
  /// The texts follow what is searched for.
  private var isSearch = false

  private init() {
    let title = UIFont.preferredFont(forTextStyle: .title2)
    textProperties = TextProperties(
      font: .systemFont(ofSize: title.pointSize, weight: .bold),
      color: .label
    )
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel
    )
    button = .plain()
    secondaryButton = .plain()
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    imageProperties.tintColor = .secondaryLabel
  }

  /// Without any content of its own.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// A spinner above a word in the secondary colour.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = configuration.secondaryTextProperties
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// A magnifying glass above the news that nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = Self.noResults
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private static let noResults = "No Results"

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// A search names the searched words, unless the code has its own text (documented).
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard isSearch, text == Self.noResults,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searched)”"
    return configuration
  }
}

/// What a configuration of missing content may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// What the search bar of the screen has in it; nil while nothing is searched.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
