import Foundation

/// Where other programs are, and how they start.
package enum ExternalProgram {
  /// The first executable of that name on the PATH.
  package static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a program.
  ///
  /// It does not inherit the signals that this process blocks.
  ///
  /// - Parameters:
  ///   - path: of the program.
  ///   - words: its arguments, its own name first.
  ///   - streams: what becomes its standard input, output and errors; empty for those of this
  ///     process.
  ///   - leadsGroup: whether it has a process group of its own, and treats signals as usual
  ///     that this process ignores.
  /// - Returns: the process and 0, or the number of the error.
  package static func spawn(
    _ path: String,
    _ words: [String],
    _ environment: [String: String],
    streams: [Int32] = [],
    leadsGroup: Bool = false
  ) -> (pid: pid_t, code: Int32) {
    var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = POSIX_SPAWN_SETSIGMASK
    if leadsGroup {
      var usual = sigset_t()
      sigemptyset(&usual)
      for number in [SIGPIPE, SIGXFSZ] { sigaddset(&usual, number) }
      posix_spawnattr_setsigdefault(&attributes, &usual)
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, &argv, &envp)
    return (pid, code)
  }
}
