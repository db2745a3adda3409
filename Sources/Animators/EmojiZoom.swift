import UIKit

extension Demo {
  static let emojiZoom = Demo(
    "emoji-zoom",
    summary: "An emoji grows out of its place in a grid to fill the screen.",
    parameters: [
      .duration(0.3),
      Parameter(
        "item",
        .number(0...78, unit: ""),
        default: "24",
        help: "Which emoji of the grid, from 0."
      ),
    ],
    takesPictures: false
  ) { values, _ in
    let grid = EmojiGridViewController()
    let delegate = EmojiZoomDelegate(grid: grid, duration: values.number("duration"))
    let item = IndexPath(item: Int(values.number("item")), section: 0)
    return DemoScene(
      root: grid,
      forward: { animated in
        let zoomed = EmojiViewController(grid.emoji(at: item))
        zoomed.modalPresentationStyle = .fullScreen
        zoomed.transitioningDelegate = delegate
        grid.selectedItem = item
        grid.present(zoomed, animated: animated)
      },
      back: { grid.dismiss(animated: $0) }
    )
  }
}

/// Emoji in rows of 44 points.
final class EmojiGridViewController: UICollectionViewController {
  private let emoji = (0x1F601...0x1F64F).compactMap { UnicodeScalar($0).map(String.init) }
  var selectedItem: IndexPath?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 44, height: 44)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    collectionView.backgroundColor = .black
    collectionView.register(EmojiCell.self, forCellWithReuseIdentifier: "Emoji")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  func emoji(at indexPath: IndexPath) -> String { emoji[indexPath.item] }

  /// Where the selected emoji stands, in the coordinates of `view`.
  var selectedFrame: CGRect? {
    guard let selectedItem,
      let attributes = collectionView.layoutAttributesForItem(at: selectedItem)
    else { return nil }
    return collectionView.convert(attributes.frame, to: view)
  }

  /// The selected emoji is on its way, and not in its cell.
  func hideSelected(_ isHidden: Bool) {
    guard let selectedItem else { return }
    (collectionView.cellForItem(at: selectedItem) as? EmojiCell)?.label.isHidden = isHidden
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    emoji.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Emoji", for: indexPath)
    (cell as? EmojiCell)?.label.text = emoji(at: indexPath)
    return cell
  }
}

final class EmojiCell: UICollectionViewCell {
  static let fontSize: CGFloat = 32
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: EmojiCell.fontSize)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}

/// One emoji, as large as fits.
final class EmojiViewController: UIViewController {
  static let fontSize: CGFloat = 200
  let label = UILabel()

  init(_ emoji: String) {
    super.init(nibName: nil, bundle: nil)
    label.text = emoji
  }

  required init?(coder: NSCoder) { return nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    label.font = .systemFont(ofSize: EmojiViewController.fontSize)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// Moves and scales a snapshot of the large emoji between its place in the grid and the centre,
/// while the large screen fades.
///
/// Neither screen's layout is touched.
final class EmojiZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let grid: EmojiGridViewController
  private let isPresenting: Bool
  private let duration: TimeInterval

  init(grid: EmojiGridViewController, isPresenting: Bool, duration: TimeInterval) {
    self.grid = grid
    self.isPresenting = isPresenting
    self.duration = duration
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let zoomed = context.viewController(forKey: key) as? EmojiViewController,
      let zoomedView = zoomed.view
    else { return context.completeTransition(false) }
    if isPresenting {
      zoomedView.frame = container.bounds
      container.addSubview(zoomedView)
    } else {
      grid.view.frame = container.bounds
      container.insertSubview(grid.view, belowSubview: zoomedView)
    }
    container.layoutIfNeeded()
    guard let place = grid.selectedFrame,
      let snapshot = zoomed.label.snapshotView(afterScreenUpdates: true)
    else { return context.completeTransition(true) }

    snapshot.frame = zoomed.label.frame
    container.addSubview(snapshot)
    zoomed.label.isHidden = true
    grid.hideSelected(true)
    // As large as the emoji in the cell, so that one takes the place of the other unseen.
    let scale = EmojiCell.fontSize / EmojiViewController.fontSize
    let shrink = {
      snapshot.center = CGPoint(x: place.midX, y: place.midY)
      snapshot.transform = CGAffineTransform(scaleX: scale, y: scale)
      zoomedView.alpha = 0
    }
    let grow = {
      snapshot.center = zoomed.label.center
      snapshot.transform = .identity
      zoomedView.alpha = 1
    }
    if isPresenting { shrink() }
    UIView.animate(
      withDuration: duration,
      animations: isPresenting ? grow : shrink,
      completion: { [grid] _ in
        grid.hideSelected(false)
        zoomed.label.isHidden = false
        snapshot.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

private final class EmojiZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
  // The grid's scene keeps this object; the grid must not be kept by it.
  private weak var grid: EmojiGridViewController?
  private let duration: TimeInterval

  init(grid: EmojiGridViewController, duration: TimeInterval) {
    self.grid = grid
    self.duration = duration
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    grid.map { EmojiZoomAnimator(grid: $0, isPresenting: true, duration: duration) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    grid.map { EmojiZoomAnimator(grid: $0, isPresenting: false, duration: duration) }
  }
}
