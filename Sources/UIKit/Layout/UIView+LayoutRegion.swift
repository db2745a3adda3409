import Foundation

extension UIView {
  /// A part of a view that content keeps to (iOS 26).
  public struct LayoutRegion: Hashable, Sendable {
    /// The sides on which the region also keeps clear of what covers the corners of a window.
    ///
    /// The windows of a stage fill the screen and have no controls in their corners, so that
    /// nothing is added (inferred).
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal
      case vertical
    }

    enum Base: Hashable, Sendable { case safeArea, margins, readableContent }

    let base: Base
    let cornerAdaptation: AdaptivityAxis?

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .margins, cornerAdaptation: cornerAdaptation)
    }

    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// The guide of the region without corner adaptation, which adds nothing on a stage.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
    switch layoutRegion.base {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// From the bounds to the region.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    insets(of: layoutGuide(for: layoutRegion).role) ?? .zero
  }

  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: layoutRegion)
    return NSDirectionalEdgeInsets(
      top: insets.top,
      leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    )
  }
}
