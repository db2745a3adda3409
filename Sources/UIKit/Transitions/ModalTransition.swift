import Foundation

/// A presentation or a dismissal.
///
/// Dismissing a stack of presentations animates only the topmost one; those between it and the
/// revealed controller simply leave.
@MainActor
final class ModalTransition: ControllerTransition {
  enum Direction {
    case present
    case dismiss
  }

  /// A request of `present` or `dismiss`, which becomes a transition in its turn.
  @MainActor
  struct Request {
    let direction: Direction
    /// Bottom first.
    ///
    /// One, except when a stack is dismissed.
    private(set) var presentations: [UIPresentationController]
    let source: UIViewController
    let isAnimated: Bool
    let completion: (() -> Void)?
    /// What the transitioning delegate has answered; nil until it was asked.
    private(set) var answer: DelegateAnswer?

    var top: UIPresentationController { presentations[presentations.count - 1] }
    var bottom: UIPresentationController { presentations[0] }

    /// Asks the delegate, once.
    ///
    /// What is presented is being presented from then on: it is as soon as `present` has returned
    /// (observed), and animators that read it where they are made find it (inferred).
    mutating func askDelegate() {
      guard answer == nil else { return }
      if direction == .present {
        top.presentedViewController.presentation.isBeingPresented = true
      }
      answer = DelegateAnswer(to: self)
    }

    /// Shows the form of the presentation that the traits ask for: as late as this, since apps
    /// choose the delegate of a popover after they have presented it (documented).
    mutating func adapt() {
      guard direction == .present else { return }
      let shown = top.presentedViewController
      presentations = [top.takeForm()]
      if top.presentedViewController !== shown {
        answer = nil
        askDelegate()
      }
    }
  }

  private let request: Request
  var isDismissal: Bool { request.direction == .dismiss }
  private var top: UIPresentationController { request.top }
  private var bottom: UIPresentationController { request.bottom }

  /// Nil when there is nothing left to do, or no window.
  init?(_ request: Request) {
    self.request = request
    let (top, bottom) = (request.top, request.bottom)
    let presents = request.direction == .present
    let presented = top.presentedViewController
    let presenter = bottom.presentingViewController
    guard let container = ModalTransition.container(for: request) else { return nil }
    let players = Players(for: request)
    let removesPresenter = presents ? top.shouldRemovePresentersView : bottom.presenterPlace != nil
    let takesPresenterAlong = removesPresenter && (presents || top.presenterPlace != nil)
    let presentedSide = ModalTransition.presentedSide(of: top, presents: presents)
    let presenterSide = ModalTransition.presenterSide(
      presenter,
      view: presents ? top.presenterView : bottom.presenterView,
      in: container,
      isTakenAlong: takesPresenterAlong,
      presents: presents
    )
    super.init(
      animator: players.animator,
      interactor: players.interactor,
      context: TransitionContext(
        containerView: container,
        from: presents ? presenterSide : presentedSide,
        to: presents ? presentedSide : presenterSide,
        presentationStyle: top.presentationStyle,
        isAnimated: request.isAnimated
      ),
      appearance: AppearanceTransition(
        leaving: presents ? (removesPresenter ? presenter : nil) : presented,
        arriving: presents ? presented : (removesPresenter ? presenter : nil),
        order: .modal,
        isAnimated: request.isAnimated
      ),
      participants: [presenter] + request.presentations.map(\.presentedViewController)
    )
  }

  /// Where the transition happens, once its screens know that they come or go; nil without a
  /// window, which ends the request.
  private static func container(for request: Request) -> UIView? {
    let top = request.top
    let presented = top.presentedViewController
    let presents = request.direction == .present
    if presents {
      PresentationTurn.begin(top)
    } else {
      PresentationTurn.beginDismissal(of: request.presentations)
    }
    guard presents ? top.installContainer() : top.containerView != nil,
      let container = top.containerView
    else {
      if presents { top.presentationIsOver() }
      Diagnostics.report(
        "<\(type(of: presented))> cannot be \(presents ? "presented" : "dismissed"): it has no window."
      )
      request.completion?()
      return nil
    }
    if presents {
      presented.presentation.isBeingPresented = true
    } else {
      for presentation in request.presentations {
        presentation.presentedViewController.presentation.isBeingDismissed = true
      }
    }
    return container
  }

