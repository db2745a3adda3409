import Segue
import Testing
import UIKit

/// Lists that announce what comes next.
@MainActor
@Suite
struct `Rows that are prepared before they are shown` {
  /// Loads the next page when the last row comes near, as tutorials of endless lists do.
  private final class Feed: UITableViewController, UITableViewDataSourcePrefetching {
    var count = 30
    var prepared: [Int] = []
    var cancelled: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.prefetchDataSource = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prepared += indexPaths.map(\.row)
      guard indexPaths.contains(where: { $0.row == count - 1 }), count < 60 else { return }
      count += 30
      tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 500))
  private let feed = Feed(style: .plain)

  private func open() throws {
    stage.window.rootViewController = feed
    try stage.settle()
  }

  @Test
  func `a screen of rows below the shown ones is announced once`() throws {
    try open()
    #expect(feed.prepared == Array(10...19))
    feed.tableView.contentOffset.y = 100
    try stage.settle()
    #expect(feed.prepared == Array(10...21))
    #expect(feed.cancelled.isEmpty)
  }

  @Test
  func `rows that are not shown after all are given up when the list turns back`() throws {
    try open()
    feed.tableView.contentOffset.y = 250
    try stage.settle()
    feed.prepared = []
    feed.tableView.contentOffset.y = 200
    try stage.settle()
    #expect(feed.cancelled == Array(15...24))
    #expect(feed.prepared == Array(0...3))
  }

  @Test
  func `a table that may not announce rows does not`() throws {
    feed.tableView.isPrefetchingEnabled = false
    try open()
    #expect(feed.prepared.isEmpty)
  }

  @Test
  func `an endless list loads its next page`() throws {
    try open()
    feed.tableView.contentOffset.y = 600
    try stage.settle()
    #expect(feed.tableView.numberOfRows(inSection: 0) == 60)
  }

  private final class Photos: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    var prepared: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      collectionView.prefetchDataSource = self
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) { prepared += indexPaths.map(\.item) }
  }

  @Test(arguments: [true, false])
  func `a row of photos announces those beside it, if it may`(isEnabled: Bool) throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 190, height: 500)
    layout.minimumLineSpacing = 10
    let photos = Photos(collectionViewLayout: layout)
    photos.collectionView.isPrefetchingEnabled = isEnabled
    stage.window.rootViewController = photos
    try stage.settle()
    #expect(photos.prepared == (isEnabled ? [2, 3] : []))
  }
}
