import Foundation

/// Where the bytes of an output end up: a name that a whole file takes, or a stream.
struct OutputPlace {
  enum Kind {
    /// A file, existing or new: made beside its name and renamed.
    case file
    /// A pipe or a device: written to, never replaced.
    case stream
  }

  /// As it was asked for.
  let path: String
  /// What is made: where a symbolic link leads, otherwise `path`.
  let target: String
  let kind: Kind

  /// - Parameter owns: whether the name is one of a folder's own, where nothing but a file that was
  ///   rendered belongs: what else has it, such as a link, is replaced itself.
  init(_ path: String, owns: Bool = false) throws(FileError) {
    self.path = path
    var status = stat()
    guard !owns else {
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        throw FileError("write", path, code: EISDIR)
      }
      (target, kind) = (path, .file)
      return
    }
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFIFO, S_IFCHR:
        target = path
        kind = .stream
        return
      case S_IFDIR: throw FileError("write", path, code: EISDIR)
      case S_IFREG: break
      default: throw FileError("write", path, code: ENOTSUP)
      }
    } else if errno == ELOOP {
      throw FileError("write", path, code: ELOOP)
    }
    target = OutputPlace.end(of: path)
    kind = .file
  }

  /// Follows links, also to something that does not exist yet.
  private static func end(of path: String) -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { return path }
      let link = String(
        decoding: buffer[..<count].map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = link.hasPrefix("/") ? link : folder + link
    }
    return path
  }

  /// Where the bytes wait until all are there.
  var temporaryPath: String {
    guard kind == .stream else { return AtomicFile.temporaryPath(for: target) }
    let name = target.split(separator: "/").last.map(String.init) ?? "stream"
    return AtomicFile.temporaryPath(for: TemporaryPlace.path + name)
  }

  /// Gives a finished file its name, or copies it into the stream.
  func receive(_ temporary: String) throws(FileError) {
    switch kind {
    case .file:
      guard rename(temporary, target) == 0 else { throw FileError("rename", path) }
    case .stream:
      defer { unlink(temporary) }
      let source = open(temporary, O_RDONLY | O_CLOEXEC)
      guard source >= 0 else { throw FileError("read", temporary) }
      defer { close(source) }
      let stream = try openStream()
      defer { close(stream) }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(source, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw FileError("read", temporary) }
        guard count > 0 else { return }
        try writeAll(Array(chunk[..<count]), to: stream, path: path)
      }
    }
  }

  /// How long a pipe may be without a reader, in seconds.
  private static let patience = 30.0

  /// A descriptor to write to.
  ///
  /// Waits for a reader of a pipe, as a shell does, but not for ever.
  func openStream() throws(FileError) -> Int32 {
    // A reader that goes away shows as an error of the next write.
    signal(SIGPIPE, SIG_IGN)
    let start = DispatchTime.now().uptimeNanoseconds
    while true {
      let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return descriptor
      }
      let waited = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      guard errno == ENXIO || errno == EINTR, waited < OutputPlace.patience else {
        throw FileError(errno == ENXIO ? "find a reader of" : "write", path)
      }
      usleep(10_000)
    }
  }
}
