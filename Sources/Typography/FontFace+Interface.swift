extension FontFace {
  /// Whether the font was drawn to fit the lines of an interface, as Noto's for Thai, Arabic and
  /// the scripts of India are.
  var isInterfaceVariant: Bool { family.hasPrefix("Noto") && family.hasSuffix(" UI") }

  /// How well the face stands beside the system font; lower comes first.
  ///
  /// Thai and Lao have loops, as Thonburi does on iOS (inferred).
  var fallbackRank: Int {
    if isMonospaced { return 5 }
    if isInterfaceVariant, family.hasPrefix("Noto Looped") { return 0 }
    if family.hasPrefix("Noto Sans") { return isInterfaceVariant ? 1 : 2 }
    return family == "DejaVu Sans" ? 3 : 4
  }
}

extension Font {
  /// What draws characters that `primary` lacks.
  ///
  /// A line of the system font keeps its height beside an interface variant, as beside
  /// Chinese signs (inferred).
  init(fallback face: FontFace, beside primary: Font) {
    let keepsLine = face.isInterfaceVariant && primary.system != nil
    self.init(face: face, size: primary.size, metrics: keepsLine ? .sanFrancisco : nil)
  }
}
