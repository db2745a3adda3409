import Foundation

/// A layout between two others: each element is at `transitionProgress` between its places.
@preconcurrency
@MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = collectionView
      layout.prepareUndisturbed()
    }
  }

  private func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mixed(old.width, new.width), height: mixed(old.height, new.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let around = rect.insetBy(dx: -rect.width, dy: -rect.height)
    let old = currentLayout.layoutAttributesForElements(in: around) ?? []
    let new = nextLayout.layoutAttributesForElements(in: around) ?? []
    let paths = Set((old + new).filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    return paths.sorted().compactMap { layoutAttributesForItem(at: $0) }
      .filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let old = currentLayout.layoutAttributesForItem(at: indexPath),
      let new = nextLayout.layoutAttributesForItem(at: indexPath),
      let between = old.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    between.center = CGPoint(
      x: mixed(old.center.x, new.center.x),
      y: mixed(old.center.y, new.center.y)
    )
    between.size = CGSize(
      width: mixed(old.size.width, new.size.width),
      height: mixed(old.size.height, new.size.height)
    )
    between.alpha = mixed(old.alpha, new.alpha)
    return between
  }
}
