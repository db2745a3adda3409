import Foundation
import Pixels

/// Colours along a line, interpolated in gamma-encoded sRGB.
public final class CGGradient: Sendable {
  /// A colour at a place between 0 and 1; in order of place.
  package struct Stop: Hashable, Sendable {
    package var color: Color
    package var location: CGFloat
  }

  package let stops: [Stop]

  /// Without `locations` the colours are spread evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    )
  }

  /// A list of Objective-C's is passed as a `CFArray` on iOS, without a conversion.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: NSArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colorsSpace: space, colors: colors.map { $0 } as CFArray, locations: locations)
  }

  /// `components` holds `count` colours of `space`, each with its alpha.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: [CGFloat],
    locations: [CGFloat]?,
    count: Int
  ) {
    let stride = space.numberOfComponents + 1
    guard count > 0, components.count >= count * stride else { return nil }
    let colors = (0..<count).map {
      space.color(Array(components[$0 * stride..<($0 + 1) * stride]))
    }
    self.init(colors: colors, locations: locations)
  }

  package init?(colors: [Color], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let even = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Stop(color: color, location: locations?[index] ?? CGFloat(index) / even)
    }
    // Stable: two stops at one place stay in their order and make a hard edge.
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}
