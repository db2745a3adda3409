import Foundation
import Segue
import Testing
import UIKit

private final class SizedCell: UICollectionViewCell {
  var height: CGFloat = 0
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = height
    return attributes
  }
}

/// Items of a group that are as high as the highest of them, and other newer names of
/// compositional layouts.
@MainActor
@Suite
struct `Compositional layouts of iOS 17` {
  private final class Source: NSObject, UICollectionViewDataSource {
    let heights: [CGFloat] = [30, 70, 20]
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? SizedCell)?.height = heights[indexPath.item]
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
  private let source = Source()

  private func list(_ section: NSCollectionLayoutSection) throws -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    list.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = source
    stage.window.addSubview(list)
    try stage.settle()
    return list
  }

  private func section(itemHeight: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: itemHeight
      )
    )
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(40)
    )
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
    )
  }

  private func frames(_ list: UICollectionView) -> [CGRect] {
    (0..<3).compactMap { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test
  func `uniform items of a row are as high as the highest of their own group`() throws {
    let list = try list(section(itemHeight: .uniformAcrossSiblings(estimate: 40)))
    #expect(
      frames(list) == [
        CGRect(x: 0, y: 0, width: 100, height: 70),
        CGRect(x: 100, y: 0, width: 100, height: 70),
        CGRect(x: 0, y: 70, width: 100, height: 20),
      ]
    )
  }

  @Test
  func `estimated items of a row keep heights of their own`() throws {
    let list = try list(section(itemHeight: .estimated(40)))
    #expect(frames(list).map(\.height) == [30, 70, 20])
  }

  @Test
  func `a dimension knows its kind`() {
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 12)
    #expect(uniform.isUniformAcrossSiblings && !uniform.isEstimated && uniform.dimension == 12)
    #expect(!NSCollectionLayoutDimension.estimated(12).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutAnchor(edges: .top).isAbsoluteOffset)
  }

  @Test
  func `the scroller of a section takes its rate and its bounce`() throws {
    let section = section(itemHeight: .absolute(40))
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    let list = try list(section)
    let scroller = try #require(list.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scroller.decelerationRate == .fast)
    #expect(!scroller.bounces)
  }

  @Test
  func `the description of a group names what is in it`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(50),
        heightDimension: .absolute(90)
      ),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .estimated(30)
        )
      ),
      count: 3
    )
    let lines = group.visualDescription().split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("vertical") == true && lines.first?.contains("3") == true)
    #expect(lines.last?.contains("30") == true)
  }
}
