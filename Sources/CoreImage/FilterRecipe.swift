import CoreGraphics
import Foundation

/// What a built-in filter is: its name, its inputs with their defaults, and the picture it makes.
struct FilterRecipe: Sendable {
  let name: String
  let category: FilterCategory
  let inputs: [FilterInput]
  /// Nil while an input that it needs is missing.
  let output: @Sendable (FilterValues) -> CIImage?

  init(
    _ name: String,
    _ category: FilterCategory,
    _ inputs: [FilterInput],
    output: @escaping @Sendable (FilterValues) -> CIImage?
  ) {
    self.name = name
    self.category = category
    self.inputs = inputs
    self.output = output
  }
}

enum FilterCategory: String, Sendable {
  case blur = "CICategoryBlur"
  case colorAdjustment = "CICategoryColorAdjustment"
  case colorEffect = "CICategoryColorEffect"
  case compositing = "CICategoryCompositeOperation"
  case distortion = "CICategoryDistortionEffect"
  case generator = "CICategoryGenerator"
  case geometry = "CICategoryGeometryAdjustment"
  case gradient = "CICategoryGradient"
  case halftone = "CICategoryHalftoneEffect"
  case reduction = "CICategoryReduction"
  case sharpen = "CICategorySharpen"
  case stylize = "CICategoryStylize"
  case tile = "CICategoryTileEffect"
  case transition = "CICategoryTransition"
}

/// A key of a filter, and its documented default.
struct FilterInput: Sendable {
  enum Default: Sendable {
    case none
    case number(Double)
    case vector([CGFloat])
    case color(CGFloat, CGFloat, CGFloat, CGFloat)
    case transform
    case text(String)
  }

  let key: String
  let fallback: Default

  /// A new object for each filter.
  var defaultValue: Any? {
    switch fallback {
    case .none: nil
    case .number(let value): NSNumber(value: value)
    case .vector(let values): CIVector(values)
    case .color(let red, let green, let blue, let alpha):
      CIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .transform: NSValue(cgAffineTransform: .identity)
    case .text(let text): text
    }
  }

  static let image = FilterInput(key: "inputImage", fallback: .none)
  static let background = FilterInput(key: "inputBackgroundImage", fallback: .none)
  static let mask = FilterInput(key: "inputMaskImage", fallback: .none)
  static let target = FilterInput(key: "inputTargetImage", fallback: .none)
  static let center = vector("inputCenter", 150, 150)
  static let time = number("inputTime", 0)

  static func object(_ key: String) -> FilterInput { FilterInput(key: key, fallback: .none) }
  static func number(_ key: String, _ value: Double) -> FilterInput {
    FilterInput(key: key, fallback: .number(value))
  }
  static func vector(_ key: String, _ values: CGFloat...) -> FilterInput {
    FilterInput(key: key, fallback: .vector(values))
  }
  static func color(
    _ key: String,
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat = 1
  ) -> FilterInput { FilterInput(key: key, fallback: .color(red, green, blue, alpha)) }
  static func text(_ key: String, _ text: String) -> FilterInput {
    FilterInput(key: key, fallback: .text(text))
  }
  static func transform(_ key: String) -> FilterInput {
    FilterInput(key: key, fallback: .transform)
  }
}

/// The inputs of a filter, in whatever types code has set them.
struct FilterValues {
  let values: [String: Any]

  var image: CIImage? { image("inputImage") }
  var background: CIImage? { image("inputBackgroundImage") }
  var mask: CIImage? { image("inputMaskImage") }
  var target: CIImage? { image("inputTargetImage") }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// Within what pixels are counted by, 0 for what is not a number: recipes calculate with whole
  /// numbers.
  func number(_ key: String) -> Double {
    let number = values[key].flatMap(FilterValues.double) ?? 0
    return number.isNaN ? 0 : min(max(number, -1e9), 1e9)
  }

  func float(_ key: String) -> Float { Float(number(key)) }

  static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  func vector(_ key: String) -> CIVector {
    switch values[key] {
    case let value as CIVector: value
    case let value as CGPoint: CIVector(cgPoint: value)
    case let value as CGRect: CIVector(cgRect: value)
    case let value as NSValue: CIVector(cgPoint: value.cgPointValue)
    default: CIVector([])
    }
  }

  func point(_ key: String) -> SIMD2<Float> { vector(key).cgPointValue.simd }

  func rect(_ key: String) -> CGRect {
    if let value = values[key] as? NSValue { return value.cgRectValue }
    return vector(key).cgRectValue
  }

  func color(_ key: String) -> CIColor {
    switch values[key] {
    case let value as CIColor: value
    default: .black
    }
  }

  func transform(_ key: String) -> CGAffineTransform {
    switch values[key] {
    case let value as CGAffineTransform: value
    case let value as CIVector: value.cgAffineTransformValue
    case let value as NSValue: value.cgAffineTransformValue
    default: .identity
    }
  }

  func data(_ key: String) -> Data? {
    switch values[key] {
    case let value as Data: value
    case let value as NSData: value as Data
    case let value as String: Data(value.utf8)
    default: nil
    }
  }

  func text(_ key: String) -> String? { values[key] as? String }
}
