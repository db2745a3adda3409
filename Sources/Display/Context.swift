import Foundation
import Geometry

/// How a group's pixels are composed with those below.
package struct Group: Sendable, Equatable {
  package var opacity: Double
  package var blendMode: BlendMode
  package var filters: [Filter]
  /// An isolated group starts from transparent pixels, so that blend modes inside it do not see
  /// what lies below.
  ///
  /// A group with filters or a blend mode of its own is always isolated.
  package var isIsolated: Bool

  package init(
    opacity: Double = 1,
    blendMode: BlendMode = .normal,
    filters: [Filter] = [],
    isIsolated: Bool = false
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
    self.isIsolated = isIsolated
  }
}

/// A node of the context tree.
///
/// Commands name the context they are drawn in; a context holds for all commands of `commands`.
package struct Context: Sendable {
  package enum Kind: Sendable {
    case root
    /// Changes the local space only; `Context.transform` holds the result.
    case transform
    /// The content is cut to the shape as a whole: `inside * coverage + below * (1 - coverage)`.
    case clip(Shape, antialiased: Bool)
    /// The content is composed as a whole.
    case group(Group)
    /// The content is multiplied, as a whole, by the alpha of what the list draws. The list is
    /// in the context's local space.
    case mask(DisplayList)
  }

  package var kind: Kind
  /// Index of the enclosing context; the root is its own parent.
  package var parent: Int
  /// From the context's local space to the list's space.
  package var transform: Projection
  /// The commands inside, by index.
  package var commands: Range<Int>
  /// How many contexts enclose it; the root has 0.
  package var depth: Int
}
