import CoreGraphics
import Foundation

/// The days of one month, in weeks below each other.
final class MonthPage: UIView {
  /// What days look like, and which of them can be chosen.
  struct Look {
    var selected: [Date] = []
    var limits: (first: Date?, last: Date?) = (nil, nil)
    var fontDesign = UIFontDescriptor.SystemDesign.default
    /// What is below the number of a day.
    var decoration: ((DateComponents) -> UIView?)?
    var canChoose: ((Date) -> Bool)?

    func isWithinLimits(_ day: Date, in calendar: Calendar) -> Bool {
      if let first = limits.first, day < calendar.startOfDay(for: first) { return false }
      if let last = limits.last, day > last { return false }
      return true
    }
  }

  private let calendar: Calendar
  private let firstDay: Date
  private let cells: [DayCell]

  /// `month` is a date of it.
  init(
    of month: Date,
    in calendar: Calendar,
    _ look: Look,
    onChoose: @escaping (Date) -> Void
  ) {
    self.calendar = calendar
    let firstDay = calendar.firstDay(ofMonthOf: month)
    self.firstDay = firstDay
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: firstDay) }
    let formats = DateFormats(calendar)
    cells = days.enumerated().map { index, day in
      let cell = DayCell(
        number: formats.number(index + 1),
        isToday: calendar.isDate(day, inSameDayAs: Date()),
        isSelected: look.selected.contains { calendar.isDate($0, inSameDayAs: day) },
        design: look.fontDesign,
        decoration: look.decoration?(
          calendar.dateComponents([.era, .year, .month, .day], from: day)
        )
      )
      cell.isEnabled = look.isWithinLimits(day, in: calendar) && look.canChoose?(day) ?? true
      cell.addAction(UIAction { _ in onChoose(day) }, for: .touchUpInside)
      return cell
    }
    super.init(frame: .zero)
    for cell in cells { addPart(cell) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = MonthView.columnWidth(in: bounds.width)
    let start = (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
    // The weeks fill the page, so that six are closer than five (inferred from the height of five).
    let height = bounds.height / CGFloat(max(1, (start + cells.count + 6) / 7))
    for (index, cell) in cells.enumerated() {
      let place = start + index
      cell.frame = frameFromLeading(
        CGRect(
          x: MonthView.columnMargin + CGFloat(place % 7) * column,
          y: CGFloat(place / 7) * height,
          width: column,
          height: height
        )
      )
    }
  }
}

extension Calendar {
  func firstDay(ofMonthOf date: Date) -> Date {
    self.date(from: dateComponents([.era, .year, .month], from: date)) ?? date
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
    number: String,
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
    label.text = number
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
    // A little wider than its column (measured on iOS 15).
    let side = min(44, bounds.width + 1.2, bounds.height)
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
