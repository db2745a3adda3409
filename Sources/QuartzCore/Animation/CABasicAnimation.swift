/// From one value to another. At most two of the three should be set:
///
///     from, to         from ... to
///     from, by         from ... from + by
///     by, to           to - by ... to
///     from             from ... present value
///     to               present value ... to
///     by               present value ... present value + by
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  /// Set on the animations UIKit adds: the value to which the animation is relative, so that the
  /// additive term of a transform is `interpolate(from, to) * reference⁻¹`.
  package var reference: AnimatedValue?
  /// Set on an animation that UIKit answers as an action: runs instead of it unless it returns
  /// false.
  ///
  /// Copies do not have it.
  package var onRun: ((_ animation: CABasicAnimation, _ event: String, _ object: Any) -> Bool)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func makeEmptyCopy() -> CAAnimation? {
    type(of: self) == CABasicAnimation.self ? CABasicAnimation() : nil
  }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    reference = other.reference
  }

  open override func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    if onRun?(self, event, anObject) == true { return }
    super.run(forKey: event, object: anObject, arguments: dict)
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "fromValue": fromValue = value
    case "toValue": toValue = value
    case "byValue": byValue = value
    default: super.setValue(value, forKey: key)
    }
  }
}
