import Foundation
import QuartzCore

/// A minus and a plus: 94 by 32 points whatever its frame says.
@preconcurrency
@MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  /// What shows, as large as ever also in a control that constraints squeeze (observed).
  private final class Face: UIView {
    weak var stepper: UIStepper?

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      stepper?.drawFace(context)
    }
  }

  private let face = Face(frame: CGRect(origin: .zero, size: UIStepper.size))

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UIStepper.self)
  }

  private func setUp() {
    hugContent(.horizontal, .vertical)
    face.stepper = self
    face.isOpaque = false
    face.isUserInteractionEnabled = false
    addSubview(face)
  }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    face.setNeedsDisplay()
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

  /// The app's own pictures.
  private var pictures: [Picture: UIImage] = [:] { didSet { setNeedsDisplay() } }

  private enum Picture: Hashable {
    case increment(UIControl.State.RawValue)
    case decrement(UIControl.State.RawValue)
    case background(UIControl.State.RawValue)
    case divider(left: UIControl.State.RawValue, right: UIControl.State.RawValue)
  }

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[.increment(state.rawValue)] = image
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    pictures[.increment(state.rawValue)]
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[.decrement(state.rawValue)] = image
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    pictures[.decrement(state.rawValue)]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[.background(state.rawValue)] = image
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    pictures[.background(state.rawValue)]
  }
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    pictures[.divider(left: leftState.rawValue, right: rightState.rawValue)] = image
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    pictures[.divider(left: leftState.rawValue, right: rightState.rawValue)]
  }
  open var wraps = false
  /// Whether the value changes again and again while a finger holds a sign.
  open var autorepeat = true
  /// Whether each change is sent, not the last one alone (documented).
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { UIStepper.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  private func drawFace(_ context: CGContext) {
    let body = CGRect(origin: .zero, size: UIStepper.size)
    drawBackground(context, body)
    drawDivider(context, body)
    drawSign(context, body.divided(atDistance: body.width / 2, from: .minXEdge).slice, false)
    drawSign(context, body.divided(atDistance: body.width / 2, from: .minXEdge).remainder, true)
  }

  private func drawBackground(_ context: CGContext, _ body: CGRect) {
    let own = backgroundImage(for: isEnabled ? .normal : .disabled) ?? backgroundImage(for: .normal)
    if let own { return own.draw(in: body) }
    context.setFillColor(UIColor.tertiarySystemFill.cgColor)
    UIBezierPath(roundedRect: body, cornerRadius: 8).fill(with: context)
  }

  private func drawDivider(_ context: CGContext, _ body: CGRect) {
    if let own = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
      let width = own.size.width
      own.draw(in: CGRect(x: body.midX - width / 2, y: 0, width: width, height: body.height))
      return
    }
    // It begins at a whole pixel (measured).
    let scale = UIScreen.main.scale
    let left = ((body.midX - ControlDivider.width / 2) * scale).rounded(.down) / scale
    context.setFillColor(ControlDivider.color.cgColor)
    context.fill(
      CGRect(
        x: left,
        y: ControlDivider.margin,
        width: ControlDivider.width,
        height: body.height - 2 * ControlDivider.margin
      )
    )
  }

  private func drawSign(_ context: CGContext, _ half: CGRect, _ isPlus: Bool) {
    let isInside = isPlus ? value < maximumValue : value > minimumValue
    let isOn = isEnabled && (wraps || isInside)
    // Half as strong (measured).
    let color: UIColor = isOn ? .label : .label.withAlphaComponent(0.5)
    if let own = picture(isPlus, isOn: isOn) {
      // A picture is a stencil unless it says otherwise (inferred: as in other controls).
      let shown = own.renderingMode == .alwaysOriginal ? own : own.withTintColor(color)
      shown.draw(at: CGPoint(x: half.midX - own.size.width / 2, y: half.midY - own.size.height / 2))
      return
    }
    context.setFillColor(color.cgColor)
    let middle = CGPoint(x: half.midX + (isPlus ? 1 : -1) * Sign.outward, y: half.midY)
    let (long, thin) = (Sign.length, Sign.thickness)
    let bar = CGRect(x: -long / 2, y: -thin / 2, width: long, height: thin)
    context.fill(bar.offsetBy(dx: middle.x, dy: middle.y))
    if isPlus {
      // The part above the bar and the part below it: a translucent sign is even.
      for y in [-long / 2, thin / 2] {
        let part = CGRect(x: -thin / 2, y: y, width: thin, height: (long - thin) / 2)
        context.fill(part.offsetBy(dx: middle.x, dy: middle.y))
      }
    }
  }

  private func picture(_ isPlus: Bool, isOn: Bool) -> UIImage? {
    let find = isPlus ? incrementImage : decrementImage
    return find(isOn ? .normal : .disabled) ?? find(.normal)
  }

  // MARK: Tracking

  private enum Sign {
    case minus, plus

    /// Points (measured on iOS 15 to 18): how long and thick the bars are, and how far from the
    /// middle of its half, away from the divider, a sign stands.
    static let length: CGFloat = 13.6
    static let thickness: CGFloat = 1.5
    static let outward: CGFloat = 1.0 / 3
  }

  /// What a finger holds; nil outside.
  private var held: Sign?
  private var hasRepeated = false
  private let timer = GestureTimer()

  /// In seconds: a held sign changes the value after the first time, and then faster and faster
  /// (documented; the numbers are inferred).
  private static let repeatDelay: TimeInterval = 0.5
  private static let slowest: TimeInterval = 0.3
  private static let fastest: TimeInterval = 0.05
  private static let acceleration = 0.85

  private func sign(at touch: UITouch) -> Sign? {
    guard bounds.contains(touch.location(in: self)) else { return nil }
    return touch.location(in: face).x > UIStepper.size.width / 2 ? .plus : .minus
  }

  package override var tapIsPrimaryAction: Bool { false }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held = sign(at: touch)
    hasRepeated = false
    if autorepeat { repeatChange(after: Self.repeatDelay, then: Self.slowest) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held = sign(at: touch)
    return true
  }

  open override func cancelTracking(with event: UIEvent?) { timer.stop() }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    timer.stop()
    if hasRepeated {
      if !isContinuous { sendValueChanged(with: event) }
    } else if let touch, let sign = sign(at: touch), change(by: sign) {
      sendValueChanged(with: event)
    }
  }

  private func repeatChange(after delay: TimeInterval, then interval: TimeInterval) {
    timer.start(after: delay) { [weak self] in
      guard let self else { return }
      if let held, change(by: held) {
        hasRepeated = true
        if isContinuous { sendValueChanged() }
      }
      repeatChange(after: interval, then: max(Self.fastest, interval * Self.acceleration))
    }
  }

  /// Returns whether the value is another one.
  private func change(by sign: Sign) -> Bool {
    var next = value + (sign == .plus ? stepValue : -stepValue)
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = value
    value = next
    return value != old
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
