import Segue
import Testing
import UIKit

/// What the controllers of lists read before their first appearance.
@MainActor
@Suite
struct `Lists of controllers before they first appear` {
  private final class Rows: UITableViewController {
    var count = 1

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.layoutIfNeeded()
      count = 3
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
  }

  private final class Tiles: UICollectionViewController {
    var count = 1

    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      collectionView.layoutIfNeeded()
      count = 3
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 500))

  @Test
  func `a table reads again what was read too early`() throws {
    let rows = Rows()
    stage.window.rootViewController = rows
    try stage.settle()
    #expect(rows.tableView.visibleCells.count == 3)
  }

  @Test
  func `a collection view reads again what was read too early`() throws {
    let tiles = Tiles()
    stage.window.rootViewController = tiles
    try stage.settle()
    #expect(tiles.collectionView.visibleCells.count == 3)
  }

  @Test
  func `what the app selects as a table appears stays selected`() throws {
    final class Chosen: UITableViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
    }
    let rows = Chosen()
    stage.window.rootViewController = rows
    try stage.settle()
    #expect(rows.tableView.indexPathForSelectedRow == [0, 0])
  }
}
