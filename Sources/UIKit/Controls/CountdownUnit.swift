import CoreGraphics

/// The unit beside the chosen number of a countdown: "hours" or "min".
///
/// It stands still while the numbers turn (observed by many); its size and place are inferred.
final class CountdownUnit: UILabel {
  static let numberWidth: CGFloat = 40
  private static let gap: CGFloat = 7

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    adjustsFontSizeToFitWidth = true
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter wheel: the frame of the wheel that turns the number.
  func place(in wheel: CGRect, fromRight: Bool) {
    let start = Self.numberWidth + Self.gap
    textAlignment = fromRight ? .right : .left
    frame = CGRect(
      x: wheel.minX + (fromRight ? 0 : start),
      y: wheel.midY - UIPickerView.rowHeight / 2,
      width: max(0, wheel.width - start),
      height: UIPickerView.rowHeight
    )
  }
}
