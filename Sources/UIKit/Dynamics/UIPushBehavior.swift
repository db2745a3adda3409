import CoreGraphics
import Foundation

/// Pushes items, for as long as it is active or once.
///
/// A magnitude of 1 gives a view of 100 x 100 points an acceleration of 100 pt/s² (documented);
/// once: a speed of 100 pt/s (inferred).
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// Pushes nothing; every object of UIKit has this initializer by `NSObject` (observed: apps
  /// make one to replace it).
  public override convenience init() { self.init(items: [], mode: .continuous) }

  public let mode: Mode

  open var items: [any UIDynamicItem] { list.all }
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// Becomes false after an instantaneous push; setting it pushes again.
  open var active = true { didSet { changed() } }

  private var direction = DynamicDirection(vector: .zero)

  open var pushDirection: CGVector {
    get { direction.vector }
    set {
      direction = DynamicDirection(vector: newValue)
      changed()
    }
  }
  /// In radians from +x, clockwise as seen.
  ///
  /// It stays while the magnitude is 0: apps choose the angle of a new push first (observed).
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = DynamicDirection(angle: angle, magnitude: magnitude)
    changed()
  }

  /// The point of the item that it pushes; away from the centre it turns the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  private static let unit = 100.0

  override var ownItems: [any UIDynamicItem] { items }

  override func prepare(_ step: inout DynamicStep) {
    guard active else { return }
    let push = DynamicVector(pushDirection) * Self.unit
    for item in items {
      guard let index = step.body(of: item) else { continue }
      let arm = DynamicVector(targetOffsetFromCenter(for: item))
        .rotated(by: step.world.bodies[index].angle)
      switch mode {
      case .continuous:
        step.world.bodies[index].force += push
        step.world.bodies[index].torque += arm.cross(push)
      case .instantaneous:
        step.world.bodies[index].apply(impulse: push, at: arm)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
