import Foundation

/// Writes durations, in English: `1:10:05`, `1 hour, 10 minutes`.
///
/// Hides Foundation's class of the same name, which is unavailable on Linux.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    /// `1:10`
    case positional = 0
    /// `1h 10m`
    case abbreviated
    /// `1 hr, 10 min`
    case short
    /// `1 hour, 10 minutes`
    case full
    /// `one hour, ten minutes`
    case spellOut
    /// `1hr 10min`
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops leading zeros of a positional duration, and all those of another one (documented).
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// Empty for all.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var referenceDate: Date?
  /// Stored: fractions are not written.
  open var allowsFractionalUnits = false
  /// 0 for as many as there are.
  open var maximumUnitCount = 0
  /// `63s` for `1m 3s`.
  open var collapsesLargestUnit = false
  /// `About 1 hour`.
  open var includesApproximationPhrase = false
  /// `1 hour remaining`.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Formatting

  open func string(from components: DateComponents) -> String? {
    // Overflowing values are carried: 70 minutes are 1:10.
    let calendar = calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    // A little more, so that the whole seconds of a sum stay whole.
    return string(from: start, to: start.addingTimeInterval(ti + (ti < 0 ? -1e-6 : 1e-6)))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let units = EnglishUnit.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.option) }
    guard !units.isEmpty else { return nil }
    let parts = calendar.dateComponents(
      Set(units.map(\.component)),
      from: startDate,
      to: endDate
    )
    let values = units.map { (unit: $0, count: $0.value(in: parts) ?? 0) }
    return text(of: values)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    case let number as Double: string(from: number)
    default: nil
    }
  }

  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Words

  private typealias Part = (unit: EnglishUnit, count: Int)

  private func text(of values: [Part]) -> String? {
    let isNegative = values.contains { $0.count < 0 }
    var parts = shown(collapsed(values.map { ($0.unit, abs($0.count)) }))
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = unitsStyle == .positional ? positional(parts) : words(parts)
    if isNegative { text = (unitsStyle == .spellOut ? "minus " : "-") + text }
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func collapsed(_ values: [Part]) -> [Part] {
    guard collapsesLargestUnit, let first = values.firstIndex(where: { $0.count != 0 }),
      values[first].count == 1, first + 1 < values.count
    else { return values }
    let sizes = ["mo": 12, "w": 4, "d": 7, "h": 24, "m": 60, "s": 60]
    guard let size = sizes[values[first + 1].unit.letter] else { return values }
    var values = values
    values[first + 1].count += size
    values[first].count = 0
    return values
  }

  /// Without the zeros that the behavior drops; something always stays.
  private func shown(_ values: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = values.firstIndex(where: { $0.count != 0 }),
      let last = values.lastIndex(where: { $0.count != 0 })
    else {
      return behavior.isEmpty ? values : Array(values.suffix(1))
    }
    return values.indices.filter { index in
      if values[index].count != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map { values[$0] }
  }

  /// Days and more keep their letters: `1d 2:03:04`.
  private func positional(_ parts: [Part]) -> String {
    let clock = parts.filter { ["h", "m", "s"].contains($0.unit.letter) }
    let long = parts.filter { !["h", "m", "s"].contains($0.unit.letter) }
      .map { EnglishUnit.grouped($0.count) + $0.unit.letter }
    let digits = clock.enumerated().map { index, part in
      let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
      return pads && part.count < 10 ? "0\(part.count)" : "\(part.count)"
    }
    return (long + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
  }

  private func words(_ parts: [Part]) -> String {
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return parts.map { unit, count in
      let number = EnglishUnit.grouped(count)
      let word = count == 1 ? unit.short.one : unit.short.other
      switch unitsStyle {
      case .abbreviated: return number + unit.letter
      case .brief: return number + word
      case .short: return "\(number) \(word)"
      case .spellOut:
        return "\(EnglishUnit.spelled(count)) \(unit.full)" + (count == 1 ? "" : "s")
      case .full, .positional: return "\(number) \(unit.full)" + (count == 1 ? "" : "s")
      }
    }.joined(separator: isTight ? " " : ", ")
  }
}
