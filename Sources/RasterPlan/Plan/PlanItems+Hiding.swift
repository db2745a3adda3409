import Display
import Pixels

/// What is known to hide everything below before anything is painted.
extension PlanItems {
  /// The steps from the last one on that hides those before it.
  func visible(_ steps: [PlanStep], in area: PixelRect) -> [PlanStep] {
    var depth = 0
    var index = steps.count - 1
    while index > 0 {
      let step = steps[index]
      switch step.kind {
      case .endScope, .endMask: depth += 1
      case .beginScope, .beginMask: depth -= 1
      case .draw where depth == 0 && hides(draws[Int(step.index)], area):
        return Array(steps[index...])
      case .draw, .none: break
      }
      index -= 1
    }
    return steps
  }

  /// Whether a draw covers all of an area with opaque pixels.
  func hides(_ draw: PlannedDraw, _ area: PixelRect) -> Bool {
    guard draw.bounds.contains(area), draw.blendMode == .normal, draw.alpha >= 1,
      cover(area, draw.coverages)
    else { return false }
    if case .picture(let index) = draw.ink { return pictures[index].isOpaque }
    return isOpaque(draw.ink, alpha: draw.alpha)
  }

  /// Whether the pixels of an area are opaque after some steps.
  ///
  /// What is drawn plainly over opaque pixels leaves them so; other ways may, and are not looked
  /// into.
  func areOpaque(after steps: [PlanStep], in area: PixelRect, over ground: Pixel) -> Bool {
    var areOpaque = ground.alpha == 255
    var depth = 0
    for step in steps {
      switch step.kind {
      case .draw:
        let draw = draws[Int(step.index)]
        if draw.blendMode != .normal {
          areOpaque = false
        } else if !areOpaque, depth == 0 {
          areOpaque = hides(draw, area)
        }
      case .beginScope:
        let scope = scopes[Int(step.index)]
        let isPlain = scope.blendMode == .normal && scope.matrices.allSatisfy(\.keepsAlpha)
        areOpaque = areOpaque && isPlain
        depth += 1
      case .beginMask: depth += 1
      case .endScope, .endMask: depth -= 1
      case .none: break
      }
    }
    return areOpaque
  }
}

extension [PixelFilter] {
  /// Whether opaque pixels stay opaque, where nothing is outside.
  var keepAlpha: Bool {
    allSatisfy { filter in
      if case .matrix(let matrix) = filter { return matrix.keepsAlpha }
      return true
    }
  }
}

extension ColorMatrix {
  fileprivate var keepsAlpha: Bool { Array(elements[15...]) == [0, 0, 0, 1, 0] }
}
