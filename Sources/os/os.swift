import Foundation

/// A message's type.
///
/// Messages go to standard error if the environment variable `OS_ACTIVITY_DT_MODE` is set, as in
/// Xcode; otherwise they are dropped.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

public final class OSLog: Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let prefix: String
  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }
  private init() { prefix = "" }
  public static let `default` = OSLog()
  public static let disabled = OSLog()
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  private static let isHeard = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  func write(_ message: () -> String) {
    guard OSLog.isHeard, self !== OSLog.disabled else { return }
    FileHandle.standardError.write(Data("\(prefix)\(message())\n".utf8))
  }
}

public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) { log.write { formatted(message, args) } }

public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) { log.write { formatted(message, args) } }

/// A message with interpolated values; one without them is a format.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write { message.text } }

@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) {
  OSLog.default.write { message.text }
}

@_disfavoredOverload
public func os_log(_ logLevel: OSLogType = .default, log: OSLog, _ message: OSLogMessage) {
  log.write { message.text }
}

/// `%{public}@` becomes `%@`: everything is public here.
private func formatted(_ message: StaticString, _ args: [any CVarArg]) -> String {
  let format = "\(message)".replacingOccurrences(
    of: "%\\{[a-z,]+\\}",
    with: "%",
    options: .regularExpression
  )
  return String(format: format, arguments: args)
}

/// Messages of one kind.
public struct Logger: Sendable {
  private let log: OSLog
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log.write { message.text } }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write { message.text } }
  public func trace(_ message: OSLogMessage) { log.write { message.text } }
  public func debug(_ message: OSLogMessage) { log.write { message.text } }
  public func info(_ message: OSLogMessage) { log.write { message.text } }
  public func notice(_ message: OSLogMessage) { log.write { message.text } }
  public func warning(_ message: OSLogMessage) { log.write { message.text } }
  public func error(_ message: OSLogMessage) { log.write { message.text } }
  public func critical(_ message: OSLogMessage) { log.write { message.text } }
  public func fault(_ message: OSLogMessage) { log.write { message.text } }
}

/// A lock.
///
/// A world has one thread, so it is never contended; it is still a lock.
public struct os_unfair_lock_s: Sendable {
  public var _os_unfair_lock_opaque: UInt32 = 0
  public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(lock.pointee._os_unfair_lock_opaque == 0, "The lock is held already.")
  lock.pointee._os_unfair_lock_opaque = 1
}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.pointee._os_unfair_lock_opaque = 0
}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard lock.pointee._os_unfair_lock_opaque == 0 else { return false }
  lock.pointee._os_unfair_lock_opaque = 1
  return true
}
