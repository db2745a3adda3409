import CoreGraphics
import Foundation

/// The floating calendar or wheels of a compact date picker.
///
/// It covers the window without darkening it (measured on iOS 15 and 18), and closes at a touch
/// beside the card.
final class DateCard: UIView {
  private enum Metrics {
    /// Points, along a continuous curve (measured, as the sizes of the wheels' card are).
    static let cornerRadius: CGFloat = 13
    static let wheels = CGSize(width: 232, height: 204)
    /// From the sides of the card to the band of the chosen rows.
    static let band: CGFloat = 16
    static let gap: CGFloat = 8
    static let margin: CGFloat = 8
    /// What the card stands inside of where texts begin (measured on iOS 15 and 18 within 1.5
    /// points).
    static let inset: CGFloat = 6
    /// Above and below the calendar (measured on iOS 15).
    static let padding: (top: CGFloat, bottom: CGFloat) = (4, 16)
    /// Wide and even on all sides (measured on iOS 15 and 18).
    static let shadow: (radius: CGFloat, offset: CGSize) = (60, .zero)
    /// Of its size, when the card begins to open (inferred).
    static let closedScale: CGFloat = 0.5
  }

  /// The picker holds its card weakly.
  private let picker: UIDatePicker
  private let field: DateFields.Field
  private let card = UIView()
  private let shadow = MenuShadow(
    cornerRadius: Metrics.cornerRadius,
    radius: Metrics.shadow.radius,
    offset: Metrics.shadow.offset
  )
  /// The screen behind shows through a little (observed; which material is inferred).
  private let surface = UIVisualEffectView.still(UIBlurEffect(style: .systemMaterial))
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
    surface.layer.cornerRadius = Metrics.cornerRadius
    surface.layer.cornerCurve = .continuous
    surface.clipsToBounds = true
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
      surface.contentView.addSubview(month)
      self.month = month
    case .time:
      let wheels = DateWheels(of: picker, mode: .time)
      surface.contentView.addSubview(wheels)
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
      CGSize(
        width: MonthView.width,
        height: Metrics.padding.top + MonthView.height + Metrics.padding.bottom
      )
    case .time:
      Metrics.wheels
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The picker may have left the window before the card has closed.
    guard !isClosing else { return }
    let frame = place(cardSize)
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    shadow.frame = card.bounds
    surface.frame = card.bounds
    month?.frame = card.bounds.inset(
      by: UIEdgeInsets(top: Metrics.padding.top, left: 0, bottom: Metrics.padding.bottom, right: 0)
    )
    // The wheels are as tall as elsewhere: what is beyond the card is empty.
    wheels?.frame = card.bounds.insetBy(
      dx: Metrics.band - UIPickerView.margin,
      dy: (frame.height - UIPickerView.usualHeight) / 2
    )
  }

  /// Below its field, or above it where there is more room.
  private func place(_ size: CGSize) -> CGRect {
    let source = picker.convert(picker.frame(of: field), to: self)
    var room = bounds.inset(by: safeAreaInsets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let inset = min(sideMargin + Metrics.inset - Metrics.margin, (room.width - size.width) / 2)
    room = room.insetBy(dx: max(0, inset), dy: 0)
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
    })
  }

  private func hide() {
    card.transform = CGAffineTransform(scaleX: Metrics.closedScale, y: Metrics.closedScale)
    card.alpha = 0
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
