import Timeline

/// A basic animation that moves as if on a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In distances between the two values per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring damped more than critically creeps.
  ///
  /// Otherwise it moves like a critical one.
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// `bounce` in -1...1: 0 is critical, above it overshoots, below it creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// How long it takes until the spring has come to rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The period of the undamped oscillation.
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  open var bounce: CGFloat { spring.bounce }

  package var spring: Spring {
    Spring(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping
    )
  }

  package override func makeEmptyCopy() -> CAAnimation? {
    type(of: self) == CASpringAnimation.self ? CASpringAnimation() : nil
  }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "mass": mass
    case "stiffness": stiffness
    case "damping": damping
    case "initialVelocity": initialVelocity
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "mass": mass = Double(boxed: value) ?? 1
    case "stiffness": stiffness = Double(boxed: value) ?? 100
    case "damping": damping = Double(boxed: value) ?? 10
    case "initialVelocity": initialVelocity = Double(boxed: value) ?? 0
    default: super.setValue(value, forKey: key)
    }
  }
}
