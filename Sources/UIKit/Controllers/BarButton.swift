import Foundation

/// A text, picture or back button in a bar.
final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private var chevron: CAShapeLayer?
  /// Behind the content of a selected item, which is shown in the colour of the screen.
  private let selection = UIView()
  private var badge: BarBadge?
  private var fixedWidth: CGFloat = 0
  private weak var item: UIBarButtonItem?
  var onTap: ((UIEvent?) -> Void)?

  init(title: String, showsChevron: Bool) {
    super.init(frame: .zero)
    setUp(title: title, image: nil, weight: .regular)
    if showsChevron { addChevron() }
  }

  init(item: UIBarButtonItem) {
    super.init(frame: .zero)
    setUp(
      title: item.title,
      image: item.shownImage(in: UIScreen.main.traitCollection),
      weight: item.style == .done ? .semibold : .regular
    )
    accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.spokenName
    accessibilityIdentifier = item.accessibilityIdentifier
    if let tint = item.tintColor { tintColor = tint }
    isEnabled = item.isEnabled
    if !item.isEnabled {
      label.textColor = .tertiaryLabel
      picture.tintColor = .tertiaryLabel
    }
    label.apply(item.titleTextAttributes(for: .normal))
    if !item.isEnabled { label.apply(item.titleTextAttributes(for: .disabled)) }
    fixedWidth = item.width
    if item.isSelected { select() }
    badge = item.badge.map { BarBadge($0) }
    if let badge { addSubview(badge) }
    onTap = { [weak item] in item?.perform(for: $0) }
    self.item = item
    item.button = self
    if picture.image != nil { item.symbolView = picture }
    showsMenuAsPrimaryAction =
      item.menu != nil && item.action == nil && item.primaryAction == nil
    installMenuPress()
  }

  override var ownMenu: UIMenu? { item?.menu }
  override var menuElementOrder: UIContextMenuConfiguration.ElementOrder {
    item?.preferredMenuElementOrder ?? .automatic
  }

  required init?(coder: NSCoder) { nil }

  /// What a finger can touch around the title or the picture, in the space of the bar.
  var touchArea: CGRect {
    let side = max(BarSpacing.padding, (BarSpacing.touchWidth - frame.width) / 2)
    return frame.insetBy(dx: -side, dy: 0)
  }

  private func setUp(title: String?, image: UIImage?, weight: UIFont.Weight) {
    if let image {
      picture.image = image.asBarImage
      addSubview(picture)
    } else {
      label.text = title
      label.font = .systemFont(ofSize: 17, weight: weight)
      label.textColor = tintColor
      addSubview(label)
    }
  }

  override func sendActions(for controlEvents: Event, with event: UIEvent?) {
    super.sendActions(for: controlEvents, with: event)
    if controlEvents.contains(.touchUpInside) { onTap?(event) }
  }

  /// A selected item is filled with its tint (inferred).
  private func select() {
    selection.backgroundColor = tintColor
    selection.layer.cornerRadius = 6
    selection.isUserInteractionEnabled = false
    insertSubview(selection, at: 0)
    label.textColor = .systemBackground
    picture.tintColor = .systemBackground
  }

  /// The words of a back button.
  var title: String { label.text ?? "" }

  func show(title: String, spoken: String) {
    label.text = title
    accessibilityLabel = title == spoken ? nil : spoken
  }

  func width(showing title: String) -> CGFloat {
    let probe = UILabel()
    probe.font = label.font
    probe.text = title
    return probe.intrinsicContentSize.width + chevronWidth
  }

  func middleOfWords(in view: UIView) -> CGFloat? {
    guard label.superview != nil, label.bounds.width > 0 else { return nil }
    return convert(label.center, to: view).x
  }

  func slideWords(by way: CGFloat) {
    label.transform = CGAffineTransform(translationX: way, y: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if selection.superview != nil {
      selection.backgroundColor = tintColor
    } else if isEnabled {
      label.textColor = tintColor
    }
    chevron?.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showPictureOfHeight()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The phone may have turned since the button was made.
    if window != nil { showPictureOfHeight() }
  }

  private func showPictureOfHeight() {
    guard let item, item.landscapeImagePhone != nil, picture.superview != nil else { return }
    picture.image = item.shownImage(in: traitCollection)?.asBarImage
  }

  private func addChevron() {
    let shape = CAShapeLayer()
    shape.fillColor = nil
    shape.lineWidth = 2.5
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
    layer.addSublayer(shape)
    chevron = shape
  }

  /// Between the middles of its strokes; the ink is 11 by 19 points and begins at 9.3, the title at 30
  /// to 31 (measured on iOS 17 and 18).
  private static let chevronSize = CGSize(width: 9.5, height: 16.5)
  private static let chevronSpacing: CGFloat = 10.5

  private var chevronWidth: CGFloat {
    chevron == nil ? 0 : BarButton.chevronSize.width + BarButton.chevronSpacing
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = picture.image?.size ?? label.sizeThatFits(size)
    let width = fixedWidth > 0 ? fixedWidth : content.width + chevronWidth
    return CGSize(width: width, height: BarHeight.row(in: traitCollection))
  }

  /// That of its bar (observed).
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? super.effectiveUserInterfaceLayoutDirection
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = CGRect(
      x: isMirrored ? 0 : chevronWidth,
      y: 0,
      width: bounds.width - chevronWidth,
      height: bounds.height
    )
    label.bounds.size = content.size
    label.center = CGPoint(x: content.midX, y: content.midY)
    label.textAlignment = isMirrored ? .right : .left
    if let image = picture.image {
      picture.frame = CGRect(
        x: content.midX - image.size.width / 2,
        y: content.midY - image.size.height / 2,
        width: image.size.width,
        height: image.size.height
      )
    }
    selection.frame = content.insetBy(dx: -6, dy: 6)
    let ink = picture.image == nil ? content.insetBy(dx: 0, dy: 12) : picture.frame
    badge?.place(at: CGPoint(x: isMirrored ? ink.minX : ink.maxX, y: ink.minY + 2))
    layOutChevron(isMirrored: isMirrored)
  }

  private func layOutChevron(isMirrored: Bool) {
    guard let chevron else { return }
    let size = BarButton.chevronSize
    let path = UIBezierPath()
    path.move(to: CGPoint(x: size.width, y: 0))
    path.addLine(to: CGPoint(x: 1, y: size.height / 2))
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    chevron.path = path.cgPath
    chevron.bounds = CGRect(origin: .zero, size: size)
    chevron.position = CGPoint(
      x: isMirrored ? bounds.width - size.width / 2 : size.width / 2,
      y: bounds.midY
    )
    chevron.transform = isMirrored ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
  }
}
