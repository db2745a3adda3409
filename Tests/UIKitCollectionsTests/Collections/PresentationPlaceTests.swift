import Foundation
import Testing

@testable import UIKit

/// Places on the screen and places in the data, while an item is carried.
@MainActor
@Suite
struct `Places while an item is carried` {
  private func order(_ gap: ItemGap) -> [Int] {
    (0..<5).map { gap.origin(of: IndexPath(item: $0, section: 0)).item }
  }

  @Test
  func `in its own section the others close up behind it and make room where it is`() {
    let down = ItemGap(from: IndexPath(item: 1, section: 0), to: IndexPath(item: 3, section: 0))
    #expect(order(down) == [0, 2, 3, 1, 4])
    let up = ItemGap(from: IndexPath(item: 3, section: 0), to: IndexPath(item: 1, section: 0))
    #expect(order(up) == [0, 3, 1, 2, 4])
  }

  @Test(arguments: [(1, 0, 3, 0), (3, 0, 1, 0), (2, 0, 0, 1), (0, 1, 4, 0)])
  func `a place on the screen leads back to its place in the data`(
    way: (item: Int, section: Int, toItem: Int, toSection: Int)
  ) {
    let gap = ItemGap(
      from: IndexPath(item: way.item, section: way.section),
      to: IndexPath(item: way.toItem, section: way.toSection)
    )
    for section in 0...1 {
      for item in 0..<5 {
        let place = IndexPath(item: item, section: section)
        #expect(gap.origin(of: gap.destination(of: place)) == place)
      }
    }
  }

  @Test
  func `lists translate them, and look cells up by those on the screen where asked to`() throws {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let first = IndexPath(item: 0, section: 0)
    #expect(!list.hasUncommittedUpdates)
    #expect(list.presentationIndexPath(forDataSourceIndexPath: first) == first)
    list.gap = ItemGap(from: first, to: IndexPath(item: 2, section: 0))
    #expect(list.hasUncommittedUpdates)
    #expect(list.presentationIndexPath(forDataSourceIndexPath: first)?.item == 2)
    #expect(list.dataSourceIndexPath(forPresentationIndexPath: first)?.item == 1)
    #expect(list.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
    let cell = UICollectionViewCell()
    list.elements[ElementKey(category: .cell, kind: nil, indexPath: first)] = cell
    #expect(list.indexPath(for: cell) == first)
    list.performUsingPresentationValues {
      #expect(list.indexPath(for: cell)?.item == 2)
      #expect(list.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    }
    #expect(list.cellForItem(at: first) === cell)
  }
}
