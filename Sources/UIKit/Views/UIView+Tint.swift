import Foundation

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  func setTintColor(_ color: UIColor?) {
    if color != appearance.tintColor { fade(\.picturesInheritingTint) }
    appearance.tintColor = color
    tintMayHaveChanged()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != appearance.tintAdjustmentMode else { return }
    fade(\.viewsShowingTint)
    appearance.tintAdjustmentMode = mode
    tintMayHaveChanged()
  }

  /// In a block of animations a new tint comes gradually: all of an adjusted one, as behind alerts,
  /// and a new colour in pictures (observed).
  ///
  /// Texts and pictures have no colour that could be animated: their whole look fades. What follows
  /// a finger has its tint at once.
  private func fade(_ views: (UIView) -> [UIView]) {
    guard AnimationRecorder.openBlocks > 0,
      let context = UIKitWorld.current.animations.current, context.pacer == nil
    else { return }
    for view in views(self) {
      ViewTransition.crossDissolve.begin(on: view, in: context)
    }
  }

  /// The views of the tree that draw a picture with the tint of the receiver, as far as they show.
  private var picturesInheritingTint: [UIView] {
    guard !isHidden, alpha > 0, layer.wasShown else { return [] }
    if let pictureView = self as? UIImageView, pictureView.image?.isTemplate == true {
      return [self]
    }
    return subviews.filter { $0.appearance.tintColor == nil }.flatMap(\.picturesInheritingTint)
  }

  /// The uppermost views of the tree that draw with the tint they inherit, as far as they show.
  private var viewsShowingTint: [UIView] {
    guard !isHidden, alpha > 0, layer.wasShown else { return [] }
    if showsTint { return [self] }
    return subviews.filter { $0.appearance.tintAdjustmentMode == .automatic }
      .flatMap(\.viewsShowingTint)
  }

  private var showsTint: Bool {
    switch self {
    case is UIControl, is UIProgressView, is BarContent: true
    case let pictureView as UIImageView: pictureView.image?.isTemplate == true
    default: false
    }
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.appearance.tintAdjustmentMode != .automatic {
        return current.appearance.tintAdjustmentMode
      }
      view = current.superview
    }
    return .normal
  }

  /// The nearest colour up the tree, else the app's accent or the system's blue; grey while dimmed.
  var effectiveTintColor: UIColor {
    let color = undimmedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.desaturated(in: traitCollection) : color
  }

  private var undimmedTintColor: UIColor {
    var view: UIView? = self
    while let current = view, current.appearance.tintColor == nil { view = current.superview }
    return view?.appearance.tintColor ?? AppResources.accentColor ?? .systemBlue
  }

  /// The view has another superview: it and those below are notified whose tint is not the one that
  /// they know (observed: a view in a view that comes to the screen is told once, not once for each
  /// view around it).
  func inheritTint() {
    guard !InterfaceReader.isReading else { return }
    inherit(tint: undimmedTintColor, effectiveTintAdjustmentMode)
  }

  private func inherit(tint: UIColor, _ mode: TintAdjustmentMode) {
    let tint = appearance.tintColor ?? tint
    let own = appearance.tintAdjustmentMode
    let mode = own == .automatic ? mode : own
    if appearance.knownTint != tint || appearance.knownTintMode != mode {
      noteTint(tint, mode)
      if appearance.backgroundColor?.isDynamic == true {
        UIView.performWithoutAnimation { applyBackgroundColor() }
      }
      tintColorDidChange()
    }
    // One that came while this was elsewhere may know another.
    for subview in subviews { subview.inherit(tint: tint, mode) }
  }

  private func noteTint(_ tint: UIColor, _ mode: TintAdjustmentMode) {
    appearance.knownTint = tint
    appearance.knownTintMode = mode
  }

  /// Notifies the view and all below that inherit from it.
  ///
  /// Views of a file are notified when they join a hierarchy that is complete.
  ///
  /// - Parameter isNew: whether the tint comes from other surroundings, whose colours have no
  ///   animation.
  func tintMayHaveChanged(isNew: Bool = false) {
    guard !InterfaceReader.isReading else { return }
    if appearance.backgroundColor?.isDynamic == true {
      isNew ? UIView.performWithoutAnimation { applyBackgroundColor() } : applyBackgroundColor()
    }
    noteTint(undimmedTintColor, effectiveTintAdjustmentMode)
    tintColorDidChange()
    for subview in subviews
    where subview.appearance.tintColor == nil || subview.appearance.tintAdjustmentMode == .automatic
    {
      subview.tintMayHaveChanged(isNew: isNew)
    }
  }
}

extension UIColor {
  /// A dimmed tint: the grey of the same luma (inferred).
  fileprivate func desaturated(in traits: UITraitCollection) -> UIColor {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
