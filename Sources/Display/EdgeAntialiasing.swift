/// Which edges of a rectangle are antialiased; the others are cut at pixel centres, as iOS does
/// with layers that do not allow edge antialiasing.
///
/// Edges are named in the shape's local space.
///
/// Rounded rectangles and paths are antialiased unless the set is empty.
package struct EdgeAntialiasing: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let minX = EdgeAntialiasing(rawValue: 1)
  package static let maxX = EdgeAntialiasing(rawValue: 2)
  package static let minY = EdgeAntialiasing(rawValue: 4)
  package static let maxY = EdgeAntialiasing(rawValue: 8)
  package static let all: EdgeAntialiasing = [.minX, .maxX, .minY, .maxY]
  package static let none: EdgeAntialiasing = []
}
