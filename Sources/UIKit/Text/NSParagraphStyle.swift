import Foundation
import QuartzCore
import Typography

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a writing direction in a text's attributes is meant.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}

/// A tab stop.
///
/// A column begins there, ends there or has its middle there.
open class NSTextTab: NSObject, @unchecked Sendable {
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [NSTextTab.OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.options = options
    self.alignment = alignment
    location = loc
  }

  fileprivate convenience init(_ stop: ParagraphStyle.TabStop) {
    let alignment: NSTextAlignment =
      switch stop.alignment {
      case .right: .right
      case .center: .center
      case .natural: .natural
      default: .left
      }
    self.init(textAlignment: alignment, location: stop.location)
  }

  fileprivate var stop: ParagraphStyle.TabStop {
    ParagraphStyle.TabStop(location: location, alignment: alignment.value)
  }

  /// The characters at which columns of numbers end in a language.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
  }

  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}

/// How the lines of a paragraph are made.
///
/// Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate(set) package var style = ParagraphStyle()
  fileprivate var stored = Stored()

  /// What does not change the layout.
  fileprivate struct Stored: Hashable {
    var strategy = LineBreakStrategy()
    var usesDefaultHyphenation = false
    var hyphenationFactor: Float = 0
    var allowsTightening = false
    var lists: [NSTextList] = []
  }

  public override init() {}

  package init(_ style: ParagraphStyle) { self.style = style }

  /// A copy of a style, whichever of the two classes both are of.
  fileprivate init(copying other: NSParagraphStyle) {
    style = other.style
    stored = other.stored
  }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(style.direction) }
  open var lineSpacing: CGFloat { style.lineSpacing }
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  open var headIndent: CGFloat { style.headIndent }
  open var tailIndent: CGFloat { style.tailIndent }
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
  open var hyphenationFactor: Float { stored.hyphenationFactor }
  /// None at first (documented); that of labels is the standard one.
  open var lineBreakStrategy: LineBreakStrategy { stored.strategy }
  open var usesDefaultHyphenation: Bool { stored.usesDefaultHyphenation }
  open var textLists: [NSTextList] { stored.lists }

  /// Which break of a line is preferred.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line of a paragraph has two words where it would have one.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean lines end between words (documented).
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    func apply(to style: inout ParagraphStyle) {
      style.avoidsOrphans = contains(.pushOut)
      style.keepsHangulWords = contains(.hangulWordPriority)
    }
  }
  /// Stored: labels have their own.
  open var allowsDefaultTighteningForTruncation: Bool { stored.allowsTightening }
  open var tabStops: [NSTextTab] {
    style.tabStops.map { NSTextTab($0) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(copying: self)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.style == style && other.stored == stored
  }

  open override var hash: Int { style.hashValue }

  /// Words are divided by dictionaries of the system, which may be missing.
  static func reportMissingHyphenation() {
    let language = FontCatalog.shared.languages.first ?? "en"
    guard HyphenationPatterns.patterns(of: language) == nil else { return }
    World.current.diagnostics.report(
      "No rules to divide words of '\(language)' are installed: words stay whole. Install those of English with: "
        + "apt-get install hyphen-en-us."
    )
  }

  /// Of the user's language, or of one by its code.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let code = languageName ?? Locale.current.identifier
    let rightToLeft: Set<String> = ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "dv", "ug"]
    let language = code.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    return rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }
}

/// A paragraph style one can change.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.value }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.value }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { style.direction = newValue.value }
  }

  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }

  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { style.defaultTabInterval = newValue }
  }

  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { style.tabStops = newValue.map(\.stop).sorted { $0.location < $1.location } }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set {
      stored.strategy = newValue
      newValue.apply(to: &style)
    }
  }

  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set {
      stored.usesDefaultHyphenation = newValue
      hyphenationDidChange()
    }
  }

  open override var textLists: [NSTextList] {
    get { super.textLists }
    set { stored.lists = newValue }
  }

  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set {
      stored.hyphenationFactor = newValue
      hyphenationDidChange()
    }
  }

  /// The system's own factor divides wherever a word does not fit (inferred).
  private func hyphenationDidChange() {
    let own = Double(stored.hyphenationFactor)
    style.hyphenationFactor = own > 0 ? own : stored.usesDefaultHyphenation ? 1 : 0
    if style.hyphenationFactor > 0 { NSParagraphStyle.reportMissingHyphenation() }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { stored.allowsTightening = newValue }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    style = obj.style
    stored = obj.stored
  }

  /// Kept in the order of their places (documented).
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops.filter { $0.location != anObject.location }
  }
}

extension NSParagraphStyle: TextAttributeValue {
  package func apply(to style: inout TextStyle, key: String) {
    if key == "NSParagraphStyle" { style.paragraph = self.style }
  }
}

extension NSTextAlignment {
  fileprivate init(_ value: ParagraphStyle.Alignment) {
    switch value {
    case .left: self = .left
    case .right: self = .right
    case .center: self = .center
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }

  package var value: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  fileprivate init(_ value: ParagraphStyle.LineBreakMode) {
    switch value {
    case .wordWrapping: self = .byWordWrapping
    case .characterWrapping: self = .byCharWrapping
    case .clipping: self = .byClipping
    case .truncatingHead: self = .byTruncatingHead
    case .truncatingTail: self = .byTruncatingTail
    case .truncatingMiddle: self = .byTruncatingMiddle
    }
  }

  package var value: ParagraphStyle.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

extension NSWritingDirection {
  fileprivate init(_ value: ParagraphStyle.Direction) {
    switch value {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }

  package var value: ParagraphStyle.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
