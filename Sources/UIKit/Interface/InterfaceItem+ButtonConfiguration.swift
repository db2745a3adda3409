import Foundation
import InterfaceFiles

extension InterfaceItem {
  /// A `<buttonConfiguration>`.
  ///
  /// - Parameter title: that of the button's normal state, which stands where the configuration has
  ///   none. Xcode leaves one behind that is not shown (observed).
  func buttonConfiguration(title stateTitle: String?) -> UIButton.Configuration {
    var configuration = plainConfiguration
    readTexts(into: &configuration, stateTitle: stateTitle)
    readImage(into: &configuration)
    if let color = color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if let size = self["buttonSize"].flatMap({ Self.sizes[$0] }) { configuration.buttonSize = size }
    if let style = self["cornerStyle"].flatMap({ Self.cornerStyles[$0] }) {
      configuration.cornerStyle = style
    }
    if let insets = element.insets(key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let shows = bool("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
    if let background = element.child(key: "background") {
      InterfaceItem(element: background, reader: reader).read(into: &configuration.background)
    }
    return configuration
  }

  private var plainConfiguration: UIButton.Configuration {
    switch self["style"] {
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    default: .plain()
    }
  }

  private func readTexts(into configuration: inout UIButton.Configuration, stateTitle: String?) {
    configuration.title = string("title") ?? stateTitle
    configuration.subtitle = string("subtitle")
    if let title = text("attributedTitle", configuration.title, in: "titleFontDescription") {
      configuration.attributedTitle = title
    }
    let subtitle = configuration.subtitle
    if let text = text("attributedSubtitle", subtitle, in: "subtitleFontDescription") {
      configuration.attributedSubtitle = text
    }
    if let padding = number("titlePadding") { configuration.titlePadding = padding }
    if let word = self["titleAlignment"].flatMap({ Self.titleAlignments[$0] }) {
      configuration.titleAlignment = word
    }
    if let word = self["titleLineBreakMode"].flatMap({ ElementKind.lineBreakModes[$0] }) {
      configuration.titleLineBreakMode = word
    }
    if let word = self["subtitleLineBreakMode"].flatMap({ ElementKind.lineBreakModes[$0] }) {
      configuration.subtitleLineBreakMode = word
    }
  }

  /// A text with attributes, else a plain one that has a font of its own.
  private func text(_ key: String, _ plain: String?, in fontKey: String) -> AttributedString? {
    if let attributed = attributedString(key) { return AttributedString(attributed) }
    guard let plain, let font = font(fontKey) else { return nil }
    var container = AttributeContainer()
    container.font = font
    return AttributedString(plain, attributes: container)
  }

  private func readImage(into configuration: inout UIButton.Configuration) {
    if let image = image("image") { configuration.image = image }
    if let padding = number("imagePadding") { configuration.imagePadding = padding }
    if let edge = self["imagePlacement"].flatMap({ Self.placements[$0] }) {
      configuration.imagePlacement = edge
    }
    if let symbols = symbolConfiguration("preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = symbols
    }
  }

  /// A `<backgroundConfiguration>`.
  private func read(into background: inout UIBackgroundConfiguration) {
    if let color = color("backgroundColor") { background.backgroundColor = color }
    if let color = color("strokeColor") { background.strokeColor = color }
    if let width = number("strokeWidth") { background.strokeWidth = width }
    if let radius = number("cornerRadius") { background.cornerRadius = radius }
    if let image = image("image") { background.image = image }
    if let mode = self["imageContentMode"].flatMap({ ElementKind.contentModes[$0] }) {
      background.imageContentMode = mode
    }
    if let insets = element.insets(key: "backgroundInsets") {
      background.backgroundInsets = NSDirectionalEdgeInsets(insets)
    }
    if let effect = visualEffect { background.visualEffect = effect }
  }

  // MARK: Words

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
}

extension InterfaceItem {
  /// A `<preferredSymbolConfiguration>` under a key.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let element = element.child(key: key) else { return nil }
    let item = InterfaceItem(element: element, reader: reader)
    let own = UIImage.SymbolConfiguration(
      pointSize: item.number("pointSize"),
      weight: item["weight"].flatMap { Self.symbolWeights[$0] } ?? .unspecified,
      scale: item["scale"].flatMap { Self.symbolScales[$0] } ?? .unspecified
    )
    let font = element.children.lazy.compactMap(\.fontValue).first
    return font.map { UIImage.SymbolConfiguration(font: UIFont(interface: $0)).applying(own) }
      ?? own
  }

  static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: InterfaceInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
