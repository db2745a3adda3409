import Foundation

/// A controller's state of presentation.
@MainActor
struct PresentationState {
  var style = UIModalPresentationStyle.automatic
  /// Up the chain: the presentation that shows the receiver.
  ///
  /// UIKit keeps it while it is presented.
  fileprivate(set) var controller: UIPresentationController?
  /// Down the chain: what the receiver presents.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The search in the screen of the receiver, which iOS presents: without a transition here.
  weak var search: UISearchController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIViewController {
  var presentationControllerThatShows: UIPresentationController? {
    if let shown = selfAndAncestors.lazy.compactMap(\.presentation.controller).first {
      return shown
    }
    guard let made = makePresentationController(presenting: nil, source: nil) else { return nil }
    setPresentationController(made)
    return made
  }

  func setPresentationController(_ controller: UIPresentationController?) {
    presentation.controller?.setOwnedByPresented(false)
    presentation.controller = controller
    controller?.setOwnedByPresented(true)
  }

  /// The style that `.automatic` means here.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    if preferredTransition?.coversScreen == true || self is any SlidingScreen { return .fullScreen }
    return UIKitWorld.current.presentsFullScreenByDefault ? .fullScreen : .pageSheet
  }

  /// The style in which it shows: that of its presentation, which may have adapted.
  var shownPresentationStyle: UIModalPresentationStyle {
    presentation.controller?.presentationStyle ?? modalPresentationStyle
  }

