import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called with the present value at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is called before and after each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior"
  )
}

extension ObservedChange {
  /// As an observer by name receives it: what is inserted has no old value, what is removed no new
  /// one.
  func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    if options.contains(.new), !isPrior, kind != .removal { result[.newKey] = new ?? NSNull() }
    if options.contains(.old), kind != .insertion { result[.oldKey] = old ?? NSNull() }
    if let indexes { result[.indexesKey] = indexes }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }
}

/// A change as an observer receives it.
///
/// The values are present when the options request them.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}
