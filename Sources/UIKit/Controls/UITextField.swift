import Foundation
import QuartzCore

/// One line of text with a border and a placeholder.
///
/// The keyboard, code and scripts of touches change its text.
@preconcurrency
@MainActor
open class UITextField: UIControl {
  let label = FieldLabel()
  let placeholderLabel = FieldLabel()
  /// What the style of the border draws, beneath the text; nil without one.
  var border: UIView?
  var backgroundView: UIImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UITextField.self)
  }

  private func setUp() {
    label.drawsText = { [unowned self] in drawText(in: $0) }
    placeholderLabel.drawsText = { [unowned self] in drawPlaceholder(in: $0) }
    placeholderLabel.onChange = { [unowned self] in dressPlaceholder($0, $1) }
    for label in [placeholderLabel, label] {
      // Buttons beside the field push its edge aside.
      label.shrinksAtOnce = false
      label.isUserInteractionEnabled = false
      addPart(label)
    }
    update()
  }

  // MARK: Text

  /// The text, with attributes where `hasAttributes`.
  var content: NSAttributedString?

  open var text: String? {
    get { content?.string ?? "" }
    set {
      content = newValue.map { NSAttributedString(string: $0) }
      hasAttributes = false
      textWasSet()
    }
  }

  /// Whether the looks are the text's own, not those of the field.
  var hasAttributes = false

  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content = newValue
      hasAttributes = newValue != nil
      textWasSet()
    }
  }

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      let dress = [.foregroundColor: placeholderColor].merging(placeholderDress) { $1 }
      attributedPlaceholder = newValue.map { NSAttributedString(string: $0, attributes: dress) }
    }
  }

  var placeholderColor: UIColor { .placeholderText }
  var clearButtonColor: UIColor { .systemGray2 }
  /// What code has set of the placeholder's label, which it reaches by its key.
  var placeholderDress: [NSAttributedString.Key: Any] = [:]
  /// Whether the field itself changes the placeholder's label.
  var isUpdating = false

  open var attributedPlaceholder: NSAttributedString? { didSet { update() } }

  open var hasText: Bool { content?.length ?? 0 > 0 }

  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      update()
      adjustFont()
    }
  }
  open var textColor: UIColor? = .label { didSet { update() } }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { update() } }
  }
  /// Code sets it in `layoutSubviews`, too.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { update() } } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored: what is typed has the style of the field.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false { didSet { update() } }
  open var minimumFontSize: CGFloat = 0 { didSet { update() } }
  open var isSecureTextEntry = false { didSet { update() } }

  // MARK: Side views

  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { sidesDidChange() } }
  }
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { sidesDidChange() } }
  }

  /// A right view takes precedence over the button (documented).
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }
  var clearButton: UIButton?
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var background: UIImage? { didSet { if background !== oldValue { updateBorder() } } }
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground !== oldValue { updateBorder() } }
  }
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

  open var sizingRule = UILetterformAwareSizingRule.typographic

  // MARK: Input traits, as plain storage

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
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions = UIWritingToolsResultOptions()
  open var passwordRules: UITextInputPasswordRules?
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  // MARK: Editing

  open weak var delegate: (any UITextFieldDelegate)?

  open private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard let window = responderWindow else { return super.becomeFirstResponder() }
    // The keyboard comes when the field is being edited (inferred; that of a text view comes
    // before).
    return window.owner.keyboard.holding { beginEditing() }
  }

  private func beginEditing() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    editMenu = TextEditMenu(of: self)
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    setNeedsLayout()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    endEditing()
    return true
  }

  override func wasForcedToResign() {
    if isEditing { endEditing() }
  }

  private func endEditing() {
    isEditing = false
    editMenu?.end()
    editMenu = nil
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification,
      object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
    )
    setNeedsLayout()
  }

  /// The return key is (documented): apps end the editing there.
  package override var tapIsPrimaryAction: Bool { false }

  /// A finger that is lifted in the field begins to edit it, and moves the caret.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let begins = !isEditing
    becomeFirstResponder()
    moveCaret(toTapAt: touch.location(in: self), begins: begins)
  }

  // MARK: Looks

  /// In a rounded border it fills that, not the corners beside it (inferred).
  open override var backgroundColor: UIColor? {
    get { borderStyle == .roundedRect ? appearance.backgroundColor : super.backgroundColor }
    set {
      guard borderStyle == .roundedRect else {
        super.backgroundColor = newValue
        return
      }
      appearance.backgroundColor = newValue
      updateBorder()
    }
  }

  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    update()
  }

  // MARK: Geometry

  var showsRightView: Bool { isShown(rightView, rightViewMode) }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

  /// The same place as that of the text, but never that of an overridden `textRect`: fields inset
  /// both by way of `super`, and their text stays where it is when editing begins (observed).
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

  /// Follows an overridden `textRect` (observed).
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.sizeBesideText ?? .zero
    let rect = CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return directed(rect, in: bounds)
  }

  /// 19 points square at the right, 5 from a border (inferred).
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    let rect = CGRect(
      x: bounds.maxX - margin - side,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    return directed(rect, in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.sizeBesideText ?? .zero
    let rect = CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return directed(rect, in: bounds)
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// An override of `intrinsicContentSize` may ask `sizeThatFits(_:)`, which does not ask back.
  var naturalSize: CGSize {
    let widest = max(
      label.intrinsicContentSize.width,
      hasText ? 0 : placeholderLabel.intrinsicContentSize.width
    )
    // A rounded field with the default font is 34 points high (measured often); others fit their
    // font.
    let line = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight.rounded(.up)
    let height = borderStyle == .roundedRect ? line + 13 : line + padding.top + padding.bottom + 1
    // The views beside the text take the place of the room there (inferred).
    let left = isShown(leftView, leftViewMode) ? leftView?.sizeBesideText.width : nil
    let right = isShown(rightView, rightViewMode) ? rightView?.sizeBesideText.width : nil
    let sides = (left ?? padding.left) + (right ?? padding.right)
    return CGSize(width: widest + sides, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    border?.frame = borderRect(forBounds: bounds)
    backgroundView?.frame = borderRect(forBounds: bounds)
    label.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftView, leftViewMode)
    rightView?.isHidden = !showsRightView
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    placeClearButton()
    scrollToCaret()
    let selected = isEditing ? selectedBoxes : []
    TextCaret.place(&caret, in: self, at: isEditing && selected.isEmpty ? caretPlace : nil)
    selectionMarks.place(selected, in: self)
  }

  private var caret: TextCaret?
  private var selectionMarks = TextSelectionMarks()

  open override func selectAll(_ sender: Any?) {
    moveCaret(to: NSRange(location: 0, length: editedText.utf16.count))
  }

  /// The line laid out, to find places in it.
  let measured = NSTextStorage()

  /// Draws the text; `rect` and the context are the text's own.
  open func drawText(in rect: CGRect) { label.drawPlainText(in: rect) }
  /// Draws the placeholder; a field that draws its own hides it with an empty override.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawPlainText(in: rect) }

  /// The end of the text when editing begins; nil while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set { if let newValue { moveCaret(to: characters(of: newValue)) } }
  }

  // MARK: The edit menu

  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    let range = NSValue(range: characters(of: textRange))
    return delegate?.textField(
      self,
      editMenuForCharactersInRanges: [range],
      suggestedActions: suggestedActions
    )
  }
  open func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  open func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offers(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func select(_ sender: Any?) {
    selectWord(at: UITextPosition(offset: selection.location))
  }

  /// There while the field is edited.
  var editMenu: TextEditMenu?

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

  open override var forFirstBaselineLayout: UIView { label }
  open override var forLastBaselineLayout: UIView { label }
}
