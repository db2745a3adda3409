import Foundation

/// One row of a table.
@preconcurrency
@MainActor
open class UITableViewCell: UIView {
  let style: CellStyle

  private static let interfaceStyles: [CellStyle: String] = [
    .value1: "IBUITableViewCellStyleValue1",
    .value2: "IBUITableViewCellStyleValue2",
    .subtitle: "IBUITableViewCellStyleSubtitle",
  ]

  /// The style's name in interface files and archives.
  var interfaceStyle: String { Self.interfaceStyles[style] ?? "" }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    setUpContent()
    contentIsLate = !UIKitWorld.current.presentsFullScreenByDefault
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style =
      Self.interfaceStyles.first { $0.value == coder.interfaceAttribute("style") }?.key ?? .default
    super.init(coder: coder)
    setUpContent()
    coder.read(into: self, as: UITableViewCell.self)
  }

  /// How the table makes an instance of a registered class.
  ///
  /// Swift makes objects of a class known only at run time by required initializers alone;
  /// subclasses inherit this one and it calls their own.
  public required convenience init(dequeuedWith reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The table that shows the cell.
  var table: UITableView? {
    var view = superview
    while let next = view, !(next is UITableView) { view = next.superview }
    return view as? UITableView
  }

  open internal(set) var reuseIdentifier: String?
  /// The storyboard's action for a selection of the cell.
  var selectionTrigger: InterfaceTrigger?
  /// The storyboard's action for a tap on its detail button.
  var accessoryTrigger: InterfaceTrigger?
  /// The height that a storyboard gives a static row.
  var interfaceRowHeight: CGFloat?
  /// Where the table has put the cell; nil before.
  var tablePlace: CGRect?
  open func prepareForReuse() {}

  // MARK: Content

  let content = UITableViewCellContentView()
  open var contentView: UIView {
    if contentIsLate { showLateContent() }
    return content
  }

  /// Whether the content comes above the present subviews when it is first asked for, or laid out:
  /// since iOS 14 views that apps add to the cell itself are out of a finger's reach (observed).
  private var contentIsLate = false

  private func showLateContent() {
    contentIsLate = false
    bringSubviewToFront(content)
    let marks: [UIView?] = [accessoryView, accessoryMark, editingAccessoryView, editingMark]
    for case let mark? in marks where mark.superview === self { bringSubviewToFront(mark) }
  }

  /// Made when first asked for, as on iOS.
  private lazy var ownTextLabel = makeTextLabel()
  private lazy var ownDetailLabel = makeDetailLabel()
  private lazy var ownImageView = makeImageView()
  open var textLabel: UILabel? { ownTextLabel }
  open var detailTextLabel: UILabel? { ownDetailLabel }
  open var imageView: UIImageView? { ownImageView }

  // Outlets of a file may connect other views in their places, which stay where the file puts them
  // (inferred: key value coding finds the variables of the class).
  func connect(textLabel: UILabel?) { textLabel.map { ownTextLabel = $0 } }
  func connect(detailTextLabel: UILabel?) { detailTextLabel.map { ownDetailLabel = $0 } }
  func connect(imageView: UIImageView?) { imageView.map { ownImageView = $0 } }

  // Of those that have been asked for, and stand in the row.
  var hasText = false
  var hasDetail = false
  var hasImage = false

  private func setUpContent() {
    content.frame = bounds
    setContentMargins()
    addContentPart(content)
    backgroundColor = .systemBackground
  }

  // MARK: Configurations

  private(set) var host = ContentConfigurationHost()
  private(set) var backgroundHost: BackgroundConfigurationView?

  /// The cell's content, in place of its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      host.show(newValue, in: contentView)
      setContentMargins()
      if newValue != nil { (hasText, hasDetail, hasImage) = (false, false, false) }
      setNeedsLayout()
      table?.rowMayNeedOtherHeight(self)
    }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.rowMayNeedOtherHeight(self)
  }

  override func intrinsicContentSizeMayHaveChanged(of part: UIView) {
    if part === content { table?.rowMayNeedOtherHeight(self) }
  }

  /// Takes the place of the cell's colour, of its background view and of those of the
  /// selection (documented).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundHost = backgroundConfiguration.map { _ in
        backgroundHost ?? BackgroundConfigurationView()
      }
      backgroundView = backgroundHost
      if oldValue == nil, backgroundConfiguration != nil {
        backgroundColor = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
      }
      showBackground(for: configurationState)
      showSelection()
    }
  }

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  var owesConfiguration = true

  /// Updates at once: the state is all it depends on.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    showBackground(for: state)
    updateContent(for: state)
    updateConfiguration(using: state)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      accessoryMark = mark(accessoryType, in: accessoryMark, isForEditing: false)
    }
  }
  open var accessoryView: UIView? {
    didSet { replace(oldValue, by: accessoryView, isForEditing: false) }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet {
      guard editingAccessoryType != oldValue else { return }
      editingMark = mark(editingAccessoryType, in: editingMark, isForEditing: true)
    }
  }
  open var editingAccessoryView: UIView? {
    didSet { replace(oldValue, by: editingAccessoryView, isForEditing: true) }
  }
  /// Accessories that have not been laid out in the row yet.
  var arrivingAccessories: Set<ObjectIdentifier> = []
  private var accessoryMark: TableAccessoryView?
  private var editingMark: TableAccessoryView?
  /// A view of the app's own takes the place of a mark (documented).
  var shownAccessory: UIView? {
    isEditing ? editingAccessoryView ?? editingMark : accessoryView ?? accessoryMark
  }

  // MARK: State

  open var selectionStyle = SelectionStyle.default
  /// Setting it calls `setSelected(_:animated:)`, never the other way: the table calls
  /// the method (observed).
  open var isSelected: Bool {
    get { shownState.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { shownState.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var shownState = (isSelected: false, isHighlighted: false)
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// What the table's delegate says (documented).
  open var editingStyle: EditingStyle { editingPlan.style }
  /// What the table lets a finger do with the row while it is edited.
  var editingPlan = RowEditingPlan() {
    didSet { if editingPlan != oldValue { editing.adopt(editingPlan) } }
  }
  private(set) lazy var editing = RowEditing(self)
  /// Whether the row has been edited: most never are.
  var hasEditing: Bool { editingPlan != RowEditingPlan() }
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
  /// In place of the other one while several rows are chosen in a table that is edited
  /// (documented).
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateBackground()
    }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != shownState.isSelected else { return }
    deselectsSlowly = animated && !selected && window != nil
    shownState.isSelected = selected
    updateBackground()
    deselectsSlowly = false
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != shownState.isHighlighted else { return }
    shownState.isHighlighted = highlighted
    updateBackground()
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    let changes = editing != isEditing
    let state: StateMask = editing ? .showingEditControl : []
    if changes { willTransition(to: state) }
    isEditing = editing
    if changes { didTransition(to: state) }
  }

  /// Either of the two accessories fades, in an animation.
  private func editingDidChange() {
    for view in [accessoryView, accessoryMark] { view?.alpha = isEditing ? 0 : 1 }
    for view in [editingAccessoryView, editingMark] { view?.alpha = isEditing ? 1 : 0 }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Shown while the row is selected or highlighted; the table's grey if nil.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateBackground()
    }
  }

  private(set) lazy var standardSelection: UIView = {
    let view = UIView()
    view.backgroundColor = UIBackgroundConfiguration.selectionColor
    return view
  }()

  private(set) var deselectsSlowly = false
  private(set) lazy var selectionFade = SelectionFade()

  // MARK: Separator

  /// What the table's index takes at the end of the row.
  var indexWidth: CGFloat = 0 { didSet { if indexWidth != oldValue { setNeedsLayout() } } }

  /// That of the table unless set (observed); apps place labels by it.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? separatorSettings.tableInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  let separator = UIView()
  /// Of the first row of a section.
  var topSeparator: UIView?

  /// The separator below the cell, which the table sets.
  var separatorSettings = SeparatorSettings() { didSet { setNeedsLayout() } }

  // MARK: Layout

  /// The distance of text from the edge.
  var margin: CGFloat { table?.rowMargin ?? UIView.sideMargin(inWidth: 0) }
  /// What texts leave free at the end of the content where an accessory follows it.
  static let accessoryGap: CGFloat = 8

  /// The content has the size of its row before its constraints are solved: they never see
  /// the 320 × 44 of a cell that is made (inferred: iOS reports no contradictions of rows
  /// that are high enough).
  override func effectiveMask(of subview: UIView) -> AutoresizingMask {
    let mask = subview.autoresizingMask
    return subview === content ? mask.union([.flexibleWidth, .flexibleHeight]) : mask
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    setContentMargins()
    backgroundView?.frame = bounds
    selectionBackground.frame = bounds
    let sides = safeSides
    let end =
      (hasEditing
        ? editing.layOut(isEditing: isEditing, isIndented: editingPlan.isIndented, sides: sides)
        : bounds.width - sides.trailing)
      - indexWidth
    let start = (hasEditing ? editing.leading : 0) + sides.leading
    var width = end - start
    (host.view as? UIListContentView)?.endsAtAccessory = shownAccessory != nil
    accessoryMark?.isHidden = accessoryView != nil
    editingMark?.isHidden = editingAccessoryView != nil
    if let accessory = shownAccessory {
      let size = accessory.bounds.size
      let x = end - margin - size.width
      let frame = CGRect(
        x: mirrored(x, size.width),
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      place(accessory, at: frame.pixelAligned)
      width = end - margin - room(for: accessory) - start
    }
    contentView.frame = CGRect(
      x: mirrored(start, width),
      y: 0,
      width: width,
      height: bounds.height
    )
    layOutContent()
    layOutSeparator()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightByContent(forWidth: size.width))
  }

  /// Called before and after the row moves aside, or begins or ends to be edited.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  open internal(set) var showingDeleteConfirmation = false

  /// The background of a row in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
