import Foundation
import Synchronization

/// Standard error as the tool's own messages use it.
///
/// Where the parent process knows what else to try, what the user's code and the runtime print
/// there goes to a file, which that process shows afterwards if it is still of use.
enum StandardError {
  /// Where the tool's own messages go.
  static var descriptor: Int32 { own.load(ordering: .relaxed) }

  private static let own = Atomic<Int32>(STDERR_FILENO)

  /// Diverts what others write to standard error, and to standard output once that is reserved.
  static func divert(to path: String) {
    let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { if file >= 0 { close(file) } }
    guard copy >= 0, file >= 0 else { return }
    dup2(file, STDERR_FILENO)
    dup2(file, STDOUT_FILENO)
    own.store(copy, ordering: .relaxed)
  }

  /// Sends the tool's own messages where those of others go.
  static func reset() { own.store(STDERR_FILENO, ordering: .relaxed) }
}
