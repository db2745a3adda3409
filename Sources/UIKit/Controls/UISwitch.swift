import Foundation
import QuartzCore

/// A control that is on or off: 51 by 31 points whatever its frame says.
@preconcurrency
@MainActor
open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2

  /// What shows, as large as ever also in a control that constraints squeeze (observed).
  private let face = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  /// The ground while it is off, which apps reach as the first view of the first one to give
  /// it a colour (observed).
  private let well = UIView()
  /// The ground while it is on.
  private let track = UIView()
  private let thumb = UIView()
  private var value = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UISwitch.self)
  }

  private func setUp() {
    hugContent(.horizontal, .vertical)
    face.isUserInteractionEnabled = false
    addSubview(face)
    for view in [well, track, thumb] { face.addSubview(view) }
    for view in [well, track] { view.layer.cornerRadius = UISwitch.size.height / 2 }
    well.backgroundColor = .secondarySystemFill
    thumb.layer.cornerRadius = UISwitch.size.height / 2 - UISwitch.thumbInset
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    // The thumb's shadow ends with the track (measured).
    face.layer.cornerRadius = UISwitch.size.height / 2
    face.clipsToBounds = true
    update()
    // Not left to the first layout, which some subclasses keep to themselves.
    layOutParts()
  }

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) { turn(on, animated: animated) }

  private func turn(_ on: Bool, animated: Bool) {
    value = on
    guard animated, UIKitWorld.current.animations.animatesOwnChanges else {
      update()
      layOutThumb()
      return
    }
    UIView.animate(withDuration: 0.25) { [self] in
      update()
      layOutThumb()
    }
  }

  open var onTintColor: UIColor? { didSet { update() } }
  open var thumbTintColor: UIColor? { didSet { update() } }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  private func update() {
    track.backgroundColor = onTintColor ?? .systemGreen
    track.alpha = value ? 1 : 0
    well.alpha = value ? 0 : 1
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  /// What shows is inside `face`: a subclass is not laid out again for it (inferred from switches
  /// that paint their surroundings in `layoutSubviews`).
  package override func stateDidChange() { update() }

  package override func sendPrimaryAction(with event: UIEvent?) {
    // A finger does not call `setOn` (inferred from subclasses that override it).
    turn(!value, animated: true)
    sendValueChanged(with: event)
  }

  /// Constraints leave out two points at its right edge: a switch at a margin reaches that far into
  /// it (measured: Interface Builder's frames, up to iOS 18; the side from right to left is
  /// inferred).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: UISwitch.size)).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    for view in [well, track] { view.frame = CGRect(origin: .zero, size: UISwitch.size) }
    layOutThumb()
  }

  private func layOutThumb() {
    let inset = UISwitch.thumbInset
    let side = UISwitch.size.height - 2 * inset
    let isRight = value != isRightToLeft
    let x = isRight ? UISwitch.size.width - inset - side : inset
    thumb.frame = CGRect(x: x, y: inset, width: side, height: side)
  }
}
