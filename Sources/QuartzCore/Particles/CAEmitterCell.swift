import ObjectiveC

/// One kind of particle: how often it is born, how long it lives, and how it moves and fades.
///
/// Each `…Range` is the width of the band around the mean in which a particle's own value lies
/// (inferred: the header names a mean and a range around it).
open class CAEmitterCell: NSObject, CAMediaTiming, @unchecked Sendable {
  public override init() { super.init() }

  open override func value(forKey key: String) -> Any? {
    propertyValue(forKey: key) ?? super.value(forKey: key)
  }
  open override func setValue(_ value: Any?, forKey key: String) {
    if !storeProperty(value, forKey: key) { super.setValue(value, forKey: key) }
  }

  open var name: String?
  open var isEnabled = true

  // Birth and life.
  /// Particles a second.
  open var birthRate: Float = 0
  /// Seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0

  // Motion.
  /// Of the direction in the plane, in radians from +x, from upwards where a line emits, or from
  /// outwards where an outline does; `emissionRange` is the whole opening of the cone.
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0

  // Looks.
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// A `CGImage`.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var minificationFilter = "linear"
  open var magnificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  open var style: [AnyHashable: Any]?

  /// Particles that come from each of these.
  open var emitterCells: [CAEmitterCell]?

  // CAMediaTiming: when, in the life of the emitter, the cell begins.
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
}
