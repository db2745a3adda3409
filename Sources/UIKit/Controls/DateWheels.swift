import CoreGraphics
import Foundation

/// The wheels of a date picker.
final class DateWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What a wheel turns.
  private enum Part {
    /// Days around the first date shown, as "Wed Sep 10", and "Today" (observed).
    case day
    case month, dayOfMonth, year
    case hour, minute, half
    case hours, minutes

    /// Of a date format.
    init?(letter: Character) {
      switch letter {
      case "d": self = .dayOfMonth
      case "M": self = .month
      case "y": self = .year
      case "h", "H", "k", "K": self = .hour
      case "m": self = .minute
      case "a", "b", "B": self = .half
      default: return nil
      }
    }
  }

  private unowned let picker: UIDatePicker
  private let mode: UIDatePicker.Mode
  private let wheels = UIPickerView()
  private let parts: [Part]
  /// Of a countdown, one a wheel.
  private let units: [CountdownUnit]
  private let calendar: Calendar
  private let formats: DateFormats
  /// The day in the middle of the wheel of days.
  private let anchor: Date
  private let hasHalves: Bool

  /// Hours and minutes begin again after the last one: the wheel has them this often.
  private static let rounds = 200
  private static let dayCount = 20_001
  private static let firstYear = 1

  init(of picker: UIDatePicker, mode: UIDatePicker.Mode) {
    self.picker = picker
    self.mode = mode
    calendar = picker.ownCalendar
    anchor = calendar.startOfDay(for: picker.date)
    let formats = DateFormats(calendar)
    self.formats = formats
    hasHalves = formats.order(of: "jmm").contains { "abB".contains($0) }
    // The wheels stand in the order in which the locale writes their parts (observed).
    func parts(_ template: String) -> [Part] {
      formats.order(of: template).compactMap(Part.init(letter:))
    }
    units = mode == .countDownTimer ? [CountdownUnit(), CountdownUnit()] : []
    self.parts =
      switch mode {
      case .time: parts("jmm")
      case .date: parts("yMMMMd")
      case .dateAndTime: [.day] + parts("jmm")
      case .countDownTimer: [.hours, .minutes]
      case .yearAndMonth: parts("yMMMM")
      }
    super.init(frame: .zero)
    wheels.titleColor = picker.wheelColor
    wheels.dataSource = self
    wheels.delegate = self
    wheels.unmirrored = clock
    addPart(wheels)
    for unit in units { addPart(unit) }
  }

  /// Hours and minutes, which stand as a clock writes them in all languages (observed by many).
  private var clock: Range<Int>? {
    guard let hour = parts.firstIndex(of: .hour), parts.indices.contains(hour + 1),
      parts[hour + 1] == .minute
    else { return nil }
    return hour..<hour + 2
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    wheels.layoutIfNeeded()
    for (component, unit) in units.enumerated() { place(unit, at: component) }
  }

  /// A unit stands beside the chosen number and does not turn with it.
  private func place(_ unit: CountdownUnit, at component: Int) {
    let row = wheels.selectedRow(inComponent: component)
    guard let wheel = wheels.view(forRow: row, forComponent: component)?.superview else { return }
    unit.text = component == 0 ? formats.hourUnit(row) : formats.minuteUnit(row * step)
    if let color = picker.wheelColor { unit.textColor = color }
    unit.place(in: wheel.convert(wheel.bounds, to: self), fromRight: isRightToLeft)
  }

  // MARK: Rows

  private func count(of part: Part) -> Int {
    switch part {
    case .day: Self.dayCount
    case .year: 10_000
    case .half: 2
    case .hours: 24
    case .minutes: 60 / step
    case .month, .dayOfMonth, .hour, .minute: (cycle(of: part) ?? 1) * Self.rounds
    }
  }

  /// The rows of one round; nil for a wheel that does not begin again.
  private func cycle(of part: Part) -> Int? {
    switch part {
    case .month: 12
    case .dayOfMonth: 31
    case .hour: hasHalves ? 12 : 24
    case .minute: 60 / step
    default: nil
    }
  }

  private var step: Int { max(1, min(30, picker.minuteInterval)) }

  private func text(_ row: Int, of part: Part) -> String {
    switch part {
    case .day:
      let day = calendar.date(byAdding: .day, value: row - Self.dayCount / 2, to: anchor) ?? anchor
      let isToday = calendar.isDate(day, inSameDayAs: Date())
      return (isToday ? formats.today : nil) ?? formats.weekday(day)
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.isEmpty ? "" : names[row % names.count]
    case .dayOfMonth: return formats.dayOfMonth(row % 31 + 1)
    case .year: return formats.year(row + Self.firstYear)
    case .hour: return formats.number(hasHalves ? (row + 11) % 12 + 1 : row % 24)
    case .minute: return formats.number(row * step % 60, digits: 2)
    case .half: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return formats.number(row)
    case .minutes: return formats.number(row * step)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count(of: parts[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch parts[component] {
    case .day: 145
    case .month: 130
    case .hours, .minutes: 110
    case .year: 80
    default: 52
    }
  }

  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let part = parts[component]
    let label = UILabel()
    // Digits are equally wide (measured on iOS 18).
    label.font = .monospacedDigitSystemFont(ofSize: UIPickerView.titleSize, weight: .regular)
    label.text = text(row, of: part)
    if let color = pickerView.titleColor { label.textColor = color }
    label.textAlignment = alignment(of: part)
    label.adjustsFontSizeToFitWidth = true
    return units.isEmpty ? label : CountdownRow(label)
  }

  /// Days lean to the hours, and months begin in one line.
  private func alignment(of part: Part) -> NSTextAlignment {
    switch part {
    case .day: isRightToLeft ? .left : .right
    case .month: isRightToLeft ? .right : .left
    case .hours, .minutes: isRightToLeft ? .left : .right
    default: .center
    }
  }

  // MARK: Date and rows

  /// Turns the wheels to the date of the picker.
  func update(animated: Bool = false) {
    let now = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    let day = calendar.startOfDay(for: picker.date)
    let days = calendar.dateComponents([.day], from: anchor, to: day).day ?? 0
    // A day is the most (documented).
    let duration = picker.countDownDuration
    let seconds = duration > 0 ? Int(min(duration, 86_399)) : 0
    for (component, part) in parts.enumerated() {
      let row: Int
      switch part {
      case .day: row = days + Self.dayCount / 2
      case .month: row = middle(of: part) + (now.month ?? 1) - 1
      case .dayOfMonth: row = middle(of: part) + (now.day ?? 1) - 1
      case .year: row = (now.year ?? 2001) - Self.firstYear
      case .hour: row = middle(of: part) + hour(now.hour ?? 0)
      case .minute: row = middle(of: part) + (now.minute ?? 0) / step
      case .half: row = (now.hour ?? 0) < 12 ? 0 : 1
      case .hours: row = seconds / 3600 % 24
      case .minutes: row = seconds / 60 % 60 / step
      }
      // A wheel that a finger has turned to this row in another round stays.
      let shown = wheels.selectedRow(inComponent: component)
      guard text(shown, of: part) != text(row, of: part) else { continue }
      let target = animated ? nearest(row, to: shown, of: part) : row
      wheels.selectRow(target, inComponent: component, animated: animated)
    }
    if !units.isEmpty { setNeedsLayout() }
  }

  /// The same row in the round that is nearest to a row: a wheel turns the short way (inferred).
  private func nearest(_ row: Int, to shown: Int, of part: Part) -> Int {
    guard let cycle = cycle(of: part) else { return row }
    let target = row + Int((Double(shown - row) / Double(cycle)).rounded()) * cycle
    return (0..<count(of: part)).contains(target) ? target : row
  }

  private func hour(_ hour: Int) -> Int { hasHalves ? hour % 12 : hour }

  /// The first row of the round in the middle.
  private func middle(of part: Part) -> Int {
    guard let cycle = cycle(of: part) else { return 0 }
    return count(of: part) / 2 / cycle * cycle
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var now = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    var duration = 0
    for (component, part) in parts.enumerated() {
      let row = pickerView.selectedRow(inComponent: component)
      switch part {
      case .day:
        let day = calendar.date(byAdding: .day, value: row - Self.dayCount / 2, to: anchor)
        let parts = calendar.dateComponents([.year, .month, .day], from: day ?? anchor)
        (now.year, now.month, now.day) = (parts.year, parts.month, parts.day)
      case .month: now.month = row % 12 + 1
      case .dayOfMonth: now.day = row % 31 + 1
      case .year: now.year = row + Self.firstYear
      case .hour: now.hour = hasHalves ? row % 12 + ((now.hour ?? 0) < 12 ? 0 : 12) : row % 24
      case .minute: now.minute = row * step % 60
      case .half: now.hour = (now.hour ?? 0) % 12 + 12 * row
      case .hours: duration += row * 3600
      case .minutes: duration += row * step * 60
      }
    }
    if mode == .countDownTimer {
      // At least a minute (documented).
      picker.choose(duration: TimeInterval(max(60, duration)))
      setNeedsLayout()
    } else {
      picker.choose(date(of: now))
    }
  }

  /// The last day of the month for a day that it does not have (documented).
  private func date(of parts: DateComponents) -> Date {
    var first = parts
    first.day = 1
    guard let start = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: start)
    else { return picker.date }
    return calendar.date(byAdding: .day, value: min(parts.day ?? 1, days.count) - 1, to: start)
      ?? picker.date
  }
}
