import Segue
import Testing
import UIKit

/// Where a layout lets elements begin and end that an update shows or removes.
@MainActor
@Suite
struct `Ends of an update in a layout` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let view: UICollectionView
  private let layout = Layout()
  private let items = Items()

  /// Notes what its superclass says, and sends deleted items to the right.
  private final class Layout: UICollectionViewFlowLayout {
    struct End: Equatable {
      var path: IndexPath
      var frame: CGRect
      var alpha: CGFloat
    }
    var initial: [End] = []
    var final: [End] = []
    var finalHeaders: [End] = []

    private func end(_ attributes: UICollectionViewLayoutAttributes) -> End {
      End(path: attributes.indexPath, frame: attributes.frame, alpha: attributes.alpha)
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      else { return nil }
      initial.append(end(attributes))
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      else { return nil }
      final.append(end(attributes))
      attributes.transform = CGAffineTransform(translationX: 200, y: 0)
      return attributes
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String,
      at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
      if let attributes { finalHeaders.append(end(attributes)) }
      return attributes
    }
  }

  /// Rows of 100 points, four of which fill the screen.
  private final class Items: NSObject, UICollectionViewDataSource {
    var sections = [(0..<8).map { "\($0)" }]

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }
  }

  init() {
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = items
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  private func row(_ index: Int, at y: CGFloat, alpha: CGFloat) -> Layout.End {
    Layout.End(
      path: IndexPath(item: index, section: 0),
      frame: CGRect(x: 0, y: y, width: 300, height: 100),
      alpha: alpha
    )
  }

  private func shown(_ name: String) -> CALayer? {
    view.subviews.first { $0.accessibilityLabel == name }?.layer.presentation()
  }

  @Test
  func `a deleted item ends transparent at its place, and one from outside begins where it was`() {
    items.sections[0].remove(at: 1)
    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    #expect(layout.final == [row(1, at: 100, alpha: 0)])
    #expect(layout.initial == [row(3, at: 400, alpha: 1)])
  }

  @Test
  func `an inserted item begins transparent at its place`() {
    items.sections[0].insert("new", at: 2)
    view.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(layout.initial == [row(2, at: 200, alpha: 0)])
    #expect(layout.final == [])
  }

  @Test
  func `a deleted item goes where the layout moves the end that it got`() throws {
    items.sections[0].remove(at: 1)
    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    stage.advance(by: 0.15)
    let leaving = try #require(shown("1"))
    #expect(leaving.frame.minX > 20 && leaving.frame.minX < 180)
    #expect(leaving.opacity > 0.05 && leaving.opacity < 0.95)
    try stage.settle()
    #expect(shown("1") == nil)
  }

  @Test
  func `a header has the end of headers`() {
    layout.headerReferenceSize = CGSize(width: 300, height: 50)
    items.sections = [["a"], ["b"]]
    view.reloadData()
    stage.advance(by: 0.1)
    items.sections.remove(at: 1)
    view.deleteSections([1])
    #expect(layout.final.map(\.path) == [IndexPath(item: 0, section: 1)])
    #expect(
      layout.finalHeaders == [
        Layout.End(
          path: IndexPath(item: 0, section: 1),
          frame: CGRect(x: 0, y: 150, width: 300, height: 50),
          alpha: 0
        )
      ]
    )
  }

  @Test
  func `an element that stays ends at its new place`() throws {
    final class Asking: UICollectionViewFlowLayout {
      var end: UICollectionViewLayoutAttributes?
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        end = super.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 2, section: 0))
        return nil
      }
    }
    let layout = Asking()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    view.setCollectionViewLayout(layout, animated: false)
    stage.advance(by: 0.1)
    items.sections[0].remove(at: 1)
    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    let end = try #require(layout.end)
    #expect(end.frame.minY == 100)
    #expect(end.alpha == 1)
    #expect(end.indexPath == IndexPath(item: 2, section: 0))
  }
}
