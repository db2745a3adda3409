import Foundation

/// Runs the work of a place in the code the first time, and lets calls through that
/// come from the work itself.
///
/// Ported code calls it in place of `static let setUp: Void = …`.
public func _runOnce(_ file: String, _ place: Int, _ work: () -> Void) {
  if RunOnce.begin("\(file) \(place)") { work() }
}

private enum RunOnce {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var begun: Set<String> = []

  /// Whether the work has not begun before.
  static func begin(_ key: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return begun.insert(key).inserted
  }
}
