import Foundation
import QuartzCore

/// The box of a popover with its arrow and shadow, around the presented view.
final class PopoverView: UIView {
  private let box = UIView()
  private let content: UIView
  private let shape = CAShapeLayer()

  var place = PopoverPlace() { didSet { setNeedsLayout() } }

  /// Of the arrow, and of the box where the content is clear.
  var color: UIColor? {
    get { box.backgroundColor }
    set { box.backgroundColor = newValue }
  }

  init(around content: UIView) {
    self.content = content
    super.init(frame: .zero)
    box.layer.mask = shape
    box.addSubview(content)
    addSubview(box)
    // Soft and wide (inferred from pictures).
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
    content.frame = place.body
    shape.frame = bounds
    let path = place.path.cgPath
    shape.path = path
    layer.shadowPath = path
  }
}
