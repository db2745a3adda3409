import Foundation
import Geometry
import InterfaceFiles

/// A symbol of an app's own: the SVG of a `.symbolset`, as the SF Symbols app exports it.
///
/// It has a group for each weight and scale, such as `Regular-M`, drawn at a font size of 100, and
/// lines for the margins beside some of them (documented). A newer one has three weights at the
/// small scale alone, of which the others are made; here the nearest one stands for them.
struct SymbolTemplate: Hashable, Sendable {
  private struct Variant: Hashable {
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale

    /// Of a name such as `Semibold-L`.
    init?(_ name: Substring) {
      let words = name.split(separator: "-")
      guard words.count == 2, let weight = SymbolTemplate.weights[words[0]],
        let scale = SymbolTemplate.scales[words[1]]
      else { return nil }
      self.weight = weight
      self.scale = scale
    }
  }

  private struct Margins: Hashable {
    var left: CGFloat?
    var right: CGFloat?
  }

  fileprivate static let weights: [Substring: UIImage.SymbolWeight] = [
    "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular,
    "Medium": .medium, "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
  ]
  fileprivate static let scales: [Substring: UIImage.SymbolScale] = [
    "S": .small, "M": .medium, "L": .large,
  ]

  private var parts: [Variant: [SymbolDrawing.Part]] = [:]
  private var margins: [Variant: Margins] = [:]

  /// Nil for an SVG that is not such a template.
  init?(path: String) {
    guard let root = try? MarkupReader.element(at: path) else { return nil }
    read(root, transform: .identity, variant: nil)
    parts = parts.filter { !$0.value.isEmpty }
    if parts.isEmpty { return nil }
  }

  private mutating func read(
    _ element: MarkupElement,
    transform: CGAffineTransform,
    variant: Variant?
  ) {
    let name = element["id"].map { Substring($0) } ?? ""
    var variant = variant
    switch element.name {
    case "g", "svg": variant = variant ?? Variant(name)
    case "line": readMargin(element, name: name, transform: transform)
    default:
      // A variant of one path may have its name itself.
      guard let variant = variant ?? Variant(name), !isHidden(element),
        let path = Path(svgShape: element), !path.isEmpty
      else { return }
      parts[variant, default: []].append(
        SymbolDrawing.Part(
          kind: .area,
          path: path.applying(Self.transform(element, under: transform)),
          level: Self.level(element)
        )
      )
      return
    }
    let own = Self.transform(element, under: transform)
    for child in element.children { read(child, transform: own, variant: variant) }
  }

  /// `left-margin-Regular-M`, and `left-margin` in the first templates, which have one pair.
  private mutating func readMargin(
    _ element: MarkupElement,
    name: Substring,
    transform: CGAffineTransform
  ) {
    let words = name.split(separator: "-", maxSplits: 2)
    guard words.count >= 2, words[1] == "margin",
      let written = element["x1"].flatMap(Double.init)
    else { return }
    let x = CGPoint(x: written, y: 0).applying(Self.transform(element, under: transform)).x
    guard let variant = Variant(words.count == 3 ? words[2] : "Regular-M") else { return }
    if words[0] == "left" { margins[variant, default: Margins()].left = x }
    if words[0] == "right" { margins[variant, default: Margins()].right = x }
  }

  private func isHidden(_ element: MarkupElement) -> Bool {
    (element["style"] ?? "").replacingOccurrences(of: " ", with: "").contains("fill:none")
      || element["fill"] == "none"
  }

  /// How far back a path is in a symbol of several levels: its class says so
  /// (`hierarchical-0:secondary`).
  private static func level(_ element: MarkupElement) -> Int {
    for word in (element["class"] ?? "").split(separator: " ")
    where word.hasPrefix("hierarchical-") {
      if word.hasSuffix(":secondary") { return 1 }
      if word.hasSuffix(":tertiary") { return 2 }
    }
    return 0
  }

  private static func transform(
    _ element: MarkupElement,
    under outer: CGAffineTransform
  ) -> CGAffineTransform {
    var result = outer
    for call in (element["transform"] ?? "").split(separator: ")") {
      let words = call.split(separator: "(")
      guard words.count == 2 else { continue }
      let values = words[1].split { ", \n\t".contains($0) }.compactMap { Double($0) }
        .map { CGFloat($0) }
      let separators = CharacterSet(charactersIn: ", \n\t")
      switch (words[0].trimmingCharacters(in: separators), values.count) {
      case ("matrix", 6):
        result = CGAffineTransform(
          a: values[0],
          b: values[1],
          c: values[2],
          d: values[3],
          tx: values[4],
          ty: values[5]
        ).concatenating(result)
      case ("translate", 1...2):
        result = CGAffineTransform(translationX: values[0], y: values.count > 1 ? values[1] : 0)
          .concatenating(result)
      case ("scale", 1...2):
        result = CGAffineTransform(scaleX: values[0], y: values.count > 1 ? values[1] : values[0])
          .concatenating(result)
      default: break
      }
    }
    return result
  }

  // MARK: Drawings

  /// The drawing for a weight, and the scale that it was made for.
  ///
  /// As wide as the margins say (documented), and as high as what is drawn with the room that
  /// Segue's own symbols have above and below (inferred).
  func drawing(
    weight: UIImage.SymbolWeight,
    scale: UIImage.SymbolScale
  ) -> (drawing: SymbolDrawing, scale: UIImage.SymbolScale) {
    let wanted = weight == .unspecified ? UIImage.SymbolWeight.regular : weight
    func distance(_ variant: Variant) -> (Int, Int, Int) {
      (
        abs(variant.weight.rawValue - wanted.rawValue),
        abs(variant.scale.rawValue - scale.rawValue), variant.weight.rawValue
      )
    }
    guard let variant = parts.keys.min(by: { distance($0) < distance($1) }),
      let parts = parts[variant]
    else { return (SymbolDrawing(size: .zero), .medium) }
    var drawing = SymbolDrawing(size: .zero, parts: parts)
    let bounds = drawing.pathBounds
    let room: CGFloat = 4.75
    let sides = sides(of: variant, bounds: bounds)
    drawing = drawing.transformed(
      CGAffineTransform(translationX: sides.left - bounds.minX, y: room - bounds.minY)
    )
    drawing.size = CGSize(
      width: max(1, sides.left + bounds.width + sides.right),
      height: bounds.height + 2 * room
    )
    return (drawing, variant.scale)
  }

  /// What lies between the margins and what is drawn: of the variant itself, or of the one that has
  /// margins.
  private func sides(of variant: Variant, bounds: CGRect) -> (left: CGFloat, right: CGFloat) {
    let candidates = [variant] + [Variant("Regular-M"), Variant("Regular-S")].compactMap { $0 }
    for candidate in candidates {
      guard let known = margins[candidate], let left = known.left, let right = known.right else {
        continue
      }
      let own =
        candidate == variant
        ? bounds : parts[candidate].map { SymbolDrawing(size: .zero, parts: $0).pathBounds }
      if let own { return (own.minX - left, right - own.maxX) }
    }
    return (4.75, 4.75)
  }
}
