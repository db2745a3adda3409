import Foundation

/// The mark at the end of a row.
@MainActor
final class TableAccessoryView: UIView {
  private let type: UITableViewCell.AccessoryType
  /// In place of the mark's usual colour.
  private let color: UIColor?
  /// Called when a finger taps a mark that is a button.
  var onTap: () -> Void = {}

  init(_ type: UITableViewCell.AccessoryType, color: UIColor? = nil) {
    self.type = type
    self.color = color
    let size: CGSize =
      switch type {
      case .disclosureIndicator: CGSize(width: 8, height: 13)
      case .checkmark: CGSize(width: 16, height: 13)
      default: CGSize(width: 22, height: 22)
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) { nil }

  /// As large as the end of the row, since a finger is wider than the mark.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }

  /// A touch on the button does not select the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, self.point(inside: touch.location(in: self), with: event) {
      onTap()
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func draw(_ rect: CGRect) {
    switch type {
    case .disclosureIndicator:
      (color ?? .tertiaryLabel).setStroke()
      stroke([CGPoint(x: 1.5, y: 1), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 1.5, y: 12)], width: 2)
    case .checkmark:
      (color ?? tintColor).setStroke()
      stroke([CGPoint(x: 1.5, y: 7), CGPoint(x: 5.5, y: 11.5), CGPoint(x: 14.5, y: 1.5)], width: 2)
    case .detailButton, .detailDisclosureButton:
      (color ?? tintColor).setStroke()
      let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
      circle.lineWidth = 1.5
      circle.stroke()
      stroke([CGPoint(x: 11, y: 10), CGPoint(x: 11, y: 16)], width: 2)
      stroke([CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 6.5)], width: 2)
    case .none: break
    }
  }

  private func stroke(_ points: [CGPoint], width: CGFloat) {
    let isMirrored =
      effectiveUserInterfaceLayoutDirection == .rightToLeft && type == .disclosureIndicator
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = isMirrored ? CGPoint(x: bounds.width - point.x, y: point.y) : point
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
