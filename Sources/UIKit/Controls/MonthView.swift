import CoreGraphics
import Foundation

/// A month of a calendar: its name, the days of the week, and a grid of days to tap.
final class MonthView: UIView {
  /// As iOS lays it out on a phone (observed).
  static let width: CGFloat = 320
  static let margin: CGFloat = 16
  static let timeHeight: CGFloat = 50
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let rowHeight: CGFloat = 44
  private static let rows = 6
  static let height = headerHeight + weekdayHeight + rowHeight * CGFloat(rows)

  var onChoose: ((Date) -> Void)?
  /// Called when another month is shown.
  var onTurn: (() -> Void)?
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
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [DayCell] = []
  /// A date of the month that is shown.
  private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
  private var selected: [Date] = []
  private var limits: (first: Date?, last: Date?) = (nil, nil)

  init(calendar: Calendar) {
    self.calendar = calendar
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    titleChevron.contentMode = .center
    addSubview(titleChevron)
    for (button, symbol, step) in [(back, "chevron.left", -1), (forth, "chevron.right", 1)] {
      button.setImage(
        UIImage(
          systemName: symbol,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
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
  func show(_ date: Date, selected: [Date], limits: (first: Date?, last: Date?) = (nil, nil)) {
    month = date
    self.selected = selected
    self.limits = limits
    rebuild()
  }

  private func turn(by months: Int) {
    guard let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
    month = next
    rebuild()
    onTurn?()
  }

  // MARK: Days

  func rebuild() {
    let formatter = DateFormatter()
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
    title.text = formatter.string(from: month)
    for view in weekdays + days { view.removeFromSuperview() }
    let names = calendar.shortStandaloneWeekdaySymbols
    weekdays = names.indices.map { index in
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased()
      addSubview(label)
      return label
    }
    days = monthDays.enumerated().map { index, day in
      let cell = DayCell(
        number: index + 1,
        isToday: calendar.isDate(day, inSameDayAs: Date()),
        isSelected: selected.contains { calendar.isDate($0, inSameDayAs: day) },
        design: fontDesign,
        decoration: decoration?(calendar.dateComponents([.era, .year, .month, .day], from: day))
      )
      cell.isEnabled = isWithinLimits(day) && canChoose?(day) ?? true
      cell.addAction(UIAction { [weak self] _ in self?.onChoose?(day) }, for: .touchUpInside)
      addSubview(cell)
      return cell
    }
    setNeedsLayout()
  }

  private var firstDay: Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: month)) ?? month
  }

  private var monthDays: [Date] {
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: firstDay) }
  }

  private func isWithinLimits(_ day: Date) -> Bool {
    if let first = limits.first, day < calendar.startOfDay(for: first) { return false }
    if let last = limits.last, day > last { return false }
    return true
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let width = min(title.intrinsicContentSize.width.rounded(.up), bounds.width - 136)
    title.frame = CGRect(x: margin, y: 0, width: width, height: Self.headerHeight)
    titleChevron.frame = CGRect(
      x: title.frame.maxX + 4,
      y: 0,
      width: 12,
      height: Self.headerHeight
    )
    forth.frame = CGRect(x: bounds.width - margin - 32, y: 6, width: 32, height: 32)
    back.frame = forth.frame.offsetBy(dx: -40, dy: 0)
    let column = (bounds.width - margin) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: margin / 2 + CGFloat(index) * column,
        y: Self.headerHeight,
        width: column,
        height: Self.weekdayHeight
      )
    }
    let start = (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
    let top = Self.headerHeight + Self.weekdayHeight
    let height = (bounds.height - top) / CGFloat(Self.rows)
    for (index, cell) in days.enumerated() {
      let place = start + index
      cell.frame = CGRect(
        x: margin / 2 + CGFloat(place % 7) * column,
        y: top + CGFloat(place / 7) * height,
        width: column,
        height: height
      )
    }
  }
}

/// The number of a day, in a circle where it is chosen.
private final class DayCell: UIControl {
  private let circle = UIView()
  private let label = UILabel()
  private let decoration: UIView?
  private let isToday: Bool
  private let isChosen: Bool

  init(
    number: Int,
    isToday: Bool,
    isSelected: Bool,
    design: UIFontDescriptor.SystemDesign,
    decoration: UIView?
  ) {
    self.isToday = isToday
    self.decoration = decoration
    isChosen = isSelected
    super.init(frame: .zero)
    circle.isUserInteractionEnabled = false
    addSubview(circle)
    let font = UIFont.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.font =
      font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 20) } ?? font
    label.text = "\(number)"
    label.textAlignment = .center
    addSubview(label)
    decoration?.isUserInteractionEnabled = false
    if let decoration { addSubview(decoration) }
    accessibilityLabel = label.text
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool { didSet { setNeedsLayout() } }

  /// A chosen day is in a pale circle, the present one in a full one (observed).
  override func layoutSubviews() {
    super.layoutSubviews()
    let tint = tintColor ?? .tintColor
    circle.backgroundColor =
      isChosen ? (isToday ? tint : tint.withAlphaComponent(0.12)) : .clear
    label.textColor =
      isChosen ? (isToday ? .white : tint) : isToday ? tint : isEnabled ? .label : .tertiaryLabel
    let side = min(bounds.width, bounds.height)
    let below: CGFloat = decoration == nil ? 0 : 6
    circle.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
    circle.layer.cornerRadius = side / 2
    label.frame = bounds.offsetBy(dx: 0, dy: -below)
    guard let decoration else { return }
    let size = decoration.sizeThatFits(bounds.size)
    decoration.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY + 8,
      width: size.width,
      height: size.height
    )
  }
}
