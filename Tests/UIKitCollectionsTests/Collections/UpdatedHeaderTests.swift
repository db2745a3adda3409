import Segue
import Testing
import UIKit

/// Headers of a collection view in updates of its data.
@MainActor
@Suite
struct `Headers in an update` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let view: UICollectionView
  private let items = Items()

  /// Sections of rows of 50 points; empty ones have no header.
  private final class Items: PlainItems, UICollectionViewDelegateFlowLayout {
    init() { super.init([2, 2], views: "header") }

    override func dress(_ view: UICollectionReusableView, at indexPath: IndexPath) {
      view.accessibilityLabel = "\(counts[indexPath.section]) items"
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 300, height: counts[section] == 0 ? 0 : 20) }
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = items
    view.delegate = items
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  /// The labels of the headers that the view shows, from above.
  private var headers: [String?] {
    view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .map(\.accessibilityLabel)
  }

  @Test
  func `a reloaded section has a new header`() throws {
    #expect(headers == ["2 items", "2 items"])
    items.counts[0] = 3
    stage.perform { view.reloadSections([0]) }
    try stage.settle()
    #expect(headers == ["3 items", "2 items"])
  }

  @Test
  func `a header that the layout no longer has fades out`() throws {
    items.counts[0] = 0
    stage.perform {
      view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    stage.advance(by: 0.15)
    let shown = view.subviews.filter { $0.accessibilityLabel == "2 items" }
      .compactMap { $0.layer.presentation() }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(shown.count == 2)
    let leaving = try #require(shown.first)
    #expect(leaving.frame.minY == 0)
    #expect(leaving.opacity > 0.05 && leaving.opacity < 0.95)
    try stage.settle()
    #expect(headers == ["2 items"])
    #expect(view.subviews.filter { $0.accessibilityLabel == "2 items" }.count == 1)
  }
}
