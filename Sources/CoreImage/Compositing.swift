/// How a premultiplied pixel lies over another one.
enum Compositing: Sendable {
  case sourceOver
  case sourceIn
  case sourceOut
  case sourceAtop
  case addition
  case maximum
  case minimum
  /// Both multiplied, alpha too.
  case product
  /// A colour of both where both are.
  case blend(@Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>)

  func callAsFunction(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .sourceOver: return s + d * (1 - s.w)
    case .sourceIn: return s * d.w
    case .sourceOut: return s * (1 - d.w)
    case .sourceAtop: return s * d.w + d * (1 - s.w)
    case .addition: return pointwiseMin(s + d, SIMD4(.init(repeating: .infinity), 1))
    case .maximum: return pointwiseMax(s, d)
    case .minimum: return pointwiseMin(s, d)
    case .product: return s * d
    case .blend(let mix):
      let both = mix(s.straight, d.straight) * (s.w * d.w)
      let color = s.rgb * (1 - d.w) + d.rgb * (1 - s.w) + both
      return SIMD4(color, s.w + d.w - s.w * d.w)
    }
  }
}

extension CIImage {
  func blended(over background: CIImage, _ compositing: Compositing) -> CIImage {
    let extent: CGRect
    switch compositing {
    case .sourceIn, .product: extent = self.extent.intersection(background.extent)
    case .sourceOut: extent = self.extent
    case .sourceAtop: extent = background.extent
    default: extent = self.extent.union(background.extent)
    }
    return combined(with: background, extent: extent) { compositing($0, $1) }
  }
}

extension FilterCatalog {
  static let composites: [FilterRecipe] =
    [
      ("CISourceOverCompositing", .sourceOver), ("CISourceInCompositing", .sourceIn),
      ("CISourceOutCompositing", .sourceOut), ("CISourceAtopCompositing", .sourceAtop),
      ("CIAdditionCompositing", .addition), ("CIMaximumCompositing", .maximum),
      ("CIMinimumCompositing", .minimum), ("CIMultiplyCompositing", .product),
    ].map { (name: String, compositing: Compositing) in
      FilterRecipe(name, .compositing, [.image, .background]) {
        guard let image = $0.image else { return nil }
        return $0.background.map { image.blended(over: $0, compositing) } ?? image
      }
    }
    + blendModes.map { name, mix in
      FilterRecipe(name, .compositing, [.image, .background]) {
        guard let image = $0.image else { return nil }
        return $0.background.map { image.blended(over: $0, .blend(mix)) } ?? image
      }
    }

  private typealias Mix = @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>

  /// The formulas of PDF, of the source and the backdrop.
  private static let blendModes: [(String, Mix)] = [
    ("CIMultiplyBlendMode", { $0 * $1 }),
    ("CIScreenBlendMode", { $0 + $1 - $0 * $1 }),
    ("CIOverlayBlendMode", { hardLight($1, $0) }),
    ("CIHardLightBlendMode", { hardLight($0, $1) }),
    ("CISoftLightBlendMode", softLight),
    ("CIDarkenBlendMode", { pointwiseMin($0, $1) }),
    ("CILightenBlendMode", { pointwiseMax($0, $1) }),
    ("CIDifferenceBlendMode", { pointwiseMax($0, $1) - pointwiseMin($0, $1) }),
    ("CIExclusionBlendMode", { $0 + $1 - 2 * $0 * $1 }),
    ("CIColorDodgeBlendMode", { pointwiseMin($1 / pointwiseMax(1 - $0, tiny), .one) }),
    ("CIColorBurnBlendMode", { 1 - pointwiseMin((1 - $1) / pointwiseMax($0, tiny), .one) }),
    ("CILinearDodgeBlendMode", { pointwiseMin($0 + $1, .one) }),
    ("CILinearBurnBlendMode", { pointwiseMax($0 + $1 - 1, .zero) }),
    ("CISubtractBlendMode", { pointwiseMax($1 - $0, .zero) }),
    ("CIDivideBlendMode", { pointwiseMin($1 / pointwiseMax($0, tiny), .one) }),
    (
      "CIPinLightBlendMode",
      {
        pointwiseMax(pointwiseMin($1, 2 * $0), 2 * $0 - 1)
      }
    ),
    ("CIHueBlendMode", { luminosity(of: $1, saturation(of: $1, in: $0)) }),
    ("CISaturationBlendMode", { luminosity(of: $1, saturation(of: $0, in: $1)) }),
    ("CIColorBlendMode", { luminosity(of: $1, $0) }),
    ("CILuminosityBlendMode", { luminosity(of: $0, $1) }),
  ]

  private static let tiny = SIMD3<Float>(repeating: 1e-5)

  @Sendable
  private static func hardLight(_ s: SIMD3<Float>, _ d: SIMD3<Float>) -> SIMD3<Float> {
    let screen = 2 * s - 1
    return (screen + d - screen * d).replacing(with: 2 * s * d, where: s .<= 0.5)
  }

  @Sendable
  private static func softLight(_ s: SIMD3<Float>, _ d: SIMD3<Float>) -> SIMD3<Float> {
    let change: SIMD3<Float> = 2 * s - 1
    let dark: SIMD3<Float> = d + change * d * (1 - d)
    let root = pointwiseMax(d, .zero).squareRoot()
    let curve = root.replacing(with: ((16 * d - 12) * d + 4) * d, where: d .<= 0.25)
    return (d + change * (curve - d)).replacing(with: dark, where: s .<= 0.5)
  }

  /// The weights of the formulas, not those of light.
  private static func gray(_ color: SIMD3<Float>) -> Float {
    (color * SIMD3(0.3, 0.59, 0.11)).sum()
  }

  /// `color` with the luminosity of another one.
  private static func luminosity(of other: SIMD3<Float>, _ color: SIMD3<Float>) -> SIMD3<Float> {
    let moved = color + (gray(other) - gray(color))
    let middle = gray(moved)
    let (least, most) = (moved.min(), moved.max())
    var result = moved
    if least < 0, middle > least {
      result = middle + (result - middle) * (middle / (middle - least))
    }
    if most > 1, most > middle {
      result = middle + (result - middle) * ((1 - middle) / (most - middle))
    }
    return result
  }

  /// `color` with the saturation of another one.
  private static func saturation(
    of other: SIMD3<Float>,
    in color: SIMD3<Float>
  ) -> SIMD3<Float> {
    let spread = color.max() - color.min()
    guard spread > 0 else { return .zero }
    return (color - color.min()) * ((other.max() - other.min()) / spread)
  }
}
