import Foundation

/// Where a zoomed screen is while fingers hold it.
///
/// It shrinks about the place where it was gripped, the further the fingers go. The numbers are
/// others' measurements (Fidelity 28).
struct ZoomHold {
  enum Way {
    case down
    /// 1 is to the right, -1 to the left.
    case aside(CGFloat)
    case pinch
  }

  private enum Feel {
    /// What the scale loses over a whole screen.
    static let shrinking: CGFloat = 0.67
    /// Up to this share of the height the scale falls evenly.
    static let knee: CGFloat = 0.52
    static let leastScale: CGFloat = 0.37
    /// How far the screen stays behind a finger, in heights by the third power of its way in
    /// heights.
    static let lag: CGFloat = 0.45
    /// A released screen counts where it would be in this time, in seconds.
    static let lookAhead: CGFloat = 0.12
    /// Released at a smaller scale than this, it leaves.
    static let leavingDown: CGFloat = 0.905
    static let leavingAside: CGFloat = 0.7
    static let leavingPinched: CGFloat = 0.5
  }

  let way: Way
  /// Where the fingers took hold of the screen, in its container.
  let grip: CGPoint
  /// Of the screen at rest, in points.
  let size: CGSize
  /// How the screen was when the fingers caught it on its way; nil at rest.
  var caught: ZoomLook?
  /// How far the fingers have gone since, in points.
  var offset = CGPoint.zero
  /// The distance of two fingers, relative to that at the beginning.
  var spread: CGFloat = 1

  /// In heights or widths of the screen, never backwards.
  private var travel: CGFloat {
    switch way {
    case .down: max(0, offset.y) / max(size.height, 1)
    case .aside(let side): max(0, side * offset.x) / max(size.width, 1)
    case .pinch: 0
    }
  }

  /// Relative to the scale at which the fingers took hold of it.
  var scale: CGFloat {
    switch way {
    case .down: 1 - Feel.shrinking * ZoomHold.eased(travel)
    case .aside: max(Feel.leastScale, 1 - Feel.shrinking * travel)
    case .pinch: min(max(spread, Feel.leastScale), 1)
    }
  }

  /// Even up to the knee, and then ever slower towards the way of the least scale.
  private static func eased(_ travel: CGFloat) -> CGFloat {
    let beyond = travel - Feel.knee
    guard beyond > 0 else { return travel }
    let limit = (1 - Feel.leastScale) / Feel.shrinking - Feel.knee
    return Feel.knee + beyond * limit / (beyond + limit)
  }

  /// How far the gripped place has moved.
  ///
  /// Across the fingers' way it follows as content does beyond its edge.
  private var shift: CGPoint {
    switch way {
    case .down:
      // Where it would stay behind by more than the finger goes on, it stands.
      let reached = min(travel, 1 / (3 * Feel.lag).squareRoot())
      let fall = reached - Feel.lag * reached * reached * reached
      return CGPoint(x: across(offset.x), y: fall * size.height)
    case .aside(let side):
      return CGPoint(x: side * travel * size.width, y: across(offset.y))
    case .pinch:
      return offset
    }
  }

  private func across(_ way: CGFloat) -> CGFloat {
    ScrollMotion.rubberBand(way, dimension: size.width)
  }

  /// The place of a point of the screen that is at `rest` before it is held, in the container.
  func place(of rest: CGPoint) -> CGPoint {
    CGPoint(
      x: grip.x + shift.x + (rest.x - grip.x) * scale,
      y: grip.y + shift.y + (rest.y - grip.y) * scale
    )
  }

  /// How much of the dismissal is done: 1 where a screen that is let go at rest leaves.
  ///
  /// Bars have changed by then: most drags end soon after, with the screen still large (inferred).
  var progress: CGFloat { min((1 - scale) / (1 - leavingScale), 1) }

  private var leavingScale: CGFloat {
    switch way {
    case .down: Feel.leavingDown
    case .aside: Feel.leavingAside
    case .pinch: Feel.leavingPinched
    }
  }

  /// Whether the screen leaves when the fingers lift.
  ///
  /// - Parameter speed: of the fingers, in points a second.
  func leaves(at speed: CGPoint) -> Bool {
    var later = self
    later.offset.x += speed.x * Feel.lookAhead
    later.offset.y += speed.y * Feel.lookAhead
    return later.scale < leavingScale
  }
}
