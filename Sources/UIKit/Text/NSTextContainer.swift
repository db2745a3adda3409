import Foundation

/// The area of a text view's text.
@preconcurrency
@MainActor
open class NSTextContainer: MainActorObject {
  public init(size: CGSize = .zero) { self.size = size }
  public required init(coder: NSCoder) { size = .zero }

  var onChange: (() -> Void)?

  open var size: CGSize
  /// Between the text and each side.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// 0 means as many as fit.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { Diagnostics.report("NSTextContainer.exclusionPaths: text runs across them.") }
  }
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open weak var layoutManager: NSLayoutManager?
}

/// Lays out text in containers.
///
/// It measures like a label; glyphs are not available.
@preconcurrency
@MainActor
open class NSLayoutManager: MainActorObject {
  public init() {}
  public required init?(coder: NSCoder) {}

  open private(set) var textContainers: [NSTextContainer] = []
  open internal(set) weak var textStorage: NSTextStorage?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true

  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
  }

  open func ensureLayout(for container: NSTextContainer) {}

  /// The rectangle that the text takes up in the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = textStorage else { return .zero }
    let padding = container.lineFragmentPadding
    let room = CGSize(
      width: container.size.width > 0
        ? max(1, container.size.width - 2 * padding) : .greatestFiniteMagnitude,
      height: container.size.height > 0 ? container.size.height : .greatestFiniteMagnitude
    )
    let rect = text.text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    return CGRect(x: 0, y: 0, width: rect.width + 2 * padding, height: rect.height)
  }
}

/// Text that layout managers show.
@preconcurrency
@MainActor
open class NSTextStorage: MainActorObject {
  var text: NSMutableAttributedString

  public init() { text = NSMutableAttributedString(string: "") }
  public init(string: String) { text = NSMutableAttributedString(string: string) }
  public init(attributedString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attributedString)
  }
  public required init?(coder: NSCoder) { text = NSMutableAttributedString(string: "") }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open var string: String { text.string }
  open var length: Int { text.length }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
    layoutManagers.append(aLayoutManager)
  }

  open func setAttributedString(_ attrString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attrString)
  }

  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    text.addAttribute(name, value: value, range: range)
  }
}

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Text is read on any thread; only the main one has observers to notify.
  private static func report(_ words: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { Diagnostics.report(words) }
  }

  /// Reads plain text, and the text of HTML without its tags.
  ///
  /// Anything else is an error.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    guard var text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch options[.documentType] as? DocumentType {
    case nil, .plain?: break
    case .html?:
      Self.report("HTML text is shown without its tags and styles.")
      text = text.replacingOccurrences(of: "<br ?/?>", with: "\n", options: .regularExpression)
      text = text.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
      for (code, character) in [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&amp;", "&")] {
        text = text.replacingOccurrences(of: code, with: character)
      }
    case let type?:
      Self.report("Text of the type \(type.rawValue) cannot be read.")
      throw CocoaError(.fileReadUnknown)
    }
    self.init(string: text)
  }
}
