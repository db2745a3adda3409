import CoreGraphics
import Foundation
import ObjectiveC

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How the groups of a section scroll that are side by side.
@preconcurrency
@MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: MainActorObject {
  public enum DecelerationRate: Int, Sendable {
    case automatic, normal, fast
  }

  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  /// By itself `normal` where scrolling is continuous, else `fast`.
  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  init() { super.init(isolated: ()) }
}

@preconcurrency
@MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var frame: CGRect { get }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  /// The name of the layout's attributes: their kind, or "" of cells (inferred).
  var name: String { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

extension NSCollectionLayoutVisibleItem {
  public var name: String { representedElementKind ?? "" }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A group that repeats for the items of one section.
@preconcurrency
@MainActor
open class NSCollectionLayoutSection: MainActorObject, NSCopying {
  let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Set for the rows of a list.
  var list: UICollectionLayoutListConfiguration?

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups are side by side beyond the edge of the view, where a finger scrolls them.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How that finger's scrolling bounces and slows down (iOS 17).
  open var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Rows of a list, one below the other.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.makeSection(in: layoutEnvironment) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
