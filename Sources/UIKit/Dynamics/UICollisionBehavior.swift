import CoreGraphics
import Foundation

@preconcurrency
@MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )
  /// The identifier is nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Makes items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything: Mode = [.items, .boundaries]
  }

  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath
  }

  private var list: DynamicItems
  private var boundaries: [Boundary] = []
  private var referenceInsets: UIEdgeInsets?

  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode = Mode.everything { didSet { changed() } }

  open var items: [any UIDynamicItem] { list.all }
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// Whether the bounds of the animator's reference view hold the items in.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      referenceInsets = newValue ? .zero : nil
      changed()
    }
  }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    changed()
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(Boundary(identifier: identifier, path: bezierPath))
    changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.key($0.identifier) == Self.key(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.key($0.identifier) == Self.key(identifier) }
    changed()
  }

  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  nonisolated private static func key(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? AnyHashable) ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  // MARK: For the animator

  /// The owner of each wall of a step; nil for the bounds of the reference view.
  private var wallOwners: [Int: (any NSCopying)?] = [:]
  private var contacts: [Contact] = []

  private struct Contact {
    var item: any UIDynamicItem
    var other: (any UIDynamicItem)?
    var identifier: (any NSCopying)?
    var point: CGPoint

    func isSame(as contact: Contact) -> Bool {
      guard item === contact.item else { return false }
      if let other { return other === contact.other }
      guard contact.other == nil else { return false }
      return identifier.map(UICollisionBehavior.key)
        == contact.identifier.map(UICollisionBehavior.key)
    }
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func prepare(_ step: inout DynamicStep) {
    let bodies = items.compactMap { step.body(of: $0) }
    if collisionMode.contains(.items) {
      for (place, body) in bodies.enumerated() {
        for other in bodies[(place + 1)...] { step.world.pairs.append((body, other)) }
      }
    }
    wallOwners = [:]
    guard collisionMode.contains(.boundaries) else { return }
    func wall(_ a: DynamicVector, _ b: DynamicVector, of owner: (any NSCopying)?) {
      let middle = (a + b) * 0.5
      var shape = DynamicBody()
      shape.position = middle
      shape.shape = .polygon([a - middle, b - middle])
      wallOwners[step.world.wallShapes.count] = .some(owner)
      for body in bodies {
        step.world.walls.append((body, step.world.wallShapes.count))
      }
      step.world.wallShapes.append(shape)
    }
    if let insets = referenceInsets, let bounds = dynamicAnimator?.referenceBounds {
      let box = bounds.inset(by: insets)
      let corners = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
        CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
      ].map(DynamicVector.init)
      for side in 0..<4 { wall(corners[side], corners[(side + 1) % 4], of: nil) }
    }
    for boundary in boundaries {
      for (a, b) in boundary.path.lines { wall(a, b, of: boundary.identifier) }
    }
  }

  /// Calls the delegate for items that have met or parted since the last tick.
  func report(_ touching: [DynamicWorld.Touch: DynamicVector], items: [any UIDynamicItem]) {
    var now: [Contact] = []
    for (touch, point) in touching {
      var contact = Contact(item: items[touch.body], point: point.point)
      guard list.contains(contact.item) else { continue }
      if let other = touch.other {
        guard list.contains(items[other]) else { continue }
        contact.other = items[other]
      } else if let wall = touch.wall, let owner = wallOwners[wall] {
        contact.identifier = owner
      } else {
        continue
      }
      if !now.contains(where: { $0.isSame(as: contact) }) { now.append(contact) }
    }
    let before = contacts
    contacts = now
    for contact in now where !before.contains(where: { $0.isSame(as: contact) }) {
      if let other = contact.other {
        collisionDelegate?.collisionBehavior(
          self,
          beganContactFor: contact.item,
          with: other,
          at: contact.point
        )
      } else {
        collisionDelegate?.collisionBehavior(
          self,
          beganContactFor: contact.item,
          withBoundaryIdentifier: contact.identifier,
          at: contact.point
        )
      }
    }
    for contact in before where !now.contains(where: { $0.isSame(as: contact) }) {
      if let other = contact.other {
        collisionDelegate?.collisionBehavior(self, endedContactFor: contact.item, with: other)
      } else {
        collisionDelegate?.collisionBehavior(
          self,
          endedContactFor: contact.item,
          withBoundaryIdentifier: contact.identifier
        )
      }
    }
  }
}

extension UIBezierPath {
  /// Its outline as straight lines.
  fileprivate var lines: [(DynamicVector, DynamicVector)] {
    var lines: [(DynamicVector, DynamicVector)] = []
    var start = DynamicVector.zero
    var last = DynamicVector.zero
    cgPath.flattened(threshold: 0.25).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        start = DynamicVector(element.pointee.points[0])
        last = start
      case .closeSubpath:
        if last != start { lines.append((last, start)) }
        last = start
      default:
        let next = DynamicVector(element.pointee.points[0])
        if next != last { lines.append((last, next)) }
        last = next
      }
    }
    return lines
  }

  /// The corners of its outline, for items that collide by a path.
  var corners: [DynamicVector] { lines.flatMap { [$0.0, $0.1] } }
}
