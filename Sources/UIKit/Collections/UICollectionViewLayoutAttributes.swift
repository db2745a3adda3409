import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}

/// The place and the look of one element of a collection view.
///
/// Not isolated to the main actor: it is an `NSObject`, so that it can be copied and subclassed as
/// on iOS.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Frame, bounds, center and size always agree; center and size are what is stored (measured).
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity

  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      let box = transform.isIdentity ? plain : plain.applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)

  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open internal(set) var representedElementKind: String?

  /// Which sides the element may choose itself, where the layout has only an estimate.
  var sizesItsWidth = true
  var sizesItsHeight = true

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.sizesItsWidth = sizesItsWidth
    copy.sizesItsHeight = sizesItsHeight
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && indexPath == other.indexPath
      && representedElementKind == other.representedElementKind
  }

  open override var hash: Int { indexPath.hashValue }

  var key: ElementKey {
    ElementKey(
      category: representedElementCategory,
      kind: representedElementKind,
      indexPath: indexPath
    )
  }
}

/// What distinguishes the elements of a collection view.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  /// Whether it is in no section, as a header of a whole layout.
  var isOfWholeLayout: Bool { indexPath.count == 1 }
}
