import Segue
import Testing
import UIKit

/// Collection views that go from one layout to another.
@MainActor
struct LayoutChangeTests {
  private final class Grid: UICollectionViewController {
    var count = 9

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private static func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  private let stage = Stage(size: CGSize(width: 300, height: 500))

  @Test
  func `cells move from their old places to their new ones, also those that leave`()
    throws
  {
    let grid = Grid(collectionViewLayout: Self.layout(100))
    stage.window.rootViewController = grid
    try stage.settle()
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    var isDone = false
    stage.perform {
      grid.collectionView.setCollectionViewLayout(Self.layout(300), animated: true) { _ in
        isDone = true
      }
    }
    stage.advance(by: 0.15)
    let half = try #require(cell.layer.presentation()?.frame)
    #expect(half.width > 150 && half.width < 250)
    #expect(half.minY > 50)
    try stage.settle()
    #expect(isDone)
    #expect(grid.collectionView.visibleCells.count == 2)
    #expect(cell.frame == CGRect(x: 0, y: 300, width: 300, height: 300))
  }

  @Test
  func `both layouts and the cells learn of a change that is animated`() throws {
    @MainActor
    final class Log {
      var lines: [String] = []
    }
    final class Named: UICollectionViewFlowLayout {
      var name = ""
      var log: Log?
      override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        log?.lines.append("\(name) to \((newLayout as? Named)?.name ?? "")")
      }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        log?.lines.append("\(name) from \((oldLayout as? Named)?.name ?? "")")
      }
      override func finalizeLayoutTransition() { log?.lines.append("\(name) ready") }
    }
    final class Cell: UICollectionViewCell {
      var log: Log?
      override func willTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
      ) { log?.lines.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
      ) { log?.lines.append("did") }
    }
    let log = Log()
    func named(_ name: String, _ side: CGFloat) -> Named {
      let layout = Named()
      layout.itemSize = CGSize(width: side, height: side)
      (layout.name, layout.log) = (name, log)
      return layout
    }
    let grid = Grid(collectionViewLayout: named("old", 100))
    grid.count = 1
    grid.loadViewIfNeeded()
    grid.collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    stage.window.rootViewController = grid
    try stage.settle()
    let cell = try #require(
      grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
    )
    cell.log = log
    stage.perform {
      grid.collectionView.setCollectionViewLayout(named("new", 200), animated: true) { _ in
        log.lines.append("done")
      }
    }
    #expect(log.lines == ["old to new", "new from old", "will", "old ready", "new ready"])
    try stage.settle()
    #expect(log.lines.suffix(2) == ["did", "done"])
  }

  @Test
  func `cells that stand already move, though others arrive`() throws {
    let grid = Grid(collectionViewLayout: Self.layout(300))
    stage.window.rootViewController = grid
    try stage.settle()
    #expect(grid.collectionView.visibleCells.count == 2)
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    stage.perform {
      grid.collectionView.setCollectionViewLayout(Self.layout(100), animated: true)
    }
    stage.advance(by: 0.15)
    let half = try #require(cell.layer.presentation()?.frame)
    #expect(half.width > 150 && half.width < 250)
    try stage.settle()
    #expect(cell.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test
  func `a layout with shorter content scrolls to its end in the animation`() throws {
    let grid = Grid(collectionViewLayout: Self.layout(300))
    stage.window.rootViewController = grid
    try stage.settle()
    let view = try #require(grid.collectionView)
    view.contentOffset.y = 2000
    try stage.settle()
    stage.perform { view.setCollectionViewLayout(Self.layout(150), animated: true) }
    // Five lines of two.
    #expect(view.contentOffset.y == 250)
    stage.advance(by: 0.15)
    let shown = try #require(view.layer.presentation()).bounds.minY
    #expect(shown > 400 && shown < 1900)
    try stage.settle()
    #expect(view.cellForItem(at: [0, 8])?.frame.minY == 600)
  }

  @Test
  func `a pushed controller takes over the collection view, and returns it`() throws {
    let first = Grid(collectionViewLayout: Self.layout(100))
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    try stage.settle()
    let shared = try #require(first.collectionView)
    let second = Grid(collectionViewLayout: Self.layout(50))
    second.useLayoutToLayoutNavigationTransitions = true
    stage.perform { navigation.pushViewController(second, animated: true) }
    stage.advance(by: 0.17)
    let cell = try #require(shared.cellForItem(at: IndexPath(item: 0, section: 0)))
    let width = try #require(cell.layer.presentation()?.frame.width)
    #expect(width > 55 && width < 95)
    try stage.settle()
    #expect(second.collectionView === shared)
    #expect(shared.superview === second.view)
    #expect(shared.dataSource === first)
    #expect(cell.frame.width == 50)
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(shared.superview === first.view)
    #expect(cell.frame.width == 100)
    #expect(navigation.viewControllers == [first])
  }

  @Test
  func `a batch that reloads everything requests items when they are needed`() throws {
    let grid = Grid(collectionViewLayout: Self.layout(100))
    grid.count = 0
    var seen = -1
    stage.perform {
      let view: UICollectionView = grid.collectionView
      view.performBatchUpdates({ view.reloadData() }) { _ in
        seen = view.numberOfItems(inSection: 0)
        view.scrollToItem(at: IndexPath(item: 8, section: 0), at: .bottom, animated: false)
      }
      grid.count = 9
      stage.window.rootViewController = grid
    }
    try stage.settle()
    #expect(seen == 9)
  }
}
