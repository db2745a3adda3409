import Segue
import Testing
import UIKit

/// Layouts that prepare themselves.
@MainActor
@Suite
struct `Layouts that prepare without super` {
  private let fixture = FlowFixture(5, width: 320)

  private func shownFrames(in layout: UICollectionViewLayout) -> [CGRect] {
    fixture.view.collectionViewLayout = layout
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    return fixture.view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
  }

  @Test
  func `a flow layout shows its items as they were prepared, and prepares once a pass`() {
    final class Rows: UICollectionViewFlowLayout {
      var count = 0
      override func prepare() {
        count += 1
        itemSize = CGSize(width: 300, height: 100)
        minimumLineSpacing = 10
      }
    }
    let rows = Rows()
    let frames = shownFrames(in: rows)
    #expect(frames.map(\.minY) == [0, 110, 220, 330, 440])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 300, height: 100) })
    #expect(rows.collectionViewContentSize.height == 540)
    rows.count = 0
    rows.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(rows.count == 1)
  }

  @Test
  func `places follow the data, without a call of super`() {
    final class Rows: UICollectionViewFlowLayout {
      override func prepare() { itemSize = CGSize(width: 300, height: 100) }
    }
    let rows = Rows()
    _ = shownFrames(in: rows)
    fixture.counts = [2]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(rows.collectionViewContentSize.height == 210)
    #expect(fixture.view.visibleCells.count == 2)
  }

  @Test
  func `an item size that is set after super has prepared counts`() {
    final class Late: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        itemSize = CGSize(width: 300, height: 80)
      }
    }
    #expect(shownFrames(in: Late()).map(\.minY) == [0, 90, 180, 270, 360])
  }

  @Test
  func `a compositional layout shows its items`() {
    final class Rows: UICollectionViewCompositionalLayout { override func prepare() {} }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(60)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let frames = shownFrames(in: Rows(section: NSCollectionLayoutSection(group: group)))
    #expect(frames.map(\.minY) == [0, 60, 120, 180, 240])
  }
}
