import Foundation

// What Apple's Foundation has, and Linux's lacks.

/// Objective-C's names for the bounds of whole numbers.
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max

extension Data.WritingOptions {
  /// The older name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// The older name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// The older name of `mappedIfSafe`.
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  /// The older name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}

extension NSDate {
  /// Where an object is expected: on iOS the result always is one, and Linux's is a value.
  @_disfavoredOverload
  public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
  }
}

extension NSMutableDictionary {
  /// Takes keys of which no more is known than that they can be copied, as iOS does.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set { if let key = key as? AnyHashable { self[key] = newValue } }
  }
}

extension NSString {
  /// This path with each of others behind it.
  public func strings(byAppendingPaths paths: [String]) -> [String] {
    paths.map { appendingPathComponent($0) }
  }
}

extension NSData {
  /// What `data as NSData` means where it is an object already.
  public convenience init(data: NSData) { self.init(data: data as Data) }
}

extension NSURL {
  /// The path of a bundle's resource as a URL, in code from before `URL(fileURLWithPath:)`.
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }

  public class func fileURL(withPath path: String, isDirectory: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDirectory)
  }

  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  public func stopAccessingSecurityScopedResource() {}
}

extension URL {
  /// Every file that an app is given may be read here: nothing is to be asked for.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  public func stopAccessingSecurityScopedResource() {}
}

/// Compares texts of C that may be missing, as `string.cString(using:)` gives them: iOS takes them
/// as they come.
@_disfavoredOverload
public func strcmp(_ a: UnsafePointer<CChar>?, _ b: UnsafePointer<CChar>?) -> Int32 {
  guard let a, let b else { return a == b ? 0 : a == nil ? -1 : 1 }
  return Glibc.strcmp(a, b)
}

extension NSNumber {
  /// What `decimal as NSNumber` means on iOS, where a decimal number keeps all its digits; this one
  /// has those of a Double.
  public convenience init(value: Decimal) {
    // The nearest one: the arithmetic of `doubleValue` ends beside it.
    self.init(value: Double(value.description) ?? .nan)
  }

  /// What the port makes of `number as NSNumber`, where it is one already.
  @_disfavoredOverload
  public convenience init(value: NSNumber) {
    if let decimal = value as? NSDecimalNumber {
      self.init(value: decimal.decimalValue)
    } else {
      // A double has no room for all large integers.
      switch String(cString: value.objCType) {
      case "f", "d": self.init(value: value.doubleValue)
      case "Q": self.init(value: value.uint64Value)
      default: self.init(value: value.int64Value)
      }
    }
  }
}
