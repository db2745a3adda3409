/// Corners of a rectangle, y down.
///
/// The bits are those of `UIRectCorner` and `CACornerMask`.
package struct RectCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let topLeft = RectCorners(rawValue: 1)
  package static let topRight = RectCorners(rawValue: 2)
  package static let bottomLeft = RectCorners(rawValue: 4)
  package static let bottomRight = RectCorners(rawValue: 8)
  package static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
