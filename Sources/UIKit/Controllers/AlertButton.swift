import Foundation

/// A button of an alert, as wide as its place: a title, with a picture before it and a check mark
/// after it where the action has them.
final class AlertButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()

  private enum Metrics {
    /// Points between the edges and what stands at them (inferred).
    static let margin: CGFloat = 16
    static let inset: CGFloat = 8
  }

  let alertAction: UIAlertAction

  init(action: UIAlertAction, isBold: Bool, fontSize: CGFloat) {
    alertAction = action
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
    for view in [label, picture, mark] { addSubview(view) }
    showAction()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the present values of the action.
  ///
  /// The title has the tint of the alert's view (observed).
  func showAction() {
    let action = alertAction
    label.text = action.title
    label.textAlignment = action.titleTextAlignment
    let normal = action.style == .destructive ? UIColor.systemRed : tintColor
    let color = action.isEnabled ? action.titleTextColor ?? normal : .tertiaryLabel
    label.textColor = color
    // A template takes the colour of the title (observed).
    picture.image = action.image?.asBarImage
    picture.tintColor = action.imageTintColor ?? color
    mark.image = action.isChecked ? UIImage(systemName: "checkmark") : nil
    mark.tintColor = color
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showAction()
  }

  /// Grey under a finger (inferred).
  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    let pictureWidth = place(picture, atLeft: !isMirrored)
    let markWidth = place(mark, atLeft: isMirrored)
    var area = bounds.insetBy(dx: Metrics.inset, dy: 0)
    if label.textAlignment == .center {
      // A title in the middle stays there, as far as it does not meet a picture (inferred).
      area = area.insetBy(dx: max(pictureWidth, markWidth), dy: 0)
    } else {
      let left = max(isMirrored ? markWidth : pictureWidth, Metrics.margin - Metrics.inset)
      let right = max(isMirrored ? pictureWidth : markWidth, Metrics.margin - Metrics.inset)
      area.origin.x += left
      area.size.width -= left + right
    }
    label.frame = area
  }

  /// How wide it is with its whole title.
  var naturalWidth: CGFloat {
    let pictures = [picture, mark].compactMap(\.image?.size.width).map { Metrics.margin + $0 }
    let sides = label.textAlignment == .center ? 2 * (pictures.max() ?? 0) : pictures.reduce(0, +)
    return label.intrinsicContentSize.width + 2 * Metrics.inset + sides
  }

  /// Puts a picture at an edge, and returns the width that it takes from the title.
  private func place(_ view: UIImageView, atLeft: Bool) -> CGFloat {
    guard let size = view.image?.size else { return 0 }
    view.frame = CGRect(
      x: atLeft ? Metrics.margin : bounds.width - Metrics.margin - size.width,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    return Metrics.margin + size.width
  }
}
