import Foundation
import Timeline

// Core Foundation's clock and run loop, and C's constants, which every framework imports on Darwin.

/// Seconds since 1 January 2001, on the clock of the stage: `Date()` in its turns is the same.
public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  WorldSystem.startDate - Date.timeIntervalBetween1970AndReferenceDate
    + (World.current.now - VirtualClock.startTime)
}

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// A run loop of virtual time never sleeps while it has work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// `fireDate` counts on the clock of `CFAbsoluteTimeGetCurrent()`.
@preconcurrency
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: Any?,
  _ fireDate: CFAbsoluteTime,
  _ interval: CFTimeInterval,
  _ flags: UInt,
  _ order: Int,
  _ block: @escaping @MainActor (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer! {
  let delay = max(0, fireDate - CFAbsoluteTimeGetCurrent())
  return Timer(
    fire: Date(timeIntervalSinceNow: delay),
    interval: interval,
    repeats: interval > 0,
    block: { block($0) }
  )
}

public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl?.add(timer, forMode: mode.map { RunLoop.Mode($0.rawValue) } ?? .default)
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!)
{ timer?.invalidate() }

nonisolated(unsafe) public let kCFAllocatorDefault: Any? = nil

// MARK: C's constants

public let HUGE = Float.infinity
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
/// How long the texts of `utsname` are here; four times as long on iOS.
public let _SYS_NAMELEN: Int32 = 65
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false
public let kCFNull: NSNull! = NSNull()
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias BOOL = Bool

/// There are no autorelease pools; what the block makes is released with its last reference.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

// MARK: Core Foundation's types, as their counterparts

public typealias CFURL = URL
public typealias CFNumber = NSNumber
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFDate = NSDate
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFMutableArray = NSMutableArray

// MARK: Keys of a bundle's information

public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

// MARK: Exceptions

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException"
  )
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}

/// An error that ends an app.
///
/// Raising one is a fault of the stage.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName,
    reason aReason: String?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    self.userInfo = userInfo
  }

  open func raise() { World.current.record(LayerFault(raised: self)) }

  open class func raise(
    _ name: NSExceptionName,
    format: String,
    arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}

/// Never called: there are no exceptions on Linux.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
