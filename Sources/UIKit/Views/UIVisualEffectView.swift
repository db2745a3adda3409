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
  private var hadGlass = false

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUpViews()
    // In an animation's block the effect comes with the animation, as any that is set
    // there (observed in apps).
    if effect != nil { show(effect) }
  }

  /// A part of UIKit's own, whose effect is there at once, whatever animation it is made in.
  static func still(_ effect: UIVisualEffect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    UIView.performWithoutAnimation { view.effect = effect }
    return view
  }

  /// Not designated on iOS: a subclass's own `init(frame:)` does not override it (documented).
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
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
    set { show(newValue) }
  }

  private func show(_ effect: UIVisualEffect?) {
    currentEffect = effect
    if effect != nil { applyMaterial() }
    applyAmount()
  }

  private var blur: BlurMaterial? {
    switch currentEffect {
    case let custom as _UICustomBlurEffect: custom.material
    case let blur as UIBlurEffect: BlurMaterial(blur.style, in: traitCollection)
    case let glass as UIGlassEffect: BlurMaterial(glass, in: traitCollection)
    default: nil
    }
  }

  /// Laid over what is blurred.
  private func tint(of blur: BlurMaterial) -> UIColor {
    (currentEffect as? UIGlassEffect).map { BlurMaterial.tint(of: $0, blur) }
      ?? (currentEffect as? _UICustomBlurEffect)?.tint ?? blur.tint
  }

  private func applyAmount() {
    let blur = blur
    setAmount(blur == nil ? 0 : 1)
    backdropView.backgroundColor =
      blur.map(tint) ?? backdropView.backgroundColor?.withAlphaComponent(0)
    applyGlass()
    let vibrancy = currentEffect as? UIVibrancyEffect
    content.alpha = vibrancy?.opacity ?? 1
    applyVibrancy(vibrancy)
  }

  /// Gives all content one colour: what it draws is the shape alone.
  private func applyVibrancy(_ vibrancy: UIVibrancyEffect?) {
    guard let blur = vibrancy?.blur else {
      if content.layer.filters != nil { content.layer.filters = nil }
      return
    }
    let material = BlurMaterial(blur.style, in: traitCollection)
    content.layer.filters = [Filter.colorMatrix(.white(material.white < 0.5 ? 1 : 0))]
  }

  /// Glass is a capsule with a bright edge; other effects have neither.
  private func applyGlass() {
    let isGlass = currentEffect is UIGlassEffect
    guard isGlass || hadGlass else { return }
    hadGlass = isGlass
    if isGlass, appearance.corners == nil { appearance.corners = .capsule() }
    let edge = UIColor(white: 1, alpha: traitCollection.userInterfaceStyle == .dark ? 0.2 : 0.6)
    backdropView.layer.borderColor = edge.cgColor
    backdropView.layer.borderWidth = isGlass ? 0.5 : 0
    setNeedsLayout()
  }

  /// The blur has the corners of the view, which does not clip its content.
  func shapeBackdrop() {
    guard hadGlass else { return }
    backdropView.layer.cornerRadius = layer.cornerRadius
    backdropView.layer.cornerRadii = layer.cornerRadii
    backdropView.layer.cornerCurve = layer.cornerCurve
    backdropView.layer.maskedCorners = layer.maskedCorners
    backdropView.clipsToBounds = true
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
      setAmount(blur.radius > 0 ? min(1, radius / blur.radius) : 1)
      if backdropView.backgroundColor == nil {
        backdropView.backgroundColor = tint(of: blur).withAlphaComponent(0)
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
