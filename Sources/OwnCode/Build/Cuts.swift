/// Which code that the compiler refuses is removed.
public enum Cuts: String, Sendable {
  /// None: it must compile.
  case none = ""
  /// The bodies that have it, which end the run where they are reached: a film never
  /// lacks a part unnoticed.
  case bodies = "c"
  /// Single statements where that helps: for a film that reaches such a body.
  case statements = "s"

  /// How often a module is compiled without what failed before.
  ///
  /// A statement that leaves takes along those that need what it declared, one after the other.
  var maximumRounds: Int {
    switch self {
    case .none: 0
    case .bodies: 12
    case .statements: 16
    }
  }
}
