import Foundation

/// The three lines at the end of a row by which a finger moves it.
@MainActor
final class RowReorderControl: UIView {
  private let lines: UIImageView

  /// Of a finger that holds the lines.
  let hold = HoldGesture()

  init() {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .medium)
    lines = UIImageView(image: UIImage(systemName: "line.3.horizontal", withConfiguration: size))
    lines.tintColor = .tertiaryLabel
    super.init(frame: CGRect(origin: .zero, size: lines.bounds.size))
    addSubview(lines)
    accessibilityIdentifier = "Reorder"
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) { nil }

  /// As large as the end of the row, since a finger is wider than the lines.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
