import Foundation

/// What happens to a golden that does not match.
///
/// Whatever is written fails the run once, so that a new golden is looked at before it is trusted.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Write every golden anew, and delete those that no test asks for.
  case all
  /// Write those that differ or are missing.
  case failed
  /// Write those that are missing: the default.
  case missing
  /// Write nothing. Always so where `CI` is set.
  case never

  /// From `RECORD_GOLDENS`; `1` means `failed`.
  package init(environment: [String: String]) {
    let isCI = !(environment["CI"] ?? "").isEmpty
    let wanted = environment["RECORD_GOLDENS"].flatMap {
      $0 == "1" ? .failed : RecordMode(rawValue: $0)
    }
    self = isCI ? .never : wanted ?? .missing
  }

  var recordsMissing: Bool { self != .never }
  var recordsDifferent: Bool { self == .all || self == .failed }
}
