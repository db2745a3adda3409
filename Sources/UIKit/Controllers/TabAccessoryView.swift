import Foundation

/// The glass that an accessory stands on.
final class TabAccessoryView: UIView {
  private let shadow = MenuShadow(cornerRadius: UITabAccessory.height / 2)
  private let glass = UIVisualEffectView.still(UIGlassEffect())
  let accessory: UITabAccessory

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    glass.clipsToBounds = true
    glass.traitOverrides.tabAccessoryEnvironment = .regular
    addSubview(shadow)
    addSubview(glass)
    glass.contentView.addSubview(accessory.contentView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    shadow.frame = bounds
    glass.frame = bounds
    glass.layer.cornerRadius = bounds.height / 2
    accessory.contentView.frame = glass.contentView.bounds
  }
}
