import Segue
import Testing
import UIKit

/// Headers and footers of a whole compositional layout.
@MainActor
@Suite
struct `Boundaries of a layout` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let view: UICollectionView
  private let items = Items()

  private final class Items: PlainItems {
    var places: [IndexPath] = []

    init() { super.init([6, 6], views: "view") }

    override func dress(_ view: UICollectionReusableView, at indexPath: IndexPath) {
      places.append(indexPath)
    }
  }

  init() {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row)]
    )
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: row,
      elementKind: "header",
      alignment: .top
    )
    header.pinToVisibleBounds = true
    header.zIndex = .max
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: row,
      elementKind: "footer",
      alignment: .bottom
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header, footer]
    view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group),
        configuration: configuration
      )
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer"] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = items
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  private func frame(_ kind: String) -> CGRect? {
    view.visibleSupplementaryViews(ofKind: kind).first?.frame
  }

  @Test
  func `a pinned header with the largest order is in front of cells`() throws {
    let header = try #require(view.visibleSupplementaryViews(ofKind: "header").first)
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(header.layer.zPosition > cell.layer.zPosition)
  }

  @Test
  func `the header is above all sections and the footer below them`() {
    #expect(frame("header") == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 50)
    #expect(view.contentSize.height == 700)
    #expect(items.places == [IndexPath(index: 0)])
    view.contentOffset.y = 300
    stage.advance(by: 0.1)
    #expect(frame("footer")?.minY == 650)
    // Each kind counts its own.
    #expect(Set(items.places) == [IndexPath(index: 0)])
  }

  @Test
  func `a pinned header stays on the screen through all sections`() {
    view.contentOffset.y = 280
    stage.advance(by: 0.1)
    #expect(frame("header")?.minY == 280)
  }

  @Test
  func `the header stays when the first section is deleted`() throws {
    let header = try #require(view.visibleSupplementaryViews(ofKind: "header").first)
    items.counts = [6]
    stage.perform { view.deleteSections([0]) }
    try stage.settle()
    #expect(view.visibleSupplementaryViews(ofKind: "header") == [header])
    #expect(view.contentSize.height == 400)
  }
}
