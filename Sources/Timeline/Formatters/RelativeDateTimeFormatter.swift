import Foundation

/// Writes dates as seen from another one, in English: `in 2 days`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric = 0
    /// `yesterday`
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full = 0
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  /// Stored: the words are English.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Words for the largest unit that is set.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in EnglishUnit.all {
      if let value = unit.value(in: dateComponents), value != 0 { return text(value, unit) }
    }
    let last = EnglishUnit.all.last { $0.value(in: dateComponents) != nil }
    return last.map { text(0, $0) } ?? ""
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // Half a millisecond: what was computed from intervals is not a second less.
    let shift = date < referenceDate ? -0.0005 : 0.0005
    let components = (calendar ?? .current).dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second],
      from: referenceDate,
      to: date.addingTimeInterval(shift)
    )
    let text = localizedString(from: components)
    let isPast = date < referenceDate && text == "in 0 seconds"
    return isPast ? "0 seconds ago" : text
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Int, _ unit: EnglishUnit) -> String {
    if dateTimeStyle == .named, let name = Self.names[unit.full]?[value] { return name }
    let count = abs(value)
    let plural = count == 1 ? "" : "s"
    let amount =
      switch unitsStyle {
      case .full: "\(EnglishUnit.grouped(count)) \(unit.full)\(plural)"
      case .spellOut: "\(EnglishUnit.spelled(count)) \(unit.full)\(plural)"
      case .short:
        "\(EnglishUnit.grouped(count)) \(unit.relative)" + (unit.relative == "day" ? plural : "")
      case .abbreviated: "\(EnglishUnit.grouped(count))\(unit.letter)"
      }
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private static let names: [String: [Int: String]] = [
    "year": [-1: "last year", 0: "this year", 1: "next year"],
    "month": [-1: "last month", 0: "this month", 1: "next month"],
    "week": [-1: "last week", 0: "this week", 1: "next week"],
    "day": [-1: "yesterday", 0: "today", 1: "tomorrow"],
    "hour": [0: "this hour"],
    "minute": [0: "this minute"],
    "second": [0: "now"],
  ]
}
