import CoreGraphics

/// A number of a countdown, which leaves room for its unit.
final class CountdownRow: UIView {
  private let label: UILabel

  init(_ label: UILabel) {
    self.label = label
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width, CountdownUnit.numberWidth)
    let left = label.textAlignment == .left ? bounds.width - width : 0
    label.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
  }
}
