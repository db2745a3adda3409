import CoreGraphics
import Foundation
import Pixels

// Transitions in which pictures bend. Apple documents what they look like; the shapes
// are chosen (inferred).

extension FilterCatalog {
  private static let page = FilterInput.vector("inputExtent", 0, 0, 300, 300)
  private static let backside = FilterInput.object("inputBacksideImage")
  private static let shading = FilterInput.object("inputShadingImage")

  static let pageTransitions: [FilterRecipe] = [
    // A circular wave from the centre, with the target in its wake (documented).
    FilterRecipe(
      "CIRippleTransition",
      .transition,
      [
        .image, .target, shading, .center, page, .time, .number("inputWidth", 100),
        .number("inputScale", 50),
      ]
    ) {
      guard let image = $0.image, let target = $0.target else { return $0.image }
      return RippleWave($0).picture(
        image,
        target,
        shading: $0.image("inputShadingImage"),
        extent: image.extent.union(target.extent)
      )
    },
    FilterRecipe(
      "CIPageCurlTransition",
      .transition,
      [
        .image, .target, backside, shading, page, .time, .number("inputAngle", 0),
        .number("inputRadius", 100),
      ]
    ) { curl($0) },
    FilterRecipe(
      "CIPageCurlWithShadowTransition",
      .transition,
      [
        .image, .target, backside, page, .time, .number("inputAngle", 0),
        .number("inputRadius", 100), .number("inputShadowSize", 0.5),
        .number("inputShadowAmount", 0.7), .vector("inputShadowExtent", 0, 0, 0, 0),
      ]
    ) { curl($0) },
  ]

  private static func curl(_ values: FilterValues) -> CIImage? {
    guard let image = values.image, let target = values.target else { return values.image }
    return TurnedPage(values).picture(
      image,
      target,
      back: values.image("inputBacksideImage") ?? image,
      shading: values.image("inputShadingImage"),
      extent: image.extent.union(target.extent)
    )
  }
}

/// The wave of a ripple.
private struct RippleWave: Sendable {
  let center: SIMD2<Float>
  let width: Float
  let height: Float
  /// How far its front has come.
  let front: Float

  init(_ values: FilterValues) {
    center = values.point("inputCenter")
    width = max(values.float("inputWidth"), 1)
    height = values.float("inputScale")
    let rect = values.rect("inputExtent")
    let reach =
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ]
      .map { [center] in ($0.simd - center).length }.max() ?? 0
    front = values.float("inputTime") * (reach + width)
  }

  func picture(
    _ image: CIImage,
    _ target: CIImage,
    shading: CIImage?,
    extent: CGRect
  ) -> CIImage {
    CIImage(extent: extent) { area, space in
      let reach = Int(min(abs(height), 4096)) + 2
      let around = area.outset(reach, reach)
      let from = image.clampedToExtent().pixels(in: around, space)
      let to = target.clampedToExtent().pixels(in: around, space)
      let light = shading.map { SphereLight($0, space) }
      return LightBitmap(area) { point in
        let offset = point - center
        let distance = max(offset.length, 1e-3)
        // 0 where the wave begins, 1 where it has passed.
        let part = (front - distance) / width
        guard part > 0 else { return from.sample(point) }
        guard part < 1 else { return to.sample(point) }
        let slope = Float(sin(2 * .pi * Double(part)) * sin(.pi * Double(part)))
        let place = point + offset / distance * slope * height / 2
        let mixed =
          from.sample(place) + (to.sample(place) - from.sample(place)) * smoothStep(0, 1, part)
        return light?.over(mixed, offset / distance * slope) ?? mixed
      }
    }
  }
}

/// A page that is rolled up around a cylinder, which comes from the side that the angle points to.
private struct TurnedPage: Sendable {
  let direction: SIMD2<Float>
  let radius: Float
  let rect: CGRect
  /// Where the page leaves the plane, along the direction.
  let line: Float
  let shadow: (reach: Float, amount: Float)

