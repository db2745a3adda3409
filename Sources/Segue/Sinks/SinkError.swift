import Foundation

/// Why an output cannot be made or went wrong.
public enum SinkError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
  /// A system call failed; `frame` is the one that was being written.
  case file(FileError, frame: Int?)
  /// The place holds something that this run must not touch, or may replace only when allowed.
  case occupied(path: String, why: String, isReplaceable: Bool)
  /// Another run is writing there.
  case locked(path: String, pid: Int32?)
  /// ffmpeg is not installed, too old, or lacks an encoder.
  case ffmpegUnavailable(why: String)
  /// ffmpeg died or refused; its last words.
  case ffmpegFailed(status: String, log: [String], frame: Int?)
  /// The finished file does not hold what was written to it.
  case damaged(path: String, why: String)
  /// The reader of standard output is gone; the tool prints no message for it.
  case readerGone
  /// The format cannot hold the frames; the reason, in words.
  case unsupported(String)
  /// More than the format holds; any one of `remedies` is enough.
  case tooLarge(String, remedies: [Remedy])

  /// What makes an output smaller, or the limit higher.
  public enum Remedy: Equatable, Sendable {
    /// What to change.
    case fewerMoments, lowerFrameRate, smallerFrames, smallerStrip
    /// The present limit.
    case higherLimit(pixels: Int)
  }

  /// Runs `body`; the error of a file becomes one of the sink, with the frame being written.
  static func wrapping(
    _ frame: Int?,
    _ body: () throws(FileError) -> Void
  ) throws(SinkError) {
    do throws(FileError) {
      try body()
    } catch {
      throw .file(error, frame: frame)
    }
  }

  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .file(let error, let frame):
      "\(error)" + (frame.map { " (frame \($0))" } ?? "")
    case .occupied(let path, let why, let isReplaceable):
      "cannot write to '\(path)': it \(why); choose an empty or absent directory"
        + (isReplaceable ? ", or allow that it is replaced" : "")
    case .locked(let path, let pid):
      "cannot write to '\(path)': in use by \(pid.map { "pid \($0)" } ?? "another run")"
    case .ffmpegUnavailable(let why): "cannot make a video: \(why)"
    case .ffmpegFailed(let status, let log, let frame):
      (["ffmpeg \(status)" + (frame.map { " while taking frame \($0)" } ?? "")] + log)
        .joined(separator: "\n")
    case .damaged(let path, let why): "'\(path)' is not whole: \(why)"
    case .readerGone: "the reader of standard output is gone"
    case .unsupported(let why): why
    case .tooLarge(let what, let remedies):
      "\(what): \(remedies.map(\.description).joined(separator: ", or "))"
    }
  }
}

extension SinkError.Remedy: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fewerMoments: "choose fewer moments"
    case .lowerFrameRate: "choose a lower frame rate"
    case .smallerFrames: "make the frames smaller"
    case .smallerStrip: "make the strip lower"
    case .higherLimit(let pixels): "raise the limit of \(pixels) pixels"
    }
  }
}
