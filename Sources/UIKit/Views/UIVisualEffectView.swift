import Display
import Foundation
import QuartzCore

/// Blurs what is behind it. Its content goes into `contentView`.
@preconcurrency
@MainActor
open class UIVisualEffectView: UIView {
  /// Filters what lies behind; its alpha says how much.
  private let backdropView = UIView()
  private let content = UIView()
  private var currentEffect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    currentEffect = effect
    setUpViews()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpViews()
    coder.read(into: self, as: UIVisualEffectView.self)
  }

  private func setUpViews() {
    for view in [backdropView, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdropView.isUserInteractionEnabled = false
    content.clipsToBounds = false
    applyMaterial()
    applyAmount()
  }

  open var contentView: UIView { content }

  /// A change inside an animation block grows or fades the effect.
  open var effect: UIVisualEffect? {
    get { currentEffect }
    set {
      currentEffect = newValue
      if newValue != nil { applyMaterial() }
      applyAmount()
    }
  }

  private func applyAmount() {
    backdropView.alpha = currentEffect is UIBlurEffect ? 1 : 0
    content.alpha = (currentEffect as? UIVibrancyEffect)?.opacity ?? 1
  }

  private func applyMaterial() {
    guard let blur = currentEffect as? UIBlurEffect else { return }
    let material = BlurMaterial(blur.style, in: traitCollection)
    UIView.performWithoutAnimation {
      backdropView.layer.backdrop = LayerBackdrop(filters: [
        .gaussianBlur(sigma: material.radius),
        .colorMatrix(.saturation(material.saturation)),
      ])
      backdropView.backgroundColor = UIColor(white: material.white, alpha: material.alpha)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyMaterial()
  }
}
