import Segue
import Testing
import UIKit

/// A grid of faces; a tap on one opens it large, a tap on that closes it again.
@MainActor
private enum Zoom {
  final class FaceCell: UICollectionViewCell {
    let face = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(face)
      face.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        face.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        face.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class GridController: UICollectionViewController, UIViewControllerTransitioningDelegate {
    let faces = (0x1F601...0x1F64F).compactMap(UnicodeScalar.init).map(String.init)
    var openedFrame = CGRect.zero

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 44, height: 44)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      collectionView.register(FaceCell.self, forCellWithReuseIdentifier: "face")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { faces.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "face", for: indexPath)
      (cell as? FaceCell)?.face.text = faces[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      guard let attributes = collectionView.layoutAttributesForItem(at: indexPath) else { return }
      openedFrame = collectionView.convert(attributes.frame, to: nil as UIView?)
      let large = FaceController(faces[indexPath.item])
      large.modalPresentationStyle = .fullScreen
      large.transitioningDelegate = self
      present(large, animated: true)
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { ZoomAnimator(opens: true) }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { ZoomAnimator(opens: false) }
  }

  final class FaceController: UIViewController {
    let label = UILabel()

    init(_ face: String) {
      super.init(nibName: nil, bundle: nil)
      label.text = face
      label.font = .systemFont(ofSize: 200)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .darkGray
      view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(close)))
    }

    private func close() { dismiss(animated: true) }
  }

  final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let opens: Bool

    init(opens: Bool) { self.opens = opens }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to),
        let grid = (opens ? from : to) as? GridController,
        let large = (opens ? to : from) as? FaceController
      else { return context.completeTransition(false) }
      let container = context.containerView
      if opens {
        container.addSubview(to.view)
      } else {
        container.insertSubview(to.view, belowSubview: from.view)
      }
      to.view.frame = container.bounds
      container.layoutIfNeeded()
      guard let flying = large.label.snapshotView(afterScreenUpdates: true) else {
        return context.completeTransition(false)
      }
      flying.frame = large.label.frame
      container.addSubview(flying)
      large.label.isHidden = true
      let scale = grid.openedFrame.height / flying.bounds.height
      let shrink = {
        flying.center = CGPoint(x: grid.openedFrame.midX, y: grid.openedFrame.midY)
        flying.transform = CGAffineTransform(scaleX: scale, y: scale)
        large.view.alpha = 0
      }
      let grow = {
        flying.center = large.label.center
        flying.transform = .identity
        large.view.alpha = 1
      }
      if opens { shrink() }
      UIView.animate(withDuration: 0.3, animations: opens ? grow : shrink) { _ in
        large.label.isHidden = false
        flying.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

@MainActor
struct EmojiZoomTests {
  @Test
  func `a tap on a face opens it and another tap closes it`() throws {
    let stage = Stage(screen: .iPhone15)
    let grid = Zoom.GridController()
    stage.window.rootViewController = grid
    stage.window.layoutIfNeeded()
    let path = IndexPath(item: 16, section: 0)
    let cell = try #require(grid.collectionView.cellForItem(at: path) as? Zoom.FaceCell)
    #expect(cell.face.text == String(UnicodeScalar(0x1F611)!))
    // The third row of seven, below the status bar.
    let onScreen = grid.collectionView.convert(cell.frame, to: nil as UIView?)
    #expect(abs(onScreen.minY - (59 + 2 * 54)) < 0.5)

    stage.tap(at: CGPoint(x: onScreen.midX, y: onScreen.midY), after: 0.5)
    stage.advance(to: 0.55)
    // The grid may still scroll: a tap is too short to show a highlight.
    #expect(!cell.isHighlighted)
    stage.advance(to: 0.7125)
    let large = try #require(grid.presentedViewController as? Zoom.FaceController)
    #expect(large.label.isHidden)
    // Halfway: alpha 0.5 above the grid.
    #expect(abs((large.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    try stage.settle()
    #expect(!large.label.isHidden)
    #expect(large.view.window != nil)
    #expect(abs(large.label.center.x - 196.5) < 0.5)
    #expect(abs(large.label.center.y - 426) < 0.5)
    #expect(grid.view.window == nil)

    stage.tap(at: CGPoint(x: 200, y: 700))
    try stage.settle()
    #expect(grid.presentedViewController == nil)
    #expect(grid.view.window != nil)
    #expect(stage.fault == nil)
  }
}
