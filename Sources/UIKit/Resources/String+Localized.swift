import Foundation

extension String {
  /// A key of a table of texts, with the values that stand in it: `"\(count) files"`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    fileprivate enum Value: Equatable, Sendable {
      case text(String)
      case whole(Int64)
      case fraction(Double)

      var number: Double? {
        switch self {
        case .text: nil
        case .whole(let number): Double(number)
        case .fraction(let number): number
        }
      }
    }

    /// `%lld files`.
    let key: String
    fileprivate let values: [Value]

    public init(_ value: String) {
      key = value
      values = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// Collects the key with a format for each value.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [Value] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ format: String, _ value: Value) {
        key += format
        values.append(value)
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        append("%lld", .whole(Int64(clamping: value)))
      }

      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append("%lf", .fraction(Double(value)))
      }

      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        append("%@", .text("\(value)"))
      }

      public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: T,
        specifier: String
      ) { append(specifier, .fraction(Double(value))) }

      @_disfavoredOverload
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
        append(specifier, .whole(Int64(clamping: value)))
      }

      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput,
        format: F
      ) where F.FormatOutput == String { append("%@", .text(format.format(value))) }
    }

    /// `format`, which is the key or its translation, with the values in their places.
    fileprivate func filled(_ format: String) -> String {
      var result = ""
      let format = PluralText.plain(format) {
        values.indices.contains($0) ? values[$0].number : nil
      }
      var rest = Substring(format)
      var next = 0
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
          continue
        }
        let end = rest.firstIndex { $0 == "@" || "dufxXgeis".contains($0) }
        guard let end else {
          result += "%"
          continue
        }
        var specifier = rest[...end]
        rest = rest[rest.index(after: end)...]
        var index = next
        if let dollar = specifier.firstIndex(of: "$"), let place = Int(specifier[..<dollar]) {
          index = place - 1
          specifier = specifier[specifier.index(after: dollar)...]
        }
        next = index + 1
        if values.indices.contains(index) { result += Self.text(values[index], specifier) }
      }
      return result + rest
    }

    private static func text(_ value: Value, _ specifier: Substring) -> String {
      switch value {
      case .text(let text): text
      case .whole(let number):
        specifier.hasSuffix("@")
          ? "\(number)"
          : String(format: "%" + specifier.filter { $0 != "l" }.dropLast() + "lld", number)
      case .fraction(let number):
        specifier.hasSuffix("@") ? "\(number)" : String(format: "%" + specifier, number)
      }
    }
  }

  /// The text for a key in the language of the run, else the key itself.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main)
      .localizedString(forKey: keyAndValue.key, value: keyAndValue.key, table: table)
    self = keyAndValue.filled(format)
  }

  /// The text for a key in the language of the run, else `defaultValue`.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main)
      .localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
    self = defaultValue.filled(format)
  }

  public init(localized resource: LocalizedStringResource) {
    let format = Bundle.main.localizedString(
      forKey: resource.key,
      value: resource.defaultValue.key,
      table: resource.table
    )
    self = resource.defaultValue.filled(format)
  }
}
