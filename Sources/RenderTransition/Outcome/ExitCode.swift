/// How the tool ends.
///
/// The numbers are those of sysexits.h, which schedulers know.
public enum ExitCode: Int32, Sendable {
  /// Every promised file exists and is what its manifest says.
  case success = 0
  /// Films differ from what is recorded, or `--strict` met what is not supported.
  case failure = 1
  /// The command line or the configuration cannot be understood.
  case usage = 64
  /// Input that cannot be decoded, geometry that is not a number, a cycle of layers.
  case badInput = 65
  case missingInput = 66
  /// ffmpeg is missing, too old, or lacks an encoder.
  case unavailable = 69
  /// The tool's own mistake.
  case internalError = 70
  /// The output cannot be made: it exists, is foreign, or may not be written.
  case cannotCreate = 73
  /// Writing failed: disk full, device error, ffmpeg died. Worth trying again.
  case ioError = 74
  /// Another run holds the lock, or a resource ran out. Worth trying again.
  case tryAgain = 75
  /// The transition broke its contract: `completeTransition` was never called, or time ran out.
  case protocolBroken = 76
  /// The reader of standard output went away: 128 + SIGPIPE, without a message.
  case brokenPipe = 141
}
