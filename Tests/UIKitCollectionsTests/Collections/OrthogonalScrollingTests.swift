import Foundation
import Segue
import Testing
import UIKit

/// Sections of a compositional layout that a finger scrolls across.
@MainActor
@Suite
struct `Sections that scroll sideways` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { _, _, _ in }
    source.supplementaryViewProvider = { view, _, place in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: place)
    }
    let root = UIViewController()
    root.view.addSubview(view)
    stage.window.rootViewController = root
  }

  /// Two sections of ten groups of 240 points, 10 apart.
  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    hasHeader: Bool = false,
    telling handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(240),
        heightDimension: .absolute(300)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.visibleItemsInvalidationHandler = handler
    if hasHeader {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(20)
          ),
          elementKind: "header",
          alignment: .top
        )
      ]
    }
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section),
      animated: false
    )
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for index in 0..<2 {
      snapshot.appendSections([index])
      snapshot.appendItems((0..<10).map { index * 100 + $0 })
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
  }

  /// Where a cell is seen; nil when it is not.
  private func left(_ item: Int, _ section: Int = 0) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map {
      $0.convert($0.bounds, to: view).minX
    }
  }

  private func flick(from x: CGFloat, to end: CGFloat, over duration: Double = 0.15) {
    stage.drag(
      from: CGPoint(x: x, y: 100),
      to: CGPoint(x: end, y: 100),
      over: duration
    )
    stage.advance(by: 4)
  }

  @Test
  func `a tap selects an item of a strip`() {
    show(.continuous)
    stage.tap(at: CGPoint(x: 100, y: 350))
    stage.advance(by: 0.5)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
  }

  /// The middle of a cell as it is on the screen in an animation.
  private func shownMiddle(_ cell: UIView) throws -> CGPoint {
    let frame = try #require(cell.layer.presentation()?.frame)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return try #require(cell.superview).convert(middle, to: view)
  }

  private func isNear(_ place: CGPoint, _ other: CGPoint) -> Bool {
    abs(place.x - other.x) < 30 && abs(place.y - other.y) < 30
  }

  @Test
  func `cells begin a change of layout where they were, also in strips below the first one`() throws
  {
    show(.continuous)
    let strips = view.subviews.compactMap { $0 as? UIScrollView }
    let lower = try #require(strips.first { $0.frame.minY == 300 })
    lower.contentOffset.x = 100
    stage.advance(by: 0.1)
    let strip = view.collectionViewLayout
    let cell = try #require(view.cellForItem(at: [1, 0]))
    #expect(cell.superview === lower)

    stage.perform { view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) }
    stage.advance(by: 0.02)
    #expect(try isNear(shownMiddle(cell), CGPoint(x: 20, y: 450)))
    try stage.settle()
    #expect(cell.superview === view)
    #expect(cell.frame == CGRect(x: 0, y: 110, width: 50, height: 50))

    stage.perform { view.setCollectionViewLayout(strip, animated: true) }
    stage.advance(by: 0.02)
    #expect(try isNear(shownMiddle(cell), CGPoint(x: 25, y: 135)))
    try stage.settle()
    #expect(cell.superview is UIScrollView && cell.superview !== view)
    #expect(cell.convert(cell.bounds, to: view) == CGRect(x: 0, y: 300, width: 240, height: 300))
  }

  @Test
  func `centred groups begin with the first one in the middle`() {
    show(.groupPagingCentered)
    #expect(left(0) == 30)
    #expect(left(1) == 280)
  }

  @Test
  func `a flick shows the next group, and no more than that`() {
    show(.groupPaging)
    #expect(left(0) == 0)
    flick(from: 250, to: 50)
    #expect(left(1).map { abs($0) < 0.5 } == true, "\(String(describing: left(1)))")
    #expect(left(0, 1) == 0 && view.contentOffset == .zero)
    flick(from: 50, to: 250)
    #expect(left(0).map { abs($0) < 0.5 } == true)
  }

  @Test
  func `a centred group comes to rest in the middle`() {
    show(.groupPagingCentered)
    flick(from: 250, to: 50)
    #expect(left(1).map { abs($0 - 30) < 0.5 } == true, "\(String(describing: left(1)))")
  }

  @Test
  func `a page is as wide as the view`() {
    show(.paging)
    flick(from: 250, to: 50)
    #expect(left(1).map { abs($0 + 50) < 0.5 } == true, "\(String(describing: left(1)))")
  }

  @Test
  func `a continuous section stops where its speed takes it, or where a group begins`() {
    show(.continuous)
    flick(from: 250, to: 50, over: 0.1)
    let free = (0..<10).compactMap { left($0) }.map { abs($0.truncatingRemainder(dividingBy: 250)) }
    #expect(left(0) == nil && !free.isEmpty)
    show(.continuousGroupLeadingBoundary)
    flick(from: 250, to: 80, over: 0.1)
    let rest = (0..<10).compactMap { left($0) }
    #expect(rest.contains { abs($0) < 0.5 }, "\(rest)")
  }

  @Test
  func `up and down the whole view scrolls`() {
    show(.groupPaging)
    stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), over: 0.3)
    stage.advance(by: 3)
    #expect(view.contentOffset.y > 50)
    #expect(left(0) == 0)
  }

  @Test(arguments: [false, true])
  func `a handler receives how far the section is scrolled`(hasHeader: Bool) {
    var offsets: [CGFloat] = []
    show(.continuous, hasHeader: hasHeader) { items, offset, _ in
      if items.first?.indexPath.section == 0 { offsets.append(offset.x) }
    }
    stage.advance(by: 0.1)
    flick(from: 250, to: 150)
    #expect((offsets.max() ?? 0) >= 100)
  }

  @Test
  func `a tap selects the visible item, wherever its section is scrolled to`() {
    show(.groupPaging)
    flick(from: 250, to: 50)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.5)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test
  func `the cells of a deleted section fade, and the next section stays where it was scrolled`()
    throws
  {
    show(.groupPaging)
    stage.drag(from: CGPoint(x: 250, y: 350), to: CGPoint(x: 50, y: 350), over: 0.15)
    stage.advance(by: 4)
    let first = try #require(view.cellForItem(at: [0, 0]))
    let scrolled = try #require(left(1, 1))
    var snapshot = source.snapshot()
    snapshot.deleteSections([0])
    source.apply(snapshot, animatingDifferences: true)
    stage.advance(by: 0.15)
    #expect(first.window != nil)
    let alpha = first.layer.presentation()?.opacity ?? 1
    #expect(alpha > 0 && alpha < 1)
    #expect(left(1, 0) == scrolled)
    try stage.settle()
    #expect(first.window == nil)
    #expect(view.subviews.filter { $0 is UIScrollView }.count == 1)
  }

  @Test
  func `the cells of a section come along when the one above it is deleted`() throws {
    show(.continuous)
    let strips = view.subviews.compactMap { $0 as? UIScrollView }
    let strip = try #require(strips.first { $0.frame.minY == 300 })
    strip.contentOffset.x = 100
    stage.advance(by: 0.1)
    let cell = try #require(view.cellForItem(at: [1, 1]))
    let left = try shownMiddle(cell).x
    var snapshot = source.snapshot()
    snapshot.deleteSections([0])
    stage.perform { source.apply(snapshot) }
    stage.advance(by: 0.02)
    #expect(try isNear(shownMiddle(cell), CGPoint(x: left, y: 450)))
    stage.advance(by: 0.13)
    let half = try shownMiddle(cell)
    #expect(half.y > 180 && half.y < 420 && abs(half.x - left) < 1)
    try stage.settle()
    #expect(try shownMiddle(cell) == CGPoint(x: left, y: 150))
  }
}
