import CoreGraphics
import Foundation

/// A month of a calendar: its name, the days of the week, and a grid of days to tap.
final class MonthView: UIView {
  // Those of a compact date's card, measured on iOS 15 within half a point.
  static let width: CGFloat = 320
  static let margin: CGFloat = 16
  /// From the sides to the columns.
  static let columnMargin: CGFloat = 10
  static let timeHeight: CGFloat = 50
  static let headerHeight: CGFloat = 47
  private static let weekdayHeight: CGFloat = 19.67
  /// Of all weeks of a month: five are 45.6 points high each.
  private static let pageHeight: CGFloat = 228
  static let height = headerHeight + weekdayHeight + pageHeight
  /// From the middle of the last sign to the side, and between the signs.
  private static let signs: (side: CGFloat, distance: CGFloat) = (22.67, 48.33)
  /// In seconds, as long as content takes that scrolls by itself (inferred).
  static let turnDuration: TimeInterval = 0.3

  var onChoose: ((Date) -> Void)?
  /// Called when another month is shown, with a date of the one before.
  var onTurn: ((Date) -> Void)?
  /// Called with the first day of a month that was chosen on the wheels; the month is shown by
  /// then.
  var onChooseMonth: ((Date) -> Void)?
  /// What is below the number of a day.
  var decoration: ((DateComponents) -> UIView?)?
  var canChoose: ((Date) -> Bool)?
  var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { rebuild() } }

  private let calendar: Calendar
  private let title = UILabel()
  /// Right after the name of the month (observed); its size is inferred.
  private let titleChevron = UIImageView(
    image: UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    )
  )
  /// Over both, for wheels in place of the days.
  private let titleButton = UIControl()
  private var wheels: MonthWheels?
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  /// Cuts off the months that slide past each other.
  private let pageArea = UIView()
  private(set) var page: MonthPage?
  /// Nil unless a finger moves the months.
  var neighbour: Neighbour?
  /// A date of the month that is shown.
  private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
  private var selected: [Date] = []
  private var limits: (first: Date?, last: Date?) = (nil, nil)
  private var look: MonthPage.Look {
    MonthPage.Look(
      selected: selected,
      limits: limits,
      fontDesign: fontDesign,
      decoration: decoration,
      canChoose: canChoose
    )
  }

  init(calendar: Calendar) {
    self.calendar = calendar
    super.init(frame: .zero)
    pageArea.clipsToBounds = true
    addGestureRecognizer(makeSwipe())
    addPart(pageArea)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    titleChevron.contentMode = .center
    addSubview(titleChevron)
    titleButton.accessibilityLabel = "Show year picker"
    titleButton.isAccessibilityElement = true
    titleButton.addAction(
      UIAction { [weak self] _ in self?.toggleWheels() },
      for: .touchUpInside
    )
    addSubview(titleButton)
    for (button, symbol, step) in [(back, "chevron.backward", -1), (forth, "chevron.forward", 1)] {
      button.setImage(
        UIImage(
          systemName: symbol,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .semibold)
        ),
        for: .normal
      )
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
    back.accessibilityLabel = "Previous Month"
    forth.accessibilityLabel = "Next Month"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the month of a date.
  func show(
    _ date: Date,
    selected: [Date],
    limits: (first: Date?, last: Date?) = (nil, nil),
    animated: Bool = false
  ) {
    self.selected = selected
    self.limits = limits
    if animated {
      slide(to: date)
    } else {
      month = date
      rebuild()
    }
    wheels?.show(date)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayTurn(pan)
  }

  // MARK: Turning

  private func month(after months: Int) -> Date? {
    calendar.date(byAdding: .month, value: months, to: calendar.firstDay(ofMonthOf: month))
  }

  private func turn(by months: Int) {
    guard canTurn(by: months), let next = month(after: months) else { return }
    let previous = month
    slide(to: next)
    onTurn?(previous)
  }

  private func canTurn(by months: Int) -> Bool {
    month(after: months).map(isWithinLimits) ?? false
  }

  /// Whether the limits leave a day of the month that begins then.
  private func isWithinLimits(_ start: Date) -> Bool {
    guard let end = calendar.date(byAdding: .month, value: 1, to: start) else { return false }
    if let first = limits.first, end <= calendar.startOfDay(for: first) { return false }
    if let last = limits.last, start > last { return false }
    return true
  }

  /// Whether there are days to turn, not wheels.
  var showsDays: Bool { wheels == nil }

  /// The days of the month beside the shown one, where a finger finds them; nil beyond the limits.
  func makeNeighbour(_ months: Int) -> Neighbour? {
    guard canTurn(by: months), let date = month(after: months) else { return nil }
    let page = makePage(of: date)
    page.frame = pageArea.bounds
    pageArea.addPart(page)
    page.layoutIfNeeded()
    return Neighbour(months: months, page: page)
  }

  /// A finger has turned to another month, whose days are there.
  func didTurn(to neighbour: Neighbour) {
    guard let next = month(after: neighbour.months) else { return }
    let previous = month
    month = next
    page = neighbour.page
    showNames()
    onTurn?(previous)
  }

  /// The days of the next month come from the right, those of the one before from the left
  /// (observed), and the other way round from right to left (inferred).
  func slide(to date: Date) {
    guard let old = page, window != nil,
      !calendar.isDate(date, equalTo: month, toGranularity: .month)
    else {
      month = date
      return rebuild()
    }
    let fromRight = (date > month) != isRightToLeft
    month = date
    showNames()
    let new = makePage(of: date)
    page = new
    let width = pageArea.bounds.width
    UIView.performWithoutAnimation {
      new.frame = pageArea.bounds
      pageArea.addPart(new)
      // It lays out what is around it too, which puts it at its place.
      new.layoutIfNeeded()
      new.frame.origin.x = fromRight ? width : -width
    }
    UIView.animate(
      withDuration: Self.turnDuration,
      animations: { [pageArea] in
        new.frame = pageArea.bounds
        old.frame = pageArea.bounds.offsetBy(dx: fromRight ? -width : width, dy: 0)
      },
      completion: { _ in old.removeFromSuperview() }
    )
  }

  // MARK: Wheels

  /// The month and the year on wheels come in place of the days, and go again (observed;
  /// the time is inferred).
  private func toggleWheels() {
    let old = wheels
    if old == nil {
      let new = MonthWheels(at: month, in: calendar) { [weak self] in self?.choose(month: $0) }
      wheels = new
      UIView.performWithoutAnimation {
        new.alpha = 0
        new.traits.isPart = true
        insertSubview(new, belowSubview: titleButton)
        setNeedsLayout()
        layoutIfNeeded()
      }
    } else {
      wheels = nil
    }
    titleButton.accessibilityLabel = old == nil ? "Hide year picker" : "Show year picker"
    UIView.animate(
      withDuration: Self.turnDuration,
      animations: { [self] in
        wheels?.alpha = 1
        old?.alpha = 0
        let rest: CGFloat = wheels == nil ? 1 : 0
        for view in [back, forth, pageArea] + weekdays { view.alpha = rest }
        titleChevron.transform =
          wheels == nil
          ? .identity : CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2)
        title.textColor = wheels == nil ? .label : tintColor
      },
      completion: { _ in old?.removeFromSuperview() }
    )
  }

  private func choose(month date: Date) {
    guard isWithinLimits(date) else {
      wheels?.show(month)
      return
    }
    let previous = month
    month = date
    rebuild()
    onTurn?(previous)
    onChooseMonth?(date)
  }

  // MARK: Days

  /// Shows the month again, without a motion.
  func rebuild() {
    showNames()
    for view in pageArea.subviews { view.removeFromSuperview() }
    neighbour = nil
    let page = makePage(of: month)
    pageArea.addPart(page)
    self.page = page
    setNeedsLayout()
  }

  private func makePage(of month: Date) -> MonthPage {
    MonthPage(of: month, in: calendar, look) { [weak self] in self?.onChoose?($0) }
  }

  /// Of the month and the days of the week.
  private func showNames() {
    let formatter = DateFormatter()
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
    title.text = formatter.string(from: month)
    back.isEnabled = canTurn(by: -1)
    forth.isEnabled = canTurn(by: 1)
    for view in weekdays { view.removeFromSuperview() }
    let names = calendar.shortStandaloneWeekdaySymbols
    weekdays = names.indices.map { index in
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased()
      label.alpha = wheels == nil ? 1 : 0
      addPart(label)
      return label
    }
    setNeedsLayout()
  }

  // MARK: Layout

  static func columnWidth(in width: CGFloat) -> CGFloat { (width - 2 * columnMargin) / 7 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let width = min(title.intrinsicContentSize.width.rounded(.up), bounds.width - 136)
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      frameFromLeading(CGRect(x: x, y: 0, width: width, height: Self.headerHeight))
    }
    title.frame = place(margin, width)
    let chevron = place(margin + width + 4, 12)
    titleChevron.bounds = CGRect(origin: .zero, size: chevron.size)
    titleChevron.center = CGPoint(x: chevron.midX, y: chevron.midY)
    titleButton.frame = place(0, margin + width + 20)
    wheels?.frame = CGRect(
      x: 0,
      y: Self.headerHeight,
      width: bounds.width,
      height: max(0, bounds.height - Self.headerHeight)
    )
    let side: CGFloat = 44
    let last = CGRect(
      x: bounds.width - Self.signs.side - side / 2,
      y: (Self.headerHeight - side) / 2,
      width: side,
      height: side
    )
    forth.frame = frameFromLeading(last)
    back.frame = frameFromLeading(last.offsetBy(dx: -Self.signs.distance, dy: 0))
    let column = Self.columnWidth(in: bounds.width)
    for (index, label) in weekdays.enumerated() {
      label.frame = frameFromLeading(
        CGRect(
          x: Self.columnMargin + CGFloat(index) * column,
          y: Self.headerHeight,
          width: column,
          height: Self.weekdayHeight
        )
      )
    }
    let top = Self.headerHeight + Self.weekdayHeight
    pageArea.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    if neighbour == nil { page?.frame = pageArea.bounds }
  }
}
