import Foundation

/// How a line along a path looks.
///
/// Lengths in the path's own unit.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: Hashable, Sendable {
    /// Ends at the end point.
    case butt
    /// A half circle round the end point.
    case round
    /// Half the width beyond the end point.
    case square
  }

  package enum Join: Hashable, Sendable {
    /// Outer sides prolonged until they meet; a bevel where that is too far (`miterLimit`).
    case miter
    /// A circle round the corner.
    case round
    /// Outer sides joined by a straight line.
    case bevel
  }

  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// The longest miter, as a multiple of the width.
  package var miterLimit: CGFloat
  /// Lengths of dash, gap, dash, …; empty for an unbroken line.
  ///
  /// An odd count is repeated once.
  package var dashes: [CGFloat]
  /// Where in the pattern the line begins.
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
