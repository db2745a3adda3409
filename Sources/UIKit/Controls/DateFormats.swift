import Foundation

/// How a locale writes the parts of a date that wheels turn one by one.
struct DateFormats {
  private let calendar: Calendar
  private let numbers = NumberFormatter()
  private let dayOfMonth: DateFormatter
  private let year: DateFormatter
  private let weekday: DateFormatter

  init(_ calendar: Calendar) {
    self.calendar = calendar
    numbers.locale = calendar.locale
    numbers.usesGroupingSeparator = false
    dayOfMonth = Self.formatter("d", calendar)
    year = Self.formatter("y", calendar)
    weekday = Self.formatter("EEEMMMd", calendar)
    // "Wed Sep 10" (observed) and "Di. 14. Nov."; both have commas elsewhere.
    weekday.dateFormat = weekday.dateFormat.filter { !",،".contains($0) }
  }

  private static func formatter(_ template: String, _ calendar: Calendar) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// The letters of the parts in the order in which the locale has them, each once: `dMy` or `Hm`.
  func order(of template: String) -> String {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale) ?? ""
    var order = ""
    var isQuoted = false
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      let part: Character = letter == "L" ? "M" : letter
      if !isQuoted, part.isLetter, part.isASCII, !order.contains(part) { order.append(part) }
    }
    return order
  }

  func weekday(_ date: Date) -> String { weekday.string(from: date) }

  /// The word for the present day; nil in languages without one here.
  var today: String? {
    let locale = calendar.locale ?? .current
    let word = SystemWord.today.text(in: locale.identifier)
    let isEnglish = locale.language.languageCode == .english
    return word != SystemWord.today.rawValue || isEnglish ? word : nil
  }

  func dayOfMonth(_ day: Int) -> String {
    // January has all days.
    let parts = DateComponents(year: 2001, month: 1, day: day)
    return calendar.date(from: parts).map(dayOfMonth.string) ?? "\(day)"
  }

  func year(_ year: Int) -> String {
    let parts = DateComponents(year: year, month: 1, day: 1)
    return calendar.date(from: parts).map(self.year.string) ?? "\(year)"
  }

  /// In the digits of the locale.
  func number(_ number: Int, digits: Int = 1) -> String {
    numbers.minimumIntegerDigits = digits
    return numbers.string(from: number as NSNumber) ?? "\(number)"
  }

  /// "hour" of "1 hour" (observed).
  func hourUnit(_ count: Int) -> String {
    unit(of: duration(count * 3600, .hours, .wide), count)
  }

  /// "min" of "5 min" (observed).
  func minuteUnit(_ count: Int) -> String {
    unit(of: duration(count * 60, .minutes, .abbreviated), count)
  }

  private func unit(of text: String, _ count: Int) -> String {
    text.replacingOccurrences(of: number(count), with: "").trimmingCharacters(in: .whitespaces)
  }

  private func duration(
    _ seconds: Int,
    _ unit: Duration.UnitsFormatStyle.Unit,
    _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [unit],
      width: width,
      zeroValueUnits: .show(length: 1)
    )
    return Duration.seconds(seconds).formatted(style.locale(calendar.locale ?? .current))
  }
}
