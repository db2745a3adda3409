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

  /// From `RECORD_GOLDENS`, or `SNAPSHOT_TESTING_RECORD` as other tools call it; `1` means
  /// `failed`.
  ///
  /// An unknown word records nothing.
  package init(environment: [String: String]) {
    guard let (_, word) = RecordMode.word(in: environment), !RecordMode.isCI(environment) else {
      self = RecordMode.isCI(environment) ? .never : .missing
      return
    }
    self = word == "1" ? .failed : RecordMode(rawValue: word) ?? .never
  }

  /// What is wrong with the word in the environment; nil if nothing is.
  package static func complaint(about environment: [String: String]) -> String? {
    guard let (name, word) = word(in: environment), word != "1", RecordMode(rawValue: word) == nil
    else { return nil }
    return "\(name)=\(word) is unknown: all, failed, missing and never are the modes."
  }

  private static func word(in environment: [String: String]) -> (name: String, word: String)? {
    for name in ["RECORD_GOLDENS", "SNAPSHOT_TESTING_RECORD"] {
      if let word = environment[name], !word.isEmpty { return (name, word) }
    }
    return nil
  }

  /// Services set `CI` to `true` or a name; a user may switch it off.
  package static func isCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false", "no", "off"].contains((environment["CI"] ?? "").lowercased())
  }

  package var recordsMissing: Bool { self != .never }
  package var recordsDifferent: Bool { self == .all || self == .failed }
}
