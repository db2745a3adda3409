import Foundation
import QuartzCore

/// The changes of animated blocks, so that they can be undone.
package final class AnimationJournal {
  private var changes: [PropertyChange] = []

  package init() {}

  func note(_ change: PropertyChange) { changes.append(change) }

  /// Restores the value of every property before its first change.
  @MainActor
  package func restore() {
    for change in changes.reversed() { change.restoreOldValue() }
    changes = []
  }

  /// Animates what no transition's layer moves back to where it began, and forgets it.
  ///
  /// Views outside the container play their animations in their own time, under a finger too
  /// (documented), and come back with the screens where these fall back (inferred).
  ///
  /// - Parameter driven: the layers whose time the transition drives.
  @MainActor
  func returnFreeChanges(
    notIn driven: [CALayer],
    over duration: TimeInterval,
    curve: UIView.AnimationCurve
  ) {
    let free = changes.filter { !$0.layer.isInTree(ofAny: driven) }
    guard !free.isEmpty else { return }
    changes.removeAll { !$0.layer.isInTree(ofAny: driven) }
    for change in free { change.stopWhereItShows() }
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: {
        // The first change of a property has its oldest value.
        for change in free.reversed() { change.returnToOldValue() }
      }
    )
  }
}

extension PropertyChange {
  /// Ends the animations of the property; it keeps the value that they show.
  @MainActor
  fileprivate func stopWhereItShows() {
    let shown = layer.presentedState()[property]
    let name = property.rawValue
    for key in layer.animationKeys() ?? [] {
      let path = (layer.animation(forKey: key) as? CAPropertyAnimation)?.keyPath ?? ""
      if path == name || path.hasPrefix(name + ".") { layer.removeAnimation(forKey: key) }
    }
    write(shown)
  }

  /// Sets the old value as an app does, in the open animation.
  @MainActor
  fileprivate func returnToOldValue() {
    layer.setValue(oldValue.boxed, forKey: property.rawValue)
    restoreOldValue()
  }
}

extension CALayer {
  fileprivate func isInTree(ofAny roots: [CALayer]) -> Bool {
    var layer: CALayer? = self
    while let present = layer {
      if roots.contains(where: { $0 === present }) { return true }
      layer = present.superlayer
    }
    return false
  }
}
