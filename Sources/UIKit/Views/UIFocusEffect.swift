import CoreGraphics
import Foundation

/// How a focused view looks; a phone without a keyboard shows no focus.
@preconcurrency
@MainActor
open class UIFocusEffect: MainActorObject {
  public init() { super.init(isolated: ()) }

  public convenience init(_ effect: UIFocusEffect) { self.init() }
}

/// A ring around the focused view.
@preconcurrency
@MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring lies.
  public enum Position: Int, Sendable {
    case automatic, outside, inside
  }

  public let path: UIBezierPath?
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic

  public override convenience init() { self.init(shape: nil) }

  public convenience init(rect: CGRect) { self.init(shape: UIBezierPath(rect: rect)) }

  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) { self.init(shape: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)) }

  public convenience init(path: UIBezierPath) { self.init(shape: path) }

  private init(shape: UIBezierPath?) {
    path = shape
    super.init()
  }
}
