import Segue
import Testing
import UIKit

/// Which elements of a compositional layout are on the screen.
@Suite
@MainActor
struct VisiblePageTests {
  @Test
  func `pages of a compositional layout that only touch the screen are not made`() {
    let fixture = FlowFixture(3, width: 320)
    fixture.view.contentInsetAdjustmentBehavior = .never
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole,
      subitems: [NSCollectionLayoutItem(layoutSize: whole)]
    )
    fixture.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems == [[0, 0]])
    fixture.view.contentOffset.y += 1
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems == [[0, 0], [0, 1]])
  }
}
