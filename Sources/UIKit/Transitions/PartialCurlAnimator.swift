import Foundation

/// Rolls the presenter's screen up like a page from its lower edge, uncovering the presented one;
/// rolls it down again.
///
/// iOS bends the page around a slanted cone and leaves its end visible; here the roll is level and
/// leaves the screen.
final class PartialCurlAnimator: SystemAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { TransitionDuration.curl }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = ModalStage(transitionContext, isPresenting: isPresenting) else {
      return transitionContext.completeTransition(true)
    }
    stage.arrange()
    let container = transitionContext.containerView
    let page = stage.presenter.flatMap { PageRoll(rolling: $0, in: container.bounds) }
    if let page {
      stage.presenter?.isHidden = true
      container.addSubview(page)
    }
    page?.isRolledUp = !isPresenting
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .curveEaseInOut,
      animations: { page?.isRolledUp = self.isPresenting },
      completion: { _ in
        page?.removeFromSuperview()
        stage.presenter?.isHidden = false
        stage.complete()
      }
    )
  }
}

/// A picture of a page above a roll of its own paper.
private final class PageRoll: UIView {
  private static let rollHeight: CGFloat = 64
  /// How far beyond the edges the roll rests, so that its shadow is out of sight too.
  private static let shadowReach: CGFloat = 36

  private let sheet = UIView()
  private let picture: UIView
  private let roll: RollView

  init?(rolling page: UIView, in frame: CGRect) {
    guard let picture = page.snapshotView(afterScreenUpdates: true),
      let back = page.snapshotView(afterScreenUpdates: true)
    else { return nil }
    self.picture = picture
    roll = RollView(
      frame: CGRect(x: 0, y: frame.height, width: frame.width, height: PageRoll.rollHeight),
      back: back
    )
    super.init(frame: frame)
    sheet.frame = CGRect(
      x: 0,
      y: 0,
      width: frame.width,
      height: frame.height + PageRoll.rollHeight + PageRoll.shadowReach
    )
    sheet.clipsToBounds = true
    picture.frame = bounds
    sheet.addSubview(picture)
    addSubview(sheet)
    roll.layer.shadowOpacity = 0.45
    roll.layer.shadowRadius = 14
    roll.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(roll)
  }

  required init?(coder: NSCoder) { nil }

  /// Flat, the roll waits below the screen; rolled up, above it.
  ///
  /// The window on the page ends in the middle of the roll: it moves up, and the picture in it
  /// down, so that the picture stands still.
  var isRolledUp = false {
    didSet {
      let edge =
        isRolledUp
        ? -PageRoll.rollHeight - PageRoll.shadowReach : bounds.height + PageRoll.shadowReach
      roll.frame.origin.y = edge
      roll.showBack(of: edge)
      sheet.frame.origin.y = edge + PageRoll.rollHeight / 2 - sheet.bounds.height
      picture.frame.origin.y = -sheet.frame.minY
    }
  }
}

/// The roll: white paper that the page shines through, shaded as a cylinder.
private final class RollView: UIView {
  /// The page from behind.
  private let back: UIView
  private let paper = UIView()

  init(frame: CGRect, back: UIView) {
    self.back = back
    super.init(frame: frame)
    paper.frame = bounds
    paper.backgroundColor = .white
    paper.clipsToBounds = true
    back.alpha = 0.28
    back.transform = CGAffineTransform(scaleX: 1, y: -RollView.foreshortening)
    paper.addSubview(back)
    let shading = CylinderShading(frame: bounds)
    paper.addSubview(shading)
    addSubview(paper)
  }

  required init?(coder: NSCoder) { nil }

  /// What is seen of a cylinder from above is half of its circumference, on its diameter.
  private static let foreshortening: CGFloat = 2 / .pi

  /// Puts the page where it is wrapped around the roll, whose upper edge is at `edge` of the page. The page leaves the
  /// ground under the axis, and comes into sight a quarter of the circumference on, at the roll's lower edge.
  func showBack(of edge: CGFloat) {
    let radius = bounds.height / 2
    let lowest = edge + radius + .pi / 2 * radius
    back.center = CGPoint(
      x: bounds.midX,
      y: bounds.height - (back.bounds.height / 2 - lowest) * RollView.foreshortening
    )
  }
}

/// Light from above on a level cylinder.
private final class CylinderShading: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let shades: [CGFloat] = [0.36, 0.1, 0, 0.12, 0.5]
    (layer as? CAGradientLayer)?.colors = shades.map { UIColor(white: 0, alpha: $0).cgColor }
    (layer as? CAGradientLayer)?.locations = [0, 0.18, 0.38, 0.68, 1]
  }

  required init?(coder: NSCoder) { nil }
}
