extension SystemFont {
  /// A cut of the system font that other families stand in for.
  package enum Design: Sendable {
    /// San Francisco Mono.
    case monospaced
    /// New York.
    case serif

    fileprivate var families: [String] {
      switch self {
      case .monospaced: ["Noto Sans Mono", "DejaVu Sans Mono"]
      case .serif: ["Liberation Serif", "DejaVu Serif"]
      }
    }
  }

  /// With capitals as high as those of San Francisco; nil when no family for it is installed.
  package func font(size: Double, design: Design) -> Font? {
    let faces = design.families.lazy.compactMap {
      FontCatalog.shared.face(family: $0, weight: weight.rawValue, isItalic: isItalic)
    }
    guard let face = faces.first else { return nil }
    var font = Font(face: face, size: size, metrics: .sanFrancisco)
    font.glyphScale = FontMetrics.sanFrancisco.capHeight / face.metrics.capHeight
    font.advanceScale = font.glyphScale
    return font
  }
}
