import Foundation

/// The form that a presentation takes in the traits around it.
///
/// Popovers are sheets in compact width; their delegate, and that of every other sheet, may wish
/// another style there, and that of a custom presentation in any traits (documented). It may
/// also name another screen to show in the form, such as a navigation controller around the
/// presented one (documented).
extension UIPresentationController {
  /// What is presented in place of the receiver: the form that the traits ask for, or itself.
  final func takeForm() -> UIPresentationController {
    let presenting = presentingViewController
    let presented = presentedViewController
    let form = form(in: UIScreen.main.traitCollection)
    guard form !== self else { return self }
    let shown = form.presentedViewController
    presented.presentation.presenting = nil
    presented.presentation.isBeingPresented = false
    shown.setPresentationController(form)
    // The form keeps the receiver, which keeps a screen that does not show.
    setOwnedByPresented(shown === presented)
    shown.presentation.presenting = presenting
    shown.presentation.isBeingPresented = true
    presenting.presentation.presented = shown
    shown.loadViewIfNeeded()
    return form
  }

  private func form(in traits: UITraitCollection) -> UIPresentationController {
    adaptedStyle = adaptedStyle(in: traits)
    guard adaptedStyle != .none else { return self }
    let presented = presentedViewController
    let shown =
      delegate?.presentationController(
        self,
        viewControllerForAdaptivePresentationStyle: adaptedStyle
      ) ?? presented
    if shown === presented, isForm(adaptedStyle) { return self }
    let form = PresentationStyleTraits(adaptedStyle).makeController(
      presented: shown,
      presenting: presentingViewController
    )
    form.delegate = delegate
    form.original = self
    if let sheet = self as? UISheetPresentationController {
      (form as? UISheetPresentationController)?.takeChoices(of: sheet)
    }
    return form
  }

  /// The style in place of the receiver's own in these traits; `.none` where it keeps that.
  final func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    // Alerts look the same everywhere (inferred).
    guard !(presentedViewController is UIAlertController) else { return .none }
    let adapts =
      self is UISheetPresentationController
      ? traits.horizontalSizeClass == .compact : builtInStyle == nil
    guard adapts else { return .none }
    let style = adaptivePresentationStyle(for: traits)
    // No others take the place of an app's own (documented; libraries answer so, and show theirs).
    let forms: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet]
    return builtInStyle != nil || forms.contains(style) ? style : .none
  }

  /// Whether the receiver itself can show so: a popover is also the sheet that it adapts to.
  private func isForm(_ style: UIModalPresentationStyle) -> Bool {
    self is UISheetPresentationController
      && [.pageSheet, .formSheet, .popover].contains(style)
  }

  /// What the delegate wishes, if it has an answer.
  final func wish(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    return style == .automatic ? nil : style
  }

  /// Tells the delegate of the presentation that the app knows.
  final func notifyOfForm(
    along coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let known = original ?? self
    known.delegate?.presentationController(
      known,
      willPresentWithAdaptiveStyle: known.adaptedStyle,
      transitionCoordinator: coordinator
    )
  }

  /// Takes the form of other traits, at once; of presentations on presentations only the last one
  /// does.
  final func adapt(to traits: UITraitCollection) {
    let known = original ?? self
    let shown = presentedViewController
    guard containerView != nil, shown.presentedViewController == nil,
      shown.runningTransition == nil, known.adaptedStyle(in: traits) != known.adaptedStyle
    else { return }
    let presenting = presentingViewController
    UIView.performWithoutAnimation {
      shown.dismissModally(animated: false, completion: nil)
      presenting.show(known, from: presenting, animated: false, completion: nil)
    }
  }
}
