import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore

open class UICollectionViewCompositionalLayoutConfiguration: MainActorObject {
  public init() {}

  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections, each laid out by its own group.
@preconcurrency
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Rows, one below the other, as a table has them.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      configuration.makeSection(in: environment)
    }
    layout.listConfiguration = configuration
    return layout
  }

  /// Set if the whole layout is a list, even one without sections.
  private var listConfiguration: UICollectionLayoutListConfiguration?
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// The list that a section is; nil for other sections.
  func list(inSection section: Int) -> UICollectionLayoutListConfiguration? {
    solveIfNeeded()
    return lists[section]
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: Solving

  private var elements: [CompositionalElement] = []
  private var byKey: [ElementKey: Int] = [:]
  private(set) var lanes: [Int: CompositionalLane] = [:]
  private var contentSize = CGSize.zero
  private var handlers: [(section: Int, NSCollectionLayoutSectionVisibleItemsInvalidationHandler)] =
    []
  private var environment: CompositionalEnvironment?
  private var hasPins = false

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    solveAgain()
  }

  override func solve() {
    guard let collectionView else { return }
    elements = []
    lanes = [:]
    lists = [:]
    handlers = []
    let safe = collectionView.safeAreaInsets
    let sides = isVertical && configuration.contentInsetsReference != .none ? safe : .zero
    let whole = collectionView.bounds.size
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    // Bars take nothing of the way it scrolls: fractions there are of the whole collection view
    // (inferred: a re-implementation that was put beside iOS 13 does so, and apps count on it).
    let container = CGSize(
      width: isVertical ? max(0, whole.width - sides.left - sides.right) : whole.width,
      height: isVertical ? whole.height : visible.height
    )
    let environment = CompositionalEnvironment(
      size: container,
      traits: collectionView.traitCollection
    )
    self.environment = environment
    var cursor = placeBoundaries(isAtEnd: false, at: 0, in: container)
    cursor = solveSections(of: collectionView, at: cursor, in: container, environment, sides)
    fillBackground(of: collectionView)
    cursor += placeBoundaries(isAtEnd: true, at: cursor, in: container)
    pinBoundaries(within: cursor, in: container)
    contentSize =
      isVertical
      ? CGSize(width: collectionView.bounds.width, height: cursor)
      : CGSize(width: cursor, height: container.height)
    if isVertical { moveToSides(sides, in: collectionView) }
    byKey = Dictionary(zip(elements.map(\.key), elements.indices)) { first, _ in first }
    hasPins = elements.contains { $0.pin != nil }
  }

  /// - Parameters:
  ///   - start: where the first section begins.
  ///   - sides: what the safe area takes of the container's sides.
  /// - Returns: where the last section ends.
  private func solveSections(
    of collectionView: UICollectionView,
    at start: CGFloat,
    in container: CGSize,
    _ environment: CompositionalEnvironment,
    _ sides: UIEdgeInsets
  ) -> CGFloat {
    var cursor = start
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { cursor += configuration.interSectionSpacing }
      var solver = SectionSolver(
        section,
        index: index,
        itemCount: collectionView.numberOfItems(inSection: index),
        environment: environment,
        container: container,
        isVertical: isVertical,
        sides: isVertical
          ? SectionSides(of: section, in: collectionView, configuration, outer: sides)
          : SectionSides(),
        known: { collectionView.preferredSizes[collectionView.shownKey($0)] }
      )
      cursor += solver.solve(at: cursor)
      elements += solver.elements
      lanes[index] = solver.lane
      lists[index] = section.list
      if let handler = section.visibleItemsInvalidationHandler { handlers.append((index, handler)) }
    }
    return cursor
  }

  /// Places the headers or the footers of the whole layout, whose index paths have one index: it
  /// counts those of a kind (inferred: apps find their first section by the path of each kind).
  ///
  /// - Returns: by how much they make the content longer.
  private func placeBoundaries(isAtEnd: Bool, at start: CGFloat, in container: CGSize) -> CGFloat {
    guard !configuration.boundarySupplementaryItems.isEmpty, let collectionView else { return 0 }
    var boundary = CompositionalBoundary(
      container: container,
      insets: .zero,
      isVertical: isVertical,
      known: { collectionView.preferredSizes[$0] }
    )
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    let items = CompositionalBoundary.Item.list(configuration.boundarySupplementaryItems) {
      IndexPath(index: $0)
    }
    let wanted = items.filter {
      let edges = $0.element.alignment.edges
      return isAtEnd ? edges.contains(last) : edges.contains(first) && !edges.contains(last)
    }
    let length = boundary.place(wanted, at: start, isAtEnd: isAtEnd)
    elements += boundary.elements
    return length
  }

  /// They stay on the screen as long as there is content, in front of the headers of sections
  /// (inferred).
  private func pinBoundaries(within length: CGFloat, in container: CGSize) {
    guard !configuration.boundarySupplementaryItems.isEmpty else { return }
    let extent =
      isVertical
      ? CGRect(x: 0, y: 0, width: container.width, height: length)
      : CGRect(x: 0, y: 0, width: length, height: container.height)
    for place in elements.indices where elements[place].isOfWholeLayout {
      guard elements[place].pin != nil else { continue }
      elements[place].pin?.section = extent
      // Apps ask for the largest one.
      if elements[place].zIndex < .max { elements[place].zIndex += 1 }
    }
  }

  /// Lists decide the view's background, unless the app has.
  private func fillBackground(of collectionView: UICollectionView) {
    guard !collectionView.hasOwnBackground else { return }
    let isOfLists = !lists.isEmpty && lists.count == collectionView.numberOfSections
    let list = listConfiguration ?? (isOfLists ? lists[0] : nil)
    if let list { collectionView.setStandardBackground(list.background) }
  }

  /// Moves elements away from the notch, and mirrors them in right-to-left layouts.
  private func moveToSides(_ sides: UIEdgeInsets, in collectionView: UICollectionView) {
    let isMirrored = collectionView.isRightToLeft
    guard isMirrored || sides.left > 0 || !lanes.isEmpty else { return }
    for (section, lane) in lanes {
      lanes[section]?.frame.size.width = contentSize.width
      lanes[section]?.length = lane.length + sides.left + sides.right
      let width = max(contentSize.width, lane.length + sides.left + sides.right)
      lanes[section]?.groups = lane.groups.map { group in
        let shifted = group.lowerBound + sides.left...group.upperBound + sides.left
        return isMirrored ? width - shifted.upperBound...width - shifted.lowerBound : shifted
      }
    }
    for index in elements.indices {
      elements[index].frame.origin.x += sides.left
      guard isMirrored else { continue }
      let lane = elements[index].isInLane ? lanes[elements[index].key.indexPath.section] : nil
      let width = max(contentSize.width, lane?.length ?? 0)
      elements[index].frame.origin.x = width - elements[index].frame.maxX
    }
  }

  override func isBadge(_ key: ElementKey) -> Bool {
    byKey[key].map { elements[$0].isBadge } ?? false
  }

  /// Whether an element is scrolled across with its section.
  func isInLane(_ key: ElementKey) -> Bool { byKey[key].map { elements[$0].isInLane } ?? false }

  /// The visible frame of an element.
  private func shownFrame(_ element: CompositionalElement, _ visible: CGRect?) -> CGRect {
    let frame = element.frame(pinnedIn: visible, isVertical: isVertical)
    guard element.isInLane, let offset = collectionView?.laneOffset(of: element.key) else {
      return frame
    }
    return frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  private var visibleRect: CGRect? {
    guard hasPins else { return nil }
    return collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
  }

  private func attributes(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: element.key.indexPath)
    attributes.representedElementCategory = element.key.category
    attributes.representedElementKind = element.key.kind
    attributes.frame = element.frame(pinnedIn: visibleRect, isVertical: isVertical)
    attributes.zIndex = element.zIndex
    attributes.sizesItsWidth = element.isWidthEstimated
    attributes.sizesItsHeight = element.isHeightEstimated
    return attributes
  }

  open override var collectionViewContentSize: CGSize {
    solveIfNeeded()
    return contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    solveIfNeeded()
    let visible = visibleRect
    let shown = elements.filter { shownFrame($0, visible).overlaps(rect) }
    let result = shown.map(attributes)
    guard let environment else { return result }
    for (section, handler) in handlers {
      let items = result.filter { $0.indexPath.section == section && !$0.key.isOfWholeLayout }
      guard !items.isEmpty else { continue }
      handler(items, offset(ofSection: section), environment)
    }
    return result
  }

  /// How far a section's groups are scrolled: across, where they are (its header is
  /// not), or with all others.
  private func offset(ofSection section: Int) -> CGPoint {
    guard let collectionView else { return .zero }
    guard lanes[section] != nil else { return collectionView.contentOffset }
    return collectionView.scrollers[section]?.contentOffset ?? .zero
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(category: .cell, kind: nil, indexPath: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      for: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    )
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  private func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    return byKey[key].map { attributes(elements[$0]) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return newBounds.size != old.size || hasPins || !handlers.isEmpty
  }

  // MARK: Estimates

  override var negotiatesSizes: Bool { false }

  override func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .decorationView
      && (attributes.sizesItsWidth || attributes.sizesItsHeight)
  }
}
