import CoreGraphics
import Foundation
import Pixels

// From the image at time 0 to the target at time 1.

extension FilterCatalog {
  private static let extent = FilterInput.vector("inputExtent", 0, 0, 300, 300)

  static let transitions: [FilterRecipe] = [
    transition("CIDissolveTransition", []) { values in
      let time = values.float("inputTime")
      return { _ in smoothStep(0, 1, time) }
    },
    // A soft edge moves over the extent in the direction of the angle.
    transition(
      "CISwipeTransition",
      [
        extent, .color("inputColor", 1, 1, 1), .number("inputAngle", 0),
        .number("inputWidth", 300), .number("inputOpacity", 0),
      ]
    ) { values in
      let front = Front(values)
      let width = max(values.float("inputWidth"), 1)
      let edge = front.place(values.float("inputTime"), width: width)
      return { 1 - smoothStep(edge - width, edge, front.distance(of: $0)) }
    },
    // Bars follow each other; the offset is how far each begins behind the one before it.
    transition(
      "CIBarsSwipeTransition",
      [
        .number("inputAngle", .pi), .number("inputWidth", 30), .number("inputBarOffset", 10),
      ]
    ) { values in
      guard let image = values.image else { return { _ in 0 } }
      let front = Front(image.extent, angle: values.number("inputAngle"))
      let width = max(values.float("inputWidth"), 1)
      let offset = values.float("inputBarOffset")
      let bars = front.breadth / width
      let length = front.length + bars * offset
      let edge = values.float("inputTime") * length
      return { point in
        let bar = (front.across(point) / width).rounded(.down)
        let noise = Noise.value(Int(bar), 0, 3) * bars * offset
        return front.distance(of: point) < edge - noise ? 1 : 0
      }
    },
    // The lamp of a copier moves over the extent and leaves the target behind it.
    FilterRecipe(
      "CICopyMachineTransition",
      .transition,
      [
        .image, .target, .time, extent, .color("inputColor", 0.6, 1, 0.8),
        .number("inputAngle", 0), .number("inputWidth", 200), .number("inputOpacity", 1.3),
      ]
    ) {
      guard let image = $0.image, let target = $0.target else { return $0.image }
      let (front, width) = (Front($0), max($0.float("inputWidth"), 1))
      let edge = front.place($0.float("inputTime"), width: width) - width / 2
      let (color, opacity) = ($0.color("inputColor"), $0.float("inputOpacity"))
      return CIImage(extent: image.extent.union(target.extent)) { area, space in
        let (from, to) = (image.pixels(in: area, space), target.pixels(in: area, space))
        let light = space.pixel(color).rgb * opacity
        return LightBitmap(area) { point in
          let distance = front.distance(of: point) - edge
          let pixel = (distance < 0 ? to : from).nearest(point)
          let nearness = max(0, 1 - abs(distance) / (width / 2))
          return SIMD4(pixel.rgb + light * nearness * nearness * pixel.w, pixel.w)
        }
      }
    },
    // Discs on a grid that grow until they meet.
    transition(
      "CIModTransition",
      [
        .center, .number("inputAngle", 2), .number("inputRadius", 150),
        .number("inputCompression", 300),
      ]
    ) { values in
      let (center, angle) = (values.point("inputCenter"), values.number("inputAngle"))
      let (c, s) = (Float(cos(angle)), Float(sin(angle)))
      let spacing = max(values.float("inputRadius"), 1)
      let radius = values.float("inputTime") * spacing * 0.75
      return { point in
        let offset = point - center
        let turned = SIMD2(offset.x * c + offset.y * s, offset.y * c - offset.x * s) / spacing
        let place = (turned - turned.rounded(.toNearestOrAwayFromZero)) * spacing
        return 1 - smoothStep(radius - 1, radius + 1, place.length)
      }
    },
    FilterRecipe(
      "CIDisintegrateWithMaskTransition",
      .transition,
      [
        .image, .target, .mask, .time, .number("inputShadowRadius", 8),
        .number("inputShadowDensity", 0.65), .vector("inputShadowOffset", 0, -10),
      ]
    ) {
      guard let image = $0.image, let target = $0.target, let mask = $0.mask else {
        return $0.image
      }
      let time = $0.float("inputTime")
      return CIImage(extent: image.extent.union(target.extent)) { area, space in
        let (from, to) = (image.pixels(in: area, space), target.pixels(in: area, space))
        let levels = mask.pixels(in: area, space)
        var result = from
        for index in result.pixels.indices {
          let gone = smoothStep(-0.05, 0.05, time * 1.1 - 0.05 - levels.pixels[index].rgb.luminance)
          result.pixels[index] += (to.pixels[index] - from.pixels[index]) * gone
        }
        return result
      }
    },
    // A white flash from the centre, over the picture and then over the target.
    FilterRecipe(
      "CIFlashTransition",
      .transition,
      [
        .image, .target, .center, extent, .color("inputColor", 1, 0.8, 0.6), .time,
        .number("inputMaxStriationRadius", 2.58), .number("inputStriationStrength", 0.5),
        .number("inputStriationContrast", 1.38), .number("inputFadeThreshold", 0.85),
      ]
    ) {
      guard let image = $0.image, let target = $0.target else { return $0.image }
      let (time, center) = ($0.float("inputTime"), $0.point("inputCenter"))
      let (color, rect) = ($0.color("inputColor"), $0.rect("inputExtent"))
      let size = SIMD2(Float(rect.width), Float(rect.height)).length
      let shown = time < 0.5 ? image : target
      return CIImage(extent: image.extent.union(target.extent)) { area, space in
        let source = shown.pixels(in: area, space)
        let light = space.pixel(color)
        let strength = 1 - abs(2 * time - 1)
        return LightBitmap(area) { point in
          let pixel = source.nearest(point)
          let near = 1 - smoothStep(0, max(1, size * strength), (point - center).length)
          let share = strength * strength * (0.6 + 0.4 * near)
          return pixel + (light - pixel) * share
        }
      }
    },
  ]

