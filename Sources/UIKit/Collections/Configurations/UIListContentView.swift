import CoreGraphics
import Foundation

/// Shows a list's content.
@preconcurrency
@MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private var content: UIListContentConfiguration

  /// Whether the view's trailing edge already has its distance from an accessory.
  var endsAtAccessory = false {
    didSet {
      guard endsAtAccessory != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The margins of the row around, of which the configuration's own margins take no less
  /// (documented: they preserve those of the superview).
  var rowMargins: (leading: CGFloat, trailing: CGFloat) = (0, 0) {
    didSet {
      guard rowMargins != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, rowMargins.leading)
      margins.trailing = max(margins.trailing, rowMargins.trailing)
    }
    if endsAtAccessory { margins.trailing = UITableViewCell.accessoryGap }
    return margins
  }

  /// Points from the leading edge to the text, behind the image.
  var textLeading: CGFloat {
    content.textLeading - content.directionalLayoutMargins.leading + margins.leading
  }

  var hasImage: Bool { content.image != nil }

  /// The least height of a row (measured).
  private static let leastHeight: CGFloat = 44

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addPart(view) }
    // Accessories and controls of editing push them aside.
    for label in [label, secondaryLabel] { label.shrinksAtOnce = false }
    setContentHuggingPriority(Self.widthPriority, for: .horizontal)
    setContentCompressionResistancePriority(Self.widthPriority, for: .horizontal)
    update()
  }

  /// Only a cell that chooses its own width takes that of the content (inferred):
  /// others decide without it.
  private static let widthPriority = UILayoutPriority(
    UILayoutPriority.fittingSizeLevel.rawValue + 1
  )

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let next = newValue as? UIListContentConfiguration else { return }
      content = next
      update()
    }
  }

  // Where the parts are, for constraints of other views; nil for a part that is not shown.
  open var textLayoutGuide: UILayoutGuide? { label.text == nil ? nil : labelGuide }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.text == nil ? nil : secondaryLabelGuide
  }
  open var imageLayoutGuide: UILayoutGuide? { imageView.image == nil ? nil : imageGuide }

  private lazy var labelGuide = makeGuide(around: label)
  private lazy var secondaryLabelGuide = makeGuide(around: secondaryLabel)
  private lazy var imageGuide = makeGuide(around: imageView)

  private func makeGuide(around view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return guide
  }

  private func update() {
    isUserInteractionEnabled = false
    alpha = content.alpha
    imageView.image = content.shownImage
    imageView.contentMode = .scaleAspectFit
    let properties = content.imageProperties
    // Nil is the colour of the views around, also after a change of it.
    imageView.tintColor =
      properties.tintColorTransformer == nil
      ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    updateStroke()
    fill(label, content.text, content.attributedText, content.textProperties)
    fill(
      secondaryLabel,
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties
    )
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateStroke() {
    let properties = content.imageProperties
    imageView.layer.borderWidth = properties.strokeWidth
    guard properties.strokeWidth > 0 else { return }
    let color = properties.resolvedStrokeColor(for: tintColor)
    imageView.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateStroke()
  }

  /// The labels change their fonts by themselves.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateStroke()
    let category = traitCollection.preferredContentSizeCategory
    if previousTraitCollection?.preferredContentSizeCategory != category {
      invalidateIntrinsicContentSize()
    }
  }

  private func fill(
    _ label: UILabel,
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.text =
      switch properties.transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    if let attributed { label.attributedText = attributed }
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// The frames of all parts in a view of `width`, and its height.
  private func arrange(
    _ width: CGFloat
  ) -> (image: CGRect, text: CGRect, secondary: CGRect, height: CGFloat) {
    let margins = margins
    let size = content.imageSize
    let reserved = content.imageLayoutSize
    let left = textLeading
    let room = max(0, width - left - margins.trailing)
    func measure(_ label: UILabel, _ room: CGFloat) -> CGSize {
      label.isHidden
        ? .zero
        : label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    }
    var text = CGRect(origin: .zero, size: measure(label, room))
    var secondary = CGRect(origin: .zero, size: measure(secondaryLabel, room))
    let gap = content.textToSecondaryTextHorizontalPadding
    let isSideBySide =
      content.prefersSideBySideTextAndSecondaryText
      && text.width + gap + secondary.width <= room
    var height = max(text.height, secondary.height)
    if !isSideBySide, text.height > 0, secondary.height > 0 {
      height = text.height + content.textToSecondaryTextVerticalPadding + secondary.height
    }
    let whole = max(
      content.isHeaderOrFooter ? 0 : Self.leastHeight,
      max(height, reserved.height) + margins.top + margins.bottom
    )
    let middle = margins.top + (whole - margins.top - margins.bottom) / 2
    if isSideBySide {
      text.origin = CGPoint(x: left, y: middle - text.height / 2)
      secondary.origin = CGPoint(
        x: width - margins.trailing - secondary.width,
        y: middle - secondary.height / 2
      )
    } else {
      text.origin = CGPoint(x: left, y: middle - height / 2)
      secondary.origin = CGPoint(x: left, y: middle + height / 2 - secondary.height)
      text.size.width = room
      secondary.size.width = room
    }
    let image = CGRect(
      x: margins.leading + (reserved.width - size.width) / 2,
      y: middle - size.height / 2,
      width: size.width,
      height: size.height
    )
    return (image, text, secondary, whole)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = arrange(bounds.width)
    let shift = (bounds.height - places.height) / 2
    let isMirrored = isRightToLeft
    for (view, place) in [
      (imageView as UIView, places.image), (label, places.text), (secondaryLabel, places.secondary),
    ] {
      var frame = place.offsetBy(dx: 0, dy: shift)
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame.pixelAligned
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isGiven = horizontalFittingPriority.rawValue > Self.widthPriority.rawValue
    let width = isGiven ? targetSize.width : max(targetSize.width, naturalWidth)
    return CGSize(width: width, height: arrange(width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(size.width).height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: naturalWidth,
      height: arrange(bounds.width > 0 ? bounds.width : 320).height
    )
  }

  package override func wrappedContentSize(forWidth width: CGFloat) -> CGSize? {
    width > 0 ? CGSize(width: width, height: arrange(width).height) : nil
  }

  /// The width in which no text wraps.
  private var naturalWidth: CGFloat {
    let lengths = [label, secondaryLabel].map {
      $0.isHidden ? 0 : $0.sizeThatFits(UIView.layoutFittingExpandedSize).width
    }
    let gap = lengths.contains(0) ? 0 : content.textToSecondaryTextHorizontalPadding
    let texts =
      content.prefersSideBySideTextAndSecondaryText
      ? lengths[0] + gap + lengths[1] : max(lengths[0], lengths[1])
    return textLeading + texts + margins.trailing
  }
}
