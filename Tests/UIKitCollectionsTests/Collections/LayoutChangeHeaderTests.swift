import Segue
import Testing
import UIKit

/// Headers and backgrounds of collection views that go from one layout to another.
@MainActor
@Suite
struct `Headers in a change of layout` {
  private let stage = Stage(size: CGSize(width: 300, height: 500), scale: 1)
  private let view: UICollectionView
  private let items = Items()

  private static let header = UICollectionView.elementKindSectionHeader

  /// Two sections of two items.
  private final class Items: PlainItems {
    init() { super.init([2, 2], views: "header") }

    override func dress(_ view: UICollectionReusableView, at indexPath: IndexPath) {
      view.accessibilityLabel = "header \(indexPath.section)"
    }
  }

  init() {
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: Self.layout(300))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: Self.header,
      withReuseIdentifier: "header"
    )
    view.dataSource = items
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  private static func layout(_ side: CGFloat, header: CGFloat = 20) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: header)
    return layout
  }

  /// A header as it is shown at the moment; nil if it is not in the view.
  private func shown(_ section: Int) -> CALayer? {
    view.subviews.first { $0.accessibilityLabel == "header \(section)" }?.layer.presentation()
  }

  private func change(to layout: UICollectionViewLayout) {
    stage.perform { view.setCollectionViewLayout(layout, animated: true) }
    stage.advance(by: 0.15)
  }

  @Test
  func `a header comes from its place below the screen, and goes back to it`() throws {
    #expect(shown(1) == nil)
    change(to: Self.layout(100))
    let coming = try #require(shown(1)).frame
    #expect(coming.minY > 150 && coming.minY < 600, "\(coming)")
    #expect(coming.size == CGSize(width: 300, height: 20))
    try stage.settle()
    #expect(shown(1)?.frame.minY == 120)
    change(to: Self.layout(300))
    let going = try #require(shown(1)).frame
    #expect(going.minY > 150 && going.minY < 600, "\(going)")
    try stage.settle()
    #expect(shown(1) == nil)
  }

  @Test
  func `a header that only one layout has fades in and out where it is`() throws {
    view.setCollectionViewLayout(Self.layout(100, header: 0), animated: false)
    stage.advance(by: 0.1)
    #expect(shown(0) == nil)
    change(to: Self.layout(100))
    let coming = try #require(shown(0))
    #expect(coming.opacity > 0.05 && coming.opacity < 0.95)
    #expect(coming.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    try stage.settle()
    #expect(shown(0)?.opacity == 1)
    change(to: Self.layout(100, header: 0))
    let going = try #require(shown(0))
    #expect(going.opacity > 0.05 && going.opacity < 0.95)
    try stage.settle()
    #expect(shown(0) == nil)
  }

  @Test
  func `a layout decides where a header begins that the other one does not have`() throws {
    final class Dropping: UICollectionViewFlowLayout {
      override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind,
          at: elementIndexPath
        )
        attributes?.alpha = 1
        attributes?.center.y -= 100
        return attributes
      }
    }
    view.setCollectionViewLayout(Self.layout(100, header: 0), animated: false)
    stage.advance(by: 0.1)
    let dropping = Dropping()
    dropping.headerReferenceSize = CGSize(width: 300, height: 20)
    change(to: dropping)
    let coming = try #require(shown(0))
    #expect(coming.opacity == 1)
    #expect(coming.frame.minY > -95 && coming.frame.minY < -5, "\(coming.frame)")
    try stage.settle()
    #expect(shown(0)?.frame.minY == 0)
  }

  @Test
  func `a header is between both layouts as far as a finger is`() throws {
    view.setCollectionViewLayout(Self.layout(100), animated: false)
    stage.advance(by: 0.1)
    let between = view.startInteractiveTransition(to: Self.layout(50))
    between.transitionProgress = 0.5
    stage.advance(by: 0.1)
    #expect(shown(1)?.frame.minY == 95)
    view.finishInteractiveTransition()
    try stage.settle()
    #expect(shown(1)?.frame.minY == 70)
  }
}