  /// - Parameter share: of the target at each place.
  private static func transition(
    _ name: String,
    _ inputs: [FilterInput],
    _ share: @escaping @Sendable (FilterValues) -> @Sendable (SIMD2<Float>) -> Float
  ) -> FilterRecipe {
    FilterRecipe(name, .transition, [.image, .target, .time] + inputs) {
      guard let image = $0.image, let target = $0.target else { return $0.image }
      let share = share($0)
      return CIImage(extent: image.extent.union(target.extent)) { area, space in
        let from = image.pixels(in: area, space)
        let to = target.pixels(in: area, space)
        var index = -1
        return LightBitmap(area) { point in
          index += 1
          let change = to.pixels[index] - from.pixels[index]
          return from.pixels[index] + change * min(max(share(point), 0), 1)
        }
      }
    }
  }
}

/// A line that moves over a rectangle.
private struct Front: Sendable {
  private let direction: SIMD2<Float>
  private let start: Float
  private let side: Float
  /// From the first corner that it meets to the last one.
  let length: Float
  /// Along the line.
  let breadth: Float

  init(_ values: FilterValues) {
    self.init(values.rect("inputExtent"), angle: values.number("inputAngle"))
  }

  init(_ rect: CGRect, angle: Double) {
    let direction = SIMD2(Float(cos(angle)), Float(sin(angle)))
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(\.simd)
    let along = corners.map { $0.dot(direction) }
    let across = corners.map { $0.dot(SIMD2(-direction.y, direction.x)) }
    self.direction = direction
    start = along.min() ?? 0
    side = across.min() ?? 0
    length = (along.max() ?? 0) - start
    breadth = (across.max() ?? 0) - side
  }

  func distance(of point: SIMD2<Float>) -> Float { point.dot(direction) - start }

  func across(_ point: SIMD2<Float>) -> Float {
    point.dot(SIMD2(-direction.y, direction.x)) - side
  }

  /// Where it is: from before the rectangle to behind it, with its soft edge.
  func place(_ time: Float, width: Float) -> Float { time * (length + width) }
}
