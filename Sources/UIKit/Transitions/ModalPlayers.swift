extension ModalTransition {
  /// The animator and the interaction that the presented controller's transitioning delegate
  /// provides.
  @MainActor
  struct DelegateAnswer {
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?

    /// Asks the delegate.
    init(to request: Request) {
      let presented = request.top.presentedViewController
      // Without animation only `.custom` asks the delegate, so that its animator can arrange the
      // container (documented).
      guard request.isAnimated || presented.resolvedPresentationStyle == .custom,
        let delegate = presented.transitioningDelegate
      else {
        animator = nil
        interactor = nil
        return
      }
      let isPresenting = request.direction == .present
      let animator =
        isPresenting
        ? delegate.animationController(
          forPresented: presented,
          presenting: request.bottom.presentingViewController,
          source: request.source
        )
        : delegate.animationController(forDismissed: presented)
      self.animator = animator
      guard let animator, request.isAnimated else {
        interactor = nil
        return
      }
      let own =
        isPresenting
        ? delegate.interactionControllerForPresentation(using: animator)
        : delegate.interactionControllerForDismissal(using: animator)
      interactor = own ?? UIKitWorld.current.standInInteraction?(animator)
    }
  }

  /// The animator and the interaction of a transition: the delegate's, else UIKit's own.
  @MainActor
  struct Players {
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?

    init(for request: Request) {
      let answer = request.answer ?? DelegateAnswer(to: request)
      if let custom = answer.animator {
        animator = custom
        interactor = answer.interactor
        return
      }
      let isPresenting = request.direction == .present
      animator =
        request.isAnimated
        ? request.top.builtInAnimator(isPresenting: isPresenting)
        : request.top.immediateAnimator(isPresenting: isPresenting)
      interactor = isPresenting || !request.isAnimated ? nil : request.top.dismissalInteraction
    }
  }
}
