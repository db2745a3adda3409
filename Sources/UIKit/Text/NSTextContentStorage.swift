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

  // Layout and text are read when they are asked for: there is nothing to bring up to date.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  /// Called by a class of the app's own after it has changed its text.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    forgetElements()
  }

  /// Changes a range to paragraphs; only a text in an attributed string does.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Nil: no paragraph has another range while it is edited.
  open func adjustedRange(
    from textRange: NSTextRange,
    forEditingTextSelection: Bool
  ) -> NSTextRange? { nil }

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

  // Subclasses narrow its type.
  @_disfavoredOverload
  open weak var delegate: (any NSTextContentManagerDelegate)? { didSet { forgetElements() } }
  var hasDelegate: Bool { delegate != nil }

  private var made: (content: NSAttributedString, elements: [NSTextElement])?

  func forgetElements() {
    made = nil
    textLayoutManagers.forEach { $0.layoutDidChange() }
  }

  /// The paragraph of a range, as it is shown.
  func paragraph(_ range: NSRange) -> NSTextParagraph {
    NSTextParagraph(attributedString: content.attributedSubstring(from: range))
  }

  /// All paragraphs; the same ones until the text changes.
  private var elements: [NSTextElement] {
    let content = content
    if let made, made.content === content { return made.elements }
    let elements = content.paragraphs.map { range -> NSTextElement in
      let element = paragraph(range)
      element.textContentManager = self
      element.elementRange = NSTextRange(range)
      return element
    }
    made = (content, elements)
    return elements
  }

  /// Those that the delegate does not leave out.
  var shownElements: [NSTextElement] { elements.filter { isShown($0, []) } }

  private func isShown(_ element: NSTextElement, _ options: EnumerationOptions) -> Bool {
    delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
  }

  /// From the paragraph of a place on, while the block returns true.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?,
    options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let start = textLocation?.textOffset ?? 0
    let isReverse = options.contains(.reverse)
    let all = isReverse ? elements.reversed() : elements
    var last: (any NSTextLocation)?
    for element in all where isShown(element, options) {
      guard let range = element.elementRange else { continue }
      let isWanted =
        isReverse
        ? range.location.textOffset <= start : range.endLocation.textOffset > start
      guard isWanted else { continue }
      guard block(element) else { return range.location }
      last = range.endLocation
    }
    return last
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
  @_nonoverride
  open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { super.delegate as? any NSTextContentStorageDelegate }
    set { super.delegate = newValue }
  }

  open var attributedString: NSAttributedString? {
    get { textStorage?.text ?? ownText }
    set {
      ownText = newValue?.copy() as? NSAttributedString
      if let newValue { textStorage?.setAttributedString(newValue) }
    }
  }

  override var content: NSAttributedString { attributedString ?? super.content }

  override func paragraph(_ range: NSRange) -> NSTextParagraph {
    delegate?.textContentStorage(self, textParagraphWith: range) ?? super.paragraph(range)
  }

  /// Stored: lists have the markers that are written in their text.
  open var includesTextListMarkers = false

  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  open override func replaceContents(
    in range: NSTextRange,
    with textElements: [NSTextElement]?
  ) {
    let new = NSMutableAttributedString()
    for element in textElements ?? [] {
      if let text = attributedString(for: element) { new.append(text) }
    }
    if let textStorage {
      textStorage.replaceCharacters(in: range.characters, with: new)
    } else {
      let text = NSMutableAttributedString(attributedString: content)
      text.replaceCharacters(in: range.characters, with: new)
      attributedString = text
    }
  }

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
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Whether a paragraph is laid out.
  func textContentManager(
    _ textContentManager: NSTextContentManager,
    shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager,
    shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

@preconcurrency
@MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// The paragraph as it is shown, as long as that of the text; nil for the text itself.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage,
    textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage,
    textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

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
