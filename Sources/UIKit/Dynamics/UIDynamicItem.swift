import CoreGraphics
import Foundation
import ObjectiveC

/// What an animator moves: a view, an element of a collection view, or an object of the app.
@preconcurrency
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  /// The animator reads and writes its rotation.
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Convex, about the item's centre; for items whose type is `path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one body and keep their relative places.
@preconcurrency
@MainActor
open class UIDynamicItemGroup: MainActorObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  private var offsets: [CGPoint]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    let box = items.reduce(CGRect.null) { box, item in
      box.union(
        CGRect(
          x: item.center.x - item.bounds.width / 2,
          y: item.center.y - item.bounds.height / 2,
          width: item.bounds.width,
          height: item.bounds.height
        )
      )
    }
    center = CGPoint(x: box.midX, y: box.midY)
    bounds = CGRect(origin: .zero, size: box.isNull ? .zero : box.size)
    offsets = items.map { CGPoint(x: $0.center.x - box.midX, y: $0.center.y - box.midY) }
    super.init()
  }

  open var center: CGPoint { didSet { moveItems() } }
  public let bounds: CGRect
  open var transform = CGAffineTransform.identity { didSet { moveItems() } }

  private func moveItems() {
    for (item, offset) in zip(items, offsets) {
      let place = offset.applying(transform)
      item.center = CGPoint(x: center.x + place.x, y: center.y + place.y)
      item.transform = transform
    }
  }
}
