import Segue
import Testing
import UIKit

/// Several headers or footers at one edge of a section or of a whole layout.
@MainActor
struct BoundaryEdgeTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let items = PlainItems([4], views: "view")

  private func boundary(
    _ kind: String,
    _ alignment: NSRectAlignment,
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: CGFloat,
    offset: CGFloat = 0
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width,
        heightDimension: .absolute(height)
      ),
      elementKind: kind,
      alignment: alignment,
      absoluteOffset: CGPoint(x: 0, y: offset)
    )
  }

  private func makeView(
    ofLayout whole: [NSCollectionLayoutBoundarySupplementaryItem] = [],
    ofSection own: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) -> UICollectionView {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
    section.boundarySupplementaryItems = own
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = whole
    let view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section,
        configuration: configuration
      )
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["a", "b"] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = items
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  private func frame(_ kind: String, in view: UICollectionView) -> CGRect? {
    view.visibleSupplementaryViews(ofKind: kind).first?.frame
  }

  @Test
  func `headers of a layout stand at one edge, from where offsets move them`() {
    let view = makeView(ofLayout: [
      boundary("a", .top, height: 40), boundary("b", .top, height: 50, offset: 50),
    ])
    #expect(frame("a", in: view) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(frame("b", in: view) == CGRect(x: 0, y: 40, width: 300, height: 50))
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 40)
  }

  @Test
  func `headers at the sides of a section stand in one line`() {
    let view = makeView(ofSection: [
      boundary("a", .topLeading, width: .absolute(100), height: 20),
      boundary("b", .topTrailing, width: .absolute(80), height: 30),
    ])
    #expect(frame("a", in: view) == CGRect(x: 0, y: 10, width: 100, height: 20))
    #expect(frame("b", in: view) == CGRect(x: 220, y: 0, width: 80, height: 30))
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 30)
  }

  @Test
  func `an offset makes room above another header and below another footer`() {
    let view = makeView(
      ofSection: [
        boundary("a", .top, height: 20, offset: -30), boundary("a", .top, height: 30),
        boundary("b", .bottom, height: 10), boundary("b", .bottom, height: 20, offset: 10),
      ]
    )
    #expect(view.visibleSupplementaryViews(ofKind: "a").map(\.frame.minY).sorted() == [0, 20])
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 50)
    #expect(view.visibleSupplementaryViews(ofKind: "b").map(\.frame.minY).sorted() == [250, 260])
    #expect(view.contentSize.height == 280)
  }

  @Test
  func `a header keeps its own insets`() {
    let header = boundary("a", .top, height: 40)
    header.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 20)
    let view = makeView(ofLayout: [header])
    #expect(frame("a", in: view) == CGRect(x: 10, y: 5, width: 270, height: 35))
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 40)
  }
}
