import Foundation

/// What happens to a golden that does not match.
///
/// Whatever is written fails the run once, so that a new golden is looked at before it is trusted.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Write every golden again, and delete those that no test uses.
  case all
  /// Write those that differ or are missing.
  case failed
  /// Write those that are missing: the default.
  case missing
  /// Write nothing. Always so where `CI` is set.
  case never

  /// From `RECORD_GOLDENS`, or `SNAPSHOT_TESTING_RECORD` as other tools call it; `1` means `failed`.
  package init(environment: [String: String]) {
    let isCI = !(environment["CI"] ?? "").isEmpty
    let word = environment["RECORD_GOLDENS"] ?? environment["SNAPSHOT_TESTING_RECORD"]
    let wanted = word.flatMap {
      $0 == "1" ? .failed : RecordMode(rawValue: $0)
    }
    self = isCI ? .never : wanted ?? .missing
  }

  package var recordsMissing: Bool { self != .never }
  package var recordsDifferent: Bool { self == .all || self == .failed }
}
