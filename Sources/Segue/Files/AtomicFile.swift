import Foundation

/// A file that appears under its name whole or not at all.
///
/// It is written beside its final place as `.name.<pid>.tmp` and renamed when `commit` is called.
/// Rename within one directory is all that is asked of the file system.
public final class AtomicFile {
  public let path: String
  private let temporaryPath: String
  private var descriptor: Int32
  private var isCommitted = false

  public init(path: String) throws(FileError) {
    self.path = path
    temporaryPath = AtomicFile.temporaryPath(for: path)
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("create", path) }
    PartialFiles.insert(temporaryPath)
  }

  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try writeAll(bytes, to: descriptor, path: path)
  }

  public func write(_ bytes: [UInt8]) throws(FileError) {
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Writes over bytes that were written before.
  public func replace(at offset: Int, with bytes: [UInt8]) throws(FileError) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw FileError("write", path) }
    try write(bytes)
    lseek(descriptor, 0, SEEK_END)
  }

  /// Gives the file its name. Nothing may be written afterwards.
  public func commit() throws(FileError) {
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0 else { throw FileError("write", path) }
    guard rename(temporaryPath, path) == 0 else { throw FileError("rename", path) }
    isCommitted = true
  }

  deinit {
    // Not committed: the half file goes.
    if descriptor >= 0 { close(descriptor) }
    if !isCommitted { unlink(temporaryPath) }
    PartialFiles.remove(temporaryPath)
  }

  /// Writes a whole file.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try AtomicFile(path: path)
    try file.write(bytes)
    try file.commit()
  }

  package static func write(_ png: PNGFile, to path: String) throws(FileError) {
    let file = try AtomicFile(path: path)
    for piece in png.pieces { try file.write(piece) }
    try file.commit()
  }

  /// Gives a whole file a second name; what had that name before goes. False where the file system
  /// has no such links, and nothing has happened then.
  static func link(_ existing: String, to path: String) -> Bool {
    let temporary = temporaryPath(for: path)
    PartialFiles.insert(temporary)
    defer {
      // Renaming does nothing when both are names of one file already.
      unlink(temporary)
      PartialFiles.remove(temporary)
    }
    return Foundation.link(existing, temporary) == 0 && rename(temporary, path) == 0
  }

  /// The name that a program which writes the file by itself (ffmpeg) should use until it is whole.
  static func temporaryPath(for path: String) -> String {
    let (directory, name) = split(path)
    return "\(directory).\(name).\(getpid()).tmp"
  }

  /// The directory with its final slash, and the name.
  private static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// The process that left a temporary file behind, if that is what `name` is.
  static func owner(ofTemporaryName name: String) -> pid_t? {
    guard name.hasPrefix("."), name.hasSuffix(".tmp") else { return nil }
    return name.dropLast(4).split(separator: ".").last.flatMap { pid_t($0) }
  }

  /// Removes the temporary files that killed runs left in `directory`.
  static func removeLeftovers(in directory: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
      guard let owner = owner(ofTemporaryName: name), kill(owner, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink("\(directory)/\(name)")
    }
  }
}

/// Writes every byte, however many calls the system needs for it.
func writeAll(
  _ bytes: UnsafeRawBufferPointer,
  to descriptor: Int32,
  path: String
) throws(FileError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Foundation.write(
      descriptor,
      UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      rest.count
    )
    if count < 0 {
      if errno == EINTR { continue }
      throw FileError("write", path)
    }
    rest = rest.dropFirst(count)
  }
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
  let failure = bytes.withUnsafeBytes { buffer -> FileError? in
    do throws(FileError) {
      try writeAll(buffer, to: descriptor, path: path)
      return nil
    } catch {
      return error
    }
  }
  if let failure { throw failure }
}

/// Reads a whole file.
func readFile(_ path: String) throws(FileError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError("read", path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(Int(status.st_size))
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw FileError("read", path) }
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}

/// Creates a directory and what is missing above it.
func makeDirectories(_ path: String) throws(FileError) {
  if mkdir(path, 0o777) == 0 { return }
  let code = errno
  if code == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
    try makeDirectories(String(path[..<slash]))
    if mkdir(path, 0o777) == 0 { return }
    throw FileError("create the directory", path)
  }
  var status = stat()
  if code == EEXIST, stat(path, &status) == 0 {
    if status.st_mode & S_IFMT == S_IFDIR { return }
    throw FileError("create the directory", path, code: ENOTDIR)
  }
  throw FileError("create the directory", path, code: code)
}
