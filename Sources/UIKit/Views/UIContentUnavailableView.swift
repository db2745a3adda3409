import CoreGraphics
import Foundation

/// Shows why there is no content: an image, two texts and two buttons in the middle.
@preconcurrency
@MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let background = BackgroundConfigurationView()
  private let scroller = UIScrollView()
  private let imageView = UIImageView()
  private lazy var spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private var buttons: [UIButton] = []

  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
    update()
  }

  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
    update()
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let next = newValue as? UIContentUnavailableConfiguration else { return }
      content = next
      update()
    }
  }

  /// Whether content that is higher than the view scrolls.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { setNeedsLayout() } } }

  private func setUp() {
    background.frame = bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(background)
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(scroller)
    for view in [imageView, label, secondaryLabel] { scroller.addSubview(view) }
  }

  private func update() {
    background.configuration = content.background
    showImage()
    show(content.text, content.attributedText, content.textProperties, on: label)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      on: secondaryLabel
    )
    for button in buttons { button.removeFromSuperview() }
    buttons = [
      (content.button, content.buttonProperties),
      (content.secondaryButton, content.secondaryButtonProperties),
    ].compactMap { makeButton($0, $1) }
    for button in buttons { scroller.addSubview(button) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImage() {
    let properties = content.imageProperties
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.image = content.image
    imageView.tintColor = properties.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    let spins = content.isLoading && content.image == nil
    guard spins || spinner.superview != nil else { return }
    if spins { scroller.addSubview(spinner) } else { spinner.removeFromSuperview() }
    if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    on label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.text = text
    if let attributed { label.attributedText = attributed }
    label.textAlignment = content.alignment == .center ? .center : .natural
    label.contentMode = content.alignment == .center ? .center : .redraw
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// Nil for a button without anything to show.
  private func makeButton(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    guard let shown = button.configuration,
      shown.title != nil || shown.subtitle != nil || shown.image != nil
        || shown.showsActivityIndicator
    else { return nil }
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    return button
  }

  // MARK: Layout

  private var imageSize: CGSize {
    if content.isLoading, content.image == nil { return spinner.intrinsicContentSize }
    guard let size = imageView.image.map({ _ in imageView.intrinsicContentSize }),
      size.width > 0, size.height > 0
    else { return .zero }
    let most = content.imageProperties.maximumSize
    let across = most.width > 0 ? most.width / size.width : .infinity
    let down = most.height > 0 ? most.height / size.height : .infinity
    let factor = min(1, across, down)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The parts that are shown, from the top, with their sizes and the points above each.
  private func parts(_ width: CGFloat) -> [(view: UIView, size: CGSize, space: CGFloat)] {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    var parts: [(view: UIView, size: CGSize, space: CGFloat)] = []
    func add(_ view: UIView, _ size: CGSize, _ space: CGFloat) {
      parts.append((view, size, parts.isEmpty ? 0 : space))
    }
    func fitting(_ view: UIView) -> CGSize {
      let size = view.sizeThatFits(limit)
      return CGSize(width: min(width, size.width), height: size.height)
    }
    let image = imageSize
    if image != .zero {
      add(spinner.superview == nil ? imageView : spinner, image, 0)
    }
    if !label.isHidden { add(label, fitting(label), content.imageToTextPadding) }
    if !secondaryLabel.isHidden {
      let space = label.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding
      add(secondaryLabel, fitting(secondaryLabel), space)
    }
    for (index, button) in buttons.enumerated() {
      let space =
        index == 0 ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding
      add(button, fitting(button), space)
    }
    return parts
  }

  private static func height(_ parts: [(view: UIView, size: CGSize, space: CGFloat)]) -> CGFloat {
    parts.reduce(0) { $0 + $1.space + $1.size.height }
  }

  /// Where the content may be: inside the safe area and above the keyboard (observed), and
  /// inside its margins.
  private var room: CGRect {
    let isMirrored = isRightToLeft
    let margins = UIEdgeInsets(content.directionalLayoutMargins, isRightToLeft: isMirrored)
    var insets = safeAreaInsets
    insets.bottom = max(insets.bottom, keyboardHeight(keyboardLayoutGuide))
    return bounds.inset(by: insets).inset(by: margins)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = room
    let parts = parts(max(0, room.width))
    let height = Self.height(parts)
    scroller.frame = bounds
    scroller.isScrollEnabled = isScrollEnabled && height > room.height
    scroller.contentSize = CGSize(
      width: bounds.width,
      height: max(bounds.height, bounds.height - room.height + height)
    )
    let isMirrored = isRightToLeft
    var y = height > room.height ? room.minY : room.midY - height / 2
    for (view, size, space) in parts {
      y += space
      let x: CGFloat =
        switch content.alignment {
        case .center: room.midX - size.width / 2
        case .natural: isMirrored ? room.maxX - size.width : room.minX
        }
      view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size).pixelAligned
      y += size.height
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// As high as the content and its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = content.directionalLayoutMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    return CGSize(
      width: size.width,
      height: Self.height(parts(width)) + margins.top + margins.bottom
    )
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 320, height: 0)).height
    )
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
