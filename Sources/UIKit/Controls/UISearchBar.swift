import Foundation
import QuartzCore

@preconcurrency
@MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A rounded field with a magnifying glass: 56 points high, and more with buttons for the scope.
@preconcurrency
@MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  public let searchTextField = UISearchTextField()
  private(set) var glass: UIView?
  let cancelButton = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UISearchBar.self)
  }

  /// Above the keyboard of the bar's field.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  private lazy var fieldDelegate = SearchFieldDelegate(of: self)

  private func setUp() {
    searchTextField.delegate = fieldDelegate
    glass = searchTextField.leftView
    // The key is blue once there is something to search for (inferred).
    searchTextField.returnKeyType = .search
    searchTextField.enablesReturnKeyAutomatically = true
    cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
      },
      for: .primaryActionTriggered
    )
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidBeginEditing(self)
        controller?.isActive = true
      },
      for: .editingDidBegin
    )
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.textDidChange()
      },
      for: .editingChanged
    )
    searchTextField.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarTextDidEndEditing(self) }
      },
      for: .editingDidEnd
    )
    addPart(searchTextField)
    addPart(cancelButton)
  }

  /// The search that the bar belongs to.
  weak var controller: UISearchController?

  open weak var delegate: (any UISearchBarDelegate)?
  lazy var scopeControl = makeScopeControl()
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopeTitlesDidChange() } }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeControl.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { scopeMayHaveChanged() } }
  }
  lazy var fieldButton = SearchFieldButton(in: self)
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { fieldButtonDidChange() } }
  }
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { fieldButtonDidChange() } }
  }
  open var isSearchResultsButtonSelected = false {
    didSet { fieldButton.isSelected = isSearchResultsButtonSelected }
  }
  weak var background: UISearchBarBackground?
  /// On a black bar the field is as in the dark: its words and signs are light (observed).
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      searchTextField.overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      setNeedsLayout()
    }
  }
  /// In place of the fill and the lines of the bar: one that is empty removes them.
  open var backgroundImage: UIImage? {
    didSet { if !UIImage.areAlike(backgroundImage, oldValue) { setNeedsLayout() } }
  }
  open var scopeBarBackgroundImage: UIImage?
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// While its field is: apps ask the bar whether it is being edited (observed).
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue != searchTextField.text else { return }
      searchTextField.text = newValue
      controller?.textDidChange()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The signs of a search bar.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  var look = SearchBarLook()
  /// Of the text from its place in the field.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { searchTextField.textOffset = searchTextPositionAdjustment }
  }
  /// Stored.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var isLookToDictateEnabled = false
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      searchTextField.alpha = newValue ? 1 : 0.5
    }
  }

  lazy var promptLabel = makePromptLabel()
  /// A line above the field, for which the bar has to be higher.
  open var prompt: String? { didSet { if prompt != oldValue { promptDidChange() } } }
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { setNeedsLayout() } } }
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { setNeedsLayout() } }
  }
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }

  open var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      // A search controller whose bar is an app's may set it each time that the bar is read, which
      // layout does (observed in apps).
      if showsCancelButton != oldValue { setNeedsLayout() }
    }
  }

  var cancelButtonText: String? {
    get { cancelButton.title(for: .normal) }
    set {
      cancelButton.setTitle(newValue, for: .normal)
      setNeedsLayout()
    }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil, showsCancelButton != self.showsCancelButton else {
      self.showsCancelButton = showsCancelButton
      return
    }
    layoutIfNeeded()
    self.showsCancelButton = showsCancelButton
    if showsCancelButton {
      UIView.performWithoutAnimation {
        cancelButton.alpha = 0
        cancelButton.frame = placeOfLeavingButton
      }
    } else {
      cancelButton.isHidden = false
    }
    UIView.animate(withDuration: UISearchBar.changeDuration) { [self] in
      cancelButton.alpha = showsCancelButton ? 1 : 0
      if !showsCancelButton { cancelButton.frame = placeOfLeavingButton }
      layoutIfNeeded()
    } completion: { [self] _ in
      // It may have been asked for again meanwhile.
      guard !showsCancelButton, !self.showsCancelButton else { return }
      cancelButton.isHidden = true
      cancelButton.alpha = 1
    }
  }

  /// Beyond the edge, where the cancel button comes from and goes to.
  private var placeOfLeavingButton: CGRect {
    let width = cancelButton.intrinsicContentSize.width
    let isMirrored = isRightToLeft
    return CGRect(
      x: isMirrored ? bounds.minX - width : bounds.maxX,
      y: searchTextField.frame.minY,
      width: width,
      height: searchTextField.bounds.height
    )
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    dressCancelButton()
    // It may be in a navigation bar now.
    setNeedsLayout()
  }

  /// Seconds that a search takes to begin or to end (observed).
  static let changeDuration: TimeInterval = 0.3

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: UISearchBar.ownHeight + shownPromptHeight + shownScopeHeight
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: barWidth(within: size.width),
      height: UISearchBar.ownHeight + shownPromptHeight + shownScopeHeight
    )
  }

  /// Of the field, in points.
  private static let fieldHeight: CGFloat = 36

  /// That of the navigation bar which has made room for this bar.
  var barContent: BarContent? {
    guard let content = superview as? BarContent, content.searchBar === self else { return nil }
    return content
  }

  /// The field keeps its height in the middle of a bar of any height, over whose edges it may
  /// reach; a navigation bar that makes room for content squeezes it (both inferred).
  private var fieldFrame: CGRect {
    let area = fieldArea
    if let barContent {
      return CGRect(
        x: area.minX + 8,
        y: area.minY + barContent.roomAboveSearchField,
        width: max(0, area.width - 16),
        height: max(0, area.height - 16)
      )
    }
    // Higher ones are made by a picture of that height (observed).
    let image = searchFieldBackgroundImage(for: .normal)?.size.height ?? 0
    let height = max(UISearchBar.fieldHeight, image)
    let rule: FloatingPointRoundingRule = traitCollection.userInterfaceIdiom == .pad ? .up : .down
    return CGRect(
      x: area.minX + 8,
      y: area.minY + ((area.height - height) / 2).rounded(rule),
      width: max(0, area.width - 16),
      height: height
    )
  }

  /// Between the field and the cancel button (measured on iOS 15 and 18).
  private static let cancelGap: CGFloat = 11

  /// What the cancel button takes from the field.
  var cancelRoom: CGFloat { cancelButton.intrinsicContentSize.width + UISearchBar.cancelGap }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    var field = fieldFrame
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      field.size.width -= cancelRoom
      let isMirrored = isRightToLeft
      if isMirrored { field.origin.x += cancelRoom }
      let gap = UISearchBar.cancelGap
      // Its word is a point above the middle of the field (measured on iOS 15 and 18).
      cancelButton.frame = CGRect(
        x: isMirrored ? field.minX - gap - width : field.maxX + gap,
        y: field.minY - 1,
        width: width,
        height: field.height
      )
    }
    searchTextField.frame = field
    layOutPrompt()
    if scopeButtonTitles != nil { layOutScope(below: fieldArea) }
  }
}
