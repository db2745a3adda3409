import CoreGraphics
import Foundation

/// Pulls an item to a place, where it swings and comes to rest upright.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint { didSet { changed() } }
  /// 0 swings most, 1 not at all.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func prepare(_ step: inout DynamicStep) {
    guard let body = step.body(of: item) else { return }
    step.world.joints.append(
      DynamicJoint(
        first: .init(body: nil, point: DynamicVector(snapPoint)),
        second: .init(body: body, point: .zero),
        kind: .snap(damping: min(max(Double(damping), 0.05), 1))
      )
    )
  }
}
