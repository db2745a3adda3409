import Foundation

/// Elements of a menu that are next to each other: small ones as images, medium ones
/// with their titles below.
final class MenuTileStrip: UIView {
  private enum Metrics {
    /// With the line of a row (measured on iOS 16).
    static let smallHeight: CGFloat = 44
    static let mediumHeight: CGFloat = 64
  }

  /// Called with the row that was tapped.
  var onTap: ((MenuContent.Row) -> Void)?

  private let tiles: [MenuTile]
  private let lines: [UIView]

  init(_ rows: [MenuContent.Row]) {
    tiles = rows.map(MenuTile.init)
    lines = rows.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    for tile in tiles {
      tile.addAction(
        UIAction { [weak self, unowned tile] _ in self?.onTap?(tile.row) },
        for: .touchUpInside
      )
      addSubview(tile)
    }
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat {
    let isMedium = tiles.first?.row.size == .medium
    return MenuRowView.Metrics.rowHeight(
      ofWhole: isMedium ? Metrics.mediumHeight : Metrics.smallHeight
    )
  }

  /// The tiles share the width.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    let width = bounds.width / CGFloat(max(tiles.count, 1))
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
  }

  let row: MenuContent.Row
  private let picture = UIImageView()
  private let title = UILabel()

  init(_ row: MenuContent.Row) {
    self.row = row
    super.init(frame: .zero)
    let ink: UIColor =
      row.isDisabled ? .tertiaryLabel : row.isDestructive ? .systemRed : .label
    picture.image = row.element.image
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
    title.isHidden = row.size == .small && row.element.image != nil
    addSubview(picture)
    addSubview(title)
    isEnabled = !row.isDisabled
    isAccessibilityElement = true
    accessibilityLabel = row.element.title
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// What is chosen is filled, since there is no room for a checkmark (inferred).
  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : row.state == .on ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = title.isHidden ? 0 : title.font.lineHeight.rounded(.up)
    let image = picture.image == nil ? 0 : picture.sizeThatFits(bounds.size).height
    let gap = text > 0 && image > 0 ? Metrics.gap : 0
    let top = (bounds.height - image - gap - text) / 2
    picture.frame = CGRect(x: 0, y: top, width: bounds.width, height: image)
    title.frame = CGRect(
      x: Metrics.padding,
      y: top + image + gap,
      width: max(0, bounds.width - 2 * Metrics.padding),
      height: text
    )
  }
}
