import Foundation
import QuartzCore

/// The shadow round a menu, or a card that does not dim what is behind it.
///
/// It is cut out below the menu, whose glass would be darker otherwise (observed).
final class MenuShadow: UIView {
  /// As far as the shadow can be seen, in points.
  private let reach: CGFloat

  var cornerRadius: CGFloat { didSet { if cornerRadius != oldValue { setNeedsLayout() } } }
  private let shadow = CALayer()
  private let outside = CAShapeLayer()

  init(
    cornerRadius: CGFloat,
    radius: CGFloat = 32,
    offset: CGSize = CGSize(width: 0, height: 8)
  ) {
    self.cornerRadius = cornerRadius
    reach = max(100, 3 * radius)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shadow.shadowColor = UIColor.black.cgColor
    shadow.shadowOpacity = 0.2
    shadow.shadowRadius = radius
    shadow.shadowOffset = offset
    layer.addSublayer(shadow)
    outside.fillRule = .evenOdd
    layer.mask = outside
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let menu = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius)
    let around = UIBezierPath(rect: bounds.insetBy(dx: -reach, dy: -reach))
    around.append(menu)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shadow.frame = bounds
    shadow.shadowPath = menu.cgPath
    outside.frame = bounds
    outside.path = around.cgPath
    CATransaction.commit()
  }
}
