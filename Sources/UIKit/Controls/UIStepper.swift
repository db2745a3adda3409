import Foundation
import QuartzCore

/// A minus and a plus: 94 by 32 points.
@preconcurrency
@MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    hugContent(.horizontal, .vertical)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hugContent(.horizontal, .vertical)
    contentMode = .redraw
    coder.read(into: self, as: UIStepper.self)
  }

  open var value: Double = 0 {
    didSet {
      value = min(max(value, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }

  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
  open var stepValue: Double = 1

  // Pictures of its own: stored, as the signs are drawn.
  private var pictures: [String: UIImage] = [:]
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["+\(state.rawValue)"] = image
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    pictures["+\(state.rawValue)"]
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["-\(state.rawValue)"] = image
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    pictures["-\(state.rawValue)"]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["b\(state.rawValue)"] = image
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    pictures["b\(state.rawValue)"]
  }
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    pictures["|\(leftState.rawValue),\(rightState.rawValue)"] = image
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    pictures["|\(leftState.rawValue),\(rightState.rawValue)"]
  }
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { UIStepper.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let body = CGRect(origin: .zero, size: UIStepper.size)
    context.setFillColor(UIColor.tertiarySystemFill.cgColor)
    UIBezierPath(roundedRect: body, cornerRadius: 8).fill(with: context)
    // Lighter than other separators (measured).
    let isDark = traitCollection.userInterfaceStyle == .dark
    context.setFillColor(UIColor.separator.withAlphaComponent(isDark ? 0.29 : 0.14).cgColor)
    context.fill(CGRect(x: body.midX - 0.5, y: 7, width: 1, height: 18))
    sign(context, x: body.width / 4, isPlus: false, isOn: value > minimumValue || wraps)
    sign(context, x: body.width * 3 / 4, isPlus: true, isOn: value < maximumValue || wraps)
  }

  private func sign(_ context: CGContext, x: CGFloat, isPlus: Bool, isOn: Bool) {
    let color: UIColor = isOn && isEnabled ? .label : .tertiaryLabel
    context.setFillColor(color.cgColor)
    let y = UIStepper.size.height / 2
    // Measured: 13.7 points wide, 1.3 thick.
    context.fill(CGRect(x: x - 6.85, y: y - 0.65, width: 13.7, height: 1.3))
    if isPlus { context.fill(CGRect(x: x - 0.65, y: y - 6.85, width: 1.3, height: 13.7)) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let isPlus = touch.location(in: self).x > bounds.midX
    var next = value + (isPlus ? stepValue : -stepValue)
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = value
    value = next
    if value != old { sendActions(for: .valueChanged, with: event) }
  }
}

extension UIBezierPath {
  /// Fills with the context's own colour.
  fileprivate func fill(with context: CGContext) {
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath()
  }
}
