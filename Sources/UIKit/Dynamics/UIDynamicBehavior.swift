import Foundation
import ObjectiveC

/// Something that acts on items, alone or composed of other behaviors.
@preconcurrency
@MainActor
open class UIDynamicBehavior: MainActorObject {
  public init() {}

  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Called at each step of the animator.
  open var action: (() -> Void)?

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.attach(to: dynamicAnimator) }
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.attach(to: nil)
    changed()
  }

  /// Called before it joins an animator, or with nil before it leaves.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// The items of this behavior alone.
  var ownItems: [any UIDynamicItem] { [] }

  /// Adds its influence, at the start of each tick.
  func prepare(_ step: inout DynamicStep) {}

  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.attach(to: animator) }
  }

  /// Wakes the animator, which may be paused.
  func changed() { dynamicAnimator?.wake() }

  /// The behavior and all below it.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

/// A list of unique items, in the order in which they were added.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem] = []) { all = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }
  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}

/// The influences of an animator's behaviors on a tick.
@MainActor
struct DynamicStep {
  var world: DynamicWorld
  let index: [ObjectIdentifier: Int]

  func body(of item: any UIDynamicItem) -> Int? { index[ObjectIdentifier(item)] }
}
