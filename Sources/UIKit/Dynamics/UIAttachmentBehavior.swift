import CoreGraphics
import Foundation

/// A range of numbers, for angles and distances.
public struct UIFloatRange: Equatable, Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() { self.init(minimum: 0, maximum: 0) }
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  var closed: ClosedRange<Double> { Double(minimum)...Double(max(minimum, maximum)) }
}

/// Ties an item to a place or to another item: a rod, a spring, a rope, a pin, a rail.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  private enum Form {
    case rod, rope, pin, fixed
    case sliding(axis: CGVector)
  }

  private let first: (item: any UIDynamicItem, offset: UIOffset)
  private let second: (item: any UIDynamicItem, offset: UIOffset)?
  private let form: Form
  /// The angle of the second item relative to the first when they were joined.
  private var startAngle: Double?

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    first = (item, offset)
    second = nil
    form = .rod
    anchorPoint = point
    length = Self.distance(Self.place(first), point)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, (item1, offset1), (item2, offset2))
  }

  private init(
    _ form: Form,
    _ first: (any UIDynamicItem, UIOffset),
    _ second: (any UIDynamicItem, UIOffset)?,
    anchor: CGPoint = .zero
  ) {
    self.first = first
    self.second = second
    self.form = form
    anchorPoint = anchor
    length = second.map { Self.distance(Self.place(first), Self.place($0)) } ?? 0
    super.init()
  }

  /// A rail through `point`: the first item slides along `axis` and does not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .sliding(axis: axis),
      (item, offset(of: point, in: item)),
      nil,
      anchor: point
    )
  }

  open class func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .sliding(axis: axis),
      (item1, offset(of: point, in: item1)),
      (item2, offset(of: point, in: item2))
    )
  }

  open class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rope, (item1, offset1), (item2, offset2))
  }

  open class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .fixed,
      (item1, offset(of: point, in: item1)),
      (item2, offset(of: point, in: item2))
    )
  }

  open class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .pin,
      (item1, offset(of: point, in: item1)),
      (item2, offset(of: point, in: item2))
    )
  }

  open var items: [any UIDynamicItem] { [first.item] + (second.map { [$0.item] } ?? []) }
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  open var anchorPoint: CGPoint { didSet { changed() } }
  open var length: CGFloat { didSet { changed() } }
  /// 1 does not swing.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Swings in a second; 0 is a rod that does not give.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { items }

  override func prepare(_ step: inout DynamicStep) {
    guard let body = step.body(of: first.item) else { return }
    let other = second.flatMap { step.body(of: $0.item) }
    let mine = DynamicJoint.End(body: body, point: DynamicVector(first.offset))
    let theirs =
      second.map { DynamicJoint.End(body: other, point: DynamicVector($0.offset)) }
      ?? DynamicJoint.End(body: nil, point: DynamicVector(anchorPoint))
    let angle =
      startAngle
      ?? step.world.bodies[body].angle - (other.map { step.world.bodies[$0].angle } ?? 0)
    startAngle = angle
    let swing = (frequency: Double(frequency), damping: Double(damping))
    let kind: DynamicJoint.Kind =
      switch form {
      case .rod: .rod(length: Double(length), frequency: swing.frequency, damping: swing.damping)
      case .rope: .rope(length: Double(length))
      case .pin: .pin(range: attachmentRange.closed, friction: Double(frictionTorque))
      case .fixed: .weld(angle: angle, frequency: swing.frequency, damping: swing.damping)
      case .sliding(let axis):
        .slide(axis: DynamicVector(axis), angle: angle, range: attachmentRange.closed)
      }
    step.world.joints.append(DynamicJoint(first: theirs, second: mine, kind: kind))
  }

  private static func place(_ end: (item: any UIDynamicItem, offset: UIOffset)) -> CGPoint {
    let offset = CGPoint(x: end.offset.horizontal, y: end.offset.vertical)
      .applying(DynamicTransform(end.item.transform).rotation)
    return CGPoint(x: end.item.center.x + offset.x, y: end.item.center.y + offset.y)
  }

  private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let way = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
      .applying(DynamicTransform(item.transform).rotation.inverted())
    return UIOffset(horizontal: way.x, vertical: way.y)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    hypot(a.x - b.x, a.y - b.y)
  }
}
