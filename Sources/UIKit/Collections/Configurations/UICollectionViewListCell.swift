import CoreGraphics
import Foundation

/// A mark or control at an end of a list's row.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind {
    case mark(UITableViewCell.AccessoryType)
    case label(String)
    case view(UIView)
    /// Visible only while editing.
    case none
  }

  let kind: Kind
  var isLeading = false

  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(kind: .mark(.disclosureIndicator))
  }
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .mark(.checkmark)) }
  public static func detail(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    UICellAccessory(kind: .mark(.detailButton))
  }
  public static func outlineDisclosure() -> UICellAccessory {
    UICellAccessory(kind: .mark(.disclosureIndicator))
  }
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
  public static func delete() -> UICellAccessory { UICellAccessory(kind: .none) }
  public static func insert() -> UICellAccessory { UICellAccessory(kind: .none) }
  public static func reorder() -> UICellAccessory { UICellAccessory(kind: .none) }
  public static func multiselect() -> UICellAccessory { UICellAccessory(kind: .none) }

  @MainActor
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(kind: .view(configuration.customView))
    if case .leading = configuration.placement { accessory.isLeading = true }
    return accessory
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  @MainActor
  func makeView() -> UIView? {
    switch kind {
    case .mark(let type): return TableAccessoryView(type)
    case .view(let view): return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    case .none: return nil
    }
  }
}

/// A row of a list in a collection view.
@preconcurrency
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let separator = UIView()
  private var accessoryViews: [(view: UIView, isLeading: Bool)] = []

  open var accessories: [UICellAccessory] = [] {
    didSet {
      for (view, _) in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.compactMap { accessory in
        accessory.makeView().map { ($0, accessory.isLeading) }
      }
      for (view, _) in accessoryViews { addSubview(view) }
      setNeedsLayout()
    }
  }

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private static let margin: CGFloat = 16
  private static let cornerRadius: CGFloat = 10

  private var list: UICollectionLayoutListConfiguration? {
    let view = superview as? UICollectionView
    return (view?.collectionViewLayout as? UICollectionViewCompositionalLayout)?.listConfiguration
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left = CGFloat(indentationLevel) * indentationWidth
    var right = bounds.width
    for (view, isLeading) in accessoryViews {
      let size = view.bounds.size
      let x: CGFloat
      if isLeading {
        x = left + Self.margin
        left = x + size.width
      } else {
        x = right - Self.margin - size.width
        right = x + 8
      }
      view.frame =
        CGRect(
          x: isMirrored ? bounds.width - x - size.width : x,
          y: (bounds.height - size.height) / 2,
          width: size.width,
          height: size.height
        ).pixelAligned
    }
    contentView.frame = CGRect(
      x: isMirrored ? bounds.width - right : left,
      y: 0,
      width: max(0, right - left),
      height: bounds.height
    )
    showAsPartOfList()
  }

  /// Background, corners and the line below, as the list's look and the row's place in its section
  /// require.
  private func showAsPartOfList() {
    guard let list, let collectionView = superview as? UICollectionView,
      let place = collectionView.indexPath(for: self)
    else { return }
    let count = collectionView.numberOfItems(inSection: place.section)
    let isInset = list.appearance == .insetGrouped
    if backgroundConfiguration == nil {
      backgroundColor =
        list.appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    layer.cornerRadius = isInset ? Self.cornerRadius : 0
    var corners: CACornerMask = []
    if place.item == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.item == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = isInset && !corners.isEmpty
    let isLast = place.item == count - 1 && list.appearance != .plain
    guard list.showsSeparators, !isLast else {
      separator.removeFromSuperview()
      return
    }
    if separator.superview !== self { addSubview(separator) }
    separator.backgroundColor = list.separatorConfiguration.color
    let thickness = 1 / UIScreen.main.scale
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separator.frame = CGRect(
      x: isMirrored ? 0 : Self.margin,
      y: bounds.height - thickness,
      width: bounds.width - Self.margin,
      height: thickness
    )
  }
}
