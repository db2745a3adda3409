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
      throw .toolFailed(name: program, log: String(cString: strerror(errno)))
    }
    let pid = try Subprocess.spawn(
      [program] + arguments,
      environment ?? ProcessInfo.processInfo.environment,
      streams
    )
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    self.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    output = Subprocess.content(of: streams[1])
    errors = String(decoding: Subprocess.content(of: streams[2]), as: UTF8.self)
  }

  private static func spawn(
    _ words: [String],
    _ environment: [String: String],
    _ streams: [Int32]
  ) throws(OwnCodeError) -> pid_t {
    var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    // The signals that this process waits for end the other one.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var pid: pid_t = 0
    let code = posix_spawn(&pid, words[0], &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      throw .toolFailed(name: words[0], log: String(cString: strerror(code)))
    }
    return pid
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

  /// The path of a program, as a shell finds it.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
