import Foundation
import QuartzCore

@preconcurrency
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
}

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Scrolling text.
///
/// There is no keyboard: only code changes it.
@preconcurrency
@MainActor
open class UITextView: UIScrollView {
  /// The area inside the insets.
  public let textContainer: NSTextContainer

  private let label = UILabel()

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
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
    textContainer.onChange = { [weak self] in
      guard let self else { return }
      label.numberOfLines = textContainer.maximumNumberOfLines
      label.lineBreakMode = textContainer.lineBreakMode
      textDidChange()
    }
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    showLinks()
    editTap.cancelsTouchesInView = false
    addGestureRecognizer(editTap)
    if backgroundColor == nil { backgroundColor = .systemBackground }
  }

  open var adjustsFontForContentSizeCategory = false

  // MARK: Editing

  /// A tap begins to edit, where that is possible.
  private lazy var editTap = UITapGestureRecognizer(
    target: self,
    action: Selector(UITextView.edit)
  )

  private func edit(_ tap: UIGestureRecognizer) { becomeFirstResponder() }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === editTap
      ? isEditable && !isFirstResponder : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, !isFirstResponder else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditable, isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Text

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      textDidChange()
    }
  }

  private let storage = NSTextStorage()

  /// A copy of the text: changes of it do not show.
  open var textStorage: NSTextStorage {
    storage.setAttributedString(attributedText)
    return storage
  }

  /// Measures the text as it is now, in the view's width.
  open var layoutManager: NSLayoutManager {
    let storage = textStorage
    let sides = textContainerInset.left + textContainerInset.right
    textContainer.size = CGSize(width: max(0, bounds.width - sides), height: 0)
    if let known = storage.layoutManagers.first { return known }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    return manager
  }

  /// See `textLayoutManager`.
  private(set) lazy var ownTextLayoutManager: NSTextLayoutManager = {
    let manager = NSTextLayoutManager()
    manager.view = self
    manager.textContainer = textContainer
    ownTextContent.addTextLayoutManager(manager)
    return manager
  }()
  private let ownTextContent = NSTextContentStorage()

  /// Both kinds of text views have both kinds of layout here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      textDidChange()
    }
  }

  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      textDidChange()
    }
  }

  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
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

  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false

  /// Scrolls no further than the lines of the range need to be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let box = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
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
  open var textContentType: UITextContentType?
  open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open var isFindInteractionEnabled = false
  open var usesStandardTextScaling = false
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var borderStyle = BorderStyle.none

  public enum BorderStyle: Int, Sendable {
    case none, roundedRect
  }
  open var isEditable = true
  open var isSelectable = true
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
  open var selectedRange = NSRange(location: 0, length: 0)
  open var hasText: Bool { !text.isEmpty }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The text's size with its container's insets, in a given `width`.
  private func contentSize(forWidth width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let limit = CGSize(width: max(1, width - sides), height: .greatestFiniteMagnitude)
    var size = label.sizeThatFits(limit)
    size.height = max(size.height, label.font.lineHeight)
    return CGSize(width: size.width + sides, height: size.height + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    return contentSize(forWidth: width)
  }

  /// Text that does not scroll takes the height of its lines, as a label does.
  package override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : contentSize(forWidth: width).height
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
    if contentSize != CGSize(width: bounds.width, height: size.height) {
      contentSize = CGSize(width: bounds.width, height: size.height)
    }
  }
}
