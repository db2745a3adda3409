import Display
import Foundation
import QuartzCore

/// Blurs what is behind it.
///
/// Its content goes into `contentView`.
@preconcurrency
@MainActor
open class UIVisualEffectView: UIView {
  /// The view that filters what is behind.
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
    UIView.performWithoutAnimation { applyAmount() }
  }

  open var contentView: UIView { content }

  /// A change inside an animation block animates the radius and the tint of the blur (measured),
  /// not the alpha of a finished blur over sharp text.
  open var effect: UIVisualEffect? {
    get { currentEffect }
    set {
      currentEffect = newValue
      if newValue != nil { applyMaterial() }
      applyAmount()
    }
  }

  private var blur: BlurMaterial? {
    (currentEffect as? UIBlurEffect).map { BlurMaterial($0.style, in: traitCollection) }
  }

  private func applyAmount() {
    let blur = blur
    setAmount(blur == nil ? 0 : 1)
    backdropView.backgroundColor = blur?.tint ?? backdropView.backgroundColor?.withAlphaComponent(0)
    content.alpha = (currentEffect as? UIVibrancyEffect)?.opacity ?? 1
  }

  private func setAmount(_ amount: CGFloat) {
    backdropView.layer.setValue(amount, forKey: LayerProperty.backdropAmount.rawValue)
  }

  /// The new blur starts with the radius that the old one has.
  private func applyMaterial() {
    guard let blur else { return }
    let layer = backdropView.layer
    let radius = (layer.backdrop?.radius ?? 0) * layer.values.backdropAmount
    UIView.performWithoutAnimation {
      layer.backdrop = LayerBackdrop(radius: blur.radius, saturation: blur.saturation)
      setAmount(min(1, radius / blur.radius))
      if backdropView.backgroundColor == nil {
        backdropView.backgroundColor = blur.tint.withAlphaComponent(0)
      }
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyMaterial()
    UIView.performWithoutAnimation { applyAmount() }
  }
}

extension BlurMaterial {
  fileprivate var tint: UIColor { UIColor(white: white, alpha: alpha) }
}
