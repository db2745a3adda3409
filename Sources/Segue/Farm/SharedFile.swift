import Foundation

/// A file in a folder that many machines write to at once.
///
/// It appears whole or not at all, by a rename in its own folder; the file system needs nothing
/// else.
///
/// Its temporary name contains the machine's name: two machines can have processes with one number,
/// and a number that is free here may be running there.
package final class SharedFile {
  package let path: String
  private let temporaryPath: String
  private var descriptor: Int32
  private var isCommitted = false
  package private(set) var byteCount = 0

  package init(path: String) throws(FileError) {
    self.path = path
    temporaryPath = SharedFile.temporaryPath(for: path)
    descriptor = PartialFiles.create(temporaryPath, flags: O_EXCL)
    guard descriptor >= 0 else { throw FileError("create", path) }
  }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    try writeAll(bytes, to: descriptor, path: path)
    byteCount += bytes.count
  }

  package func commit() throws(FileError) {
    let closed = close(descriptor)
    descriptor = -1
    // A network file system may report only now that there was no room.
    guard closed == 0 else { throw FileError("write", path) }
    guard rename(temporaryPath, path) == 0 else { throw FileError("rename", path) }
    isCommitted = true
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isCommitted { unlink(temporaryPath) }
    PartialFiles.remove(temporaryPath)
  }

  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try SharedFile(path: path)
    try file.write(bytes)
    try file.commit()
  }

  /// Gives a file another name too, by a link where the file system has them, else by a copy.
  package static func share(_ existing: String, as path: String) throws(FileError) {
    let temporary = temporaryPath(for: path)
    PartialFiles.insert(temporary)
    defer {
      unlink(temporary)
      PartialFiles.remove(temporary)
    }
    if link(existing, temporary) == 0 {
      guard rename(temporary, path) == 0 else { throw FileError("rename", path) }
      return
    }
    try write(readFile(existing, limit: .max), to: path)
  }

  /// Removes what killed processes of any machine left, once it is a day old.
  package static func removeLeftovers(in folder: String, olderThan seconds: Int = 86400) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(".") && name.hasSuffix(".tmp") {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0,
        Int(status.st_mtim.tv_sec) + seconds < Int(Foundation.time(nil))
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  private static func temporaryPath(for path: String) -> String {
    let (directory, name) = AtomicFile.split(path)
    let chance = String(UInt32.random(in: 0...(.max)), radix: 16)
    return "\(directory).\(name).\(Machine.name)-\(getpid())-x\(chance).tmp"
  }
}
