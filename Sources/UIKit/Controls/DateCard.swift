import CoreGraphics
import Foundation

/// The floating calendar or wheels of a compact date picker.
///
/// It covers the window, and closes at a touch beside the card.
final class DateCard: UIView {
  private enum Metrics {
    /// Points (observed on iOS 14 and later; all numbers are inferred).
    static let cornerRadius: CGFloat = 13
    static let gap: CGFloat = 8
    static let margin: CGFloat = 8
    static let padding: CGFloat = 8
    static let timeWidth: CGFloat = 200
    static let dimming: CGFloat = 0.12
    /// Of its size, when the card begins to open.
    static let closedScale: CGFloat = 0.5
  }

  /// The picker holds its card weakly.
  private let picker: UIDatePicker
  private let field: DateFields.Field
  private let dimming = UIView()
  private let card = UIView()
  private let shadow = MenuShadow(cornerRadius: Metrics.cornerRadius)
  private let surface = UIView()
  private var month: MonthView?
  private var wheels: DateWheels?
  private var isClosing = false

  init(of picker: UIDatePicker, for field: DateFields.Field) {
    self.picker = picker
    self.field = field
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tintColor = picker.tintColor
    overrideUserInterfaceStyle = picker.traitCollection.userInterfaceStyle
    dimming.backgroundColor = UIColor.black.withAlphaComponent(Metrics.dimming)
    dimming.isUserInteractionEnabled = false
    surface.backgroundColor = .secondarySystemGroupedBackground
    surface.layer.cornerRadius = Metrics.cornerRadius
    surface.clipsToBounds = true
    addSubview(dimming)
    addSubview(card)
    card.addSubview(shadow)
    card.addSubview(surface)
    addContent()
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func addContent() {
    switch field {
    case .date:
      let month = MonthView(calendar: picker.ownCalendar)
      month.onChoose = { [weak picker] in picker?.choose(day: $0) }
      month.onChooseMonth = { [weak picker] in picker?.choose(month: $0) }
      surface.addSubview(month)
      self.month = month
    case .time:
      let wheels = DateWheels(of: picker, mode: .time)
      surface.addSubview(wheels)
      self.wheels = wheels
    }
  }

  /// Shows the date of the picker.
  func update() {
    month?.show(
      picker.date,
      selected: [picker.date],
      limits: (picker.minimumDate, picker.maximumDate)
    )
    wheels?.update()
  }

  // MARK: Layout

  private var cardSize: CGSize {
    switch field {
    case .date:
      CGSize(width: MonthView.width, height: MonthView.height + 2 * Metrics.padding)
    case .time:
      CGSize(width: Metrics.timeWidth, height: UIPickerView().intrinsicContentSize.height)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    // The picker may have left the window before the card has closed.
    guard !isClosing else { return }
    let frame = place(cardSize)
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    shadow.frame = card.bounds
    surface.frame = card.bounds
    month?.frame = card.bounds.insetBy(dx: 0, dy: Metrics.padding)
    wheels?.frame = card.bounds
  }

  /// Below its field, or above it where there is more room.
  private func place(_ size: CGSize) -> CGRect {
    let source = picker.convert(picker.frame(of: field), to: self)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let fitsBelow = source.maxY + Metrics.gap + size.height <= room.maxY
    let isBelow = fitsBelow || source.midY <= room.midY
    let x = source.midX - size.width / 2
    let y = isBelow ? source.maxY + Metrics.gap : source.minY - Metrics.gap - size.height
    return CGRect(
      x: max(room.minX, min(x, room.maxX - size.width)),
      y: max(room.minY, min(y, room.maxY - size.height)),
      width: size.width,
      height: size.height
    )
  }

  // MARK: Opening and closing

  func open(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      hide()
    }
    UIView.animateWithSystemSpring(animations: { [self] in
      card.transform = .identity
      card.alpha = 1
      dimming.alpha = 1
    })
  }

  private func hide() {
    card.transform = CGAffineTransform(scaleX: Metrics.closedScale, y: Metrics.closedScale)
    card.alpha = 0
    dimming.alpha = 0
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    UIView.animateWithSystemSpring(
      duration: 0.3,
      animations: { self.hide() },
      completion: { _ in self.removeFromSuperview() }
    )
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    picker.closeCard()
  }
}
