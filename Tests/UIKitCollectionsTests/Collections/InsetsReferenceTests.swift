import CoreGraphics
import Foundation
import Segue
import Testing
import UIKit

/// What the insets of a compositional layout's sections are counted from.
@MainActor
struct InsetsReferenceTests {
  private let stage = Stage(size: CGSize(width: 1000, height: 600), scale: 1)

  private let source = PlainItems([2], views: "h")

  /// The frames of the first item and of the header of a section with 10 points at both sides.
  private func show(
    ofLayout whole: UIContentInsetsReference = .automatic,
    ofSection own: UIContentInsetsReference = .automatic
  ) throws -> (item: CGRect, header: CGRect) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.contentInsets.leading = 10
    section.contentInsets.trailing = 10
    section.contentInsetsReference = own
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "header",
        alignment: .top
      )
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = whole
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1000, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section,
        configuration: configuration
      )
    )
    view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 60)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "h"
    )
    view.dataSource = source
    stage.window.addSubview(view)
    try stage.settle()
    let first = IndexPath(item: 0, section: 0)
    let item = try #require(view.layoutAttributesForItem(at: first)).frame
    let header = try #require(
      view.layoutAttributesForSupplementaryElement(ofKind: "header", at: first)
    ).frame
    return (item, header)
  }

  @Test
  func `sections keep to the safe area by themselves`() throws {
    let (item, header) = try show()
    #expect(item.minX == 10 && item.width == 980)
    #expect(header.minX == 10 && header.width == 980)
  }

  @Test
  func `a section keeps to the margins, and its header with it`() throws {
    for (whole, own) in [
      (UIContentInsetsReference.automatic, UIContentInsetsReference.layoutMargins),
      (.layoutMargins, .automatic),
    ] {
      let (item, header) = try show(ofLayout: whole, ofSection: own)
      #expect(item.minX == 50 && item.maxX == 930)
      #expect(header.minX == 50 && header.maxX == 930)
    }
  }

  @Test
  func `a section keeps to what can be read easily`() throws {
    let (item, _) = try show(ofSection: .readableContent)
    // 672 points between the margins, and the section's own insets.
    #expect(item.width == 652)
    #expect(abs(item.minX - 164) < 0.01)
    let (other, _) = try show(ofLayout: .readableContent, ofSection: .safeArea)
    #expect(other.minX == 10 && other.width == 980)
  }
}
