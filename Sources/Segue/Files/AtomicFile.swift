import Codecs
import Foundation

/// A file that appears under its name whole or not at all.
///
/// It is written beside its final place as `.name.<machine>-<pid>.tmp` and renamed when `commit` is
/// called. The file system only needs rename within one directory. A pipe or a device is written to
/// at the end.
public final class AtomicFile {
  /// The final name.
  public let path: String
  private let place: OutputPlace
  /// Nil when bytes go straight into a pipe or a device.
  private let temporaryPath: String?
  private var descriptor: Int32
  private var isCommitted = false

  /// - Parameter streams: whether bytes go to a pipe or a device at once. `replace` cannot be used
  ///   then.
  public convenience init(path: String, streams: Bool = false) throws(FileError) {
    try self.init(path: path, streams: streams, owns: false)
  }

  /// - Parameter owns: whether a link of that name is replaced itself, not what it leads to.
  package init(path: String, streams: Bool = false, owns: Bool) throws(FileError) {
    self.path = path
    place = try OutputPlace(path, owns: owns)
    guard !streams || place.kind == .file else {
      temporaryPath = nil
      descriptor = try place.openStream()
      return
    }
    let temporary = place.temporaryPath
    temporaryPath = temporary
    descriptor = PartialFiles.create(temporary, flags: O_TRUNC)
    guard descriptor >= 0 else { throw FileError("create", path) }
  }

