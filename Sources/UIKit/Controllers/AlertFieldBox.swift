import CoreGraphics

/// The box around the fields of an alert: one for all of them, with lines between.
///
/// Measured on two alerts of iOS 16 and later, with one and with two fields; what more of them
/// take is inferred.
final class AlertFieldBox: UIView {
  private enum Metrics {
    static let cornerRadius: CGFloat = 7
    static let row: CGFloat = 92.0 / 3
    /// From one row to the next: they overlap.
    static let step: CGFloat = 29
    static let below: CGFloat = 12
    /// Between the sides of the box and a text.
    static let inset: CGFloat = 7
  }

  /// From the sides of the alert.
  static let margin: CGFloat = 15

  private let lines: [UIView]

  init(rows: Int) {
    lines = (1..<max(rows, 1)).map { _ in UIView() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    layer.cornerRadius = Metrics.cornerRadius
    for view in lines {
      view.backgroundColor = Self.line
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  // The light one is measured; the dark one is that of the alert's lines (inferred).
  private static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0.7, alpha: 1)
  }

  /// With the space below them.
  static func height(rows: Int) -> CGFloat {
    rows == 0 ? 0 : Metrics.row * CGFloat(rows) + Metrics.below
  }

  /// Where the box stands and, within it, its fields.
  func show(_ fields: [UITextField], at origin: CGPoint, width: CGFloat) {
    let thickness = 1 / max(traitCollection.displayScale, 1)
    layer.borderWidth = thickness
    layer.borderColor = Self.line.resolvedColor(with: traitCollection).cgColor
    frame =
      CGRect(
        x: origin.x,
        y: origin.y,
        width: width,
        height: Metrics.row + Metrics.step * CGFloat(lines.count)
      ).pixelAligned
    for (index, view) in lines.enumerated() {
      let y = Metrics.row + Metrics.step * CGFloat(index) - thickness
      view.frame = CGRect(x: 0, y: y, width: width, height: thickness).pixelAligned
    }
    for (index, field) in fields.enumerated() {
      let top = index == 0 ? 0 : Metrics.row + Metrics.step * CGFloat(index - 1)
      field.frame =
        CGRect(
          x: frame.minX + Metrics.inset,
          y: frame.minY + top,
          width: width - 2 * Metrics.inset,
          height: index == 0 ? Metrics.row : Metrics.step
        ).pixelAligned
    }
  }
}
