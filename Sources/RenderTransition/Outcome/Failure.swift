import Foundation
import Segue

/// The one error of the tool: what failed, why, what to do about it, and the exit code.
public struct Failure: Error, Equatable, Sendable {
  public let exitCode: ExitCode
  /// The line after `Error: `.
  public internal(set) var message: String
  /// The line after `hint: `.
  public let hint: String?
  /// Whether the film reached code that was removed because it does not compile.
  var isOfMissingCode = false
  /// Whether only touches that were tried reached that code: with it they may lead further, and a
  /// film can be made without.
  var isOfTouchesAlone = false
  /// Whether the same code may play in its app, which gives it what it misses.
  var mayPlayInApp = false
  /// Whether the film can be made, of a screen on which nothing moves.
  var isStill = false
  /// What the user's code and the runtime printed before, where that is shown only with the
  /// failure.
  var printed = ""

  public init(_ exitCode: ExitCode, _ message: String, hint: String? = nil) {
    self.exitCode = exitCode
    self.message = message
    self.hint = hint
  }

  public var text: String {
    (["Error: \(message)"] + (hint.map { ["hint: \($0)"] } ?? [])).joined(separator: "\n")
  }

  /// The message without its details, as part of another one.
  var summary: String {
    let line = message.split(separator: "\n").first.map(String.init) ?? message
    return line.hasSuffix(":") ? String(line.dropLast()) : line
  }
}

extension Failure {
  /// A film of which nothing moves, where something else may be tried.
  static func still(_ words: String) -> Failure {
    var failure = Failure(.failure, words)
    failure.isStill = true
    return failure
  }

  static func tooManyFrames(hint: String? = nil) -> Failure {
    Failure(.usage, "that would be more than \(FramePlan.maximumCount) frames", hint: hint)
  }
}

extension Failure {
  /// Puts a sink's error into words.
  ///
  /// Nil for an error that is not worth a message.
  init(_ error: SinkError) {
    switch error {
    case .file(let file, let frame):
      let place = frame.map { " (frame \($0))" } ?? ""
      self.init(
        file.isPassing ? .tryAgain : file.isPermanent ? .cannotCreate : .ioError,
        "cannot \(file.operation) '\(file.path)'\(place): \(file.reason)",
        hint: Failure.advice(file, isFrame: frame != nil && file.path.hasSuffix(".png"))
      )
    case .occupied(let path, let why, let isReplaceable):
      self.init(
        .cannotCreate,
        "cannot write to '\(path)': it \(why)",
        hint: isReplaceable
          ? "use --force to replace them, or another --out"
          : "choose an empty or absent directory with --out"
      )
    case .locked(let path, let pid):
      let who = pid.map { "in use by pid \($0)" } ?? "in use by another run"
      self.init(
        .tryAgain,
        "cannot write to '\(path)': \(who)",
        hint: "wait for that run to end, or choose another --out"
      )
    case .ffmpegUnavailable(let why):
      self.init(
        .unavailable,
        "cannot make a video: \(why)",
        hint: "install it with: apt-get install -y ffmpeg"
      )
    case .ffmpegFailed(let status, let log, let frame):
      let when = frame.map { " while taking frame \($0)" } ?? ""
      let words = log.map { "\n  ffmpeg: \($0)" }.joined()
      self.init(.ioError, "ffmpeg \(status)\(when)\(words)", hint: "no file was left behind")
    case .damaged(let path, let why):
      self.init(.ioError, "'\(path)' is not whole: \(why)")
    case .readerGone:
      self.init(.brokenPipe, "the reader of standard output is gone")
    case .unsupported(let why):
      self.init(.usage, why)
    case .tooLarge(let what, let remedies):
      let words = remedies.map(Failure.advice)
      self.init(.usage, what, hint: words.joined(separator: ", or "))
    }
  }

  /// An error of a file that is no frame.
  init(_ error: FileError) { self.init(SinkError.file(error, frame: nil)) }

  private static func advice(_ remedy: SinkError.Remedy) -> String {
    switch remedy {
    case .fewerMoments: "choose fewer moments with --at or --every"
    case .lowerFrameRate: "lower --fps"
    case .smallerFrames: "lower --scale or --size"
    case .smallerStrip: "lower --height"
    case .higherLimit(let pixels): "raise --max-pixels (\(pixels))"
    }
  }

  /// - Parameter isFrame: whether it is one of the files in a directory of frames.
  private static func advice(_ file: FileError, isFrame: Bool) -> String {
    switch file.code {
    case EMFILE, ENFILE: "too many files are open at once; 'ulimit -n' shows the limit"
    case EAGAIN, ENOMEM: "try again when more memory is free, or with fewer --threads"
    case EFBIG: "'ulimit -f' shows the limit of a file's size"
    case ENXIO: "start the program that reads the pipe, then run this again"
    case EPIPE: "the program that read it is gone; run the same command again"
    case EISDIR: "a directory has that name: choose another --out"
    case ENOTDIR: "a file is where a directory is needed: choose another --out"
    case EBADF: "it is closed: redirect it to a file or a pipe"
    case ENOENT: "its folder does not exist: make it, or choose another --out"
    case _ where file.isPermanent: "check --out: the place must exist and be writable"
    default:
      "free some space and run the same command again" + (isFrame ? ": whole frames are kept" : "")
    }
  }
}
