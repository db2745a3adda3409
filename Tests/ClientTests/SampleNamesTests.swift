import CoreData
import Photos
import Segue
import Testing
import UIKit

// Names that sample apps and libraries need, as they write them.

/// Asks for a focus that a phone does not have.
private final class FocusView: UIView {
  let target = UIView()
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [target] }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations({ self.alpha = context.nextFocusedView == self ? 1 : 0.5 })
  }
  override func remoteControlReceived(with event: UIEvent?) {
    if event?.subtype == .remoteControlTogglePlayPause { alpha = 0 }
  }
}

/// Makes its layer's contents itself.
private final class DisplayView: UIView {
  var displays = 0
  override func display(_ layer: CALayer) { displays += 1 }
}

/// A list that changes itself, without a `self.`.
private final class GrowingController: UITableViewController {
  var rows = 1
  func grow() {
    tableView.performBatchUpdates({
      rows += 1
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    })
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// A line behind the cells.
private final class Line: UICollectionReusableView {}

private final class LineLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line",
      with: IndexPath(item: 0, section: 0)
    )
    line.frame = CGRect(x: 0, y: 10, width: 100, height: 1)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [line]
  }
}

@Suite
@MainActor
struct SampleNamesTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600))

  @Test
  func `focus and remote controls have their names`() {
    let view = FocusView()
    #expect(view.preferredFocusEnvironments.count == 1 && view.parentFocusEnvironment == nil)
    view.setNeedsFocusUpdate()
    view.updateFocusIfNeeded()
    view.remoteControlReceived(with: UIEvent())
    UIApplication.shared.beginReceivingRemoteControlEvents()
    UIApplication.shared.endReceivingRemoteControlEvents()
    #expect(view.alpha == 1)
  }

  @Test
  func `a view may fill its layer itself`() {
    let view = DisplayView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    view.setNeedsDisplay()
    stage.advance(by: 0.1)
    #expect(view.displays > 0)
  }

  @Test
  func `the updates of a list need no self`() {
    let list = GrowingController()
    stage.window.rootViewController = list
    stage.advance(by: 0.1)
    list.grow()
    stage.advance(by: 0.1)
    #expect(list.tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test
  func `a button with an image of its own has a size`() {
    let info = UIButton(type: .infoLight)
    #expect(info.frame.size == info.intrinsicContentSize && info.frame.width > 20)
    info.center = CGPoint(x: 100, y: 100)
    #expect(info.frame.midX == 100)
    #expect(UIButton(type: .system).frame.size == .zero)
  }

  @Test
  func `a decoration view comes from a class`() throws {
    let layout = LineLayout()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    stage.window.addSubview(list)
    stage.advance(by: 0.1)
    #expect(list.subviews.contains { $0 is Line })
    layout.register(UINib?.none, forDecorationViewOfKind: "line")
  }

  @Test
  func `objects are sorted by a key`() {
    let views = [3, 1, 2].map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    let descriptor = NSSortDescriptor(key: "tag", ascending: false)
    let sorted = views.sorted { descriptor.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map(\.tag) == [3, 2, 1])
  }

  @Test
  func `a scroll view's recognizer is observed by name`() {
    let scroll = UIScrollView(frame: stage.window.bounds)
    #expect(scroll.value(forKeyPath: "panGestureRecognizer.state") != nil)
    #expect(scroll.value(forKey: "dragging") as? Bool == false)
  }

  @Test
  func `the photo library is empty`() {
    let options = PHImageRequestOptions()
    options.resizeMode = .exact
    options.isSynchronous = true
    var data: Data? = Data()
    PHImageManager.default().requestImageData(for: PHAsset(), options: options) { new, _, _, _ in
      data = new
    }
    #expect(data == nil)
    #expect(PHAsset.fetchAssets(with: nil).objects(at: IndexSet(integer: 0)).isEmpty)
  }

  @Test
  func `a request of Core Data has an offset, and a relationship grows and shrinks`() {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Author")
    request.fetchOffset = 2
    #expect(request.fetchOffset == 2)
  }
}
