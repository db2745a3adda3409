import Foundation

public typealias _ObjectPlace = AutoreleasingUnsafeMutablePointer<AnyObject?>

/// An own formatter that reads a part of a text: the port makes the method of what
/// overrides that of Foundation.
public protocol _ObjectValueReading: AnyObject {
  func _override_getObjectValue(
    _ obj: _ObjectPlace?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

/// The same of one that reads a whole text.
public protocol _ObjectValueParsing: AnyObject {
  func _override_getObjectValue(
    _ obj: _ObjectPlace?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

extension Formatter {
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    switch self {
    case let own as any _ObjectValueParsing:
      return own._override_getObjectValue(obj, for: string, errorDescription: error)
    case let own as any _ObjectValueReading:
      do {
        try own._override_getObjectValue(obj, for: string, range: nil)
        return true
      } catch let fault {
        error?.pointee = NSString(string: fault.localizedDescription)
        return false
      }
    default: return _base_getObjectValue(obj, for: string, errorDescription: error)
    }
  }

  public func _base_getObjectValue(
    _ obj: _ObjectPlace?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let value = readObject(string) else {
      error?.pointee = "The value is invalid."
      return false
    }
    obj?.pointee = value
    return true
  }

  fileprivate func readObject(_ string: String) -> AnyObject? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: string)
    case let dates as DateFormatter:
      dates.date(from: string).map {
        NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      }
    default: nil
    }
  }

  fileprivate func readObject(
    _ obj: _ObjectPlace?,
    _ string: String,
    _ range: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let value = readObject(string) else { throw CocoaError(.formatting) }
    obj?.pointee = value
    range?.pointee = NSRange(location: 0, length: string.utf16.count)
  }
}

extension NumberFormatter {
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let own = self as? any _ObjectValueReading {
      return try own._override_getObjectValue(obj, for: string, range: rangep)
    }
    try _base_getObjectValue(obj, for: string, range: rangep)
  }

  public func _base_getObjectValue(
    _ obj: _ObjectPlace?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws { try readObject(obj, string, rangep) }
}

extension DateFormatter {
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let own = self as? any _ObjectValueReading {
      return try own._override_getObjectValue(obj, for: string, range: rangep)
    }
    try _base_getObjectValue(obj, for: string, range: rangep)
  }

  public func _base_getObjectValue(
    _ obj: _ObjectPlace?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws { try readObject(obj, string, rangep) }
}
