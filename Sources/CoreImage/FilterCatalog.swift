import Foundation

/// The built-in filters by name.
enum FilterCatalog {
  static let all: [String: FilterRecipe] = {
    let groups: [[FilterRecipe]] = [
      blurs, sharpeners, colorAdjustments, colorEffects, photoEffects, composites, gradients,
      generators, geometry, tiles, distortions, stylizers, halftones, reductions, transitions,
      pageTransitions, patterns,
    ]
    return Dictionary(
      groups.joined().map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }()

  /// Filters of Core Image that draw nothing here: the picture passes through
  /// unchanged, which is reported.
  private static let onlyNamed: Set<String> = [
    "CIAccordionFoldTransition", "CIAreaHistogram", "CIAttributedTextImageGenerator",
    "CIAztecCodeGenerator", "CIBarcodeGenerator", "CIBokehBlur",
    "CICameraCalibrationLensCorrection", "CICircularWrap",
    "CICMYKHalftone", "CIColorCrossPolynomial", "CIColorCubesMixedWithMask", "CIColorCurves",
    "CIComicEffect",
    "CICoreMLModelFilter",
    "CIDepthBlurEffect", "CIDepthOfField", "CIDisparityToDepth", "CIDepthToDisparity",
    "CIDisplacementDistortion", "CIDocumentEnhancer", "CIDroste", "CIEdgeWork",
    "CIEdgePreserveUpsampleFilter", "CIEightfoldReflectedTile", "CIFourfoldReflectedTile",
    "CIFourfoldRotatedTile", "CIFourfoldTranslatedTile", "CIGaborGradients",
    "CIGlassDistortion", "CIGlassLozenge", "CIGlideReflectedTile", "CIGuidedFilter",
    "CIHeightFieldFromMask", "CIHistogramDisplayFilter",
    "CIKMeans", "CIKeystoneCorrectionCombined",
    "CIKeystoneCorrectionHorizontal", "CIKeystoneCorrectionVertical", "CILabDeltaE",
    "CILenticularHaloGenerator", "CILineOverlay", "CIMaskedVariableBlur",
    "CIMedianFilter", "CIMeshGenerator", "CINinePartStretched", "CINinePartTiled",
    "CINoiseReduction", "CIOpTile", "CIPDF417BarcodeGenerator",
    "CIPaletteCentroid", "CIPalettize", "CIParallelogramTile",
    "CIPersonSegmentation", "CIPerspectiveRotate", "CIPerspectiveTile",
    "CIPerspectiveTransformWithExtent", "CISaliencyMapFilter",
    "CIShadedMaterial", "CISixfoldReflectedTile", "CISixfoldRotatedTile",
    "CISpotColor", "CISpotLight", "CIStarShineGenerator", "CIStretchCrop",
    "CISunbeamsGenerator", "CITextImageGenerator", "CITorusLensDistortion",
    "CITriangleKaleidoscope",
    "CITriangleTile", "CITwelvefoldReflectedTile",
  ]

  static func isOnlyNamed(_ name: String) -> Bool { onlyNamed.contains(name) }

  static func recipe(named name: String) -> FilterRecipe? {
    all[name] ?? (isOnlyNamed(name) ? FilterRecipe(name, .stylize, [.image]) { $0.image } : nil)
  }

  /// `CIGaussianBlur` is the Gaussian Blur.
  static func title(of name: String) -> String {
    var words = ""
    for letter in name.dropFirst(2) {
      if letter.isUppercase, let last = words.last, last.isLowercase { words += " " }
      words.append(letter)
    }
    return words
  }
}
