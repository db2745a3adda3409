// The looks of the camera app. Apple describes them in words; the numbers are chosen to fit those
// (inferred). All work on the curve of sRGB, as the tables behind them do.

extension FilterCatalog {
  static let photoEffects: [FilterRecipe] = [
    // "Black-and-white photography film with low contrast".
    effect("CIPhotoEffectMono", PhotoLook(saturation: 0, contrast: 0.92, lift: 0.03)),
    // "... with exaggerated contrast".
    effect("CIPhotoEffectNoir", PhotoLook(saturation: 0, contrast: 1.45, lift: -0.02)),
    // "... without significantly altering contrast".
    effect("CIPhotoEffectTonal", PhotoLook(saturation: 0)),
    // "Vintage photography film with exaggerated color".
    effect(
      "CIPhotoEffectChrome",
      PhotoLook(saturation: 1.3, contrast: 1.12, tint: SIMD3(1.02, 1, 0.96))
    ),
    // "... with diminished color".
    effect("CIPhotoEffectFade", PhotoLook(saturation: 0.65, contrast: 0.82, lift: 0.07)),
    // "... with distorted colors".
    effect(
      "CIPhotoEffectInstant",
      PhotoLook(saturation: 0.8, contrast: 0.9, lift: 0.05, tint: SIMD3(1.05, 1.01, 0.88))
    ),
    // "... with emphasized cool colors".
    effect(
      "CIPhotoEffectProcess",
      PhotoLook(saturation: 0.9, contrast: 1.02, lift: 0.02, tint: SIMD3(0.9, 1.01, 1.06))
    ),
    // "... with emphasized warm colors".
    effect(
      "CIPhotoEffectTransfer",
      PhotoLook(saturation: 0.9, contrast: 0.97, lift: 0.02, tint: SIMD3(1.08, 1, 0.86))
    ),
  ]

  private static func effect(_ name: String, _ look: PhotoLook) -> FilterRecipe {
    FilterRecipe(name, .colorEffect, [.image, .number("inputExtrapolate", 0)]) {
      $0.image?.recoloredEncoded(look.color(of:))
    }
  }
}

private struct PhotoLook: Sendable {
  var saturation: Float = 1
  var contrast: Float = 1
  /// Added to everything: what is black becomes gray.
  var lift: Float = 0
  var tint = SIMD3<Float>(1, 1, 1)

  @Sendable
  func color(of color: SIMD3<Float>) -> SIMD3<Float> {
    let gray = SIMD3(repeating: color.luminance)
    let lively = gray + (color - gray) * saturation
    return ((lively - 0.5) * contrast + 0.5 + lift) * tint
  }
}
