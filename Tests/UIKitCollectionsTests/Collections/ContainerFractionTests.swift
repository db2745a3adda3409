import CoreGraphics
import Foundation
import Segue
import Testing
import UIKit

/// What fractions of a compositional layout's container are of.
@MainActor
struct ContainerFractionTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800), scale: 1)

  private let source = PlainItems([2], views: "view")

  /// A layout whose items are halves of what it is given, beneath a bar of a stack.
  private func frames(_ direction: UICollectionView.ScrollDirection) throws -> [CGRect] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .fractionalHeight(0.5)
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let item = [NSCollectionLayoutItem(layoutSize: size)]
    let group = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(direction == .vertical ? 1 : 0.5),
      heightDimension: .fractionalHeight(direction == .vertical ? 0.5 : 1)
    )
    let section = NSCollectionLayoutSection(
      group: direction == .vertical
        ? .horizontal(layoutSize: group, subitems: item)
        : .vertical(layoutSize: group, subitems: item)
    )
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section,
        configuration: configuration
      )
    )
    let view = try #require(controller.collectionView)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    try stage.settle()
    #expect(view.bounds.size == CGSize(width: 400, height: 800))
    #expect(view.adjustedContentInset.top > 40)
    return try (0..<2).map {
      try #require(view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
    }
  }

  @Test
  func `bars take nothing of the way it scrolls`() throws {
    let frames = try frames(.vertical)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(frames[1] == CGRect(x: 200, y: 0, width: 200, height: 200))
  }

  @Test
  func `bars take from the way across`() throws {
    let frames = try frames(.horizontal)
    #expect(frames[0].width == 100)
    #expect(frames[0].height < 400)
  }
}