  /// A presentation has no place for another size before its container is there, as when the view
  /// is loaded for it (inferred: code there takes the container for granted).
  func tellPresentationOfSize() {
    guard let shown = presentation.controller, shown.containerView != nil else { return }
    shown.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // MARK: Presenting

  /// What the receiver, or a container around it, presents with a transition: not a search.
  package var presentedScreen: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.presentation.presented).first
  }

  /// At the end of a world, without callbacks: the one presented last goes first.
  package func releasePresented() {
    for child in children { child.releasePresented() }
    presentation.presented?.releasePresented()
    presentation.presented = nil
  }

  func presentModally(
    _ presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    makeOwnWorldCurrent()
    if let search = presented as? UISearchController {
      return search.present(over: self, animated: animated, completion: completion)
    }
    endAppearanceOfRoot()
    // On iOS a navigation controller loads its first screen when it is in its window (observed in
    // stacks).
    if selfAndAncestors.contains(where: { ($0 as? UINavigationController)?.isLoadingTop == true }) {
      World.current.afterCommit { [weak self] in
        self?.presentModally(presented, animated: animated, completion: completion)
      }
      return
    }
    // Apps choose the style in the `viewDidLoad` of a navigation controller, which works
    // (inferred); that of any other controller is read before its view is loaded (observed in
    // stacks). One that is custom already finds the controller of its delegate there (observed in
    // apps that tell it their height).
    let hasOwnController =
      presented.modalPresentationStyle == .custom && presented.transitioningDelegate != nil
    if presented is UINavigationController, !hasOwnController { presented.loadViewIfNeeded() }
    let style = presented.resolvedPresentationStyle
    let presenting = presenter(for: style)
    if presenting.presentation.presented?.presentation.isBeingDismissed == true {
      // Later than in the turn of `dismiss`, in which it is refused (observed: 8.1), it waits for
      // the end.
      return TransitionQueue.current.afterRunningModal { [self] in
        presentModally(presented, animated: animated, completion: completion)
      }
    }
    if let obstacle = obstacle(toPresenting: presented, from: presenting) {
      Diagnostics.report("Attempt to present \(name(presented)) on \(name(self)) \(obstacle).")
      return
    }
    guard
      let controller = presented.makePresentationController(presenting: presenting, source: self)
    else { return }
    controller.adopt(presenting: presenting)
    presenting.show(controller, from: self, animated: animated, completion: completion)
  }

  func show(
    _ controller: UIPresentationController,
    from source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presented = controller.presentedViewController
    presented.setPresentationController(controller)
    presented.presentation.presenting = self
    presentation.presented = presented
    presented.loadViewIfNeeded()
    TransitionQueue.current.enqueue(
      ModalTransition.Request(
        direction: .present,
        presentations: [controller],
        source: source,
        isAnimated: animated,
        completion: completion
      )
    )
  }

  private func obstacle(
    toPresenting presented: UIViewController,
    from presenting: UIViewController
  ) -> String? {
    if presented === self { return "which is itself" }
    // On iOS an exception: "Application tried to present modally an active controller"
    // (observed in many reports).
    let below = sequence(first: presenting) { $0.presentation.presenting }
    if below.contains(where: { $0 === presented }) { return "which it presents" }
    if let other = presenting.presentation.presented {
      return "which is already presenting \(name(other))"
    }
    if presented.presentation.presenting != nil { return "while it is being presented" }
    if let parent = presented.parent { return "while it is a child of \(name(parent))" }
    if presenting.view.window == nil && !presenting.isBeingPresented
      && presenting.presentation.presenting == nil
    {
      return "whose view is not in the window hierarchy"
    }
    return nil
  }

  private func name(_ controller: UIViewController) -> String {
    "<\(type(of: controller))>"
  }

  /// Full-screen styles are presented by the outermost container; the context styles by the nearest
  /// one that defines a context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if PresentationStyleTraits(style).staysInContext,
      let context = selfAndAncestors.first(where: \.definesPresentationContext)
    {
      return context
    }
    // The results of a search present in place of that, which has no view on the screen.
    return selfAndAncestors.last { !($0 is UISearchController) } ?? self
  }

  func makePresentationController(
    presenting: UIViewController?,
    source: UIViewController?
  ) -> UIPresentationController? {
    let style = resolvedPresentationStyle
    if style == .custom, let presenting, let source {
      let custom = transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source
      )
      if let custom { return custom }
    }
    if let own = makeOwnPresentationController(presenting: presenting) { return own }
    if let prepared = presentation.controller, prepared.builtInStyle == style { return prepared }
    return PresentationStyleTraits(style).makeController(presented: self, presenting: presenting)
  }

  // MARK: Dismissing

  /// The active search that the receiver presents, or is a part of.
  private var presentedSearch: UISearchController? {
    selfAndAncestors.lazy.compactMap { ($0 as? UISearchController) ?? $0.presentation.search }
      .first(where: \.isActive)
  }

  func dismissModally(animated: Bool, completion: (() -> Void)?) {
    makeOwnWorldCurrent()
    if presentedScreen == nil, let search = presentedSearch {
      return search.dismissSearch(animated: animated, completion: completion)
    }
    guard presentedScreen != nil || presentingViewController != nil else {
      completion?()
      return
    }
    guard
      let presenter = presentedScreen.map({ $0.presentation.presenting })
        ?? presentingViewController
    else { return }
    var stack: [UIPresentationController] = []
    var above = presenter.presentation.presented
    while let controller = above {
      if let presentation = controller.presentation.controller { stack.append(presentation) }
      above = controller.presentation.presented
    }
    guard !stack.isEmpty else { return }
    if presenter.presentation.presented?.isBeingDismissed == true {
      Diagnostics.report("\(name(self)) is being dismissed already.")
      return
    }
    TransitionQueue.current.enqueue(
      ModalTransition.Request(
        direction: .dismiss,
        presentations: stack,
        source: self,
        isAnimated: animated,
        completion: completion
      )
    )
  }
}

extension UIViewController {
  /// Whether the screen, or one that it shows in itself, forces the presentation that hosts it to
  /// be modal: a form in a stack does so for its sheet (documented; which ones of several
  /// children count is inferred).
  var forcesModality: Bool {
    if isModalInPresentation { return true }
    switch self {
    case let stack as UINavigationController: return stack.topViewController?.forcesModality == true
    case let tabs as UITabBarController: return tabs.selectedViewController?.forcesModality == true
    default: return children.contains(where: \.forcesModality)
    }
  }
}
