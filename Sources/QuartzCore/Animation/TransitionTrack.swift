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
  /// How opaque that frame showed the layer, 0 where it was hidden; nil where it was not on the
  /// screen.
  private let oldOpacity: Float?
  /// Whether an animation beside it moves the opacity.
  var opacityMoves = false

  init(_ transition: CATransition, for layer: CALayer) {
    type = transition.type
    // Core Animation does not document the default; most code that pushes comes from the right, and
    // a page is turned up from its lower edge (inferred).
    subtype = transition.subtype ?? (type.isCurl ? .fromTop : .fromRight)
    start = Double(transition.startProgress)
    end = Double(transition.endProgress)
    (oldLook, oldOpacity) = TransitionTrack.look(
      of: layer,
      evenIfNew: transition.beginsWithPresentLook
    )
    let known: [CATransitionType] = [.fade, .moveIn, .push, .reveal, .cube, .flip]
    if !known.contains(type), !type.isCurl, !type.isIris, TransitionWarp(type) == nil {
      World.current.diagnostics.report(
        "The transition type \"\(transition.type.rawValue)\" is shown as a fade."
      )
    }
  }

  private static func look(of layer: CALayer, evenIfNew: Bool) -> (DisplayList, Float?) {
    let world = World.current
    let instant = layer.instant(at: world.clock.now)
    let look = { LayerPainter.look(of: layer, at: instant, isMovedLater: true) }
    guard layer.wasShown else { return (evenIfNew ? look() : .empty, nil) }
    return world.withCommittedLayers {
      let state = layer.presentedState(at: instant)
      return (look(), state.isHidden ? 0 : state.opacity)
    }
  }

  /// How opaque the old and the new look are; nil where both are as the layer is.
  ///
  /// A layer fades as it becomes visible or hidden (documented); that its opacity is a part of the
  /// two looks is inferred, unless an animation moves it, perhaps for a shorter time.
  func opacities(showing state: LayerState) -> (old: Double, new: Double)? {
    guard let oldOpacity, !opacityMoves else { return nil }
    let opacity = state.isHidden ? 0 : state.opacity
    return opacity == oldOpacity ? nil : (Double(oldOpacity), Double(opacity))
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
