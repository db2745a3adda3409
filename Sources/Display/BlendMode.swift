/// How drawn pixels meet the pixels below.
///
/// Core Graphics' list, and the further modes of `CALayer.compositingFilter`. All of them work on
/// premultiplied, sRGB-encoded values.
package enum BlendMode: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  // Separable.
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  // Non-separable.
  case hue
  case saturation
  case color
  case luminosity
  // Porter-Duff; they act within the drawn coverage only.
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
  // Core Animation's further filters.
  case linearBurn
  case linearLight
  case vividLight
  case pinLight
  case subtract
  case divide
}
