import QuartzCore

extension Diagnostics {
  /// Tells the current world's user, once.
  package static func report(_ message: String) { World.current.diagnostics.report(message) }
}
