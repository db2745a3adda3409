import Foundation

/// A moment of user input and the touches it concerns.
///
/// Filled by the driver of the touches.
@preconcurrency
@MainActor
open class UIEvent: MainActorObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: ButtonMask { [] }

  public convenience init() { self.init(type: .touches) }
  package init(type: EventType) { self.type = type }

  public let type: EventType
  open var subtype: EventSubtype { .none }

  /// Virtual seconds, on the clock of `CACurrentMediaTime()`.
  package(set) public var timestamp: TimeInterval = 0

  package(set) public var allTouches: Set<UITouch>?

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

public typealias UIEventSubtype = UIEvent.EventSubtype
