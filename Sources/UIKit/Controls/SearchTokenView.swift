import Foundation

/// A token in a search field: its icon and its text, in a capsule.
final class SearchTokenView: UIView {
  /// In points (inferred).
  private static let margin: CGFloat = 6
  private static let gap: CGFloat = 4
  private static let iconSide: CGFloat = 16

  private let icon = UIImageView()
  private let label = UILabel()

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    layer.cornerRadius = 6
    clipsToBounds = true
    isUserInteractionEnabled = false
    icon.image = token.icon?.asBarImage
    icon.tintColor = .label
    icon.contentMode = .scaleAspectFit
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    for view in [icon, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var iconRoom: CGFloat { icon.image == nil ? 0 : Self.iconSide + Self.gap }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize
    return CGSize(width: text.width + iconRoom + 2 * Self.margin, height: text.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    let area = bounds.insetBy(dx: Self.margin, dy: 0)
    icon.frame = CGRect(
      x: isMirrored ? area.maxX - Self.iconSide : area.minX,
      y: (bounds.height - Self.iconSide) / 2,
      width: icon.image == nil ? 0 : Self.iconSide,
      height: Self.iconSide
    )
    label.frame = CGRect(
      x: area.minX + (isMirrored ? 0 : iconRoom),
      y: 0,
      width: max(0, area.width - iconRoom),
      height: bounds.height
    )
  }
}
