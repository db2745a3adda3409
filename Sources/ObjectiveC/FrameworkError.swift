import Foundation

/// An error of a framework: a code in the framework's domain, and what is known beside it.
///
/// Foundation's own errors are built on the same protocol, as are those that Swift makes of
/// Objective-C's on iOS: `code`, `userInfo`, `localizedDescription` and
/// `catch LAError.userCancel` come from it.
public protocol FrameworkError: _BridgedStoredNSError {}

/// The codes of a framework's error.
public typealias FrameworkErrorCode = _ErrorCodeProtocol & Sendable

extension FrameworkError {
  /// Foundation's own hash of an error never ends on Linux (measured with Swift 6).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Self._nsErrorDomain)
    hasher.combine(errorCode)
  }
}
