import Dispatch
import Glibc

import struct Foundation.Date

/// A moment of the virtual clock.
///
/// Hides Dispatch's type of the same name.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// Seconds; infinite for `distantFuture`.
  package let seconds: Double

  package init(seconds: Double) {
    self.seconds = seconds
  }

  public init(uptimeNanoseconds: UInt64) {
    seconds = Double(uptimeNanoseconds) / 1e9
  }

  public static func now() -> DispatchTime { DispatchTime(seconds: RunLoopHost.present.now) }

  public static let distantFuture = DispatchTime(seconds: .infinity)

  public var uptimeNanoseconds: UInt64 {
    seconds < 1e9 ? UInt64((max(0, seconds) * 1e9).rounded()) : .max
  }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(seconds: seconds + interval.inSeconds)
  }

  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let way = other.seconds - seconds
    // About 290 years of nanoseconds fit into a number.
    guard abs(way) < 9e9 else { return .never }
    return .nanoseconds(Int((way * 1e9).rounded()))
  }
}

/// There is only one clock, so wall time is virtual time too.
public typealias DispatchWallTime = DispatchTime

extension DispatchTime {
  /// A moment of the calendar, in seconds since 1970.
  public init(timespec: timespec) {
    let moment = Double(timespec.tv_sec) + Double(timespec.tv_nsec) / 1e9
    self.init(seconds: RunLoopHost.present.now + moment - Date().timeIntervalSince1970)
  }
}

extension DispatchTimeInterval {
  /// Infinite for `never`.
  package var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }
}
