import QuartzCore

extension Diagnostics {
  /// Reports to the user of the current world, once.
  package static func report(_ message: String) { World.current.diagnostics.report(message) }
}
