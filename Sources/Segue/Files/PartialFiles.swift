import Foundation

/// The half-written files of this process, so that a signal or a watchdog can remove them before
/// the process ends without unwinding.
public enum PartialFiles {
  private final class Registry: @unchecked Sendable {
    let lock = NSLock()
    var paths: Set<String> = []
    /// Whether the process is ending: no new file may be opened.
    var isClosed = false
  }

  private static let registry = Registry()

  /// Opens a file that is not whole yet, and keeps its name.
  ///
  /// Never returns once `deleteAll` was called: the thread waits for the end of the process, so
  /// that no file is left behind.
  static func create(_ path: String, flags: Int32) -> Int32 {
    registry.lock.lock()
    while registry.isClosed {
      registry.lock.unlock()
      pause()
      registry.lock.lock()
    }
    defer { registry.lock.unlock() }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | flags, 0o666)
    let reason = errno
    if descriptor >= 0 { registry.paths.insert(path) }
    errno = reason
    return descriptor
  }

  static func insert(_ path: String) {
    registry.lock.withLock { _ = registry.paths.insert(path) }
  }

  static func remove(_ path: String) {
    registry.lock.withLock { _ = registry.paths.remove(path) }
  }

  /// Deletes them all.
  ///
  /// Called once, just before the process ends.
  public static func deleteAll() {
    registry.lock.withLock {
      registry.isClosed = true
      for path in registry.paths.sorted() { unlink(path) }
      registry.paths = []
    }
  }

  /// Deletes what a dead process left beside its outputs, and inside outputs that are folders.
  public static func deleteLeftovers(of pid: pid_t, beside outputs: [String]) {
    for output in outputs.flatMap({ [$0, (try? OutputPlace($0).target) ?? $0] }) {
      let folder = AtomicFile.split(output).directory
      for place in [folder.isEmpty ? "." : folder, output] {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        where AtomicFile.owner(ofTemporaryName: name).map({ $0 == (Machine.mark, pid) }) ?? false {
          unlink("\(place)/\(name)")
        }
      }
    }
  }
}
