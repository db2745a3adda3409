import Foundation
import QuartzCore
import Typography

/// Scrolling text.
///
/// The keyboard, code and scripts of keys change it. A label draws the text, also one that a text
/// storage of the app's own keeps.
@preconcurrency
@MainActor
open class UITextView: UIScrollView {
  /// The area inside the insets.
  public let textContainer: NSTextContainer

  let label = FieldLabel()

  /// Whether items of lists have their markers: until the app asks for the layout of TextKit 1, or
  /// where it brings its own.
  var showsLists = true

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    showsLists = textContainer?.layoutManager == nil
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UITextView.self)
  }

  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  private func setUp() {
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.lineBreakStrategy = []
    label.showsLists = showsLists
    textContainer.onChange = { [weak self] in
      guard let self else { return }
      label.numberOfLines = textContainer.maximumNumberOfLines
      label.lineBreakMode = textContainer.lineBreakMode
      chooseDrawing()
      textDidChange()
    }
    textContainer.sizeInView = { [weak self] in self?.sizeOfContainer }
    textContainer.onInvalidate = { [weak self] in
      self?.label.setNeedsDisplay()
      self?.textDidChange()
    }
    label.font = .systemFont(ofSize: 12)
    // Text stays in its corner while the view's size animates, and only the view cuts it
    // (inferred).
    label.contentMode = .topLeft
    label.layer.clipsContents = false
    addSubview(label)
    adoptStorage()
    chooseDrawing()
    showLinks()
    editTap.cancelsTouchesInView = false
    addGestureRecognizer(editTap)
    itemTap.isEnabled = false
    addGestureRecognizer(itemTap)
    if backgroundColor == nil { backgroundColor = .systemBackground }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      if newValue { labelDidChange() }
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory else { return }
    label.adjustFonts()
    labelDidChange()
  }

  // MARK: Editing

  /// A tap begins to edit, where that is possible, and moves the caret.
  private lazy var editTap = CaretTap(target: self, action: Selector(UITextView.edit))

  private func edit(_ tap: UIGestureRecognizer) {
    let begins = !isFirstResponder
    becomeFirstResponder()
    moveCaret(toTapAt: tap.location(in: self), begins: begins)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    switch gestureRecognizer {
    case editTap: isEditable
    case itemTap: item(at: itemTap.location(in: self)) != nil
    default: super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  /// A tap on a link or another item.
  private(set) lazy var itemTap = UITapGestureRecognizer(
    target: self,
    action: Selector(UITextView.tapItem)
  )

  /// Opens the menu of an item; there while the text has any.
  var itemPress: UIGestureRecognizer?

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, !isFirstResponder, responderWindow != nil else {
      let wasFirst = isFirstResponder
      let isFirst = super.becomeFirstResponder()
      if isFirst, !wasFirst { responderDidChange() }
      return isFirst
    }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    responderDidChange()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditable, isFirstResponder else {
      let wasFirst = isFirstResponder
      let resigned = super.resignFirstResponder()
      if wasFirst, resigned { responderDidChange() }
      return resigned
    }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    endEditing()
    return true
  }

  override func wasForcedToResign() {
    if isEditable { endEditing() } else { responderDidChange() }
  }

  private func endEditing() {
    responderDidChange()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Text

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      labelDidChange()
      moveCaret(to: NSRange(location: editedText.utf16.count, length: 0))
    }
  }

  /// There once the app asked for it, or brought its own.
  var storage: NSTextStorage?
  var manager: NSLayoutManager?
  var isFillingStorage = false

  /// Changes of it show at once.
  open var textStorage: NSTextStorage { shared.storage }

  /// An app that asks for it gets the layout of TextKit 1 from then on (documented), which shows no
  /// lists.
  open var layoutManager: NSLayoutManager {
    if showsLists { leaveTextKit2() }
    return measuringManager
  }

  var attachmentViews = TextAttachmentViews()

  /// What the fragments were made of.
  var styledContent: StyledText?

  private(set) var textLayoutManagerIsMade = false

  /// See `textLayoutManager`.
  private(set) lazy var ownTextLayoutManager: NSTextLayoutManager = {
    let manager = NSTextLayoutManager()
    manager.view = self
    manager.textContainer = textContainer
    ownTextContent.addTextLayoutManager(manager)
    textLayoutManagerIsMade = true
    return manager
  }()
  let ownTextContent = NSTextContentStorage()

  /// Both kinds of text views have both kinds of layout here; only lists show that of TextKit 2.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
    if !usingTextLayoutManager { leaveTextKit2() }
  }

  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      labelDidChange()
      moveCaret(to: NSRange(location: editedText.utf16.count, length: 0))
    }
  }

  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      labelDidChange()
    }
  }

  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue
      if storage != nil { labelDidChange() }
    }
  }

  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      if storage != nil { labelDidChange() }
    }
  }

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// Links have the tint colour at first.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      ownLinkAttributes = newValue
      showLinks()
    }
  }

  private func showLinks() { label.linkAttributes = linkTextAttributes }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLinks()
  }

  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// Those before the caret until they are set, and again when the caret moves.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let ownTypingAttributes { return ownTypingAttributes }
      let place = UITextPosition(offset: selection.location)
      let near = styling(label.attributedText, at: place, forward: false)
      return near ?? [.font: label.font as Any, .foregroundColor: label.textColor as Any]
    }
    set { ownTypingAttributes = newValue }
  }
  /// Only texts that nobody edits look for them (documented).
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { editableDidChange() } }
  /// Whether the edit menu has commands for the style of what is selected (documented).
  open var allowsEditingTextAttributes = false
  /// That of the panel which the menu of formats leads to; none without one (documented).
  open var textFormattingConfiguration: UITextFormattingViewController.Configuration? = .init()
  open var clearsOnInsertion = false

  /// Scrolls no further than the lines of the range need to be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let box = measuringManager.boundingRect(forGlyphRange: range, in: textContainer)
    scrollRectToVisible(
      box.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top),
      animated: false
    )
  }

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if let findInteraction { removeInteraction(findInteraction) }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: self) : nil
      if let findInteraction { addInteraction(findInteraction) }
    }
  }
  /// There while `isFindInteractionEnabled` (documented).
  open private(set) var findInteraction: UIFindInteraction?
  open var usesStandardTextScaling = false
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions = UIWritingToolsResultOptions()
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var borderStyle = BorderStyle.none
  open var sizingRule = UILetterformAwareSizingRule.typographic

  open var isEditable = true { didSet { editableDidChange() } }
  open var isSelectable = true { didSet { itemsDidChange() } }

  /// The text with the links that the view finds by itself.
  var textWithLinks: NSAttributedString { label.textWithLinks }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?
  open var selectedRange: NSRange {
    get { selection }
    set { moveCaret(to: newValue) }
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { moveCaret(to: characters(of: newValue)) } }
  }
  open var hasText: Bool { !text.isEmpty }

  /// Up to date whenever it is asked for: views that grow with their text set their height by it in
  /// `textViewDidChange`.
  open override var contentSize: CGSize {
    get {
      if !isMeasured, bounds.width > 0 { adopt(contentSize(forWidth: bounds.width)) }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  var isMeasured = false

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    return contentSize(forWidth: width)
  }

  /// Text that does not scroll takes the height of its lines, as a label does.
  package override func wrappedContentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : contentSize(forWidth: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize(forWidth: bounds.width)
    let insets = textContainerInset
    label.frame = CGRect(
      x: insets.left + textContainer.lineFragmentPadding,
      y: insets.top,
      width: max(
        0,
        bounds.width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding
      ),
      height: size.height - insets.top - insets.bottom
    )
    adopt(size)
    placeAttachmentViews()
    scrollToCaret()
    let isSelected = isFirstResponder && selection.length > 0
    let isEdited = isFirstResponder && isEditable && !isSelected
    TextCaret.place(
      &textCaret,
      in: self,
      at: isEdited ? caret(at: UITextPosition(offset: selection.location)) : nil
    )
    selectionMarks.place(isSelected ? selectedLines : [], in: self)
  }

  /// Whether the next layout scrolls as far as the caret needs: text was typed.
  var followsCaret = false

  private var textCaret: TextCaret?
  private var selectionMarks = TextSelectionMarks()

  open override func selectAll(_ sender: Any?) {
    moveCaret(to: NSRange(location: 0, length: editedText.utf16.count))
  }

  // MARK: The edit menu

  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    let range = NSValue(range: characters(of: textRange))
    return delegate?.textView(
      self,
      editMenuForTextInRanges: [range],
      suggestedActions: suggestedActions
    )
  }
  open func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }
  open func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offers(action) ?? offersFormat(action)
      ?? super.canPerformAction(action, withSender: sender)
  }

  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { toggleUnderlining() }

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func select(_ sender: Any?) {
    selectWord(at: UITextPosition(offset: selection.location))
  }

  /// There while it is the first responder.
  private(set) var editMenu: TextEditMenu?

  private func responderDidChange() {
    editMenu?.end()
    editMenu = isFirstResponder && isSelectable ? TextEditMenu(of: self) : nil
    setNeedsLayout()
  }

  // MARK: Places and ranges

  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?

  open var markedTextRange: UITextRange? { marked.map { UITextRange($0) } }
  /// Stored: text that is being composed looks like the rest.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open weak var inputDelegate: (any UITextInputDelegate)?
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self
  )
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: editedText.utf16.count) }

  open func text(in range: UITextRange) -> String? {
    (editedText as NSString).substring(with: characters(of: range))
  }
  open func replace(_ range: UITextRange, withText text: String) {
    change(characters(of: range), to: text)
  }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { eraseBackward() }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText, selected: selectedRange)
  }
  open func unmarkText() { marked = nil }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    allows(text, in: characters(of: range))
  }
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, by: offset)
  }
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? { place(from: position, towards: direction, by: offset) }
  open func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { end(of: range, in: direction) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  open func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, in: direction) }
  open func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// Not changed: the text's own characters and paragraph styles decide.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) { Diagnostics.report("setBaseWritingDirection(_:for:): paragraph styles decide.") }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// The box of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect { boxes(of: range).first ?? .null }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionBoxes(of: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { place(nearest: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    place(nearest: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
}
