import CKernels
import Display
import RasterPlan

/// A gradient's geometry and its table of colours, which the caller keeps alive.
struct GradientShade: BitwiseCopyable {
  /// What the kernels read.
  let gradient: SegueGradient

  init(_ ink: GradientInk, _ table: GradientTable) {
    var gradient = SegueGradient()
    switch ink.geometry {
    case .axial: gradient.kind = Int32(SEGUE_AXIAL)
    case .conic: gradient.kind = Int32(SEGUE_CONIC)
    case .radial(let cx, let cy, let r, let dr):
      gradient.kind = Int32(SEGUE_RADIAL)
      (gradient.cx, gradient.cy, gradient.r, gradient.dr) = (cx, cy, r, dr)
    case .circles(let cx, let cy, let r, let dx, let dy, let dr):
      gradient.kind = Int32(SEGUE_CIRCLES)
      (gradient.cx, gradient.cy, gradient.r) = (cx, cy, r)
      (gradient.dx, gradient.dy, gradient.dr) = (dx, dy, dr)
    }
    gradient.extendsStart = ink.extendsStart ? 1 : 0
    gradient.extendsEnd = ink.extendsEnd ? 1 : 0
    gradient.table = table.pixels.start
    gradient.last = Int32(GradientTable.last)
    let m = ink.inverse
    (gradient.m11, gradient.m12, gradient.m13) = (m.m11, m.m12, m.m13)
    (gradient.m21, gradient.m22, gradient.m23) = (m.m21, m.m22, m.m23)
    (gradient.m31, gradient.m32, gradient.m33) = (m.m31, m.m32, m.m33)
    self.gradient = gradient
  }

  /// Whether the colour depends on x alone, in the gradient's space.
  private var isAxial: Bool { gradient.kind == Int32(SEGUE_AXIAL) }

  /// Whether the place in the table grows evenly along a row.
  var isLinear: Bool {
    isAxial && gradient.m13 == 0 && gradient.m23 == 0 && gradient.m33 == 1
      && gradient.extendsStart != 0 && gradient.extendsEnd != 0 && abs(gradient.m11) < 1
  }

  /// Whether all of a row has one colour: from top to bottom.
  var hasOneColorInRow: Bool { isAxial && gradient.m11 == 0 && gradient.m13 == 0 }
}