  override var delegate: AnyObject? { top.presentedViewController.transitioningDelegate }
  override var presentation: UIPresentationController? { top }

  private static func presentedSide(
    of presentation: UIPresentationController,
    presents: Bool
  ) -> TransitionContext.Side {
    let frame = presentation.frameOfPresentedViewInContainerView
    // A leaving view has its resting place for a final frame, not the header's zero: animators of
    // widespread libraries take its size from there and leave whole (inferred from them).
    return TransitionContext.Side(
      controller: presentation.presentedViewController,
      view: presentation.presentedView,
      initialFrame: presents ? .zero : frame,
      finalFrame: frame
    )
  }

  /// A removed presenter fills the container while it is there, unless it is the card of a sheet;
  /// one that stays keeps its own frame.
  private static func presenterSide(
    _ presenter: UIViewController,
    view: UIView,
    in container: UIView,
    isTakenAlong: Bool,
    presents: Bool
  ) -> TransitionContext.Side {
    guard isTakenAlong else {
      let frame = presenter.view.superview?.convert(presenter.view.frame, to: container) ?? .zero
      return TransitionContext.Side(
        controller: presenter,
        view: nil,
        initialFrame: frame,
        finalFrame: frame
      )
    }
    let place = view is UIDropShadowView ? view.frame : container.bounds
    return TransitionContext.Side(
      controller: presenter,
      view: view,
      initialFrame: presents ? place : .zero,
      finalFrame: presents ? .zero : place
    )
  }

  // MARK: Steps

  override func willBegin() {
    switch request.direction {
    case .present:
      sizePresentedView()
      if !(top is UIPopoverPresentationController) {
        UIKitWorld.current.keyboard.suspend(for: top)
      }
      top.notifyOfForm(along: coordinator)
      if animator is ModalAnimator || animator is ImmediateAnimator {
        (top as? UISheetPresentationController)?.wrapPresentedView()
      }
      top.presentationTransitionWillBegin()
      // It is where presentation controllers make the view that wraps the screen (inferred from
      // Apple's sample of custom presentations, whose animator asks for it).
      context.to.view = top.presentedView
    case .dismiss:
      top.notifyOfDismissalByUser()
      for presentation in request.presentations.reversed() {
        presentation.dismissalTransitionWillBegin()
      }
      for between in request.presentations.dropLast() { between.containerView?.isHidden = true }
    }
  }

  override func arrangeViews() {
    switch request.direction {
    case .present:
      updatePresentedPlace()
      guard let presenterView = context.from.view else { return }
      top.presenterPlace = ViewPlace(of: presenterView)
      // It stays where it is, also in the container of a context that begins elsewhere.
      let center = presenterView.superview?.convert(
        presenterView.center,
        to: context.containerView
      )
      context.containerView.insertSubview(presenterView, at: 0)
      if let center, center != presenterView.center { presenterView.center = center }
    case .dismiss:
      if context.to.view == nil, let presenterPlace = bottom.presenterPlace {
        presenterPlace.putBack(bottom.presenterView)
      }
    }
  }

  /// A storyboard's view has the size of its canvas.
  ///
  /// Animators that only fade or scale, and masks with its bounds, expect its final size (inferred:
  /// such code looks right on every phone).
  ///
  /// A size that the app has set stays.
  private func sizePresentedView() {
    let view: UIView = top.presentedViewController.view
    if let drawn = top.presentedViewController.drawnSize, view.frame.size != drawn { return }
    guard view.superview == nil, view.transform.isIdentity else { return }
    let frame = context.to.finalFrame
    if view.frame != frame { view.frame = frame }
  }

  /// A screen that sets its size in `viewWillAppear` moves to the place that follows from it
  /// (inferred from a sheet that measures itself there: it slides up whole).
  ///
  /// Where the app has placed the view by then, it stays. UIKit's own forms follow what changes
  /// by themselves.
  private func updatePresentedPlace() {
    guard !(top is UISheetPresentationController), !(top is AlertPresentationController) else {
      return
    }
    let old = context.to.finalFrame
    let new = top.frameOfPresentedViewInContainerView
    guard new != old else { return }
    context.to.finalFrame = new
    let view: UIView = top.presentedViewController.view
    if view.superview == nil, view.frame == old { view.frame = new }
  }

