import Foundation

// What formatters of Foundation do not have on Linux. The values are kept beside the formatters.

private enum Key {
  nonisolated(unsafe) static let behavior = address()
  nonisolated(unsafe) static let context = address()
  nonisolated(unsafe) static let groupingDigits = address()

  private static func address() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
}

extension Formatter {
  fileprivate func kept<Value>(_ key: UnsafeRawPointer, else standard: Value) -> Value {
    objc_getAssociatedObject(self, key) as? Value ?? standard
  }

  fileprivate func keep(_ value: Any, _ key: UnsafeRawPointer) {
    objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension NumberFormatter {
  /// iOS has one kind of formatter, that of Mac OS X 10.4 (documented).
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  public var formatterBehavior: Behavior {
    get { kept(Key.behavior, else: .behavior10_4) }
    set { keep(newValue, Key.behavior) }
  }

  /// Stored: numbers look alike everywhere in a sentence.
  public var formattingContext: Formatter.Context {
    get { kept(Key.context, else: .unknown) }
    set { keep(newValue, Key.context) }
  }

  /// How many digits stand before the first separator; stored, because Foundation on Linux knows no
  /// more than one (iOS: numbers of fewer digits have none).
  public var minimumGroupingDigits: Int {
    get { kept(Key.groupingDigits, else: 1) }
    set { keep(newValue, Key.groupingDigits) }
  }

  public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
  public class func setDefaultFormatterBehavior(_ behavior: Behavior) {}
}

extension DateFormatter {
  /// iOS has one kind of formatter, that of Mac OS X 10.4 (documented).
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  public var formatterBehavior: Behavior {
    get { kept(Key.behavior, else: .behavior10_4) }
    set { keep(newValue, Key.behavior) }
  }

  /// Stored: English names of days and months have capitals everywhere in a sentence.
  public var formattingContext: Formatter.Context {
    get { kept(Key.context, else: .unknown) }
    set { keep(newValue, Key.context) }
  }

  public class var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension ByteCountFormatter {
  public class func string(
    from measurement: Measurement<UnitInformationStorage>,
    countStyle: CountStyle
  ) -> String {
    string(fromByteCount: bytes(of: measurement), countStyle: countStyle)
  }

  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Self.bytes(of: measurement))
  }

  private static func bytes(of measurement: Measurement<UnitInformationStorage>) -> Int64 {
    Int64(exactly: measurement.converted(to: .bytes).value.rounded()) ?? .max
  }
}
