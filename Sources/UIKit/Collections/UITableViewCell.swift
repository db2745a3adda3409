import Foundation

/// One row of a table.
@preconcurrency
@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  private let style: CellStyle

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

  private let content = UIView()
  open var contentView: UIView { content }

  /// Made when first asked for, as on iOS.
  private lazy var ownTextLabel = makeTextLabel()
  private lazy var ownDetailLabel = makeDetailLabel()
  private lazy var ownImageView = makeImageView()
  open var textLabel: UILabel? { ownTextLabel }
  open var detailTextLabel: UILabel? { ownDetailLabel }
  open var imageView: UIImageView? { ownImageView }

  private var hasText = false
  private var hasDetail = false
  private var hasImage = false

  private func setUpContent() {
    contentView.frame = bounds
    setContentMargins()
    addPart(contentView)
    backgroundColor = .systemBackground
  }

  private func makeTextLabel() -> UILabel {
    hasText = true
    let label = UILabel()
    label.font = style == .value2 ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17)
    if style == .value2 {
      label.textColor = tintColor
      label.textAlignment = .right
    }
    // Controls of editing push it aside.
    label.shrinksAtOnce = false
    contentView.addPart(label)
    setNeedsLayout()
    return label
  }

  private func makeDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    hasDetail = true
    let label = UILabel()
    switch style {
    case .value1:
      label.font = .systemFont(ofSize: 17)
      label.textColor = .secondaryLabel
    case .value2: label.font = .systemFont(ofSize: 15)
    default: label.font = .systemFont(ofSize: 12)
    }
    // Controls of editing push it aside.
    label.shrinksAtOnce = false
    contentView.addPart(label)
    setNeedsLayout()
    return label
  }

  private func makeImageView() -> UIImageView {
    hasImage = true
    let view = UIImageView()
    contentView.addPart(view)
    setNeedsLayout()
    return view
  }

  // MARK: Configurations

  private var host = ContentConfigurationHost()
  private var backgroundHost: BackgroundConfigurationView?

  /// The cell's content, in place of its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      host.show(newValue, in: contentView)
      setNeedsLayout()
      table?.rowMayNeedOtherHeight(self)
    }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.rowMayNeedOtherHeight(self)
  }

  override func intrinsicContentSizeMayHaveChanged(of part: UIView) {
    if part === contentView { table?.rowMayNeedOtherHeight(self) }
  }

  /// Takes the place of the cell's colour, of its background view and of those of the selection (documented).
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

  private func showBackground(for state: UICellConfigurationState) {
    guard let backgroundConfiguration else { return }
    backgroundHost?.configuration =
      automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration.updated(for: state) : backgroundConfiguration
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

  /// Updates at once: the state is all it depends on.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    showBackground(for: state)
    updateConfiguration(using: state)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { accessoryMark = mark(accessoryType, in: accessoryMark, isForEditing: false) }
  }
  open var accessoryView: UIView? {
    didSet { replace(oldValue, by: accessoryView, isForEditing: false) }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet { editingMark = mark(editingAccessoryType, in: editingMark, isForEditing: true) }
  }
  open var editingAccessoryView: UIView? {
    didSet { replace(oldValue, by: editingAccessoryView, isForEditing: true) }
  }
  private var accessoryMark: TableAccessoryView?
  private var editingMark: TableAccessoryView?
  /// A view of the app's own takes the place of a mark (documented).
  private var shownAccessory: UIView? {
    isEditing ? editingAccessoryView ?? editingMark : accessoryView ?? accessoryMark
  }

  private func accessoryTapped() {
    accessoryTrigger?.fire(self)
    guard let table, let indexPath = table.indexPath(for: self) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
  }

  private func mark(
    _ type: AccessoryType,
    in old: TableAccessoryView?,
    isForEditing: Bool
  ) -> TableAccessoryView? {
    let mark = type == .none ? nil : TableAccessoryView(type)
    mark?.traits.isPart = true
    replace(old, by: mark, isForEditing: isForEditing)
    mark?.onTap = { [weak self] in self?.accessoryTapped() }
    return mark
  }

  private func replace(_ old: UIView?, by new: UIView?, isForEditing: Bool) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    if isForEditing != isEditing { new?.alpha = 0 }
    setNeedsLayout()
  }

  // MARK: State

  open var selectionStyle = SelectionStyle.default
  open var isSelected = false { didSet { if isSelected != oldValue { updateBackground() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateBackground() } } }
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// What the table's delegate says (documented).
  open var editingStyle: EditingStyle { editingPlan.style }
  /// What the table lets a finger do with the row while it is edited.
  var editingPlan = RowEditingPlan() {
    didSet { if editingPlan != oldValue { editing.adopt(editingPlan) } }
  }
  private lazy var editing = RowEditing(self)
  /// Whether the row has been edited: most never are.
  private var hasEditing: Bool { editingPlan != RowEditingPlan() }
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
  /// In place of the other one while several rows are chosen in a table that is edited (documented).
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateBackground()
    }
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    deselectsSlowly = animated && !selected && window != nil
    isSelected = selected
    deselectsSlowly = false
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
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

  private lazy var standardSelection: UIView = {
    let view = UIView()
    view.backgroundColor = UIBackgroundConfiguration.selectionColor
    return view
  }()

  private var selectionBackground: UIView {
    let ofSeveral = isEditing && editingPlan.choosesSeveral ? multipleSelectionBackgroundView : nil
    return ofSeveral ?? selectedBackgroundView ?? standardSelection
  }

  private var deselectsSlowly = false
  private lazy var selectionFade = SelectionFade()

  /// The next row of the cell does not show the end of a fade of this one.
  func endSelectionFade() { selectionFade.end() }

  private func updateBackground() {
    if deselectsSlowly {
      SelectionFade.animate { self.setNeedsUpdateConfiguration() }
    } else {
      setNeedsUpdateConfiguration()
    }
    if hasEditing { setNeedsLayout() }
    showSelection()
  }

  private func showSelection() {
    let shows =
      (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
    let view = selectionBackground
    if shows {
      selectionFade.stop()
      guard view.superview !== self else { return }
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      setNeedsLayout()
    } else if view.superview === self {
      deselectsSlowly ? selectionFade.remove(view) : view.removeFromSuperview()
    }
  }

  // MARK: Separator

  /// What the table's index takes at the end of the row.
  var indexWidth: CGFloat = 0 { didSet { if indexWidth != oldValue { setNeedsLayout() } } }

  /// `UITableView.automaticInset` unless set.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  private var hasOwnSeparatorInset = false

  let separator = UIView()

  /// The separator below the cell, which the table sets.
  var separatorSettings = SeparatorSettings() { didSet { setNeedsLayout() } }

  struct SeparatorSettings {
    var isShown = false
    var color: UIColor?
    var inset = UIEdgeInsets.zero
    /// Whether the line begins where the text does, beside a picture: not where the app has given the
    /// table insets from the edges of cells (observed).
    var followsText = true
  }

  // MARK: Layout

  /// The distance of text from the edge.
  var margin: CGFloat { table?.rowMargin ?? UIView.sideMargin(inWidth: 0) }
  /// The distance of text from an image (measured on iPhone).
  private static let imageGap: CGFloat = 15

  /// The content's margins are those of the labels, and 8 at an accessory (measured: the frames of prototypes
  /// in storyboards of Xcode 11 and later).
  private func setContentMargins() {
    let margin = margin
    (host.view as? UIListContentView)?.rowMargins = (margin, margin)
    contentView.setStandardMargins(
      NSDirectionalEdgeInsets(
        top: 11,
        leading: margin,
        bottom: 11,
        trailing: shownAccessory == nil ? margin : 8
      )
    )
  }

  /// The content has the size of its row before its constraints are solved: they never see the 320 × 44 of a cell
  /// that is made (inferred: iOS reports no contradictions of rows that are high enough).
  override func effectiveMask(of subview: UIView) -> AutoresizingMask {
    let mask = subview.autoresizingMask
    return subview === contentView ? mask.union([.flexibleWidth, .flexibleHeight]) : mask
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
      accessory.frame =
        CGRect(
          x: mirrored(x, size.width),
          y: (bounds.height - size.height) / 2,
          width: size.width,
          height: size.height
        ).pixelAligned
      width = x - 8 - start
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

  /// What the table's safe area takes at both ends of the row; groups stand off it themselves.
  private var safeSides: RowSides {
    guard let table, table.style != .insetGrouped else { return RowSides() }
    let insets = table.sideInsets
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? RowSides(leading: insets.right, trailing: insets.left)
      : RowSides(leading: insets.left, trailing: insets.right)
  }

  /// The x of something `width` wide, counted from the leading edge.
  private func mirrored(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x - width : x
  }

  private func layOutContent() {
    let height = contentView.bounds.height
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    if hasImage, let imageView, let size = imageSize(in: height) {
      place(imageView, CGRect(origin: CGPoint(x: left, y: (height - size.height) / 2), size: size))
      left += size.width + Self.imageGap
    }
    let right =
      contentView.bounds.width - (shownAccessory == nil ? margin : 0)
    guard hasText || hasDetail else { return }
    let text = hasText ? textLabel : nil
    let detail = hasDetail ? detailTextLabel : nil
    switch style {
    case .default:
      place(text, CGRect(x: left, y: 0, width: max(0, right - left), height: height))
    case .subtitle: stack(text, detail, left: left, right: right)
    case .value1:
      let detailWidth = min(detail?.intrinsicContentSize.width ?? 0, max(0, right - left))
      let room = max(0, right - left - (detailWidth > 0 ? detailWidth + 6 : 0))
      placeInLine(detail, x: right - detailWidth, width: detailWidth)
      placeInLine(text, x: left, width: min(text?.intrinsicContentSize.width ?? 0, room))
    case .value2:
      // The text ends where the detail begins.
      if isRightToLeft, text?.textAlignment == .right { text?.textAlignment = .left }
      let x = left + 91 + 6
      placeInLine(text, x: left, width: 91)
      placeInLine(detail, x: x, width: max(0, right - x))
    }
  }

  /// The size of the picture, which a row makes small enough for its height (observed), and which fills its view then
  /// (inferred: apps show photographs there); nil without one.
  private func imageSize(in height: CGFloat) -> CGSize? {
    guard let size = imageView?.image?.size, size.width > 0, size.height > 0 else { return nil }
    let scale = height > 0 ? min(1, height / size.height) : 1
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The text above the detail, both in the middle of the height.
  private func stack(_ text: UILabel?, _ detail: UILabel?, left: CGFloat, right: CGFloat) {
    let textHeight = text?.intrinsicContentSize.height ?? 0
    let detailHeight = detail?.intrinsicContentSize.height ?? 0
    let hasBoth = detailHeight > 0 && detail?.text?.isEmpty == false
    let gap: CGFloat = hasBoth ? 3 : 0
    let height = textHeight + gap + (hasBoth ? detailHeight : 0)
    let top = (contentView.bounds.height - height) / 2
    let width = max(0, right - left)
    place(text, CGRect(x: left, y: top, width: width, height: textHeight))
    place(detail, CGRect(x: left, y: top + textHeight + gap, width: width, height: detailHeight))
  }

  /// In the middle of the height.
  private func placeInLine(_ label: UILabel?, x: CGFloat, width: CGFloat) {
    let height = label?.intrinsicContentSize.height ?? 0
    let y = (contentView.bounds.height - height) / 2
    place(label, CGRect(x: x, y: y, width: width, height: height))
  }

  /// - Parameter frame: the frame in a left-to-right layout.
  private func place(_ view: UIView?, _ frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = contentView.bounds.width - frame.maxX
    }
    view?.frame = frame.pixelAligned
  }

  private func layOutSeparator() {
    guard separatorSettings.isShown else {
      separator.removeFromSuperview()
      return
    }
    if separator.superview !== self { addSubview(separator) }
    separator.backgroundColor = separatorSettings.color ?? .separator
    var inset = hasOwnSeparatorInset ? separatorInset : separatorSettings.inset
    if !hasOwnSeparatorInset, separatorSettings.followsText { inset.left += wayToText }
    if hasEditing { inset.left += editing.leading }
    // Of a line at the very edge, and of its end, the safe area takes nothing (inferred).
    if inset.left > 0 { inset.left += safeSides.leading }
    let thickness = 1 / UIScreen.main.scale
    let width = max(0, bounds.width - inset.left - inset.right)
    separator.frame = CGRect(
      x: mirrored(inset.left, width),
      y: bounds.height - thickness,
      width: width,
      height: thickness
    )
  }

  /// What a picture moves the text to the end of the row.
  private var wayToText: CGFloat {
    if let content = host.view as? UIListContentView {
      return content.hasImage ? content.textLeading - margin : 0
    }
    guard hasImage, let width = imageSize(in: bounds.height)?.width else { return 0 }
    return width + Self.imageGap
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight(forWidth: size.width))
  }

  /// The height of a row that sizes itself: by the constraints in the content view, or by the
  /// labels.
  ///
  /// Views that an app adds to the cell itself can make it higher (inferred from such apps).
  func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    setContentMargins()
    let accessory = shownAccessory
    let sides = safeSides
    let controls =
      hasEditing ? editing.width(isEditing: isEditing, isIndented: editingPlan.isIndented) : 0
    let content =
      width - indexWidth - controls - sides.leading - sides.trailing
      - (accessory.map { $0.bounds.width + margin + 8 } ?? 0)
    // A separator adds its height to the row (observed).
    let separatorHeight = separatorSettings.isShown ? 1 / UIScreen.main.scale : 0
    if let height = fittingHeight(of: contentView, forWidth: content), height > 0 {
      return height + separatorHeight
    }
    let standard =
      style == .subtitle && hasDetail ? Self.subtitleRowHeight : UITableView.standardRowHeight
    guard let height = fittingHeight(of: self, forWidth: width), height > standard else {
      return standard
    }
    return height + separatorHeight
  }

  private static let subtitleRowHeight: CGFloat = 58

  /// Nil where no constraints say it.
  private func fittingHeight(of view: UIView, forWidth width: CGFloat) -> CGFloat? {
    guard !view.constraints.isEmpty else { return nil }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: States of before iOS 14

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Called before and after the row moves aside, or begins or ends to be edited.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  open internal(set) var showingDeleteConfirmation = false

  /// The background of a row in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
