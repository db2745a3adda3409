import QuartzCore

/// Reports to the current world, where there is one.
enum UIKitDiagnostics {
  static func report(_ message: String) {
    World.current.diagnostics.report(message)
  }
}
