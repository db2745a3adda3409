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
    var known: Set<ElementKey> = []
    return (old + new).map(\.key).filter { known.insert($0).inserted }
      .compactMap { attributes(of: $0) }
      .filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let old = currentLayout.layoutAttributesForItem(at: indexPath),
      let new = nextLayout.layoutAttributesForItem(at: indexPath)
    else { return nil }
    return between(old, new)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    )
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    )
  }

  /// What only one of the layouts has fades (inferred).
  private func between(
    _ old: UICollectionViewLayoutAttributes?,
    _ new: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let start = old ?? new, let end = new ?? old,
      let between = start.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    between.center = CGPoint(
      x: mixed(start.center.x, end.center.x),
      y: mixed(start.center.y, end.center.y)
    )
    between.size = CGSize(
      width: mixed(start.size.width, end.size.width),
      height: mixed(start.size.height, end.size.height)
    )
    between.alpha = mixed(old?.alpha ?? 0, new?.alpha ?? 0)
    return between
  }

  override var negotiatesSizes: Bool { false }

  override func makeDecoration(of kind: String, frame: CGRect) -> UICollectionReusableView? {
    nextLayout.makeDecoration(of: kind, frame: frame)
      ?? currentLayout.makeDecoration(of: kind, frame: frame)
  }
}
