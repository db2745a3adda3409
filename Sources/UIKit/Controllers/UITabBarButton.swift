import Foundation

/// One tab as it is drawn: picture and title, one above or beside the other.
///
/// The class has the name it has on iOS: bars that draw their own tabs look for it among their
/// subviews.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private var titleOffset = UIOffset.zero
  private var badgeOffset = UIOffset.zero
  private var tabLayout = TabLayout.stacked

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    label.contentMode = .center
    picture.contentMode = .center
    badge.textAlignment = .center
    badge.layer.cornerRadius = 9
    badge.layer.masksToBounds = true
    for view in [picture, label, badge] { addSubview(view) }
    item.symbolView = picture
    item.button = self
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter color: of picture and title, where the appearance has none.
  func show(
    isSelected: Bool,
    color: UIColor,
    layout: TabLayout,
    appearance: UITabBarItemAppearance
  ) {
    tabLayout = layout
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
    let normal = appearance.normal
    let (state, look): (UIControl.State, _) =
      !item.isEnabled
      ? (.disabled, appearance.disabled)
      : isSelected ? (.selected, appearance.selected) : (.normal, normal)
    let color = item.isEnabled ? color : .tertiaryLabel
    var attributes: [NSAttributedString.Key: Any] = [
      .font: layout.font
    ]
    // A state without its own attributes has those of the normal one (documented), except the
    // colour, which tells the selected tab from the others (inferred).
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(normal.titleTextAttributes) { $1 }
    if state != .normal { attributes[.foregroundColor] = nil }
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    attributes.merge(look.titleTextAttributes) { $1 }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    label.textAlignment = .center
    picture.image = shownImage(isSelected: isSelected)?.asBarImage
    picture.tintColor = look.iconColor ?? color
    titleOffset =
      [item.titlePositionAdjustment, look.titlePositionAdjustment, normal.titlePositionAdjustment]
      .first { $0 != .zero } ?? .zero
    showBadge(look, normal, state)
    setNeedsLayout()
  }

  /// The picture made for low bars is that of selected tabs, too (inferred).
  private func shownImage(isSelected: Bool) -> UIImage? {
    lowImage ?? (isSelected ? item.selectedImage : nil) ?? item.image
  }

  private var lowImage: UIImage? { tabLayout == .compactInline ? item.landscapeImagePhone : nil }

  private func showBadge(
    _ look: UITabBarItemStateAppearance,
    _ normal: UITabBarItemStateAppearance,
    _ state: State
  ) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(normal.badgeTextAttributes) { $1 }
    attributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    attributes.merge(look.badgeTextAttributes) { $1 }
    badge.attributedText = NSAttributedString(string: item.badgeValue ?? "", attributes: attributes)
    badge.textAlignment = .center
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor =
      item.badgeColor ?? look.badgeBackgroundColor ?? normal.badgeBackgroundColor ?? .systemRed
    badgeOffset =
      look.badgePositionAdjustment == .zero
      ? normal.badgePositionAdjustment : look.badgePositionAdjustment
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A badge of one sign is round (measured on iOS 17.5 and 18.5: a digit and a letter).
    let width = max(18, badge.sizeThatFits(bounds.size).width + 9)
    let corner = tabLayout == .stacked ? layOutStacked() : layOutBeside(badgeWidth: width)
    badge.frame = CGRect(
      x: corner.x + badgeOffset.horizontal,
      y: corner.y + badgeOffset.vertical,
      width: width,
      height: 18
    )
  }

  /// - Returns: where the badge begins.
  private func layOutStacked() -> CGPoint {
    picture.contentMode = .center
    // Apps leave transforms on both: a frame would undo them.
    picture.setUntransformedFrame(CGRect(x: 0, y: 5, width: bounds.width, height: 28))
    // A title stays at the bottom without a picture, too (measured, on iOS 13 to 18: it stands on
    // a line 45 points below the top of the bar).
    // A larger font of the app's own has the same middle (inferred).
    let height = max(13, label.intrinsicContentSize.height)
    label.setUntransformedFrame(
      CGRect(
        x: titleOffset.horizontal,
        y: 35 - (height - 13) / 2 + titleOffset.vertical,
        width: bounds.width,
        height: height
      )
    )
    return CGPoint(x: bounds.midX + 11, y: 3)
  }

  /// That of its bar (observed).
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? super.effectiveUserInterfaceLayoutDirection
  }

  /// Both in the middle, the picture first.
  ///
  /// - Returns: where the badge begins; it covers a corner of the picture, not the title
  ///   (inferred): a wide one grows over the picture.
  private func layOutBeside(badgeWidth: CGFloat) -> CGPoint {
    picture.contentMode = .scaleAspectFit
    let scale = lowImage == nil ? tabLayout.pictureScale : 1
    let size =
      picture.image.map { CGSize(width: $0.size.width * scale, height: $0.size.height * scale) }
      ?? .zero
    let title = label.intrinsicContentSize
    let gap = size.width > 0 && title.width > 0 ? TabLayout.gap : 0
    let width = min(title.width, max(0, bounds.width - size.width - gap))
    let start = (bounds.width - size.width - gap - width) / 2
    func place(_ view: UIView, x: CGFloat, size: CGSize, offset: UIOffset = .zero) {
      let isMirrored = isRightToLeft
      view.setUntransformedFrame(
        CGRect(
          x: (isMirrored ? bounds.width - x - size.width : x) + offset.horizontal,
          y: (bounds.height - size.height) / 2 + offset.vertical,
          width: size.width,
          height: size.height
        )
      )
    }
    // A picture does not grow on its way from another layout.
    if picture.bounds.size != size {
      UIView.performWithoutAnimation { picture.bounds.size = size }
    }
    place(picture, x: start, size: size)
    place(
      label,
      x: start + size.width + gap,
      size: CGSize(width: width, height: title.height),
      offset: titleOffset
    )
    var left = picture.frame.maxX - 13
    if label.frame.minX > picture.frame.midX, width > 0 {
      left = max(0, min(left, label.frame.minX - 2 - badgeWidth))
    }
    return CGPoint(x: left, y: max(0, picture.frame.minY - 8))
  }
}
