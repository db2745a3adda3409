import Foundation

/// The mark at the end of a row.
@MainActor
final class TableAccessoryView: UIView {
  private static let signSize = CGSize(width: 22, height: 22)
  private static let chevronSize = CGSize(width: 8, height: 13)
  /// Between the sign of a button and the chevron after it: what their rooms leave.
  private static let gap: CGFloat = 10

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
      case .disclosureIndicator: Self.chevronSize
      case .checkmark: CGSize(width: 16, height: 13)
      case .detailDisclosureButton:
        CGSize(
          width: Self.signSize.width + Self.gap + Self.chevronSize.width,
          height: Self.signSize.height
        )
      default: Self.signSize
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) { nil }

  /// What the row's content leaves free for it, in points: more than what shows (measured: the
  /// contents of rows in storyboards of Xcode 13 to 16 end 30.33 points from the edge at 3x and
  /// 30.5 at 2x before a chevron, 42.5 and the margin before one with details, of which there was
  /// one).
  var room: CGFloat {
    let (chevron, sign): (CGFloat, CGFloat) = (10.3, 24)
    return switch type {
    case .disclosureIndicator: chevron
    case .detailDisclosureButton: sign + 8 + chevron
    case .none: 0
    default: sign
    }
  }

  /// Of the sign that is a button: a chevron after it belongs to the row (observed).
  private var signFrame: CGRect {
    let x = isRightToLeft ? bounds.width - Self.signSize.width : 0
    return CGRect(origin: CGPoint(x: x, y: 0), size: Self.signSize)
  }

  /// As large as the end of the row, since a finger is wider than the mark.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    signFrame.insetBy(dx: -12, dy: -12).contains(point)
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
    case .disclosureIndicator: drawChevron(at: .zero)
    case .checkmark:
      (color ?? tintColor).setStroke()
      stroke([CGPoint(x: 1.5, y: 7), CGPoint(x: 5.5, y: 11.5), CGPoint(x: 14.5, y: 1.5)], width: 2)
    case .detailButton: drawSign()
    case .detailDisclosureButton:
      drawSign()
      drawChevron(
        at: CGPoint(
          x: isRightToLeft ? 0 : bounds.width - Self.chevronSize.width,
          y: (bounds.height - Self.chevronSize.height) / 2
        )
      )
    case .none: break
    }
  }

  /// An i in a circle.
  private func drawSign() {
    (color ?? tintColor).setStroke()
    let frame = signFrame
    let circle = UIBezierPath(ovalIn: frame.insetBy(dx: 1, dy: 1))
    circle.lineWidth = 1.5
    circle.stroke()
    let x = frame.midX
    stroke([CGPoint(x: x, y: 10), CGPoint(x: x, y: 16)], width: 2)
    stroke([CGPoint(x: x, y: 6), CGPoint(x: x, y: 6.5)], width: 2)
  }

  /// 7 points wide and 12 high with its round ends (measured on iOS 15 and 18).
  private func drawChevron(at origin: CGPoint) {
    (color ?? .tertiaryLabel).setStroke()
    let points = [CGPoint(x: 1.33, y: 1.5), CGPoint(x: 6.33, y: 6.5), CGPoint(x: 1.33, y: 11.5)]
    stroke(
      points.map { point in
        let x = isRightToLeft ? Self.chevronSize.width - point.x : point.x
        return CGPoint(x: origin.x + x, y: origin.y + point.y)
      },
      width: 2
    )
  }

  private func stroke(_ points: [CGPoint], width: CGFloat) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
