import Foundation

/// Lets one render at a time write to a directory.
///
/// Chunks of one plan share the lock.
final class DirectoryLock {
  static let fileName = ".render-transition.lock"

  private let descriptor: Int32
  private let path: String

  init(directory: String, isShared: Bool) throws(SinkError) {
    path = "\(directory)/\(DirectoryLock.fileName)"
    // What a link leads to is somebody else's.
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .file(FileError("create", path), frame: nil) }
    guard flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
      let code = errno
      let pid = (try? readFile(path)).flatMap { Int32(String(decoding: $0, as: UTF8.self)) }
      close(descriptor)
      guard code == EWOULDBLOCK else {
        throw .file(FileError("lock", path, code: code), frame: nil)
      }
      throw .locked(path: directory, pid: pid)
    }
    // For the message of a second run; the lock itself is the flock.
    ftruncate(descriptor, 0)
    let pid = Array(String(getpid()).utf8)
    _ = pwrite(descriptor, pid, pid.count, 0)
  }

  /// False when others share it.
  func makeExclusive() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  func makeShared() { flock(descriptor, LOCK_SH | LOCK_NB) }

  /// Removes the file too, unless chunks still share it.
  func release() {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }

  deinit { close(descriptor) }
}
