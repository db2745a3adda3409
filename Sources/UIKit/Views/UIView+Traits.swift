import Foundation

extension UIView {
  package struct TraitState {
    /// Set on the view itself.
    var overrides = UITraitCollection.Values() {
      didSet { noteOwn() }
    }
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Whether the view is a part of its superview, and reads in its direction.
    var isPart = false
    /// The traits announced last, so that only changes are announced.
    var known: UITraitCollection?
    var observers = _TraitObservers()
    /// The traits before changes that registered handlers hear of when the view comes into a
    /// window.
    var unheard: UITraitCollection?
    var minimumContentSize: UIContentSizeCategory? { didSet { noteOwn() } }
    var maximumContentSize: UIContentSizeCategory? { didSet { noteOwn() } }

    /// Whether anything is set on the view itself: hardly ever, and traits are asked for often.
    ///
    /// It is stored, since asking all of the state copies it.
    private(set) var areOwn = false

    private mutating func noteOwn() {
      areOwn =
        minimumContentSize != nil || maximumContentSize != nil
        || overrides != UITraitCollection.Values()
    }

    /// The values with everything that is set on the view itself.
    func applied(to values: UITraitCollection.Values) -> UITraitCollection.Values {
      var values = values
      values.merge(overrides)
      let sizes = UIContentSizeCategory.ordered
      func place(_ category: UIContentSizeCategory?) -> Int? {
        category.flatMap { sizes.firstIndex(of: $0) }
      }
      guard let size = place(values.preferredContentSizeCategory) else { return values }
      if let least = place(minimumContentSize), size < least {
        values.preferredContentSizeCategory = sizes[least]
      }
      if let most = place(maximumContentSize), size > most {
        values.preferredContentSizeCategory = sizes[most]
      }
      return values
    }
  }

  /// Traits that the view has in place of those around it, for itself and all below it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traits.overrides) }
    set {
      traits.overrides = newValue.values
      traitsMayHaveChanged()
    }
  }

  /// On iOS what was overridden meanwhile counts from now on (documented); here it does so at once.
  public func updateTraitsIfNeeded() { traitsMayHaveChanged() }

  /// Each view that has limits, from the inside outwards (the format is inferred).
  var contentSizeLimitsDescription: String {
    sequence(first: self, next: \.superview).compactMap { view in
      let limits = [
        ("minimum", view.minimumContentSizeCategory), ("maximum", view.maximumContentSizeCategory),
      ].compactMap { name, category in category.map { "\(name): \($0.rawValue)" } }
      return limits.isEmpty ? nil : "\(view): " + limits.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// The parent's traits with the overrides of the controller and the view, and with its tint.
  var effectiveTraitCollection: UITraitCollection {
    let inherited = inheritedTraitCollection
    let tint = appearance.tintColor
    guard traits.areOwn || tint != nil else { return inherited }
    var values = traits.areOwn ? traits.applied(to: inherited.values) : inherited.values
    guard tint != nil || values != inherited.values else { return inherited }
    if let tint { values.tint.color = tint }
    return UITraitCollection(values)
  }

  private var inheritedTraitCollection: UITraitCollection {
    if let viewController { return viewController.traitCollection }
    return traitCollectionAbove
  }

  /// The base of a controller's traits without a parent controller.
  package var traitCollectionAbove: UITraitCollection {
    if let superview { return superview.traitCollection }
    guard let window = self as? UIWindow else { return UIScreen.main.traitCollection }
    return window.windowScene?.traitCollection ?? window.screen.traitCollection
  }

  /// Notifies the view, its controller and the tree below when their traits have changed.
  package func traitsMayHaveChanged() {
    if let scene = (self as? UIWindow)?.windowScene { scene.traitsMayHaveChanged() }
    let current = traitCollection
    let previous = traits.known
    guard previous != current else { return }
    traits.known = current
    if previous != nil || current != UIScreen.main.traitCollection {
      // Colours that the view resolves meanwhile are those of its style (documented).
      current.performAsCurrent { notifyOfTraits(current, previous) }
    }
    for subview in subviews { subview.traitsMayHaveChanged() }
    // The status bar of a screen without preferences is light over dark ones.
    let isScreen = viewController != nil || self is UIWindow
    if isScreen, let previous, current.hasDifferentColorAppearance(comparedTo: previous) {
      window?.owner.systemChrome?.update(animated: true)
    }
  }

  private func notifyOfTraits(_ current: UITraitCollection, _ previous: UITraitCollection?) {
    if current.hasDifferentColorAppearance(comparedTo: previous) {
      UIView.performWithoutAnimation { applyBackgroundColor() }
      tintMayHaveChanged(isNew: true)
      // What a view draws has its colours resolved (documented: views draw again in the other
      // style).
      setNeedsDisplay()
    }
    // Those of the screen were predicted when the view was made, and have changed where it
    // comes (iOS 13, documented).
    let known = previous ?? UIScreen.main.traitCollection
    if current.layoutDirection != known.layoutDirection { directionDidChange() }
    setNeedsLayout()
    traitCollectionDidChange(known)
    let isShown = window != nil
    if isShown { traits.observers.tell(self, known) }
    viewController?.traitCollectionDidChange(known)
    if isShown {
      if let viewController { viewController._traitObservers.tell(viewController, known) }
    } else if traits.unheard == nil {
      traits.unheard = known
    }
  }

  /// Since iOS 17, views get their traits in the hierarchy alone, before its layout
  /// (documented in WWDC 2023, 10057): handlers that a screen registers as it loads do not
  /// run before it has loaded.
  func announceTraitsInWindow() {
    guard let known = traits.unheard else { return }
    traits.unheard = nil
    traitCollection.performAsCurrent {
      traits.observers.tell(self, known)
      if let viewController { viewController._traitObservers.tell(viewController, known) }
    }
  }

  // MARK: Direction

  /// Adds a view of UIKit's own that reads in the direction of this one.
  ///
  /// A direction that is forced on a view is not inherited by the app's views in it (documented),
  /// but a cell or a search bar mirrors all that it is made of (inferred).
  func addPart(_ view: UIView) {
    view.traits.isPart = true
    addSubview(view)
  }

  /// Adds the view for the content of a cell or a header, below the subviews that a file gives it
  /// directly: their buttons can be tapped (observed).
  func addContentPart(_ view: UIView) {
    view.traits.isPart = true
    insertSubview(view, at: 0)
  }

  /// The view of which this one is a part, unless a direction is forced on the part itself.
  var wholeOfPart: UIView? {
    guard traits.isPart, traits.semanticContentAttribute == .unspecified, let superview else {
      return nil
    }
    return superview.wholeOfPart ?? superview
  }

  /// Another direction was forced on the view or on that of which it is a part.
  func directionDidChange() {
    layoutDirectionMayHaveChanged()
    layoutMarginsMayHaveChanged()
    setNeedsLayout()
    setNeedsDisplay()
    for view in subviews where view.wholeOfPart != nil { view.directionDidChange() }
  }

  nonisolated public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let screen = UITraitCollection.current.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: screen == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// Playback controls and spatial directions are never mirrored (documented).
  nonisolated public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
