import Foundation
import Pixels

/// What the frames of one output have in common.
public struct ClipDescription: Equatable, Sendable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// Frames a second.
  public var rate: FrameRate
  /// How many frames the whole film has; fewer come where only some are drawn.
  public var frameCount: Int

  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - rate: Frames a second.
  ///   - frameCount: How many frames the whole film has.
  public init(width: Int, height: Int, rate: FrameRate, frameCount: Int) {
    self.width = width
    self.height = height
    self.rate = rate
    self.frameCount = frameCount
  }
}

/// The forms of a frame that sinks ask for; each is made once, on the thread that drew the frame.
public struct FrameContents: OptionSet, Sendable {
  /// One bit for each form.
  public let rawValue: Int
  /// The forms whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A premultiplied bitmap.
  public static let pixels = FrameContents(rawValue: 1)
  /// A whole PNG file.
  public static let png = FrameContents(rawValue: 2)
  /// Planar Y'CbCr 4:2:0, BT.709, limited range; odd sizes are padded by repeating the last row
  /// and column.
  public static let yuv420 = FrameContents(rawValue: 4)
  /// Straight (not premultiplied) RGBA, 8 bits a channel, rows top to bottom.
  public static let rgba = FrameContents(rawValue: 8)
  /// The SHA-256 of the PNG file.
  public static let digest = FrameContents(rawValue: 16)
  /// The premultiplied bitmap in bands, which neighbouring frames share where nothing moves.
  package static let bands = FrameContents(rawValue: 32)
}

/// One finished frame.
public struct RenderedFrame: Sendable {
  /// Its number and its moment.
  public private(set) var frame: FramePlan.Frame
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Present when a sink needs `.pixels`.
  public var pixels: Pixmap?
  package var pngFile: PNGFile?
  /// Present when a sink needs `.bands`; a single one where others need the whole bitmap.
  package var bands: BandedPixmap?
  var planes: PlanarFrame?
  /// Present when a sink needs `.rgba`.
  public var rgba: [UInt8]?
  /// 64 lower-case hexadecimal digits.
  public var digest: String?

  /// A whole PNG file, joined from its pieces on each read.
  public var png: [UInt8]? {
    get { pngFile?.bytes }
    set { pngFile = newValue.map { PNGFile($0) } }
  }

  /// Present when a sink needs `.yuv420`; joined from its pieces on each read.
  public var yuv420: [UInt8]? {
    get { planes?.bytes }
    set { planes = newValue.map { PlanarFrame($0) } }
  }

  /// A frame without contents.
  public init(frame: FramePlan.Frame, width: Int, height: Int) {
    self.frame = frame
    self.width = width
    self.height = height
  }

  /// The same picture as another frame.
  ///
  /// The copy shares the bytes.
  func showing(_ frame: FramePlan.Frame) -> RenderedFrame {
    var copy = self
    copy.frame = frame
    return copy
  }
}

/// A file that a sink promises, as it stands when `finish` returns.
public struct SinkOutput: Equatable, Sendable {
  /// Its final name.
  public var path: String
  /// How large it is.
  public var byteCount: Int
  /// Frames written by this run.
  public var rendered: Int
  /// Frames that existed already and were kept.
  public var reused: Int
  /// What the transition asked for that is not supported, each once.
  public var diagnostics: [String] = []

  package init(path: String, byteCount: Int, rendered: Int, reused: Int) {
    self.path = path
    self.byteCount = byteCount
    self.rendered = rendered
    self.reused = reused
  }
}

/// A place where frames go, in order.
///
/// What `finish` returns is whole; after an error no partial file has a final name.
public protocol FrameSink: AnyObject {
  /// The forms of a frame that the sink takes.
  var needs: FrameContents { get }
  /// Called once before the first frame.
  ///
  /// Returns the numbers of frames that already exist and need not be drawn.
  func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int>
  /// Takes the next frame.
  func write(_ frame: RenderedFrame) throws(SinkError)
  /// Completes the output and gives it its final name.
  func finish() throws(SinkError) -> SinkOutput
  /// Stops after an error or a signal: removes what is partial and keeps what is whole.
  func abandon()
}

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
