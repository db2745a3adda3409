import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore
import Timeline

@preconcurrency
@MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items like physical bodies.
///
/// At each refresh of the screen it applies its behaviors, advances all items, and writes centres
/// and rotations. It pauses when everything is at rest.
@preconcurrency
@MainActor
open class UIDynamicAnimator: MainActorObject {
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// An animator without a reference view, for items that are not views.
  public init() {}

  /// The key of a private overlay, known from tutorials: it does nothing here.
  final var debugEnabled = false

  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false
  /// How long it has run, in seconds, without pauses.
  open private(set) var elapsedTime: TimeInterval = 0

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.attach(to: self)
    // What it adds comes last: the others need not be collected again.
    adopt(behavior.family.flatMap(\.ownItems))
    resume()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.attach(to: nil)
    wake()
  }

  open func removeAllBehaviors() {
    let removed = behaviors
    behaviors = []
    for behavior in removed { behavior.attach(to: nil) }
    wake()
  }

  /// The items whose frames meet `rect`.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let frame = CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      return frame.overlaps(rect)
    }
  }

  /// Reads an item's place, rotation and bounds again; it keeps its speed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let index = index[ObjectIdentifier(item)] else { return }
    read(item, into: &world.bodies[index])
    wake()
  }

  // MARK: For collection view layouts

  open func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  open func layoutAttributesForDecorationView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private var attributes: [UICollectionViewLayoutAttributes] {
    items.compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  // MARK: Running

  private var world = DynamicWorld()
  private var items: [any UIDynamicItem] = []
  private var index: [ObjectIdentifier: Int] = [:]
  private var link: CADisplayLink?
  private var lastTick: CFTimeInterval?
  /// The time since which everything has been at rest, and the places of the bodies then.
  private var rest: (time: TimeInterval, places: [DynamicBody])?

  /// Items that stay within this distance, in points and radians, for half a second are at rest:
  /// the animator pauses (inferred).
  ///
  /// Speed does not decide: a pile trembles a little, and a ball at the top of its path has none.
  private static let stillness = (distance: 1.0, angle: 0.02, time: 0.5)

  var referenceBounds: CGRect? {
    referenceView?.bounds
      ?? layout?.collectionView.map { view in
        CGRect(origin: .zero, size: layout?.collectionViewContentSize ?? view.contentSize)
      }
  }

  func body(of item: any UIDynamicItem) -> DynamicBody? {
    index[ObjectIdentifier(item)].map { world.bodies[$0] }
  }

  /// Resumes after a change, if there is anything to move.
  func wake() {
    gather()
    resume()
  }

  private func resume() {
    rest = nil
    guard !behaviors.isEmpty else { return pause() }
    guard !isRunning else { return }
    isRunning = true
    lastTick = nil
    delegate?.dynamicAnimatorWillResume(self)
    let ticker = DynamicTicker(animator: self)
    let link = CADisplayLink(target: ticker, selector: Selector(ticker.tick(_:)))
    link.worker = UIDynamicAnimator.self
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func pause() {
    link?.invalidate()
    link = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Collects the items of all behaviors; remaining ones keep their speed.
  private func gather() {
    let before = (world: world, index: index)
    items = []
    world = DynamicWorld()
    index = [:]
    adopt(behaviors.flatMap(\.family).flatMap(\.ownItems)) { item in
      before.index[ObjectIdentifier(item)].map { before.world.bodies[$0] }
    }
  }

  /// Adds the items that are not there yet.
  private func adopt(
    _ added: [any UIDynamicItem],
    known: (any UIDynamicItem) -> DynamicBody? = { _ in nil }
  ) {
    for item in added where index[ObjectIdentifier(item)] == nil {
      index[ObjectIdentifier(item)] = world.bodies.count
      items.append(item)
      world.bodies.append(known(item) ?? body(reading: item))
    }
  }

  private func body(reading item: any UIDynamicItem) -> DynamicBody {
    var body = DynamicBody()
    read(item, into: &body)
    return body
  }

  private func read(_ item: any UIDynamicItem, into body: inout DynamicBody) {
    body.position = DynamicVector(item.center)
    body.angle = DynamicTransform(item.transform).angle
    body.shape =
      switch item.collisionBoundsType {
      case .rectangle: .rectangle(item.bounds.size)
      case .ellipse: .ellipse(item.bounds.size)
      case .path:
        DynamicShape.hull(of: item.collisionBoundingPath.corners)
          ?? .rectangle(item.bounds.size)
      }
  }

  fileprivate func tick(_ link: CADisplayLink) {
    // The first tick after a rest moves nothing: it is the moment of release.
    guard let last = lastTick else {
      lastTick = link.timestamp
      return
    }
    let time = link.timestamp - last
    lastTick = link.timestamp
    guard time > 0 else { return }
    elapsedTime += time
    let family = behaviors.flatMap(\.family)
    var step = DynamicStep(world: world, index: index)
    step.world.pairs = []
    step.world.walls = []
    step.world.wallShapes = []
    step.world.joints = []
    for body in step.world.bodies.indices {
      step.world.bodies[body].traits = DynamicTraits()
      step.world.bodies[body].acceleration = .zero
      step.world.bodies[body].force = .zero
      step.world.bodies[body].torque = 0
    }
    // A push depends on the mass, so item properties come first.
    for behavior in family where behavior is UIDynamicItemBehavior { behavior.prepare(&step) }
    for behavior in family where !(behavior is UIDynamicItemBehavior) { behavior.prepare(&step) }
    world = step.world
    world.advance(by: time)
    write()
    for behavior in family {
      (behavior as? UICollisionBehavior)?.report(world.touching, items: items)
    }
    for behavior in family { behavior.action?() }
    settle()
  }

  private func write() {
    for (item, body) in zip(items, world.bodies) where !body.traits.isAnchored {
      item.center = body.position.point
      let transform = DynamicTransform(item.transform)
      // Less than a millionth of a turn is the solver's rounding.
      if abs(transform.angle - body.angle) > 1e-6 {
        item.transform = transform.turned(to: body.angle)
      }
    }
    layout?.invalidateLayout()
  }

  private func settle() {
    if let rest, rest.places.count == world.bodies.count,
      zip(rest.places, world.bodies).allSatisfy({
        ($0.position - $1.position).length < Self.stillness.distance
          && abs($0.angle - $1.angle) < Self.stillness.angle
      })
    {
      if elapsedTime - rest.time >= Self.stillness.time { pause() }
    } else if isRunning {
      rest = (elapsedTime, world.bodies)
    }
  }
}

/// The display link's target, so that the link does not keep the animator alive.
@MainActor
private final class DynamicTicker {
  weak var animator: UIDynamicAnimator?

  init(animator: UIDynamicAnimator) { self.animator = animator }

  func tick(_ link: CADisplayLink) {
    if let animator { animator.tick(link) } else { link.invalidate() }
  }
}
