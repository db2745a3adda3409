import Foundation
import QuartzCore

/// A turning wheel of eight spokes.
///
/// It turns on the world's clock: one step each eighth of a second.
@preconcurrency
@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  static let spokes = 8
  /// How opaque the newest spoke and those before it are, in the colour (measured on four
  /// screenshots of iOS 13 to 26); all the others are like the last one.
  private static let strengths: [CGFloat] = [217, 180, 143, 106, 69].map { $0 / 255 }
  /// In parts of the wheel's side (measured for `medium` on two screenshots of iOS 16 and later).
  private static let spokeWidth: CGFloat = 1 / 8
  private static let spokeLength: CGFloat = 1 / 3
  /// Seconds for one turn.
  private static let period: CFTimeInterval = 1

  private let wheel = CALayer()

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Does not fail, as on iOS.
  public required init(coder: NSCoder) {
    style = .medium
    // UIView's does not fail either, despite its signature.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    setUp()
    coder.read(into: self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    hugContent(.horizontal, .vertical)
    isUserInteractionEnabled = false
    layer.addSublayer(wheel)
    for _ in 0..<UIActivityIndicatorView.spokes { wheel.addSublayer(CALayer()) }
    color = UIActivityIndicatorView.color(of: style)
    update()
  }

  open var style: Style {
    didSet {
      color = UIActivityIndicatorView.color(of: style)
      invalidateIntrinsicContentSize()
    }
  }

  /// Nil means the style's own.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = UIActivityIndicatorView.color(of: style) }
      update()
    }
  }

  open var hidesWhenStopped = true { didSet { update() } }

  /// How many spokes show, from twelve o'clock on; nil is all, the one fainter than the other.
  var shownSpokes: Int? { didSet { if shownSpokes != oldValue { update() } } }

  open private(set) var isAnimating = false

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    update()
    let spokes = UIActivityIndicatorView.spokes
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<spokes).map { 2 * Double.pi * Double($0) / Double(spokes) }
    turn.calculationMode = .discrete
    turn.duration = UIActivityIndicatorView.period
    turn.repeatCount = .infinity
    turn.isAmbient = true
    wheel.add(turn, forKey: "turn")
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    wheel.removeAnimation(forKey: "turn")
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  private static func size(of style: Style) -> CGSize {
    switch style {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    default: CGSize(width: 20, height: 20)
    }
  }

  private static func color(of style: Style) -> UIColor {
    switch style {
    case .white, .whiteLarge: .white
    case .gray: UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
    // Measured in light and dark.
    case .medium, .large: .secondaryLabel
    }
  }

  private func update() {
    isHidden = hidesWhenStopped && !isAnimating
    let spokes = wheel.sublayers ?? []
    let whole = color.resolvedColor(with: traitCollection).cgColor
    for (index, spoke) in spokes.enumerated() {
      // The newest spoke is the last one before twelve o'clock.
      let age = spokes.count - 1 - index
      let fading = Self.strengths[min(age, Self.strengths.count - 1)]
      let strength = shownSpokes.map { index < $0 ? 1 : 0 } ?? fading
      spoke.backgroundColor = whole.copy(alpha: whole.alpha * strength)
    }
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// An override of `intrinsicContentSize` may ask `sizeThatFits(_:)`, which does not ask back.
  private var naturalSize: CGSize { UIActivityIndicatorView.size(of: style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let side = UIActivityIndicatorView.size(of: style).width
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let width = side * Self.spokeWidth
    let length = side * Self.spokeLength
    for (index, spoke) in (wheel.sublayers ?? []).enumerated() {
      let angle =
        2 * CGFloat.pi * CGFloat(index) / CGFloat(UIActivityIndicatorView.spokes)
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.cornerRadius = width / 2
      let radius = side / 2 - length / 2
      spoke.position = CGPoint(x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle))
      spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    }
    CATransaction.commit()
  }
}