  /// Appends bytes to the partial file.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Appends bytes to the partial file.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Writes over bytes that were written before.
  public func replace(at offset: Int, with bytes: [UInt8]) throws(FileError) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw FileError("write", path) }
    try write(bytes)
    lseek(descriptor, 0, SEEK_END)
  }

  /// What has been written so far; to be asked before `commit`.
  var byteCount: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Gives the file its name.
  ///
  /// Nothing may be written afterwards.
  public func commit() throws(FileError) {
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0 else { throw FileError("write", path) }
    if let temporaryPath { try place.receive(temporaryPath) }
    isCommitted = true
  }

  deinit {
    // Not committed: the partial file is removed.
    if descriptor >= 0 { close(descriptor) }
    guard let temporaryPath else { return }
    if !isCommitted { unlink(temporaryPath) }
    PartialFiles.remove(temporaryPath)
  }

  /// Writes a whole file.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try AtomicFile(path: path)
    try file.write(bytes)
    try file.commit()
  }

  /// - Parameter owns: whether a link of that name is replaced itself.
  package static func write(
    _ png: PNGFile,
    to path: String,
    owns: Bool = false
  ) throws(FileError) {
    let file = try AtomicFile(path: path, owns: owns)
    for piece in png.pieces { try file.write(piece) }
    try file.commit()
  }

  /// Gives a whole file a second name, replacing what had that name.
  ///
  /// Returns false, and changes nothing, where the file system has no hard links.
  static func link(_ existing: String, to path: String) -> Bool {
    let temporary = temporaryPath(for: path)
    PartialFiles.insert(temporary)
    defer {
      // Renaming does nothing when both names already mean one file.
      unlink(temporary)
      PartialFiles.remove(temporary)
    }
    return Foundation.link(existing, temporary) == 0 && rename(temporary, path) == 0
  }

  /// The name under which a file waits until it is whole.
  static func temporaryPath(for path: String) -> String {
    let (directory, name) = split(path)
    return "\(directory)\(temporaryStem(of: name))\(Machine.mark)-\(getpid()).tmp"
  }

  /// What the temporary names of a file have in common: its own name, or its digest where that
  /// leaves no room in the 255 bytes of a name.
  private static func temporaryStem(of name: String) -> String {
    name.utf8.count <= 230
      ? ".\(name)." : ".\(SHA256.hexDigest(of: Array(name.utf8)).prefix(16))."
  }

  /// The directory with its final slash, and the name.
  ///
  /// Foundation's own function traps on names of one letter.
  package static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// The process that left a temporary file behind and the mark of its machine; nil for other
  /// names.
  static func owner(ofTemporaryName name: String) -> (machine: String, pid: pid_t)? {
    guard name.hasPrefix("."), name.hasSuffix(".tmp"),
      let words = name.dropLast(4).split(separator: ".").last?.split(separator: "-"),
      words.count == 2, words[0].utf8.count == 8, words[0].allSatisfy(\.isHexDigit),
      let pid = pid_t(words[1])
    else { return nil }
    return (String(words[0]), pid)
  }

  /// Whether no process uses a temporary file or folder any longer.
  ///
  /// For a process on another machine only the time of its last write is known.
  static func isLeftOver(_ path: String, by owner: (machine: String, pid: pid_t)) -> Bool {
    if owner.machine == Machine.mark { return !isRunning(owner.pid) }
    var status = stat()
    let day = 86400
    return stat(path, &status) == 0 && Int(status.st_mtim.tv_sec) + day < Int(time(nil))
  }

  /// Whether a process runs: one that has ended may stay listed, as in a container whose first process
  /// never asks how its children ended.
  private static func isRunning(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0, errno == ESRCH { return false }
    // `4711 (a name) Z 1 …`
    let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    let words = String(decoding: status, as: UTF8.self)
    return words.range(of: ") ", options: .backwards).map { words[$0.upperBound...].first } != "Z"
  }

  /// Removes the temporary files that killed runs left in `directory`.
  static func removeLeftovers(in directory: String) {
    removeLeftovers(in: directory) { _ in true }
  }

  /// Removes what killed runs left beside this one file.
  static func removeLeftovers(of path: String) {
    guard let (directory, stem) = temporaries(of: path) else { return }
    removeLeftovers(in: directory) { $0.hasPrefix(stem) }
  }

  /// Another process of this program, on this machine, that is writing to the file; nil without
  /// one.
  static func writer(of path: String) -> pid_t? {
    guard let (directory, stem) = temporaries(of: path) else { return nil }
    func program(_ process: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.lazy.filter { $0.hasPrefix(stem) }.compactMap(owner).first { owner in
      // The number of a process that is gone may be another program's now.
      owner.machine == Machine.mark && owner.pid != getpid()
        && program("\(owner.pid)") == program("self")
    }?.pid
  }

  /// Where the file waits until it is whole, and how its names begin there.
  private static func temporaries(of path: String) -> (directory: String, stem: String)? {
    guard let target = try? OutputPlace(path).target else { return nil }
    let (directory, name) = split(target)
    return (directory.isEmpty ? "." : directory, temporaryStem(of: name))
  }

  private static func removeLeftovers(in directory: String, where isOurs: (String) -> Bool) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
      let path = "\(directory)/\(name)"
      guard let owner = owner(ofTemporaryName: name), isOurs(name), isLeftOver(path, by: owner)
      else { continue }
      unlink(path)
    }
  }
}

/// Writes every byte, in as many calls as the system needs.
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
///
/// - Parameter limit: bytes; a longer file is refused, and so is anything but a file (a pipe or
///   `/dev/zero` may never end).
package func readFile(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
  // Opening a pipe without a writer would block.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw FileError("read", path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw FileError("read", path, code: EISDIR)
  default: throw FileError("read", path, code: ENOTSUP)
  }
  guard status.st_size <= limit else { throw FileError("read", path, code: EFBIG) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(Int(status.st_size))
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw FileError("read", path) }
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
    guard bytes.count <= limit else { throw FileError("read", path, code: EFBIG) }
  }
}

/// Creates a directory and what is missing above it.
package func makeDirectories(_ path: String) throws(FileError) {
  if mkdir(path, 0o777) == 0 { return }
  let code = errno
  if code == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
    try makeDirectories(String(path[..<slash]))
    var status = stat()
    // It may exist now: `new/..` does as soon as `new` does.
    if mkdir(path, 0o777) == 0
      || (stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR)
    {
      return
    }
    throw FileError("create the directory", path)
  }
  var status = stat()
  if code == EEXIST, stat(path, &status) == 0 {
    if status.st_mode & S_IFMT == S_IFDIR { return }
    throw FileError("create the directory", path, code: ENOTDIR)
  }
  throw FileError("create the directory", path, code: code)
}
