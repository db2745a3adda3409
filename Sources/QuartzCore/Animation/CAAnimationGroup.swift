/// Several animations in one stretch of time.
///
/// They are cut off at the end of the group.
open class CAAnimationGroup: CAAnimation {
  /// Their delegates and `isRemovedOnCompletion` are ignored.
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func makeEmptyCopy() -> CAAnimation? {
    type(of: self) == CAAnimationGroup.self ? CAAnimationGroup() : nil
  }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  open override func value(forKey key: String) -> Any? {
    key == "animations" ? animations : super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "animations" else { return super.setValue(value, forKey: key) }
    animations = value as? [CAAnimation]
  }
}
