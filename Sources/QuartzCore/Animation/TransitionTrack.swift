import Display

/// A `CATransition` prepared for evaluation: it holds the old look of the layer, that of the last
/// frame.
final class TransitionTrack {
  let type: CATransitionType
  let subtype: CATransitionSubtype
  private let start: Double
  private let end: Double
  /// In the layer's own space.
  let oldLook: DisplayList

  init(_ transition: CATransition, for layer: CALayer) {
    type = transition.type
    // Core Animation does not document the default; most code that pushes comes from the right, and a page
    // is turned up from its lower edge (inferred).
    subtype = transition.subtype ?? (type.isCurl ? .fromTop : .fromRight)
    start = Double(transition.startProgress)
    end = Double(transition.endProgress)
    oldLook = TransitionTrack.look(of: layer, evenIfNew: transition.beginsWithPresentLook)
    let known: [CATransitionType] = [.fade, .moveIn, .push, .reveal, .cube, .flip]
    if !known.contains(type), !type.isCurl, !type.isIris, TransitionWarp(type) == nil {
      World.current.diagnostics.report(
        "The transition type \"\(transition.type.rawValue)\" is shown as a fade."
      )
    }
  }

  private static func look(of layer: CALayer, evenIfNew: Bool) -> DisplayList {
    let world = World.current
    let look = {
      LayerPainter.look(of: layer, at: layer.instant(at: world.clock.now), isMovedLater: true)
    }
    if layer.wasShown { return world.withCommittedLayers(look) }
    return evenIfNew ? look() : .empty
  }

  func progress(_ fraction: Double) -> Double { start + (end - start) * fraction }

  /// Where the new look comes from, as a fraction of the layer's size.
  ///
  /// Core Animation's top is the largest y: on a screen whose y goes down, `fromTop` comes up from
  /// below (existing code relies on it).
  var origin: CGVector {
    switch subtype {
    case .fromLeft: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}
