import Foundation

extension UIViewController {
  func replaceView(with view: UIView?) {
    guard loadedView !== view else { return }
    let old = loadedView
    old?.viewController = nil
    loadedView = view
    view?.viewController = self
    if let old, let view { show(view, inPlaceOf: old) }
  }

  /// A view that is set while another one is on screen takes its place (observed).
  ///
  /// Not one that contains the other, or is somewhere already: the app arranges those itself.
  private func show(_ view: UIView, inPlaceOf old: UIView) {
    guard let superview = old.superview, view.superview == nil,
      !superview.isDescendant(of: view)
    else { return }
    view.bounds.size = old.bounds.size
    view.center = old.center
    superview.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  /// Called for a controller of a file that has just been made.
  ///
  /// Where its view is set by then, `viewDidLoad()` comes after that (documented for controllers of
  /// files alone), when the view is needed next (inferred: side menus make their panels in
  /// `init(coder:)`, and apps fill them in `viewDidLoad()`).
  func noteViewOfInitializer() { owesViewDidLoad = isViewLoaded && !hasLoadedView }

  func sendOwedViewDidLoad() {
    guard owesViewDidLoad else { return }
    owesViewDidLoad = false
    UIKitWorld.current.animations.performOutsideOpenBlocks {
      ExchangedMethods.call("viewDidLoad", of: self) { viewDidLoad() }
    }
  }

  /// Sets an empty view in place of a missing one, so that the code after it can continue.
  func giveView(because reason: String) {
    World.current.record(LayerFault(name: .inconsistency, reason: reason))
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called by the view before and after `layoutSubviews`.
  package func viewWillLayOut() {
    updateContentUnavailableConfigurationIfNeeded()
    ExchangedMethods.call("viewWillLayoutSubviews", of: self) { viewWillLayoutSubviews() }
  }

  package func viewDidLayOut() {
    layOutParts()
    ExchangedMethods.call("viewDidLayoutSubviews", of: self) { viewDidLayoutSubviews() }
  }

  /// What bars of enclosing containers cover and what the app adds, beyond the safe area from the
  /// view's place in the window.
  package var safeAreaAdditions: UIEdgeInsets { containment.barInsets + additionalSafeAreaInsets }

  /// Whether a sheet shrinks and moves the view back, while its layout stays.
  package var keepsSafeAreaInsets: Bool { containment.keepsSafeAreaInsets }

  /// Called by containers whose bars changed.
  func setBarInsets(_ insets: UIEdgeInsets) {
    guard containment.barInsets != insets else { return }
    containment.barInsets = insets
    loadedView?.safeAreaInsetsMayHaveChanged()
  }

  /// Makes the world of the receiver's window the current one, so that stages that take turns on a
  /// thread do not mix.
  func makeOwnWorldCurrent() {
    let window = selfAndAncestors.lazy.compactMap { $0.loadedView?.window }.first
    window?.owner.world?.makeCurrent()
  }

  // MARK: Traits

  /// The traits of the controller's surroundings, with what its presentation or its container says
  /// of its place, the overrides of its parent and its own.
  var inheritedTraits: UITraitCollection {
    if let held = containment.heldTraits { return held }
    let around = traitsInPlace
    guard
      containment.overrideTraits != nil || containment.hasOwnOverrides
        || overrideUserInterfaceStyle != .unspecified
    else { return around }
    var layers = [around]
    if let override = containment.overrideTraits { layers.append(override) }
    if overrideUserInterfaceStyle != .unspecified {
      layers.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    if containment.hasOwnOverrides {
      layers.append(UITraitCollection(containment.ownOverrides))
    }
    return UITraitCollection(traitsFrom: layers)
  }

  /// The traits around the controller with what its presentation or its container says of its
  /// place.
  private var traitsInPlace: UITraitCollection {
    let around =
      loadedView?.superview?.traitCollection ?? parent?.traitCollection
      ?? loadedView?.traitCollectionAbove ?? UIScreen.main.traitCollection
    guard let place = traitsOfPlace else { return around }
    // Traits are asked for often.
    if let known = containment.placedTraits, known.around === around, known.place === place {
      return known.placed
    }
    let placed = UITraitCollection(traitsFrom: [around, place])
    containment.placedTraits = (around, place, placed)
    return placed
  }

  /// What a presentation or a split view changes of the traits around the controller.
  private var traitsOfPlace: UITraitCollection? {
    if let split = parent as? UISplitViewController { return split.traits(ofColumn: self) }
    guard let shown = presentation.controller, shown.containerView != nil else { return nil }
    return shown.traitsOfPresented
  }

  /// Traits that the controller has in place of those around it, for its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: containment.ownOverrides) }
    set {
      containment.ownOverrides = newValue.values
      traitsMayHaveChanged()
    }
  }

  /// On iOS what was overridden meanwhile counts from now on (documented); here it does so at once.
  public func updateTraitsIfNeeded() { traitsMayHaveChanged() }

  func traitsMayHaveChanged() {
    loadedView?.traitsMayHaveChanged()
  }

  /// The layout direction of the controller's view: it decides whether pushes and bars are
  /// mirrored.
  var isRightToLeft: Bool { view.isRightToLeft }
}
