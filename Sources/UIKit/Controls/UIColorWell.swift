import CoreGraphics
import Foundation

/// A round button with a colour that opens a colour picker.
@preconcurrency
@MainActor
open class UIColorWell: UIControl {
  /// In points, as on a phone (observed).
  private static let side: CGFloat = 28
  private static let ring: CGFloat = 3

  private let rainbow = CAGradientLayer()
  private let hole = CALayer()
  private let disc = CALayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    rainbow.type = .conic
    rainbow.startPoint = CGPoint(x: 0.5, y: 0.5)
    rainbow.endPoint = CGPoint(x: 1, y: 0.5)
    rainbow.colors = (0...6).map { hue in
      UIColor(hue: CGFloat(hue % 6) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor
    }
    for part in [rainbow, hole, disc] { layer.addSublayer(part) }
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    update()
  }

  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor? { didSet { update() } }

  private func update() {
    hole.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
    let color = selectedColor?.resolvedColor(with: traitCollection)
    disc.backgroundColor = color?.cgColor
    setNeedsLayout()
  }

  private func open() {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let host = responder as? UIViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.onChoose = { [weak self] color in
      self?.selectedColor = color
      self?.sendValueChanged()
    }
    host.present(picker, animated: true)
  }

  package override var tapIsPrimaryAction: Bool { false }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(Self.side, bounds.width, bounds.height)
    for (index, part) in [rainbow, hole, disc].enumerated() {
      let inset = [0, Self.ring, Self.ring + 1.5][index]
      let diameter = max(0, side - 2 * inset)
      part.frame = CGRect(
        x: bounds.midX - diameter / 2,
        y: bounds.midY - diameter / 2,
        width: diameter,
        height: diameter
      )
      part.cornerRadius = diameter / 2
      part.masksToBounds = true
    }
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// An override of `intrinsicContentSize` may ask `sizeThatFits(_:)`, which does not ask back.
  private var naturalSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open var supportsEyedropper = true
  /// 0 chooses among the colours of a plain screen, the only ones here.
  open var maximumLinearExposure: CGFloat = 0
}
