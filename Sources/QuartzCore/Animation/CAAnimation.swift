/// Something that changes a layer over time.
///
/// Adding it to a layer takes a copy.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Stored: the screen of a stage has one rate.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// In seconds; only animations of SceneKit's nodes fade in and out (documented): stored.
  open var fadeInDuration: CGFloat = 0
  open var fadeOutDuration: CGFloat = 0
  /// Of SceneKit's nodes, too.
  open var usesSceneTimeBase = false
  /// Strongly held, unlike most delegates.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it is over.
  ///
  /// The model value shows from then on.
  open var isRemovedOnCompletion = true

  /// Called once, after the delegate, when the animation has ended (true) or was removed (false).
  package var onStop: ((Bool) -> Void)?
  /// Called once when the animation begins, after the delegate.
  package var onStart: (() -> Void)?
  /// When set, the animation follows this instead of its layer's time.
  ///
  /// See `AnimationPacer`.
  package var pacer: AnimationPacer?
  /// Whether no film waits for its end: it runs as long as it is visible, like an activity
  /// indicator, or is only the echo of a touch.
  package var isAmbient = false

  /// What `setValue(_:forKey:)` stored under keys that are not properties.
  private var userValues: [String: Any] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any {
    // An app's subclass cannot be made here, so the object itself is used.
    guard let copy = makeEmptyCopy() else { return self }
    copy.takeValues(from: self)
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }

  /// A new object of the same class, or nil when the class is one of the app's.
  package func makeEmptyCopy() -> CAAnimation? {
    type(of: self) == CAAnimation.self ? CAAnimation() : nil
  }

  /// Overridden by every class with properties.
  package func takeValues(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    fadeInDuration = other.fadeInDuration
    fadeOutDuration = other.fadeOutDuration
    usesSceneTimeBase = other.usesSceneTimeBase
    isRemovedOnCompletion = other.isRemovedOnCompletion
    onStop = other.onStop
    onStart = other.onStart
    pacer = other.pacer
    isAmbient = other.isAmbient
    userValues = other.userValues
  }

  // MARK: Key-value access

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    case "delegate": delegate
    case "removedOnCompletion": isRemovedOnCompletion
    default: userValues[key]
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "beginTime": beginTime = Double(boxed: value) ?? 0
    case "duration": duration = Double(boxed: value) ?? 0
    case "speed": speed = Float(Double(boxed: value) ?? 1)
    case "timeOffset": timeOffset = Double(boxed: value) ?? 0
    case "repeatCount": repeatCount = Float(Double(boxed: value) ?? 0)
    case "repeatDuration": repeatDuration = Double(boxed: value) ?? 0
    case "autoreverses": autoreverses = (Double(boxed: value) ?? 0) != 0
    case "fillMode":
      fillMode =
        value as? CAMediaTimingFillMode ?? (value as? String).map(CAMediaTimingFillMode.init)
        ?? .removed
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    case "removedOnCompletion": isRemovedOnCompletion = (Double(boxed: value) ?? 1) != 0
    default: userValues[key] = value
    }
  }

  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": Float(1)
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  // MARK: As an action

  /// Adds the animation to the layer `anObject` under `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
