import Foundation

/// How long the built-in transitions take, in seconds.
enum TransitionDuration {
  /// After this time, a tenth of a percent is left of the system spring of mass 3, stiffness 1000
  /// and damping 500.
  ///
  /// iOS's transitions end with this step (fitted to measured ones).
  static let systemSpring: TimeInterval = 0.5057
  /// Quoted often, never measured.
  static let flip: TimeInterval = 0.75
  /// Inferred.
  static let dissolve: TimeInterval = 0.4
  static let curl: TimeInterval = 0.6
}
