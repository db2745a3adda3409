import Foundation
import QuartzCore

/// Shows a background configuration behind a cell's content.
@MainActor
final class BackgroundConfigurationView: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { update() } }
  private let picture = UIImageView()
  private var content: UIView?
  private let effect = UIVisualEffectView(effect: nil)
  private var stroke = OutsetStroke()

  private func update() {
    backgroundColor = nil
    isUserInteractionEnabled = false
    setNeedsLayout()
    picture.backgroundColor = configuration.shownBackgroundColor(for: tintColor)
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.layer.cornerRadius = configuration.cornerRadius
    picture.clipsToBounds = configuration.cornerRadius > 0
    effect.effect = configuration.visualEffect
    effect.layer.cornerRadius = configuration.cornerRadius
    effect.clipsToBounds = true
    if configuration.visualEffect != nil, effect.superview == nil { insertSubview(effect, at: 0) }
    if picture.superview == nil { addSubview(picture) }
    showStroke()
    guard content !== configuration.customView else { return }
    content?.removeFromSuperview()
    content = configuration.customView
    if let content { addSubview(content) }
  }

  private func showStroke() {
    let color = configuration.resolvedStrokeColor(for: tintColor)
    let holder = stroke.holder(for: configuration, around: picture)
    holder.borderWidth = configuration.strokeWidth
    holder.borderColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: configuration.insets(in: superview ?? self))
    picture.frame = frame
    content?.frame = frame
    effect.frame = frame
    let radius = configuration.cornerRadius
    stroke.place(around: frame, radius: radius, outset: configuration.strokeOutset)
    configuration.shadowProperties.apply(
      to: layer,
      around: frame,
      radius: radius,
      in: traitCollection
    )
  }
}
