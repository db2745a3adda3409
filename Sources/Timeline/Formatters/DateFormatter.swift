import Foundation

/// Foundation's formatter, with the words of relative dates: `Today at 9:41 AM`.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  private var hasOwnFormat = false

  open override var dateFormat: String! {
    get { super.dateFormat }
    set {
      hasOwnFormat = newValue != nil
      super.dateFormat = newValue
    }
  }

  // A style that is set after a format replaces it.
  open override var dateStyle: Style { didSet { hasOwnFormat = false } }
  open override var timeStyle: Style { didSet { hasOwnFormat = false } }

  /// A date near the present one is a word, where the formatter is asked for it and has a style
  /// for dates (documented).
  ///
  /// Its time follows as it follows the style's date.
  open override func string(from date: Date) -> String {
    let whole = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none, !hasOwnFormat,
      let word = word(for: date), let range = whole.range(of: dateAlone(date))
    else { return whole }
    return whole.replacingCharacters(in: range, with: word)
  }

  open override func string(for obj: Any?) -> String? {
    guard let date = obj as? Date else { return super.string(for: obj ?? NSNull()) }
    return string(from: date)
  }

  private func dateAlone(_ date: Date) -> String {
    let formatter = Foundation.DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateStyle = dateStyle
    formatter.timeStyle = .none
    return formatter.string(from: date)
  }

  /// `Yesterday`, in the formatter's language; some languages have words for two days, too.
  ///
  /// Words begin with a capital, whatever the language (documented for English, inferred for
  /// others).
  private func word(for date: Date) -> String? {
    var calendar = calendar ?? Calendar.current
    calendar.timeZone = timeZone ?? .current
    let (today, day) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
    let days = calendar.dateComponents([.day], from: today, to: day).day ?? .max
    guard (-2...2).contains(days) else { return nil }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: day,
      allowedFields: [.day],
      presentation: .named,
      unitsStyle: .wide,
      locale: locale ?? .current,
      calendar: calendar,
      capitalizationContext: .beginningOfSentence
    )
    let word = style.format(today)
    return word.contains(where: \.isNumber) ? nil : word
  }

  /// A copy of this class: Foundation makes one of its own.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = DateFormatter()
    func take<Value>(_ property: ReferenceWritableKeyPath<Foundation.DateFormatter, Value>) {
      copy[keyPath: property] = self[keyPath: property]
    }
    take(\.locale)
    take(\.calendar)
    take(\.timeZone)
    take(\.dateStyle)
    take(\.timeStyle)
    take(\.isLenient)
    take(\.defaultDate)
    take(\.doesRelativeDateFormatting)
    for property in Self.texts { take(property) }
    for property in Self.lists { take(property) }
    if hasOwnFormat { copy.dateFormat = dateFormat }
    return copy
  }

  private typealias Property<Value> = ReferenceWritableKeyPath<Foundation.DateFormatter, Value>

  private static var texts: [Property<String>] { [\.amSymbol, \.pmSymbol] }

  private static var lists: [Property<[String]>] {
    [
      \.monthSymbols, \.shortMonthSymbols, \.standaloneMonthSymbols, \.weekdaySymbols,
      \.shortWeekdaySymbols, \.standaloneWeekdaySymbols,
    ]
  }
}
