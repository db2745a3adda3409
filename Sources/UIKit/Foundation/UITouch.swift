import Foundation

/// One finger on the screen, from its landing to its lift.
///
/// Filled by the driver of the touches.
@preconcurrency
@MainActor
open class UITouch: MainActorObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  /// One that no finger makes: apps call their own methods for touches with it.
  public init() {}

  /// Orders touches by their landing; sets have no order.
  package var serial = 0

  package(set) public var phase: Phase = .began
  package(set) public var tapCount: Int = 0
  package(set) public var timestamp: TimeInterval = 0
  package(set) public var type: TouchType = .direct
  package(set) public weak var window: UIWindow?
  package(set) public weak var view: UIView?

  /// Where the finger is, in the window's coordinates.
  package var windowLocation: CGPoint = .zero
  /// Where the finger came down, in the window.
  var landing: CGPoint = .zero
  package var previousWindowLocation: CGPoint = .zero

  open var majorRadius: CGFloat { 20 }
  /// Without 3D Touch, which `forceTouchCapability` says, force and its limit are 0 (observed).
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  /// What a touch estimates first and knows later: nothing, of fingers.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var majorRadiusTolerance: CGFloat { 0 }
  /// A finger is upright (documented).
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// Those that get the touch: of its view and the views around it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    var result: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      result += (view.gestureRecognizers ?? []).filter { $0.touches.contains { $0 === self } }
      current = view.superview
    }
    return result
  }
}

extension UITouch {
  /// Whether the finger has left the place where it came down by so much that it selects no row
  /// (inferred: a swipe over a row that does not scroll selects nothing).
  var hasWandered: Bool {
    hypot(windowLocation.x - landing.x, windowLocation.y - landing.y) > 10
  }
}
