import Codecs
import Foundation

/// Another program, run to its end.
///
/// Foundation's `Process` looks only every 50 ms whether a program has ended.
struct Subprocess {
  var status: Int32
  var output: Data
  var errors: String

  /// - Parameter environment: nil passes on this process's own.
  init(
    _ program: String,
    _ arguments: [String],
    input: Data = Data(),
    environment: [String: String]? = nil
  ) throws(OwnCodeError) {
    // Files without names, not pipes: a program is never held up by one that nobody reads.
    let streams = (0..<3).map { _ in Subprocess.file() }
    defer { for stream in streams where stream >= 0 { close(stream) } }
    guard !streams.contains(where: { $0 < 0 }), Subprocess.fill(streams[0], with: input) else {
      throw .cache(path: NSTemporaryDirectory(), why: String(cString: strerror(errno)))
    }
    let (pid, code) = ExternalProgram.spawn(
      program,
      [program] + arguments,
      environment ?? ProcessInfo.processInfo.environment,
      streams: streams
    )
    guard code == 0 else {
      throw .toolFailed(name: program, log: String(cString: strerror(code)))
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    self.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    output = Subprocess.content(of: streams[1])
    errors = String(decoding: Subprocess.content(of: streams[2]), as: UTF8.self)
  }

  /// A new one that is gone when it is closed; -1 where there is no room.
  private static func file() -> Int32 {
    var path = Array("\(NSTemporaryDirectory())segue-stream-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return descriptor }
    unlink(path)
    // No other program is to inherit it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func fill(_ stream: Int32, with data: Data) -> Bool {
    let file = FileHandle(fileDescriptor: stream, closeOnDealloc: false)
    guard (try? file.write(contentsOf: data)) != nil else { return false }
    return lseek(stream, 0, SEEK_SET) == 0
  }

  private static func content(of stream: Int32) -> Data {
    lseek(stream, 0, SEEK_SET)
    let file = FileHandle(fileDescriptor: stream, closeOnDealloc: false)
    return (try? file.readToEnd()) ?? Data()
  }
}
