import Foundation

// Numbers and structures come out of collections of objects as on Apple's systems: Foundation on
// Linux does that for `Double` and the like, but for none of these.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// A structure that an `NSValue` holds.
package protocol BoxedStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  init()
  init?(boxedIn value: NSValue)
}

extension BoxedStructure {
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(boxedIn: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    result = Self(boxedIn: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.flatMap { Self(boxedIn: $0) } ?? Self()
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  package init?(boxedIn value: NSValue) {
    guard let found = value.boxedStructure as? CGPoint else { return nil }
    self = found
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  package init?(boxedIn value: NSValue) {
    guard let found = value.boxedStructure as? CGSize else { return nil }
    self = found
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  package init?(boxedIn value: NSValue) {
    guard let found = value.boxedStructure as? CGRect else { return nil }
    self = found
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable, BoxedStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  package init?(boxedIn value: NSValue) {
    guard let found = value.boxedStructure as? CGAffineTransform else { return nil }
    self = found
  }
}
