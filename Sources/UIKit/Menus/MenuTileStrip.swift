import Foundation

/// Elements of a menu that are next to each other: small ones as images, medium ones
/// with their titles below, those of a palette as images that scroll sideways (documented).
final class MenuTileStrip: UIView {
  private enum Metrics {
    /// The least width of an element of a palette (inferred).
    static let paletteWidth: CGFloat = 32
    /// With the line of a row (measured on iOS 16).
    static let smallHeight: CGFloat = 44
    static let mediumHeight: CGFloat = 64
  }

  /// Called with the row that was tapped.
  var onTap: ((MenuContent.Row) -> Void)?

  private let tiles: [MenuTile]
  private let lines: [UIView]
  private let scroller = UIScrollView()
  private var showsStart = false

  init(_ rows: [MenuContent.Row]) {
    tiles = rows.map(MenuTile.init)
    // No lines divide a palette (observed).
    lines = rows.dropFirst().filter { !$0.isInPalette }.map { _ in UIView() }
    super.init(frame: .zero)
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(scroller)
    for tile in tiles {
      tile.addAction(
        UIAction { [weak self, unowned tile] _ in self?.onTap?(tile.row) },
        for: .touchUpInside
      )
      scroller.addSubview(tile)
    }
    for line in lines {
      line.backgroundColor = .separator
      scroller.addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat {
    let isMedium = tiles.first?.row.size == .medium && tiles.first?.row.isInPalette == false
    return MenuRowView.Metrics.rowHeight(
      ofWhole: isMedium ? Metrics.mediumHeight : Metrics.smallHeight
    )
  }

  /// The tiles share the width.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    let share = bounds.width / CGFloat(max(tiles.count, 1))
    let isPalette = tiles.first?.row.isInPalette ?? false
    let width = isPalette ? max(share, Metrics.paletteWidth) : share
    scroller.frame = bounds
    scroller.contentSize = CGSize(width: width * CGFloat(tiles.count), height: bounds.height)
    // From right to left the first ones are at the right.
    if !showsStart, bounds.width > 0 {
      showsStart = true
      scroller.contentOffset.x =
        isMirrored ? max(0, scroller.contentSize.width - bounds.width) : 0
    }
    for (index, tile) in tiles.enumerated() {
      let column = isMirrored ? tiles.count - 1 - index : index
      tile.frame = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: bounds.height)
    }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: CGFloat(index + 1) * width,
        y: 0,
        width: thickness,
        height: bounds.height
      )
    }
  }
}

/// One element of a strip.
final class MenuTile: UIControl {
  private enum Metrics {
    /// Points (inferred).
    static let padding: CGFloat = 4
    static let gap: CGFloat = 4
    static let imageSize: CGFloat = 20
    /// Between what is chosen and the line around it, and the line's width.
    static let ringGap: CGFloat = 3
    static let ringWidth: CGFloat = 2
  }

  let row: MenuContent.Row
  private let picture = UIImageView()
  private let title = UILabel()
  private let ring = UIView()

  init(_ row: MenuContent.Row) {
    self.row = row
    super.init(frame: .zero)
    let isChosen = row.isInPalette && row.state == .on
    let chosen = isChosen ? (row.element as? UIAction)?.selectedImage : nil
    picture.image = chosen ?? row.element.image
    let isTemplate = picture.image?.renderingMode != .alwaysOriginal
    let ink: UIColor =
      row.isDisabled
      ? .tertiaryLabel
      : row.isDestructive ? .systemRed : isChosen && isTemplate ? .tintColor : .label
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: Metrics.imageSize
    )
    picture.contentMode = .center
    picture.tintColor = ink
    title.text = row.element.title
    title.font = .systemFont(ofSize: 13)
    title.textColor = ink
    title.textAlignment = .center
    // A small element has its title only without an image (inferred).
    title.isHidden = (row.isInPalette || row.size == .small) && row.element.image != nil
    ring.isHidden = !isChosen || isTemplate || chosen != nil
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = Metrics.ringWidth
    addSubview(ring)
    addSubview(picture)
    addSubview(title)
    isEnabled = !row.isDisabled
    isAccessibilityElement = true
    accessibilityLabel = row.element.title
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// What is chosen is filled, since there is no room for a checkmark (inferred).
  ///
  /// In a palette its image has the tint, or a line around it where it has colours of its own
  /// (documented for SwiftUI's palettes).
  override func stateDidChange() {
    super.stateDidChange()
    let isFilled = row.state == .on && !row.isInPalette
    backgroundColor = isHighlighted ? .systemFill : isFilled ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = title.isHidden ? 0 : title.font.lineHeight.rounded(.up)
    let image = picture.image == nil ? 0 : picture.sizeThatFits(bounds.size).height
    let gap = text > 0 && image > 0 ? Metrics.gap : 0
    let top = (bounds.height - image - gap - text) / 2
    picture.frame = CGRect(x: 0, y: top, width: bounds.width, height: image)
    let ringRoom = Metrics.ringGap + Metrics.ringWidth
    let side = max(image, picture.image?.size.width ?? 0) + 2 * ringRoom
    ring.frame = CGRect(
      x: (bounds.width - side) / 2,
      y: top + (image - side) / 2,
      width: side,
      height: side
    )
    ring.layer.cornerRadius = side / 2
    // The tint is known in the window alone.
    ring.layer.borderColor = tintColor.cgColor
    title.frame = CGRect(
      x: Metrics.padding,
      y: top + image + gap,
      width: max(0, bounds.width - 2 * Metrics.padding),
      height: text
    )
  }
}
