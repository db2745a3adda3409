import UIKit

/// How high a path leads, from its beginning to its end; as high itself as there is room.
final class ProfileView: UIView {
  private let shape = CAShapeLayer()
  private let label = UILabel()
  /// Parts of the highest point, at even steps along the way.
  private static let heights: [CGFloat] = [
    0.1, 0.16, 0.14, 0.3, 0.46, 0.42, 0.66, 0.9, 1, 0.86, 0.9,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.background
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    clipsToBounds = true
    layer.addSublayer(shape)
    label.text = "Height along the way"
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = Palette.secondaryText
    addSubview(label)
    setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = isMirrored ? .right : .left
    label.frame = CGRect(x: 14, y: 10, width: bounds.width - 28, height: 18)
    shape.frame = bounds
    shape.fillColor =
      Palette.teal.resolvedColor(with: traitCollection)
      .withAlphaComponent(0.35).cgColor
    let room = max(0, bounds.height - 44)
    let heights = isMirrored ? ProfileView.heights.reversed() : ProfileView.heights
    let step = bounds.width / CGFloat(heights.count - 1)
    let points = heights.enumerated().map { index, height in
      CGPoint(x: CGFloat(index) * step, y: bounds.height - 8 - height * room)
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    path.addLine(to: points[0])
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = (from.x + to.x) / 2
      path.addCurve(
        to: to,
        controlPoint1: CGPoint(x: middle, y: from.y),
        controlPoint2: CGPoint(x: middle, y: to.y)
      )
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    shape.path = path.cgPath
  }
}
