import Foundation
import QuartzCore

/// The box of a popover with its arrow and shadow, around the presented view.
final class PopoverView: UIView {
  private let box = UIView()
  private let content: UIView
  private let shape = CAShapeLayer()
  /// What an app draws in place of box, arrow and shadow.
  private let background: UIPopoverBackgroundView?

  /// Alerts and share sheets, which are of the system, stand beside it.
  var reachesBelowArrow = true

  var place = PopoverPlace() { didSet { setNeedsLayout() } }

  /// Of the arrow, and of the box where the content is clear.
  var color: UIColor? {
    get { box.backgroundColor }
    set { box.backgroundColor = background == nil ? newValue : nil }
  }

  init(around content: UIView, background: UIPopoverBackgroundView? = nil) {
    self.content = content
    self.background = background
    super.init(frame: .zero)
    box.addSubview(content)
    if let background {
      addSubview(background)
      addSubview(box)
      guard type(of: background).wantsDefaultContentAppearance else { return }
      box.layer.cornerRadius = PopoverPlace.cornerRadius
      box.clipsToBounds = true
      return
    }
    box.layer.mask = shape
    addSubview(box)
    // Soft, and 100 points wide (observed on a phone, in one picture: 11 % black below the box, half
    // of that 47 points beside it, 1 % at 100).
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 35
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let background {
      background.arrowDirection = place.direction
      background.arrowOffset = place.arrowOffset
      background.frame = bounds
      box.frame = place.content
      content.frame = box.bounds
      return
    }
    box.frame = bounds
    // It goes on below the arrow, whose colour is its own (documented since iOS 13).
    content.frame = reachesBelowArrow ? bounds : place.content
    show(place.path.cgPath, shadow: place.shadowPath.cgPath)
  }

  /// Along with the animation in which the box is laid out.
  private func show(_ path: CGPath, shadow: CGPath) {
    let old = shape.presentation()?.path ?? shape.path
    let oldShadow = layer.presentation()?.shadowPath ?? layer.shadowPath
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.frame = bounds
    shape.path = path
    layer.shadowPath = shadow
    CATransaction.commit()
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0, let old, old != path else { return }
    for (layer, keyPath, old) in [(shape, "path", old), (layer, "shadowPath", oldShadow)] {
      let change = CABasicAnimation(keyPath: keyPath)
      change.fromValue = old
      change.duration = duration
      change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(change, forKey: keyPath)
    }
  }
}
