import Foundation

/// A unit of time with its English words; Foundation on Linux formats no durations.
struct EnglishUnit {
  var component: Calendar.Component
  var option: NSCalendar.Unit
  /// Behind a number without a space: `h`.
  var letter: String
  /// `hr`, and its plural.
  var short: (one: String, other: String)
  var full: String
  /// With a period where it is one, for relative dates: `hr.`.
  var relative: String

  /// From the longest to the shortest.
  static let all = [
    EnglishUnit(.year, .year, "y", ("yr", "yrs"), "year", "yr."),
    EnglishUnit(.month, .month, "mo", ("mth", "mths"), "month", "mo."),
    EnglishUnit(.weekOfMonth, .weekOfMonth, "w", ("wk", "wks"), "week", "wk."),
    EnglishUnit(.day, .day, "d", ("day", "days"), "day", "day"),
    EnglishUnit(.hour, .hour, "h", ("hr", "hr"), "hour", "hr."),
    EnglishUnit(.minute, .minute, "m", ("min", "min"), "minute", "min."),
    EnglishUnit(.second, .second, "s", ("sec", "sec"), "second", "sec."),
  ]

  private init(
    _ component: Calendar.Component,
    _ option: NSCalendar.Unit,
    _ letter: String,
    _ short: (one: String, other: String),
    _ full: String,
    _ relative: String
  ) {
    self.component = component
    self.option = option
    self.letter = letter
    self.short = short
    self.full = full
    self.relative = relative
  }

  func value(in components: DateComponents) -> Int? {
    component == .weekOfMonth
      ? components.weekOfMonth ?? components.weekOfYear : components.value(for: component)
  }

  static func spelled(_ number: Int) -> String { text(number, .spellOut) }

  /// `1,234`.
  static func grouped(_ number: Int) -> String {
    // A timer asks at each tick, and seldom needs a comma.
    (-999...999).contains(number) ? String(number) : text(number, .decimal)
  }

  private static func text(_ number: Int, _ style: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: number)) ?? String(number)
  }
}
