import Segue
import Testing
import UIKit

/// A layout of an app's own that decides where its items come to rest.
@MainActor
@Suite
struct `Layouts of carousels` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let view: UICollectionView

  /// Sets its item size each time it is prepared, as many layouts do.
  private final class Carousel: UICollectionViewFlowLayout {
    private(set) var speeds: [CGFloat] = []

    override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      scrollDirection = .horizontal
      itemSize = CGSize(width: collectionView.bounds.width - 100, height: 300)
      minimumLineSpacing = 20
      sectionInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      speeds.append(velocity.x)
      let page = (proposedContentOffset.x / 220).rounded()
      return CGPoint(x: page * 220, y: proposedContentOffset.y)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 8 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let items = Items()
  private let layout = Carousel()

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.alwaysBounceVertical = true
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  @Test
  func `a layout may set its item size whenever it is prepared`() {
    #expect(stage.diagnostics == [])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 200)
    #expect(view.contentSize == CGSize(width: 8 * 220 - 20 + 100, height: 400))
  }

  @Test(arguments: [(CGFloat(0), CGFloat(220)), (600, 440)])
  func `a layout decides where a released finger lets its items come to rest`(
    speed: CGFloat,
    end: CGFloat
  ) throws {
    stage.drag(
      from: CGPoint(x: 250, y: 200),
      to: CGPoint(x: 60, y: 200),
      over: 0.3,
      velocity: speed
    )
    try stage.settle()
    #expect(view.contentOffset == CGPoint(x: end, y: 0))
    #expect(layout.speeds.count == 1)
    #expect(abs((layout.speeds.first ?? -1) - speed / 1000) < 0.01)
  }

  @Test
  func `the delegate has the last word about the place of rest`() throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var proposed: CGFloat = 0

      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        proposed = targetContentOffset.pointee.x
        targetContentOffset.pointee.x = 100
      }
    }
    let delegate = Delegate()
    view.delegate = delegate
    stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), over: 0.3, velocity: 0)
    try stage.settle()
    #expect(delegate.proposed == 220)
    #expect(view.contentOffset.x == 100)
  }

  @Test
  func `content that fits shows no indicator beside a drag across it`() {
    func shownIndicators() -> [CGRect] {
      view.subviews.filter { $0.layer.zPosition == 1000 && $0.alpha > 0 }.map(\.frame)
    }
    stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200), over: 0.3)
    stage.advance(by: 0.2)
    #expect(shownIndicators().count == 1)
    #expect(shownIndicators().allSatisfy { $0.width > $0.height })
  }
}
