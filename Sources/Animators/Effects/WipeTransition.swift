import UIKit

/// A shape wipes the new screen over the old one: a slanted line, growing diamonds, blinds, or a
/// split from the middle.
///
///     let wipe = WipeTransition(look: .init(kind: .line, angle: 20))
///     next.modalPresentationStyle = .fullScreen
///     next.transitioningDelegate = wipe  // Keep it: UIKit's reference is weak.
///     present(next, animated: true)
final class WipeTransition: NSObject, UIViewControllerTransitioningDelegate {
  enum Kind: String, CaseIterable, Sendable {
    case line
    case diamonds
    case blinds
    case split
  }

  struct Look: Sendable {
    var duration = 0.7
    var kind = Kind.line
    /// Of the line, in degrees from the vertical.
    var angle = 20.0
    /// How many diamonds or blinds stand side by side.
    var count = 6.0
  }

  let look: Look
  /// The finger that drives and catches the transition.
  var interaction: UIPercentDrivenInteractiveTransition?

  init(look: Look = Look()) { self.look = look }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    WipeAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    WipeAnimator(look, isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}

/// Masks the presented screen with views that move: a property animator can drive them, which it
/// cannot do with the path of a shape layer.
final class WipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: WipeTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: WipeTransition.Look, isPresenting: Bool) {
    self.look = look
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    look.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func animationEnded(_ completed: Bool) { animator = nil }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let container = context.containerView
    let animator = UIViewPropertyAnimator(duration: look.duration, curve: .easeInOut)
    self.animator = animator
    if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
      to.frame = container.bounds
      let (presenter, presented) = isPresenting ? (from, to) : (to, from)
      container.addSubview(presenter)
      container.addSubview(presented)
      let stencil = StencilView(
        frame: container.bounds,
        look: look,
        isMirrored: container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
      presented.mask = stencil
      let isPresenting = isPresenting
      stencil.open(!isPresenting)
      stencil.addSteps(to: animator, opening: isPresenting)
      animator.addCompletion { _ in presented.mask = nil }
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}

/// Pieces that together let everything through when they are open.
private final class StencilView: UIView {
  /// A piece, what it looks like closed, and when it begins as a part of the whole time.
  private struct Piece {
    let view: UIView
    let closed: CGAffineTransform
    let open: CGAffineTransform
    let delay: Double
  }

  private var pieces: [Piece] = []
  /// A zero transform cannot be decomposed, so a closed piece keeps a tiny width.
  private static let nothing: CGFloat = 0.001

  init(frame: CGRect, look: WipeTransition.Look, isMirrored: Bool) {
    super.init(frame: frame)
    switch look.kind {
    case .line: addLine(angle: look.angle * .pi / 180, isMirrored: isMirrored)
    case .diamonds: addDiamonds(max(1, Int(look.count)), isMirrored: isMirrored)
    case .blinds: addBlinds(max(1, Int(look.count)), isMirrored: isMirrored)
    case .split: addSplit()
    }
  }

  required init?(coder: NSCoder) { return nil }

  func open(_ isOpen: Bool) {
    for piece in pieces { piece.view.transform = isOpen ? piece.open : piece.closed }
  }

  /// Pieces that open late close early.
  func addSteps(to animator: UIViewPropertyAnimator, opening: Bool) {
    let latest = pieces.map(\.delay).max() ?? 0
    for piece in pieces {
      animator.addAnimations(
        { piece.view.transform = opening ? piece.open : piece.closed },
        delayFactor: opening ? piece.delay : latest - piece.delay
      )
    }
  }

  private func add(
    _ frame: CGRect,
    closed: CGAffineTransform,
    open: CGAffineTransform = .identity,
    delay: Double = 0
  ) {
    let view = UIView(frame: frame)
    view.backgroundColor = .black
    view.layer.allowsEdgeAntialiasing = true
    addSubview(view)
    pieces.append(Piece(view: view, closed: closed, open: open, delay: delay))
  }

  /// A square that covers the screen however it is turned, and slides in along its own axis.
  private func addLine(angle: CGFloat, isMirrored: Bool) {
    let side = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
    let angle = isMirrored ? .pi - angle : angle
    // Halves: of the screen's extent along the line's way, and of the square's.
    let extent = (abs(cos(angle)) * bounds.width + abs(sin(angle)) * bounds.height) / 2
    // The line comes to rest when it has passed the far corner by a point, and not in the middle of
    // a square that reaches farther.
    let (start, end) = (side / 2 + extent, max(0, side / 2 - extent - 1))
    let frame = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    let turned = CGAffineTransform(rotationAngle: angle)
    add(
      frame,
      closed: turned.concatenating(
        CGAffineTransform(translationX: cos(angle) * start, y: sin(angle) * start)
      ),
      open: turned.concatenating(
        CGAffineTransform(translationX: cos(angle) * end, y: sin(angle) * end)
      )
    )
  }

  /// Squares on their corners, which grow until they meet and close the gaps, from one corner on.
  private func addDiamonds(_ columns: Int, isMirrored: Bool) {
    let cell = bounds.width / CGFloat(columns)
    let rows = Int((bounds.height / cell).rounded(.up))
    let turned = CGAffineTransform(rotationAngle: .pi / 4)
    // A square on its corner covers its cell when its side is the diagonal of the cell, and a hair.
    let side = cell * CGFloat(2).squareRoot() + 1
    for row in 0..<rows {
      for column in 0..<columns {
        let center = CGPoint(
          x: (CGFloat(column) + 0.5) * cell,
          y: (CGFloat(row) + 0.5) * cell
        )
        let step = (isMirrored ? columns - 1 - column : column) + row
        add(
          CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
          closed: turned.scaledBy(x: StencilView.nothing, y: StencilView.nothing),
          open: turned,
          delay: 0.5 * Double(step) / Double(max(1, rows + columns - 2))
        )
      }
    }
  }

  private func addBlinds(_ count: Int, isMirrored: Bool) {
    for index in 0..<count {
      let left = (bounds.width * CGFloat(index) / CGFloat(count)).rounded()
      let right = (bounds.width * CGFloat(index + 1) / CGFloat(count)).rounded()
      let step = isMirrored ? count - 1 - index : index
      let way = (right - left) / 2 * (isMirrored ? 1 : -1)
      add(
        CGRect(x: left, y: 0, width: right - left, height: bounds.height),
        closed: CGAffineTransform(scaleX: StencilView.nothing, y: 1)
          .concatenating(CGAffineTransform(translationX: way, y: 0)),
        delay: 0.5 * Double(step) / Double(max(1, count - 1))
      )
    }
  }

  private func addSplit() {
    add(bounds, closed: CGAffineTransform(scaleX: 1, y: StencilView.nothing))
  }
}
