import Foundation

extension UITextFormattingViewController {
  /// What a panel has, and the styles it offers.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public let groups: [ComponentGroup]
    open var formattingStyles: [FormattingStyle]?
    open var fontPickerConfiguration: UIFontPickerViewController.Configuration?

    /// The controls of most texts (which ones the standard has is inferred).
    public override init() {
      groups = [
        .group([.component(.fontPicker, .large), .component(.fontSize, .regular)]),
        .group([.component(.fontAttributes, .regular), .component(.textColor, .mini)]),
        .group([.component(.textAlignment, .regular), .component(.listStyles, .regular)]),
        .group([.component(.highlight, .regular)]),
      ]
      super.init()
    }

    public init(groups: [ComponentGroup]) {
      self.groups = groups
      super.init()
    }

    var copied: Configuration {
      let copy = Configuration(groups: groups)
      copy.formattingStyles = formattingStyles
      copy.fontPickerConfiguration = fontPickerConfiguration
      return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied }
  }

  /// Controls that stand together.
  open class ComponentGroup: NSObject, NSCopying, @unchecked Sendable {
    public let components: [Component]

    public init(components: [Component]) {
      self.components = components
      super.init()
    }

    public static func group(_ components: [Component]) -> ComponentGroup {
      ComponentGroup(components: components)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  open class Component: NSObject, NSCopying, @unchecked Sendable {
    public let componentKey: ComponentKey
    public let preferredSize: ComponentSize

    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      self.componentKey = componentKey
      self.preferredSize = preferredSize
      super.init()
    }

    public static func component(_ key: ComponentKey, _ size: ComponentSize) -> Component {
      Component(componentKey: key, preferredSize: size)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  public enum ComponentSize: Int, Sendable {
    case automatic, mini, small, regular, large, extraLarge
  }

  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
    public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
    public static let fontPicker = ComponentKey(rawValue: "fontPicker")
    public static let fontSize = ComponentKey(rawValue: "fontSize")
    public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
    public static let textAlignment = ComponentKey(rawValue: "textAlignment")
    public static let textAlignmentAndJustification = ComponentKey(
      rawValue: "textAlignmentAndJustification"
    )
    public static let textIndentation = ComponentKey(rawValue: "textIndentation")
    public static let lineHeight = ComponentKey(rawValue: "lineHeight")
    public static let listStyles = ComponentKey(rawValue: "listStyles")
    public static let textColor = ComponentKey(rawValue: "textColor")
    public static let highlight = ComponentKey(rawValue: "highlight")
    public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
  }

  public struct Highlight: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Highlight(rawValue: "default")
    public static let purple = Highlight(rawValue: "purple")
    public static let pink = Highlight(rawValue: "pink")
    public static let orange = Highlight(rawValue: "orange")
    public static let mint = Highlight(rawValue: "mint")
    public static let blue = Highlight(rawValue: "blue")

    static let schemes: [(Highlight, NSAttributedString.TextHighlightColorScheme)] = [
      (.default, .default), (.purple, .purple), (.pink, .pink), (.orange, .orange),
      (.mint, .mint), (.blue, .blue),
    ]
  }

  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let left = TextAlignment(rawValue: "left")
    public static let center = TextAlignment(rawValue: "center")
    public static let right = TextAlignment(rawValue: "right")
    public static let justified = TextAlignment(rawValue: "justified")
    public static let natural = TextAlignment(rawValue: "natural")

    static let values: [(TextAlignment, NSTextAlignment)] = [
      (.left, .left), (.center, .center), (.right, .right), (.justified, .justified),
      (.natural, .natural),
    ]
  }

  public struct TextList: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let disc = TextList(rawValue: "disc")
    public static let hyphen = TextList(rawValue: "hyphen")
    public static let decimal = TextList(rawValue: "decimal")
    public static let other = TextList(rawValue: "other")

    static let formats: [(TextList, NSTextList.MarkerFormat)] = [
      (.disc, .disc), (.hyphen, .hyphen), (.decimal, .decimal),
    ]
  }

  /// What the user has changed.
  public enum ChangeValue {
    case undefined
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case font(UIFont)
    case fontSize(Double)
    case increaseFontSize
    case decreaseFontSize
    case textColor(UIColor)
    case textAlignment(TextAlignment)
    case textList(TextList?)
    case increaseIndentation
    case decreaseIndentation
    case lineHeightPointSize(Double)
    case formattingStyle(String)
    case highlight(Highlight?)
  }

  /// A style that the panel offers by its title.
  public struct FormattingStyle: Equatable, Sendable {
    public let styleKey: String
    public let title: LocalizedStringResource
    public let attributes: AttributeContainer

    public init(
      styleKey: String,
      title: LocalizedStringResource,
      attributes: AttributeContainer
    ) {
      self.styleKey = styleKey
      self.title = title
      self.attributes = attributes
    }

    public init(
      styleKey: String,
      title: LocalizedStringResource,
      attributes: [NSAttributedString.Key: Any]
    ) {
      self.init(styleKey: styleKey, title: title, attributes: AttributeContainer(attributes))
    }
  }

  /// The styles of the text that is formatted.
  public struct FormattingDescriptor {
    public var fonts: [UIFont] = []
    public var textColors: [UIColor] = []
    public var lineHeight: Double?
    public var underlinePresent = false
    public var strikethroughPresent = false
    public var textAlignments: Set<TextAlignment> = []
    public var textLists: Set<TextList> = []
    public var highlights: Set<Highlight> = []
    public var formattingStyleKey: String?

    public init() {}

    public init(attributes: [NSAttributedString.Key: Any]) { add(attributes) }

    public init(attributes: AttributeContainer) { add(attributes.uiKitAttributes) }

    public init(string: NSAttributedString, range: NSRange) {
      string.enumerateAttributes(in: range, options: []) { attributes, _, _ in add(attributes) }
    }

    public init(string: some AttributedStringProtocol) {
      for run in string.runs { add(run.attributes.uiKitAttributes) }
    }

    private mutating func add(_ attributes: [NSAttributedString.Key: Any]) {
      func isLine(_ key: NSAttributedString.Key) -> Bool {
        ((attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0) != 0
      }
      if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
      if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
        textColors.append(color)
      }
      underlinePresent = underlinePresent || isLine(.underlineStyle)
      strikethroughPresent = strikethroughPresent || isLine(.strikethroughStyle)
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        if style.minimumLineHeight > 0 { lineHeight = Double(style.minimumLineHeight) }
        let alignment = TextAlignment.values.first { $0.1 == style.alignment }
        textAlignments.insert(alignment?.0 ?? .natural)
        if let list = style.textLists.last {
          textLists.insert(TextList.formats.first { $0.1 == list.markerFormat }?.0 ?? .other)
        }
      }
      if attributes[.textHighlightStyle] != nil {
        let scheme =
          attributes[.textHighlightColorScheme] as? NSAttributedString.TextHighlightColorScheme
        highlights.insert(Highlight.schemes.first { $0.1 == scheme }?.0 ?? .default)
      }
    }
  }
}
