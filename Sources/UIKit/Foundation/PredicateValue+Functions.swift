import Foundation

/// What expressions compute.
extension PredicateValue {
  /// What a sign between two numbers gives; nil where one is none.
  ///
  /// Whole numbers stay whole, so 5 / 2 is 2 (observed); a division by zero is infinite (inferred).
  package static func combine(_ sign: String, _ a: Any?, _ b: Any?) -> Any? {
    if sign != "**", let a = whole(a), let b = whole(b) {
      let (value, isTooLarge) =
        switch sign {
        case "+": a.addingReportingOverflow(b)
        case "-": a.subtractingReportingOverflow(b)
        case "*": a.multipliedReportingOverflow(by: b)
        default: a.dividedReportingOverflow(by: b)
        }
      if !isTooLarge { return value }
    }
    guard let a = number(a), let b = number(b) else { return nil }
    return switch sign {
    case "+": a + b
    case "-": a - b
    case "*": a * b
    case "**": pow(a, b)
    default: a / b
    }
  }

  /// A value of an integer type.
  private static func whole(_ value: Any?) -> Int? {
    switch value {
    case let value as any BinaryInteger: Int(exactly: value)
    case is any BinaryFloatingPoint, is Bool, is Decimal: nil
    case let value as NSNumber:
      ["f", "d"].contains(String(cString: value.objCType)) ? nil : value.intValue
    default: nil
    }
  }

  private static let ofNumbers: [String: @Sendable (Double) -> Double] = [
    "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) },
    "floor:": { $0.rounded(.down) }, "ceiling:": { $0.rounded(.up) }, "abs:": { abs($0) },
    "trunc:": { $0.rounded(.towardZero) },
  ]

  private static let ofPairs = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
    "raise:toPower:": "**",
  ]

  private static let others: Set = [
    "count:", "sum:", "average:", "median:", "stddev:", "min:", "max:", "lowercase:", "uppercase:",
    "modulus:by:", "now",
  ]

  static func isFunction(_ name: String) -> Bool {
    ofNumbers[name] != nil || ofPairs[name] != nil || others.contains(name)
  }

  /// What a function of `NSExpression` gives; nil for one that is unknown.
  static func function(_ name: String, _ values: [Any?]) -> Any? {
    if let function = ofNumbers[name] { return number(values.first ?? nil).map(function) }
    if let sign = ofPairs[name], values.count == 2 { return combine(sign, values[0], values[1]) }
    let list = values.count == 1 ? elements(of: values[0]) : nil
    let all = list ?? values.compactMap { $0 }
    switch name {
    case "count:": return all.count
    case "sum:": return all.reduce(0 as Any) { combine("+", $0, $1) ?? $0 }
    case "average:": return value(of: all, at: "@avg")
    case "median:": return median(all.compactMap(number).sorted())
    case "stddev:": return deviation(all.compactMap(number))
    case "min:": return value(of: all, at: "@min")
    case "max:": return value(of: all, at: "@max")
    case "lowercase:": return text(values.first ?? nil)?.lowercased()
    case "uppercase:": return text(values.first ?? nil)?.uppercased()
    case "modulus:by:":
      let numbers = values.compactMap(number)
      return numbers.count == 2 ? fmod(numbers[0], numbers[1]) : nil
    case "now": return Date()
    default: return nil
    }
  }

  private static func median(_ sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Of a whole population (inferred).
  private static func deviation(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count)).squareRoot()
  }

  /// A number as the object that Foundation's expressions give.
  static func object(_ value: Any?) -> Any? {
    switch value {
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: value
    }
  }
}
