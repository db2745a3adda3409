import Foundation

/// The background of a bar and the hairline at its inner edge.
final class BarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let imageView = UIImageView()
  private let hairline = UIView()
  /// Where the hairline is: below a navigation bar, above a toolbar or tab bar.
  private let hairlineIsAtBottom: Bool

  init(hairlineIsAtBottom: Bool) {
    self.hairlineIsAtBottom = hairlineIsAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effectView, imageView, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    effectView.isHidden = appearance.backgroundEffect == nil
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    imageView.isHidden = appearance.backgroundImage == nil
    backgroundColor = appearance.backgroundColor
    hairline.backgroundColor = appearance.shadowColor
    hairline.isHidden = appearance.shadowColor == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    imageView.frame = bounds
    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0,
      y: hairlineIsAtBottom ? bounds.height : -thickness,
      width: bounds.width,
      height: thickness
    )
  }
}
