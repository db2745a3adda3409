import UIKit

/// What is known of a scenario once it has run.
public struct Rehearsal: Codable, Equatable, Sendable {
  /// How long the transition takes, in virtual seconds: until nothing moves any more.
  public var duration: Double
  /// What it asks for that is not supported, each once.
  public var diagnostics: [String]
  /// Further messages, such as that something never ends.
  public var remarks: [String] = []
  /// What it looked like, to be compared with the next run; nil where it has no end.
  package var course: Course?
  /// The classes of the animators of all transitions, and those that they derive from.
  package var animators: Set<String> = []
}
