import Foundation

/// A part of a text's content.
@preconcurrency
@MainActor
open class NSTextElement: MainActorObject {
  open weak var textContentManager: NSTextContentManager?
  open internal(set) var elementRange: NSTextRange?

  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init(isolated: ())
  }

  /// Paragraphs are neither in each other nor hidden.
  open var childElements: [NSTextElement] { [] }
  open weak var parent: NSTextElement? { nil }
  open var isRepresentedElement: Bool { true }
}

/// One paragraph, its end included.
@preconcurrency
@MainActor
open class NSTextParagraph: NSTextElement {
  public let attributedString: NSAttributedString

  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  private var separatorLength: Int {
    let text = attributedString.string
    if text.hasSuffix("\r\n") { return 2 }
    return text.unicodeScalars.last.map { CharacterSet.newlines.contains($0) } == true ? 1 : 0
  }

  private func part(_ from: Int, _ to: Int) -> NSTextRange? {
    guard let start = elementRange?.location.textOffset else { return nil }
    return NSTextRange(NSRange(location: start + from, length: to - from))
  }

  /// Without the end of the paragraph.
  open var paragraphContentRange: NSTextRange? {
    part(0, attributedString.length - separatorLength)
  }
  open var paragraphSeparatorRange: NSTextRange? {
    part(attributedString.length - separatorLength, attributedString.length)
  }
}

/// The content of text, for layout managers of TextKit 2.
@preconcurrency
@MainActor
open class NSTextContentManager: MainActorObject {
  public init() { super.init(isolated: ()) }
  public required init?(coder: NSCoder) { super.init(isolated: ()) }

  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  open var primaryTextLayoutManager: NSTextLayoutManager?
  open var automaticallySynchronizesTextLayoutManagers = true
  open var automaticallySynchronizesToBackingStore = true
  open private(set) var hasEditingTransaction = false

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManager.textContentManager = self
    textLayoutManagers.append(textLayoutManager)
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
  }

  open func performEditingTransaction(_ transaction: () -> Void) {
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = false
  }

  /// The text; subclasses have one.
  var content: NSAttributedString { NSAttributedString(string: "") }

  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: content.length)) }

  /// Nil beyond the ends.
  open func location(
    _ location: any NSTextLocation,
    offsetBy offset: Int
  ) -> (any NSTextLocation)? {
    let place = location.textOffset + offset
    return (0...content.length).contains(place) ? TextOffset(place) : nil
  }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    to.textOffset - from.textOffset
  }

  /// The paragraphs of a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var result: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let own = element.elementRange,
        own.location.compare(range.endLocation) == .orderedAscending
      else { return false }
      result.append(element)
      return true
    }
    return result
  }

  /// From the paragraph of a place on, while the block returns true.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?,
    options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let start = textLocation?.textOffset ?? 0
    var paragraphs = content.paragraphs.filter { $0.location + $0.length > start }
    if options.contains(.reverse) {
      paragraphs = content.paragraphs.filter { $0.location <= start }.reversed()
    }
    for range in paragraphs {
      let element = NSTextParagraph(attributedString: content.attributedSubstring(from: range))
      element.textContentManager = self
      element.elementRange = NSTextRange(range)
      guard block(element) else { return TextOffset(range.location) }
    }
    return paragraphs.last.map { TextOffset($0.location + $0.length) }
  }

  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1)
  }
}

/// The content in an attributed string.
@preconcurrency
@MainActor
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  open var textStorage: NSTextStorage?
  private var ownText: NSAttributedString?
  open weak var delegate: (any NSTextContentStorageDelegate)?

  open var attributedString: NSAttributedString? {
    get { textStorage?.text ?? ownText }
    set {
      ownText = newValue
      if let newValue { textStorage?.setAttributedString(newValue) }
    }
  }

  override var content: NSAttributedString { attributedString ?? super.content }

  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// Layout is made when it is asked for, from the text as it is then.
  open func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {}
}

@preconcurrency
@MainActor
public protocol NSTextContentStorageDelegate: NSObjectProtocol {}

extension NSAttributedString {
  /// With their ends.
  var paragraphs: [NSRange] {
    let text = string as NSString
    var result: [NSRange] = []
    var start = 0
    while start < text.length {
      let range = text.paragraphRange(for: NSRange(location: start, length: 0))
      result.append(range)
      start = max(start + 1, range.location + range.length)
    }
    return result
  }
}
