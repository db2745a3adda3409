extension Subscribers {
  /// How many more values a subscriber accepts.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable,
    CustomStringConvertible
  {
    /// Nil where there is no limit.
    public let max: Int?

    private init(limit: Int?) { max = limit }

    public static let unlimited = Demand(limit: nil)
    public static let none = Demand(limit: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative.")
      return Demand(limit: value)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    // MARK: Arithmetic

    /// What overflows is unlimited; what would be negative is none.
    private func combined(
      _ other: Int,
      _ operation: (Int) -> (Int) -> (partialValue: Int, overflow: Bool)
    ) -> Demand {
      guard let max else { return .unlimited }
      let (value, isTooLarge) = operation(max)(other)
      return isTooLarge ? .unlimited : Demand(limit: Swift.max(0, value))
    }

    public static func + (a: Demand, b: Demand) -> Demand {
      b.max.map { a + $0 } ?? .unlimited
    }

    public static func + (a: Demand, b: Int) -> Demand {
      a.combined(b, Int.addingReportingOverflow)
    }

    /// An unlimited demand stays so; without a limit, nothing is left of another one.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let count = b.max else { return a.max == nil ? .unlimited : .none }
      return a - count
    }

    public static func - (a: Demand, b: Int) -> Demand {
      a.combined(b, Int.subtractingReportingOverflow)
    }

    public static func * (a: Demand, b: Int) -> Demand {
      a.combined(b, Int.multipliedReportingOverflow)
    }

    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + b }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func -= (a: inout Demand, b: Int) { a = a - b }
    public static func *= (a: inout Demand, b: Int) { a = a * b }

    // MARK: Comparisons

    public static func < (a: Demand, b: Demand) -> Bool {
      guard let count = a.max else { return false }
      return b.max.map { count < $0 } ?? true
    }

    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    public static func == (a: Int, b: Demand) -> Bool { b.max == a }
    public static func != (a: Demand, b: Int) -> Bool { a.max != b }
    public static func != (a: Int, b: Demand) -> Bool { b.max != a }
    public static func < (a: Demand, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
    public static func < (a: Int, b: Demand) -> Bool { b.max.map { a < $0 } ?? true }
    public static func > (a: Demand, b: Int) -> Bool { b < a }
    public static func > (a: Int, b: Demand) -> Bool { b < a }
    public static func <= (a: Demand, b: Int) -> Bool { !(b < a) }
    public static func <= (a: Int, b: Demand) -> Bool { !(b < a) }
    public static func >= (a: Demand, b: Int) -> Bool { !(a < b) }
    public static func >= (a: Int, b: Demand) -> Bool { !(a < b) }
  }
}
