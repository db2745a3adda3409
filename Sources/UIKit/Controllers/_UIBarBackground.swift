import Foundation

/// The background of a bar and the hairline at its inner edge.
///
/// Apps look for it among the views of a bar by this name.
final class _UIBarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  /// The colour over a material (documented: it is on top of any blur effects); without one the
  /// colour is the background's own.
  private let colorView = UIView()
  private let imageView = UIImageView()
  private let hairline = BarHairline()
  /// A picture in place of the hairline.
  private let shadowView = UIImageView()
  /// Where the hairline is: below a navigation bar, above a toolbar or tab bar.
  var hairlineIsAtBottom: Bool {
    didSet { if hairlineIsAtBottom != oldValue { setNeedsLayout() } }
  }

  init(hairlineIsAtBottom: Bool) {
    self.hairlineIsAtBottom = hairlineIsAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effectView, colorView, hairline, shadowView, imageView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the hairline is away in every appearance: a key of the bars that is not in the
  /// headers.
  var hidesHairline = false { didSet { updateHairline() } }

  /// What it shows now.
  private var look: UIBarAppearance?

  /// - Parameter shadow: in place of the appearance's own picture.
  func show(_ appearance: UIBarAppearance, shadow: UIImage? = nil) {
    look = appearance
    let isOther = shadowView.image?.size != (shadow ?? appearance.shadowImage)?.size
    shadowView.image = shadow ?? appearance.shadowImage
    if isOther { setNeedsLayout() }
    shadowView.tintColor = appearance.shadowColor
    effectView.effect = appearance.backgroundEffect
    effectView.isHidden = appearance.backgroundEffect == nil
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    imageView.isHidden = appearance.backgroundImage == nil
    let hasEffect = appearance.backgroundEffect != nil
    backgroundColor = hasEffect ? nil : appearance.backgroundColor
    colorView.backgroundColor = hasEffect ? appearance.backgroundColor : nil
    colorView.isHidden = colorView.backgroundColor == nil
    hairline.backgroundColor = appearance.shadowColor
    updateHairline()
  }

  private func updateHairline() {
    let image = shadowView.image
    hairline.hide(hidesHairline || hairline.backgroundColor == nil || image != nil)
    // A template without a colour shows nothing (documented).
    let isClear = image?.renderingMode == .alwaysTemplate && hairline.backgroundColor == nil
    shadowView.isHidden = hidesHairline || image == nil || isClear
  }

  /// Covers the bounds of its bar, and as many points above and below them.
  func cover(_ bounds: CGRect, reachingUp up: CGFloat, down: CGFloat = 0) {
    frame = CGRect(x: 0, y: -up, width: bounds.width, height: bounds.height + up + down)
  }

  /// Another background of the same look and place.
  func makeCopy() -> _UIBarBackground {
    let copy = _UIBarBackground(hairlineIsAtBottom: hairlineIsAtBottom)
    copy.frame = frame
    copy.hidesHairline = hidesHairline
    if hairline.isHiddenByApp { copy.hairline.isHidden = true }
    if let look { copy.show(look, shadow: shadowView.image) }
    copy.layoutIfNeeded()
    return copy
  }

  /// Whether nothing shows through the look, as far as its colours tell.
  private var isOpaqueLook: Bool {
    guard let color = look?.backgroundColor else { return false }
    return color.resolvedColor(with: traitCollection).cgColor.alpha >= 1
  }

  /// A copy with the look before, while it fades.
  private weak var leaving: _UIBarBackground?

  /// Fades to another look along with a change of screens; looks that are alike just stay.
  ///
  /// A look that covers the content stays whole below or above the other one, so that
  /// nothing shines through in the middle (observed). While one look fades, the other one is
  /// whatever is shown last.
  func fade(
    to new: UIBarAppearance,
    shadow: UIImage? = nil,
    with coordinator: TransitionCoordinator?
  ) {
    guard let coordinator, let superview, leaving == nil, look?.looks(like: new) == false else {
      show(new, shadow: shadow)
      if leaving?.look?.looks(like: new) == true { stopFading() }
      return
    }
    var leaving = self
    // The look may change in the animation of the screens, or of what an app animates alongside.
    UIView.performWithoutAnimation {
      leaving = makeCopy()
      let wasOpaque = isOpaqueLook
      show(new, shadow: shadow)
      let isCovered = !isOpaqueLook && wasOpaque
      if isCovered {
        superview.insertSubview(leaving, aboveSubview: self)
      } else {
        superview.insertSubview(leaving, belowSubview: self)
        alpha = 0
      }
    }
    self.leaving = leaving
    let leaves = !isOpaqueLook
    coordinator.animateAlongsideTransition(
      in: superview,
      animation: { _ in
        if leaves { leaving.alpha = 0 }
        self.alpha = 1
      },
      completion: { _ in
        leaving.removeFromSuperview()
        self.alpha = 1
      }
    )
  }

  /// The look before has come back: two of it that fade would let the content through.
  private func stopFading() {
    leaving?.removeFromSuperview()
    leaving = nil
    UIView.performWithoutAnimation { alpha = 1 }
    layer.removeAnimation(forKey: "opacity")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [effectView, colorView, imageView] { view.frame = bounds }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0,
      y: hairlineIsAtBottom ? bounds.height : -thickness,
      width: bounds.width,
      height: thickness
    )
    let height = shadowView.image?.size.height ?? 0
    shadowView.frame = CGRect(
      x: 0,
      y: hairlineIsAtBottom ? bounds.height : -height,
      width: bounds.width,
      height: height
    )
  }
}

extension UIBarAppearance {
  fileprivate func looks(like other: UIBarAppearance) -> Bool {
    backgroundEffect?.style == other.backgroundEffect?.style
      && backgroundColor == other.backgroundColor && backgroundImage === other.backgroundImage
      && shadowColor == other.shadowColor && UIImage.areAlike(shadowImage, other.shadowImage)
  }
}

/// One pixel at a bar's inner edge.
///
/// Apps look for the first image view that is no higher than a point, and hide it for good
/// (observed).
private final class BarHairline: UIImageView {
  fileprivate private(set) var isHiddenByApp = false

  override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByApp = newValue
      super.isHidden = newValue
    }
  }

  func hide(_ isHidden: Bool) { super.isHidden = isHidden || isHiddenByApp }
}
