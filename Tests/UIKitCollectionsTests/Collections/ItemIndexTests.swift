import Segue
import Testing

@testable import UIKit

/// The letters along the edge of a collection view.
@MainActor
@Suite
struct `Indices of items` {
  private final class Letters: UICollectionViewController {
    var titles: [String]? = ["A", "B", "C", "D"]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 10 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    override func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath { IndexPath(item: 2, section: index) }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600))

  private func open() throws -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let letters = Letters(collectionViewLayout: layout)
    stage.window.rootViewController = letters
    try stage.settle()
    return letters.collectionView
  }

  @Test
  func `a finger on a letter shows the item that it leads to, and the letters stay`() throws {
    let view = try open()
    let index = try #require(view.sectionIndex)
    #expect(index.frame == CGRect(x: 375, y: 0, width: 15, height: 600))
    // Four letters of 14 points, in the middle of 600: the second.
    stage.tap(at: CGPoint(x: 384, y: 300 - 28 + 1.5 * 14))
    try stage.settle()
    // The third one of the second ten.
    #expect(view.contentOffset.y == 600)
    #expect(view.sectionIndex?.frame.minY == 600)
  }

  @Test
  func `other data may have no letters`() throws {
    let view = try open()
    let letters = try #require(view.dataSource as? Letters)
    letters.titles = nil
    view.reloadData()
    try stage.settle()
    #expect(view.sectionIndex == nil)
  }
}
