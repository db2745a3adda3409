/// How the time of something follows from the time of its parent: `t = (parentTime - beginTime) *
/// speed + timeOffset`.
///
/// Seconds.
public protocol CAMediaTiming: AnyObject {
  /// When it starts, in the parent's time. For an animation 0 means "when it is added".
  var beginTime: CFTimeInterval { get set }
  /// The length of one pass in its own time. For an animation 0 means the transaction's duration.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  /// Passes; may be fractional. 0 counts as 1 unless `repeatDuration` is set.
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows before the start and after the end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The names from before they were a type.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
