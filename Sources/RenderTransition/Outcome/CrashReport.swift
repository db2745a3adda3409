import Foundation

/// Turns a crash into one sentence and exit code 70, where the runtime would print pages.
///
/// `--debug` leaves the runtime's own report in place.
enum CrashReport {
  private static let fatalSignals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  static func install() {
    // The handler has its own stack, since the crash may be a full stack.
    var stack = stack_t()
    let size = 64 << 10
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for number in fatalSignals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        // Only calls that are safe in a signal handler. The runtime traps when an allocation fails.
        guard errno != ENOMEM else {
          let text: StaticString =
            "Error: out of memory\nhint: draw with fewer threads or at a smaller --scale\n"
          write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
          _exit(ExitCode.tryAgain.rawValue)
        }
        let text: StaticString =
          "Error: internal error: the tool crashed\nhint: run it again with --debug and report what it prints\n"
        write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(ExitCode.internalError.rawValue)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK)) | Int32(bitPattern: SA_RESETHAND)
      sigaction(number, &action, nil)
    }
  }
}
