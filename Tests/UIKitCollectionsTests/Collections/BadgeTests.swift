import Segue
import Testing
import UIKit

/// Supplementary views of items and groups in compositional layouts.
@MainActor
@Suite
struct `Badges of items` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let view: UICollectionView
  private let items = Items()

  private final class Items: PlainItems {
    var names = ["a", "b", "c"] { didSet { counts = [names.count] } }

    init() { super.init([3], views: "view") }

    override func dress(_ view: UICollectionReusableView, at indexPath: IndexPath) {
      view.accessibilityLabel = names[indexPath.item]
    }
  }

  init() {
    let dot = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20),
        heightDimension: .absolute(20)
      ),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(10)
      ),
      elementKind: "line",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom)
    )
    let half = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: [dot]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(100)
      ),
      subitems: [half]
    )
    group.supplementaryItems = [line]
    view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["badge", "line"] {
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

  private func frames(_ kind: String) -> [CGRect] {
    view.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }

  @Test
  func `a group has its own, anchored to all of it`() {
    #expect(
      frames("line") == [
        CGRect(x: 0, y: 90, width: 300, height: 10), CGRect(x: 0, y: 190, width: 300, height: 10),
      ]
    )
    #expect(frames("badge").first == CGRect(x: 130, y: 0, width: 20, height: 20))
  }

  @Test
  func `a badge goes where its item goes, and leaves with it`() throws {
    items.names.remove(at: 0)
    stage.perform { view.deleteItems(at: [[0, 0]]) }
    stage.advance(by: 0.15)
    let shown = view.subviews.filter { $0.accessibilityLabel == "a" && $0.frame.width == 20 }
      .compactMap { $0.layer.presentation()?.opacity }
    #expect(shown.count == 1 && shown[0] > 0.05 && shown[0] < 0.95)
    try stage.settle()
    let badges = view.visibleSupplementaryViews(ofKind: "badge")
    #expect(badges.map(\.accessibilityLabel) == ["b", "c"])
    #expect(badges.map(\.frame.minX) == [130, 280])
  }
}
