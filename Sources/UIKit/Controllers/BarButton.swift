import Foundation

/// A text, picture or back button in a bar.
final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private var chevron: CAShapeLayer?
  /// Behind the content of a selected item, which is shown in the colour of the screen.
  private let selection = UIView()
  /// Behind the cross of a close button.
  private var disc: UIView?
  private var badge: BarBadge?
  private var fixedWidth: CGFloat = 0
  private weak var item: UIBarButtonItem?
  /// In place of the chevron.
  private var indicator: UIImageView?
  private var indicatorImage: UIImage?
  private var backdrop: UIImageView?
  /// What gives the words their look: that of a back button only names them.
  private let source: UIBarButtonItem
  private var isBack: Bool { chevron != nil }
  private var appearances: [UIBarButtonItemAppearance] = []
  private var wordAttributes: [NSAttributedString.Key: Any] = [:]
  private var wordOffset = UIOffset.zero
  var onTap: ((UIEvent?) -> Void)?

  /// The way back to the screen of `back`.
  init(back: UINavigationItem) {
    source = back.backBarButtonItem ?? UIBarButtonItem()
    super.init(frame: .zero)
    setUp(title: back.backTitles[0], image: source.image)
    if let tint = source.tintColor { tintColor = tint }
    addChevron()
    showWords()
  }

  init(item: UIBarButtonItem) {
    source = item
    super.init(frame: .zero)
    setUp(
      title: item.title,
      image: item.shownImage(in: UIScreen.main.traitCollection)
    )
    // A picture hides the title, which still names it (documented).
    accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.spokenName ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    if let tint = item.tintColor { tintColor = tint }
    isEnabled = item.isEnabled
    if item.isCloseButton { addDisc() }
    if !item.isEnabled { picture.tintColor = .tertiaryLabel }
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
    showWords()
  }

  func shows(_ item: UIBarButtonItem) -> Bool { self.item === item }

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

  private func setUp(title: String?, image: UIImage?) {
    if let image {
      picture.image = image.asBarImage
      addSubview(picture)
    } else {
      label.text = title
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
    picture.tintColor = .systemBackground
  }

  /// Grey whatever the tint is.
  private func addDisc() {
    let disc = UIView()
    disc.backgroundColor = .tertiarySystemFill
    disc.layer.cornerRadius = UIButton.closeDiameter / 2
    disc.isUserInteractionEnabled = false
    insertSubview(disc, at: 0)
    picture.tintColor = .secondaryLabel
    self.disc = disc
  }

  private var discSize: CGSize? {
    disc.map { _ in CGSize(width: UIButton.closeDiameter, height: UIButton.closeDiameter) }
  }

  /// The words of a back button.
  var title: String { label.text ?? "" }

  func show(title: String, spoken: String) {
    label.text = title
    label.apply(wordAttributes)
    accessibilityLabel = title == spoken ? nil : spoken
  }

  func width(showing title: String) -> CGFloat {
    let probe = UILabel()
    probe.text = title
    probe.apply(wordAttributes)
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
    }
    showWords()
    chevron?.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  override func stateDidChange() {
    super.stateDidChange()
    showWords()
    showPress()
  }

  /// Its content is faint under a finger, like that of a system button (measured on a film of iOS
  /// 14), unless it has a colour of its own for that (inferred).
  private func showPress() {
    let alpha = isHighlighted && !hasOwnPressedColor ? PressFade.alpha : 1
    PressFade.show(alpha, on: label)
    PressFade.show(alpha, on: picture)
    if let indicator { PressFade.show(alpha, on: indicator) }
    if let chevron { PressFade.show(alpha, on: chevron, in: self) }
  }

  private var hasOwnPressedColor: Bool {
    let colors = [UIControl.State.normal, .highlighted].map { state in
      BarButtonLook(of: source, isBack: isBack, in: appearances, state: state, of: self)
        .attributes[.foregroundColor] as? UIColor
    }
    return colors[0] != colors[1]
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showPictureOfHeight()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The phone may have turned since the button was made.
    guard window != nil else { return }
    showPictureOfHeight()
    // An appearance may be for items in certain bars.
    if let tint = source.value(in: self, \.tintColor), tint != tintColor { tintColor = tint }
    showWords()
  }

  private func showPictureOfHeight() {
    guard let item, item.landscapeImagePhone != nil, picture.superview != nil else { return }
    picture.image = item.shownImage(in: traitCollection)?.asBarImage
  }

  // MARK: Words

  func wear(plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance) {
    wear([source.style == .done ? done : plain])
  }

  /// - Parameter appearances: from the general one to the special one.
  func wear(_ appearances: [UIBarButtonItemAppearance]) {
    self.appearances = appearances
    showWords()
  }

  /// A selected item has the colour of the screen on its tint, whatever its
  /// attributes say (inferred).
  private func showWords() {
    let look = BarButtonLook(of: source, isBack: isBack, in: appearances, state: state, of: self)
    show(backdrop: look.background)
    guard label.superview != nil else { return }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: source.style == .done ? .semibold : .regular),
      .foregroundColor: isEnabled ? tintColor as UIColor : .tertiaryLabel,
    ]
    attributes.merge(look.attributes) { $1 }
    if selection.superview != nil { attributes[.foregroundColor] = UIColor.systemBackground }
    let isNew = label.write(label.text, attributes, insteadOf: wordAttributes)
    guard isNew || look.offset != wordOffset else { return }
    wordOffset = look.offset
    wordAttributes = attributes
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func show(backdrop image: UIImage?) {
    guard image != backdrop?.image else { return }
    backdrop?.removeFromSuperview()
    backdrop = image.map { UIImageView(image: $0) }
    if let backdrop { insertSubview(backdrop, at: 0) }
    setNeedsLayout()
  }

  // MARK: Way back

  /// A shape in the tint colour, unless the image wants its own colours; nil for the chevron.
  func showIndicator(_ image: UIImage?) {
    guard !UIImage.areAlike(image, indicatorImage) else { return }
    indicatorImage = image
    indicator?.removeFromSuperview()
    indicator = image.map { UIImageView(image: $0.asBarImage) }
    if let indicator { addSubview(indicator) }
    chevron?.isHidden = image != nil
    setNeedsLayout()
    superview?.setNeedsLayout()
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

  /// Between the middles of its strokes; the ink is 11 by 19 points and begins at 9.3, the title at
  /// 30 to 31 (measured on iOS 17 and 18).
  private static let chevronSize = CGSize(width: 9.5, height: 16.5)
  private static let chevronSpacing: CGFloat = 10.5

  /// Of an image of the app's own, from the edge of the chevron; the title follows it (inferred).
  private static let indicatorStart: CGFloat = -1.5
  private static let indicatorSpacing: CGFloat = 6

  private var chevronWidth: CGFloat {
    if let image = indicator?.image {
      return BarButton.indicatorStart + image.size.width + BarButton.indicatorSpacing
    }
    return chevron == nil ? 0 : BarButton.chevronSize.width + BarButton.chevronSpacing
  }

  /// At either side of a symbol in a navigation bar: the ink of a plus begins or ends 2.7 points
  /// from the margin (measured on iOS 13, 15 and 18).
  private var symbolRoom: CGFloat {
    let isSymbol = picture.image?.isSymbolImage == true && disc == nil && !isBack
    return isSymbol && superview is BarContent ? 5.0 / 3 : 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = discSize ?? picture.image?.size ?? label.sizeThatFits(size)
    let width = fixedWidth > 0 ? fixedWidth : content.width + chevronWidth + 2 * symbolRoom
    return CGSize(width: width, height: BarHeight.row(in: traitCollection))
  }

  /// That of its bar (observed).
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? super.effectiveUserInterfaceLayoutDirection
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    let content = CGRect(
      x: isMirrored ? 0 : chevronWidth,
      y: 0,
      width: bounds.width - chevronWidth,
      height: bounds.height
    )
    label.bounds.size = content.size
    label.center = CGPoint(
      x: content.midX + wordOffset.horizontal,
      y: content.midY + wordOffset.vertical
    )
    label.textAlignment = isMirrored ? .right : .left
    let middle = CGPoint(x: content.midX, y: content.midY)
    if let image = picture.image { picture.frame = CGRect(around: middle, size: image.size) }
    if let discSize { disc?.frame = CGRect(around: middle, size: discSize) }
    selection.frame = content.insetBy(dx: -6, dy: 6)
    backdrop?.frame = selection.frame
    let ink = picture.image == nil ? content.insetBy(dx: 0, dy: 12) : disc?.frame ?? picture.frame
    badge?.place(at: CGPoint(x: isMirrored ? ink.minX : ink.maxX, y: ink.minY + 2))
    layOutChevron(isMirrored: isMirrored)
    layOutIndicator(isMirrored: isMirrored)
  }

  private func layOutIndicator(isMirrored: Bool) {
    guard let indicator, let size = indicator.image?.size else { return }
    let x = BarButton.indicatorStart
    indicator.frame = CGRect(
      x: isMirrored ? bounds.width - x - size.width : x,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
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

extension CGRect {
  fileprivate init(around middle: CGPoint, size: CGSize) {
    self.init(
      x: middle.x - size.width / 2,
      y: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
