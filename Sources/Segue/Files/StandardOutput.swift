import Foundation

/// Where the tool's data goes.
///
/// In a process that runs client code, everything the client prints goes to standard error, so that
/// pictures and JSON stay whole.
public enum StandardOutput {
  /// Makes standard output the tool's own.
  ///
  /// Call before any other code runs.
  public static func reserve() { _ = reserved }

  package static var descriptor: Int32 { hasReserved ? reserved : STDOUT_FILENO }

  private static var hasReserved: Bool { getenv("SEGUE_CLIENT") != nil }

  private static let reserved: Int32 = {
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return STDOUT_FILENO }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return copy
  }()
}
