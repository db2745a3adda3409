import Display
import Pixels

/// One step of a plan, in painter's order.
struct PlanOp: BitwiseCopyable {
  enum Kind: UInt8 {
    case draw
    /// A group or clip that the steps up to its `endScope` are inside of.
    case beginScope
    case endScope
    /// Between the two, the alpha that the scope of the same index is multiplied by is drawn.
    case beginMask
    case endMask
    /// Was folded into others.
    case none
  }

  var kind: Kind
  /// Of the draw or the scope.
  var index: Int32
}

/// A command ready to be drawn: coverage and colour in device pixels.
struct PlannedDraw: Sendable {
  /// Multiplied; none means all of `bounds`.
  var coverages: [Coverage]
  var source: Source
  /// 0...1.
  var alpha: Double
  var blendMode: BlendMode
  var bounds: PixelRect
  /// Of everything but coverage and bounds.
  var fingerprint: Fingerprint

  /// A colour that hides what is below, drawn over it.
  var opaqueColor: Color? {
    guard case .color(let color) = source, color.alpha >= 1, alpha >= 1, blendMode == .normal else {
      return nil
    }
    return color
  }
}

/// What a run of steps is drawn into and how that is put onto what lies below.
struct PlannedScope: Sendable {
  /// Multiplied; none means all of `bounds`.
  var coverages: [Coverage] = []
  var opacity = 1.0
  var hasMask = false
  /// Starts from transparent pixels.
  var isIsolated = false
  var blendMode = BlendMode.normal
  var matrices: [ColorMatrix] = []
  var bounds: PixelRect

  var fingerprint: Fingerprint {
    var result = Fingerprint()
    result.combine(opacity)
    result.combine((hasMask ? 1 : 0) + (isIsolated ? 2 : 0) + Int(blendMode.rawValue) << 2)
    for matrix in matrices { for element in matrix.elements { result.combine(element) } }
    return result
  }
}

/// The items of a plan and of the pictures it is made from; immutable once built.
final class PlanItems: Sendable {
  let draws: [PlannedDraw]
  let scopes: [PlannedScope]

  init(draws: [PlannedDraw], scopes: [PlannedScope]) {
    self.draws = draws
    self.scopes = scopes
  }
}
