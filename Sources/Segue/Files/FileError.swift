import Foundation

/// A file operation that the system refused.
public struct FileError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
  /// What was tried: "write", "create", "read", "rename".
  public let operation: String
  /// The path as it was given.
  public let path: String
  /// The value of `errno`.
  public let code: Int32

  /// - Parameter code: the value of `errno`; the current one by default.
  public init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The system's words for `code`, such as "No space left on device".
  public var reason: String { String(cString: strerror(code)) }

  /// Whether the place is wrong, so that trying again is useless, rather than the device in
  /// trouble.
  public var isPermanent: Bool {
    [
      EACCES, EPERM, EROFS, ENAMETOOLONG, ENOTDIR, EISDIR, ENOENT, EEXIST, ELOOP, ENOTEMPTY,
      ENOTSUP,
    ]
    .contains(code)
  }

  /// Whether a resource ran out that becomes free again: descriptors, processes, memory.
  public var isPassing: Bool { [EMFILE, ENFILE, EAGAIN, ENOMEM].contains(code) }

  public var errorDescription: String? { description }

  public var description: String { "cannot \(operation) '\(path)': \(reason)" }
}
