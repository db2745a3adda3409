import CKernels
import Display
import RasterPlan

/// A gradient's geometry and its table of colours, which the caller keeps alive.
struct GradientShade: BitwiseCopyable {
  /// From device pixels to the gradient's space.
  let inverse: Projection
  let table: PixelSlice
  /// Whether the colour depends on x alone, in the gradient's space.
  let isAxial: Bool
  let extendsBeyondBoth: Bool
  /// What the kernels read.
  let gradient: SegueGradient

  init(_ ink: GradientInk, _ table: GradientTable) {
    inverse = ink.inverse
    self.table = table.pixels
    extendsBeyondBoth = ink.extendsStart && ink.extendsEnd
    var gradient = SegueGradient()
    switch ink.geometry {
    case .axial:
      isAxial = true
      gradient.kind = Int32(SEGUE_AXIAL)
    case .conic:
      isAxial = false
      gradient.kind = Int32(SEGUE_CONIC)
    case .radial(let cx, let cy, let r, let dx, let dy, let dr):
      isAxial = false
      gradient.kind = Int32(SEGUE_RADIAL)
      (gradient.cx, gradient.cy, gradient.r) = (cx, cy, r)
      (gradient.dx, gradient.dy, gradient.dr) = (dx, dy, dr)
    }
    gradient.extendsStart = ink.extendsStart ? 1 : 0
    gradient.extendsEnd = ink.extendsEnd ? 1 : 0
    gradient.table = self.table.start
    gradient.last = Int32(GradientTable.last)
    let m = ink.inverse
    (gradient.m11, gradient.m12, gradient.m13) = (m.m11, m.m12, m.m13)
    (gradient.m21, gradient.m22, gradient.m23) = (m.m21, m.m22, m.m23)
    (gradient.m31, gradient.m32, gradient.m33) = (m.m31, m.m32, m.m33)
    self.gradient = gradient
  }
}