  override func commitViews() {
    switch request.direction {
    case .present:
      context.from.view?.removeFromSuperview()
    case .dismiss:
      for presentation in request.presentations.reversed() { takeDown(presentation) }
      endTurns(completed: true)
      returnPresenter()
    }
  }

  override func restoreViews() {
    switch request.direction {
    case .present:
      takeDown(top)
      returnPresenter()
      endTurns(completed: false)
    case .dismiss:
      if bottom.presenterPlace != nil { bottom.presenterView.removeFromSuperview() }
      for between in request.presentations.dropLast() { between.containerView?.isHidden = false }
      if let sheet = top as? UISheetPresentationController,
        top.presentedViewController.view.superview == nil
      {
        sheet.card?.attach()
      }
      guard let presentedView = top.presentedView else { return }
      if presentedView.superview == nil { context.containerView.addSubview(presentedView) }
      endTurns(completed: false)
    }
  }

  private func endTurns(completed: Bool) {
    for presentation in request.presentations {
      presentation.turn?.end(request.direction, completed: completed)
    }
  }

  private func takeDown(_ presentation: UIPresentationController) {
    let view = presentation.presentedView
    view?.removeFromSuperview()
    (view as? UIDropShadowView)?.detach()
    presentation.containerView?.removeFromSuperview()
  }

  /// Returns the presenter's view to its place before the presentation.
  ///
  /// If the animator moved a view into the container that had to stay, iOS shows a black screen;
  /// here the view is returned, and reported.
  private func returnPresenter() {
    let presenterView = bottom.presenterView
    if let place = bottom.presenterPlace {
      place.putBack(presenterView)
    } else if presenterView.window == nil, let place = bottom.presenterPlaceAtStart {
      Diagnostics.report(
        "\(animatorName) moved the presenter's view into the container of a presentation that does not remove it; iOS shows black after the dismissal. Present with .fullScreen, or leave that view alone."
      )
      place.putBack(presenterView)
    }
  }

  override func didEnd(completed: Bool) {
    switch request.direction {
    case .present:
      if completed, context.isAnimated { reportMissingView() }
      top.presentationTransitionDidEnd(completed)
    case .dismiss:
      for between in request.presentations.dropLast() {
        between.presentedViewController.disappearAtOnce(completed: completed)
      }
      for presentation in request.presentations.reversed() {
        presentation.dismissalTransitionDidEnd(completed)
        if completed { UIKitWorld.current.keyboard.resume(after: presentation) }
      }
    }
  }

  /// On iOS, too, a screen that its animator has put nowhere does not show.
  private func reportMissingView() {
    let presented = top.presentedViewController
    guard let view = context.to.view, view.window == nil, presented.viewIfLoaded?.window == nil,
      context.containerView.window != nil
    else { return }
    Diagnostics.report(
      "\(animatorName) did not add the view of \(type(of: presented)), which does not show: add view(forKey: .to) to containerView."
    )
  }

  override func afterEnd(completed: Bool) {
    for presentation in request.presentations {
      presentation.presentedViewController.presentation.isBeingPresented = false
      presentation.presentedViewController.presentation.isBeingDismissed = false
    }
    let isOver = (request.direction == .present) != completed
    if isOver {
      for presentation in request.presentations.reversed() { presentation.presentationIsOver() }
      let ended = request.presentations + request.presentations.compactMap(\.original)
      UIKitWorld.current.releaseSegues(to: ended.map(\.presentedViewController))
    } else if request.direction == .present, !request.isAnimated {
      returnRemovedView()
    }
    request.completion?()
  }

  /// A screen that comes without an animation is in its place after the turn of `present`, although
  /// that turn removes its view: segues that have animated the view themselves do so right after
  /// `present` (inferred from such apps, whose screens do not turn black).
  private func returnRemovedView() {
    let presented = top.presentedViewController
    guard World.current.isInTurn, let view = presented.viewIfLoaded, let place = view.superview
    else { return }
    World.current.afterCommit {
      guard view.superview == nil, place.window != nil, presented.viewIfLoaded === view,
        presented.presentingViewController != nil, !presented.isBeingDismissed
      else { return }
      place.addSubview(view)
    }
  }
}

extension UIViewController {
  /// The callbacks of a controller between the topmost and the revealed one, when all are
  /// dismissed.
  fileprivate func disappearAtOnce(completed: Bool) {
    guard completed else { return }
    beginAppearance(false, animated: false)
    endAppearance()
  }
}
