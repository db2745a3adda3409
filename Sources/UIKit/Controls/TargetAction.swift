import Foundation
import QuartzCore

/// A target and the method to call on it.
///
/// The target is held weakly, as on iOS; a selector of a bound method holds it nevertheless, until
/// the stage is torn down.
@MainActor
final class TargetAction: MainActorObject {
  private(set) weak var target: AnyObject?
  private(set) var action: Selector?
  let hasTarget: Bool
  /// Whether the target is no object: Objective-C boxes it, and the box is gone at once.
  ///
  /// `self` in the initial value of a constant is one, a method of the class. Controls then ask the
  /// responders (inferred from samples that forget `lazy` and work).
  let hadValue: Bool

  init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    hasTarget = target != nil
    hadValue = target.map { !(Swift.type(of: $0) is AnyClass) } ?? false
    self.action = action
    super.init(isolated: ())
    TargetActionRegistry.current.add(self)
  }

  /// A released target gets no calls.
  var isGone: Bool { hasTarget && target == nil }

  func send(from sender: AnyObject) {
    guard !isGone else { return }
    _ = action?.performTelling(on: target ?? sender, with: sender)
  }

  /// Whether `removeTarget` with these arguments means the entry; nil means any.
  ///
  /// Methods without names cannot be compared: there the target alone decides.
  func matches(_ other: Any?, _ otherAction: Selector? = nil) -> Bool {
    if let name = action?.name, let otherName = otherAction?.name, name != otherName {
      return false
    }
    guard let other else { return true }
    // A control shows a target of nil as this object (documented).
    return other is NSNull ? !hasTarget : target === (other as AnyObject)
  }

  /// Whether the entry is this one: another of its kind would change nothing (documented).
  func isSame(_ other: Any?, _ otherAction: Selector) -> Bool {
    guard let action, action == otherAction, hasTarget == (other != nil) else { return false }
    return !hasTarget || matches(other)
  }

  func forget() { action = nil }
}

extension Selector {
  /// Calls the method; one that does not accept the sender's class gets a stand-in of a class of
  /// UIKit's, else it is not called, and this is reported, as is one that the target lacks.
  ///
  /// A method that refuses the second argument gets the other one.
  @MainActor
  func performTelling(
    on target: AnyObject?,
    with sender: Any?,
    _ second: Any? = nil,
    orElse other: Any? = nil
  ) -> Bool {
    let reply = perform(on: target, with: sender, second)
    if case .refused(let wanted, let got) = reply {
      if second != nil || other != nil, perform(on: target, with: sender, other) == .done {
        return true
      }
      if let standIn = Self.standIn(wanted, for: sender),
        [second, other].contains(where: { perform(on: target, with: standIn, $0) == .done })
      {
        return true
      }
      let owner = target.map { "\(type(of: $0)) " } ?? ""
      Diagnostics.report(
        "-[\(owner)\(name ?? "action")] takes a \(wanted), but was sent a \(got): it was not called."
      )
    }
    if reply == .unknown, let object = target as? NSObject { reportMissing(in: object) }
    return reply == .done
  }

  /// A recognizer for a method that declares one where a button sends.
  ///
  /// Objective-C calls the method with any object, which harms only one that uses it (inferred).
  /// Views and items have their tags in common.
  @MainActor
  private static func standIn(_ wanted: String, for sender: Any?) -> NSObject? {
    guard let sender = sender as? NSObject, let type = NSClassFromString("UIKit.\(wanted)"),
      type is UIGestureRecognizer.Type || type is UIControl.Type || type is UIBarItem.Type,
      let made = (type as? NSObject.Type)?._construct()
    else { return nil }
    let tag = (sender as? UIView)?.tag ?? (sender as? UIBarItem)?.tag ?? 0
    (made as? UIView)?.tag = tag
    (made as? UIBarItem)?.tag = tag
    return made
  }

  /// iOS raises an exception (documented); here the method may also be missing from the tables, so
  /// that the film continues.
  @MainActor
  private func reportMissing(in object: NSObject) {
    guard let name, isDeclared, !object.isOfSystem, !object.responds(to: self) else { return }
    Diagnostics.report(
      "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance \(object.faultName)."
    )
  }
}

/// All target-action pairs of a world, released when its stage is torn down.
///
/// A bound method keeps its target alive, so target, view and recognizer would form a cycle.
@MainActor
package final class TargetActionRegistry {
  private struct Entry {
    weak var pair: TargetAction?
  }

  private var entries: [Entry] = []
  private var limit = 64

  static var current: TargetActionRegistry { registry(of: World.current) }

  package static func registry(of world: World) -> TargetActionRegistry {
    world.state(TargetActionRegistry.self) { TargetActionRegistry() }
  }

  nonisolated package init() {}

  fileprivate func add(_ pair: TargetAction) {
    entries.append(Entry(pair: pair))
    guard entries.count > limit else { return }
    entries.removeAll { $0.pair == nil }
    limit = max(64, entries.count * 2)
  }

  package func removeAll() {
    for entry in entries { entry.pair?.forget() }
    entries = []
  }
}
