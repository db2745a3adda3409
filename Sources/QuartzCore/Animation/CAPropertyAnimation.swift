/// An animation of one property, named by a key path such as `transform.scale.x`.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// The value is added to the present one; transforms are multiplied.
  open var isAdditive = false
  /// Every repetition starts where the last one ended.
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func makeEmptyCopy() -> CAAnimation? {
    type(of: self) == CAPropertyAnimation.self ? CAPropertyAnimation() : nil
  }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "keyPath": keyPath
    case "additive": isAdditive
    case "cumulative": isCumulative
    case "valueFunction": valueFunction
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "keyPath": keyPath = value as? String
    case "additive": isAdditive = (Double(boxed: value) ?? 0) != 0
    case "cumulative": isCumulative = (Double(boxed: value) ?? 0) != 0
    case "valueFunction": valueFunction = value as? CAValueFunction
    default: super.setValue(value, forKey: key)
    }
  }
}
