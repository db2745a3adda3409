import Foundation

/// A finger that moves a card: between its detents, or off the screen.
///
/// Up to the highest detent and down to the lowest the card is only moved. Pulled lower, it begins
/// an interactive dismissal, which finishes or is cancelled when the finger lifts. One that floats
/// in regular width has a single place. Numbers without a note were measured on iOS 26.
@MainActor
final class SheetDrag: UIViewControllerInteractiveTransitioning {
  private enum Feel {
    /// A card let go below this share of its height is dismissed.
    static let dismissedShare: CGFloat = 0.5
    /// A card flung down faster than this is dismissed too, in points a second.
    static let dismissingSpeed: CGFloat = 1000
    /// How much of a pull beyond the end is followed (inferred).
    static let resistance: CGFloat = 0.1
    /// A flung card goes to the detent it would reach in this time, in seconds (inferred).
    static let lookAhead: CGFloat = 0.15
  }

  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private var startTop: CGFloat = 0
  /// How far the finger has moved the card, down is positive.
  private var way: CGFloat = 0
  /// Whether a finger holds the card, directly or by its content.
  private(set) var isHeld = false
  /// Whether the application has forbidden the dismissal to this finger; it is asked once.
  private var isForbidden = false
  private var context: (any UIViewControllerContextTransitioning)?

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    pan.addTarget(self, action: Selector(SheetDrag.panChanged))
    sheet.presentedView?.addGestureRecognizer(pan)
  }

  func remove() {
    pan.view?.removeGestureRecognizer(pan)
  }

  private var isFloating: Bool { sheet.geometry.form == .form }

  private var rests: [SheetGeometry.Rest] {
    let geometry = sheet.geometry
    guard geometry.form == .form else { return geometry.restingDetents }
    let detent = sheet.selectedDetent
    let height = geometry.bounds.height - geometry.frame(at: detent).minY
    return [SheetGeometry.Rest(identifier: detent, height: height)]
  }

  private func top(of rest: SheetGeometry.Rest?) -> CGFloat {
    sheet.geometry.bounds.height - (rest?.height ?? 0)
  }

  private func panChanged(_ gesture: UIGestureRecognizer) {
    guard let container = sheet.containerView, sheet.geometry.form != .full else { return }
    switch gesture.state {
    case .began:
      hold()
      follow(pan.translation(in: container).y)
    case .changed:
      follow(pan.translation(in: container).y)
    case .ended:
      release(speed: pan.velocity(in: container).y)
    case .cancelled, .failed:
      release(speed: 0)
    default:
      break
    }
  }

  // MARK: Following the finger

  private func hold() {
    startTop = sheet.presentedView?.frame.minY ?? 0
    isHeld = true
    isForbidden = false
  }

  private func follow(_ way: CGFloat) {
    self.way = way
    let highest = top(of: rests.last)
    let lowest = top(of: rests.first)
    var y = startTop + way
    if y < highest { y = highest + (y - highest) * Feel.resistance }
    if y > lowest, context == nil, !beginDismissal() {
      y = lowest + (y - lowest) * Feel.resistance
    }
    place(y)
    context?.updateInteractiveTransition(dismissedShare(at: y))
  }

  private func dismissedShare(at y: CGFloat) -> CGFloat {
    let lowest = top(of: rests.first)
    let way = sheet.geometry.bounds.height - lowest
    return way > 0 ? min(max((y - lowest) / way, 0), 1) : 0
  }

  /// Between its detents the card reaches down to the bottom; below them, or
  /// floating, it keeps its height.
  private func place(_ y: CGFloat) {
    UIView.performWithoutAnimation {
      sheet.presentedView?.frame.origin.y = y
      if !isFloating {
        sheet.presentedView?.frame.size.height =
          sheet.geometry.bounds.height - min(y, top(of: rests.first))
      }
      let share = dismissedShare(at: y)
      if share > 0 || isFloating {
        sheet.chrome?.show(progress: 1 - share, of: rests.first)
      } else {
        sheet.chrome?.show(height: sheet.geometry.bounds.height - y)
      }
    }
  }

  /// False where the application forbids it; its delegate is called.
  private func beginDismissal() -> Bool {
    let presented = sheet.presentedViewController
    guard presented.runningTransition == nil, !isForbidden else { return false }
    guard !presented.forcesModality,
      sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
    else {
      isForbidden = true
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return false
    }
    sheet.isDismissedByUser = true
    sheet.dismissesByDrag = true
    presented.dismiss(animated: true)
    return true
  }

  // MARK: Content that scrolls

  /// Whether fingers in the content move the card.
  var followsContent: Bool {
    sheet.geometry.form != .full
      && (context != nil || sheet.presentedViewController.runningTransition == nil)
  }

  /// Moves the card for a finger in content that is at its upper edge.
  ///
  /// Up it goes to the highest detent, if the sheet prefers that, or back to where the finger found
  /// it; the rest of the movement scrolls.
  ///
  /// - Parameter step: the movement in points, down is positive.
  /// - Returns: the part of it that the card follows.
  func take(_ step: CGFloat) -> CGFloat {
    guard let now = isHeld ? startTop + way : sheet.presentedView?.frame.minY else { return 0 }
    let start = isHeld ? startTop : now
    let highest = sheet.prefersScrollingExpandsWhenScrolledToEdge ? top(of: rests.last) : start
    let taken = max(now + step, min(highest, now)) - now
    guard taken != 0 else { return 0 }
    if !isHeld {
      hold()
      way = 0
    }
    follow(way + taken)
    return taken
  }

  /// - Returns: whether the card takes the finger's speed, in points a second, so that the content
  ///   stays.
  func releaseContent(speed: CGFloat) -> Bool {
    guard isHeld else { return false }
    let moves = way != 0 && startTop + way > top(of: rests.last)
    release(speed: moves ? speed : 0)
    return moves
  }

  // MARK: Letting go

  private func release(speed: CGFloat) {
    isHeld = false
    guard let view = sheet.presentedView else { return }
    if let context {
      let leaves =
        speed >= Feel.dismissingSpeed
        || (speed > -Feel.dismissingSpeed
          && dismissedShare(at: view.frame.minY) > Feel.dismissedShare)
      leaves ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
      runOut(dismissing: leaves, speed: speed, context)
      return
    }
    guard !isFloating else { return sheet.animateChanges {} }
    let reached = view.frame.minY + speed * Feel.lookAhead
    let nearest = rests.min { abs(top(of: $0) - reached) < abs(top(of: $1) - reached) }
    let changes = nearest?.identifier != sheet.selectedDetent
    sheet.animateChanges { sheet.selectedDetentIdentifier = nearest?.identifier }
    if changes {
      sheet.sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  private func runOut(
    dismissing: Bool,
    speed: CGFloat,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let sheet = sheet
    let lowest = rests.first?.identifier
    let changes = !dismissing && lowest != sheet.selectedDetent
    let end = dismissing ? sheet.geometry.bounds.height : top(of: rests.first)
    let way = end - (sheet.presentedView?.frame.minY ?? end)
    // It continues at the finger's speed, if that has the same direction.
    let velocity = abs(way) > 1 ? max(0, speed / way) : 0
    UIView.animateWithSystemSpring(velocity: velocity) {
      // A card that stays rests at its lowest detent.
      if !dismissing, !self.isFloating { sheet.selectedDetentIdentifier = lowest }
      sheet.presentedView?.frame.origin.y = end
      sheet.chrome?.show(progress: dismissing ? 0 : 1)
    } completion: { _ in
      self.context = nil
      sheet.chrome?.settle()
      sheet.dismissesByDrag = false
      context.completeTransition(dismissing)
      if dismissing { sheet.delegate?.presentationControllerDidDismiss(sheet) }
    }
    if changes {
      sheet.sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  // MARK: UIViewControllerInteractiveTransitioning

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let y = sheet.presentedView?.frame.minY ?? 0
    transitionContext.updateInteractiveTransition(dismissedShare(at: y))
    // The finger may have gone before the dismissal could begin.
    if !isHeld { release(speed: 0) }
  }

  /// Called when the dismissal that it drives ends with its world.
  func detach() { context = nil }
}
