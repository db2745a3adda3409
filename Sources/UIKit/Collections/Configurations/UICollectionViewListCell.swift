import CoreGraphics
import Foundation
import QuartzCore

/// A row of a list in a collection view, or the header or footer of one of its sections.
@preconcurrency
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What the cell is in its list; its default content and its background depend on it.
  enum Role {
    case row, header, footer
  }

  /// Set when the collection view dequeues the cell, before the client's code fills it.
  var role = Role.row
  var listAppearance = UICollectionLayoutListConfiguration.Appearance.plain
  var isInList = false

  private let separators = (top: UIView(), bottom: UIView())
  private var separatorGuide: ListSeparatorGuide?

  /// Constraints of its leading and trailing edges set where the separator begins and ends
  /// (documented).
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let made = ListSeparatorGuide(in: self)
    separatorGuide = made
    return made.guide
  }

  var accessoryViews: [CellAccessoryView] = []
  /// Whether the accessories are those of a list that is being edited.
  var accessoriesAreForEditing = false

  open var accessories: [UICellAccessory] = [] { didSet { exchangeAccessories() } }

  var listIsEditing: Bool { (superview as? UICollectionView)?.isEditing ?? false }

  open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsLayout() } } }

  /// How an accessory is there at first.
  enum Arrival {
    /// At its place at once.
    case placed
    case fading
    /// From beside its place.
    case sliding
  }

  /// What has not been laid out yet since it came.
  var arriving: [ObjectIdentifier: Arrival] = [:]
  /// The opacity of views that fade out, as it was before.
  var leaving: [ObjectIdentifier: CGFloat] = [:]

  // MARK: Outlines

  /// Whether the row's children are shown, in a section that is an outline.
  var isExpanded = false {
    didSet {
      guard isExpanded != oldValue else { return }
      for each in accessoryViews { each.chevron?.show(isExpanded: isExpanded) }
      setNeedsUpdateConfiguration()
    }
  }

  private var outlineAccessory: UICellAccessory? {
    accessoryViews.first { $0.chevron != nil }?.accessory
  }

  /// Whether a tap on the row expands or collapses it in place of selecting it.
  var togglesWithWholeRow: Bool {
    guard let outlineAccessory, case .outline(let style) = outlineAccessory.kind else {
      return false
    }
    return style == .header || style == .automatic && role == .header
  }

  func toggleOutline() {
    if let action = outlineAccessory?.action { return action() }
    guard let collectionView = superview as? UICollectionView,
      let place = collectionView.indexPath(for: self)
    else { return }
    (collectionView.dataSource as? any OutlineSource)?.toggleOutline(at: place)
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    return state
  }

  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  open var indentsAccessories = true

  /// Content with the look of what the cell is in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (role, listAppearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
    case (.row, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  /// The background of what the cell is in its list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UICollectionLayoutListConfiguration(appearance: listAppearance).background(of: role)
  }

  /// What texts and accessories stand off the sides: as in tables (inferred), and less in sidebars.
  private var margin: CGFloat {
    let isNarrow = !isInList || listAppearance == .sidebar || listAppearance == .sidebarPlain
    return UIView.tableMargin(inWidth: isNarrow ? 0 : window?.bounds.width ?? 0)
  }

  /// The content begins and ends at the sides of the list where no accessories stand.
  private func setMargins() {
    let margin = margin
    let margins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    contentView.setStandardMargins(margins)
    setHostMargins(margins)
    listContent?.rowMargins = (
      leading: accessoryViews.contains { $0.accessory.isLeading } ? 0 : margin,
      trailing: accessoryViews.contains { !$0.accessory.isLeading } ? 0 : margin
    )
  }
  private static let cornerRadius: CGFloat = 10

  /// The content has the margins of a table's row (inferred).
  override func setUpContent() {
    super.setUpContent()
    setMargins()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if accessoriesAreForEditing != listIsEditing { exchangeAccessories() }
    setMargins()
    let isMirrored = isRightToLeft
    var left = CGFloat(indentationLevel) * indentationWidth
    var right = bounds.width
    for each in accessoryViews {
      let view = each.view
      let size = view.bounds.size
      let spare = each.width - size.width
      let x: CGFloat
      if each.accessory.isLeading {
        x = left + margin + spare / 2
        left = x + size.width + spare / 2
      } else {
        x = right - margin - size.width - spare / 2
        right = x - spare / 2 + 8
      }
      let frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x,
        y: contentMiddle - size.height / 2,
        width: size.width,
        height: size.height
      )
      place(each, at: frame.pixelAligned, isAtLeft: each.accessory.isLeading != isMirrored)
    }
    arriving = [:]
    contentView.frame = CGRect(
      x: isMirrored ? bounds.width - right : left,
      y: 0,
      width: max(0, right - left),
      height: bounds.height
    )
    showAsPartOfList()
  }

  /// The content of a row that measures itself has the room that accessories leave, also those of a
  /// list that has just begun or ended to be edited.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    setMargins()
    let taken = contentView.constraints.isEmpty ? 0 : widthOfAccessories
    guard taken > 0, let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    own.size.width = max(0, own.size.width - taken)
    let fitting = super.preferredLayoutAttributesFitting(own)
    fitting.size.width += taken
    return fitting
  }

  /// Points at both ends, with the indentation.
  private var widthOfAccessories: CGFloat {
    var views = accessoryViews
    if accessoriesAreForEditing != listIsEditing {
      let shown = accessories.filter { $0.isShown(whileEditing: listIsEditing) }
      UIView.performWithoutAnimation { views = shown.map { CellAccessoryView($0) } }
    }
    return views.reduce(CGFloat(indentationLevel) * indentationWidth) {
      $0 + $1.width + ($1.accessory.isLeading ? margin : margin - 8)
    }
  }

  /// Where accessories stand: in line with texts that have more room above than
  /// below, as those of headers.
  private var contentMiddle: CGFloat {
    let margins = (contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins
    return bounds.midY + ((margins?.top ?? 0) - (margins?.bottom ?? 0)) / 2
  }

  /// Background, corners and lines, as the list's look and the row's place in its section require.
  private func showAsPartOfList() {
    guard let collectionView = superview as? UICollectionView,
      let key = collectionView.key(of: self), !key.isOfWholeLayout,
      let list = collectionView.list(inSection: key.indexPath.section)
    else { return }
    showBackground(of: list, in: configurationState)
    guard role == .row else {
      layer.cornerRadius = 0
      separators.top.removeFromSuperview()
      separators.bottom.removeFromSuperview()
      return
    }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    let last = collectionView.numberOfItems(inSection: key.indexPath.section) - 1
    let isInset = list.appearance == .insetGrouped
    layer.cornerRadius = isInset || list.isSidebar ? Self.cornerRadius : 0
    var corners: CACornerMask = []
    if list.isSidebar || key.indexPath.item == first {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if list.isSidebar || key.indexPath.item == last {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.maskedCorners = corners
    // Accessories come in from the edge of the group.
    clipsToBounds = isInset && (!corners.isEmpty || listIsEditing)
    showSeparators(list, at: key.indexPath, isLast: key.indexPath.item == last)
  }

  override func updateBackground(for state: UICellConfigurationState) {
    super.updateBackground(for: state)
    guard let collectionView = superview as? UICollectionView,
      let key = collectionView.key(of: self), !key.isOfWholeLayout,
      let list = collectionView.list(inSection: key.indexPath.section)
    else { return }
    showBackground(of: list, in: state)
  }

  /// The list's own background, for want of a configuration of the app's.
  ///
  /// A view for the selection takes the place of the grey (documented).
  private func showBackground(
    of list: UICollectionLayoutListConfiguration,
    in state: UICellConfigurationState
  ) {
    guard backgroundConfiguration == nil else { return }
    let resting = list.background(of: role)
    let hasOwnSelection = selectedBackgroundView != nil
    backgroundColor =
      hasOwnSelection || !automaticallyUpdatesBackgroundConfiguration
      ? resting.backgroundColor : resting.updated(for: state).backgroundColor
  }

  /// By default one line below each row, except the last of a group.
  private func showSeparators(
    _ list: UICollectionLayoutListConfiguration,
    at place: IndexPath,
    isLast: Bool
  ) {
    var lines = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { lines = handler(place, lines) }
    let thickness = 1 / UIScreen.main.scale
    show(
      separators.top,
      y: 0,
      insets: lines.topSeparatorInsets,
      color: lines.color,
      isShown: list.showsSeparators && lines.topSeparatorVisibility == .visible
    )
    show(
      separators.bottom,
      y: bounds.height - thickness,
      insets: lines.bottomSeparatorInsets,
      color: lines.color,
      isShown: list.showsSeparators
        && (lines.bottomSeparatorVisibility == .automatic
          ? !list.isSidebar && (!isLast || list.appearance == .plain)
          : lines.bottomSeparatorVisibility == .visible)
    )
  }

  private func show(
    _ line: UIView,
    y: CGFloat,
    insets: NSDirectionalEdgeInsets,
    color: UIColor,
    isShown: Bool
  ) {
    guard isShown else { return line.removeFromSuperview() }
    line.backgroundColor = color
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let own =
      separatorGuide?.insets(automatic: separatorLeading, in: self) ?? (
        leading: separatorLeading, trailing: 0
      )
    let leading = insets.leading == automatic.leading ? own.leading : insets.leading
    let trailing = insets.trailing == automatic.trailing ? own.trailing : insets.trailing
    let isMirrored = isRightToLeft
    showSeparator(
      line,
      at: CGRect(
        x: isMirrored ? trailing : leading,
        y: y,
        width: max(0, bounds.width - leading - trailing),
        height: 1 / UIScreen.main.scale
      )
    )
  }

  /// Where the text begins: an image has no line below it (documented).
  private var separatorLeading: CGFloat {
    let start = CGFloat(indentationLevel) * indentationWidth
    let content = listContent?.textLeading ?? margin
    return accessoryViews.filter(\.accessory.isLeading).reduce(start + content) {
      $0 + margin + $1.width
    }
  }
}

extension UICollectionView {
  /// The list that a section is; nil in other layouts.
  func list(inSection section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(inSection: section)
  }

  /// Makes a dequeued cell know what it is in its list.
  func adapt(_ view: UICollectionReusableView?, kind: String?, at indexPath: IndexPath) {
    guard let cell = view as? UICollectionViewListCell, indexPath.count == 2,
      let list = list(inSection: indexPath.section)
    else { return }
    cell.listAppearance = list.appearance
    cell.isInList = true
    switch kind {
    case UICollectionView.elementKindSectionHeader: cell.role = .header
    case UICollectionView.elementKindSectionFooter: cell.role = .footer
    default:
      let isHeader = list.headerMode == .firstItemInSection && indexPath.item == 0
      cell.role = isHeader ? .header : .row
      adaptToOutline(cell, at: indexPath)
    }
  }
}