  init(_ values: FilterValues) {
    let angle = values.number("inputAngle")
    let direction = SIMD2(Float(cos(angle)), Float(sin(angle)))
    radius = max(values.float("inputRadius"), 1)
    rect = values.rect("inputExtent")
    let places = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    .map { $0.simd.dot(direction) }
    let (first, last) = (places.min() ?? 0, places.max() ?? 0)
    self.direction = direction
    shadow = (values.float("inputShadowSize") * radius, values.float("inputShadowAmount"))
    // From the edge until the cylinder and its shadow have left the page.
    line = last + (first - radius - shadow.reach - last) * values.float("inputTime")
  }

  /// What is seen at a place from above.
  enum Sight {
    case target(light: Float)
    case front(SIMD2<Float>)
    /// With the slope of the cylinder, -1...1.
    case back(SIMD2<Float>, slope: Float)
  }

  func sight(_ point: SIMD2<Float>) -> Sight {
    let beyond = point.dot(direction) - line
    func onPage(_ way: Float) -> SIMD2<Float>? {
      // `way` is how far along the paper behind the line.
      let place = point + direction * (way - beyond)
      return rect.contains(CGPoint(x: CGFloat(place.x), y: CGFloat(place.y))) ? place : nil
    }
    guard beyond < radius else {
      let nearness = max(0, 1 - (beyond - radius) / max(shadow.reach, 1))
      return .target(light: 1 - shadow.amount * nearness)
    }
    guard beyond > 0 else {
      if let place = onPage(.pi * radius - beyond) { return .back(place, slope: 0) }
      return .front(point)
    }
    let slope = beyond / radius
    let angle = Float(asin(Double(slope)))
    if let place = onPage((.pi - angle) * radius) { return .back(place, slope: slope) }
    if let place = onPage(angle * radius) { return .front(place) }
    return .target(light: 1)
  }

  func picture(
    _ image: CIImage,
    _ target: CIImage,
    back: CIImage,
    shading: CIImage?,
    extent: CGRect
  ) -> CIImage {
    CIImage(extent: extent) { area, space in
      let page = PixelRect(around: rect, near: area)
      let around = PixelRect(
        minX: min(page.minX, area.minX),
        minY: min(page.minY, area.minY),
        maxX: max(page.maxX, area.maxX),
        maxY: max(page.maxY, area.maxY)
      )
      // Paper does not fade towards its edges.
      let front = image.clampedToExtent().pixels(in: around.outset(1, 1), space)
      let behind = target.pixels(in: area, space)
      let reverse = back.clampedToExtent().pixels(in: page.outset(1, 1), space)
      let light = shading.map { SphereLight($0, space) }
      return LightBitmap(area) { point in
        switch sight(point) {
        case .target(let light):
          let pixel = behind.nearest(point)
          return SIMD4(pixel.rgb * light, pixel.w)
        case .front(let place): return front.sample(place)
        case .back(let place, let slope):
          let pixel = reverse.sample(place)
          if let light { return light.over(pixel, direction * slope) }
          return SIMD4(pixel.rgb * (1 - 0.6 * slope * slope), pixel.w)
        }
      }
    }
  }
}

/// The picture of a shaded sphere in a square: the light for each slope (documented).
private struct SphereLight: Sendable {
  private let pixels: LightBitmap
  private let middle: SIMD2<Float>
  private let radius: Float

  init(_ picture: CIImage, _ space: WorkingSpace) {
    let extent = picture.extent.isInfinite ? .zero : picture.extent
    pixels = picture.pixels(in: PixelRect(around: extent, near: .empty), space)
    middle = CGPoint(x: extent.midX, y: extent.midY).simd
    radius = Float(min(extent.width, extent.height)) / 2
  }

  func over(_ pixel: SIMD4<Float>, _ slope: SIMD2<Float>) -> SIMD4<Float> {
    let light = pixels.nearest(middle + slope * radius)
    return light + pixel * (1 - light.w)
  }
}
