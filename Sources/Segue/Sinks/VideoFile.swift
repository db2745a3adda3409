import Codecs
import Foundation

/// An MP4 or WebM file, or a moving picture for pages, made by ffmpeg from piped frames.
public final class VideoFile: FrameSink {
  /// What ffmpeg encodes.
  public enum Format: String, Sendable, CaseIterable {
    /// H.264.
    case mp4
    /// VP9.
    case webm
    /// Animated WebP, which keeps transparency.
    case webp
    /// Animated AVIF (AV1).
    case avif

    /// The ffmpeg encoder.
    var encoder: String {
      switch self {
      case .mp4: "libx264"
      case .webm: "libvpx-vp9"
      case .webp: "libwebp_anim"
      case .avif: "libaom-av1"
      }
    }
  }

  public var needs: FrameContents { format == .webp ? .rgba : .yuv420 }

  private let path: String
  private let format: Format
  private var place: OutputPlace?
  private var process: FFmpegProcess?
  private var clip: ClipDescription?
  private var written = 0

  /// How often a moving picture plays; 0 is for ever.
  private let loopCount: Int

  /// - Parameter loopCount: how often a moving picture plays; 0 is for ever.
  public init(path: String, format: Format, loopCount: Int = 0) {
    self.path = path
    self.format = format
    self.loopCount = loopCount
  }

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    self.clip = clip
    let place: OutputPlace
    do throws(FileError) {
      place = try OutputPlace(path)
    } catch {
      throw .file(error, frame: nil)
    }
    self.place = place
    let temporary = place.temporaryPath
    // ffmpeg's own messages about a place that cannot be written to are long.
    let descriptor = PartialFiles.create(temporary, flags: 0)
    guard descriptor >= 0 else { throw .file(FileError("create", path), frame: nil) }
    close(descriptor)
    process = try FFmpegProcess(arguments: arguments(for: clip, to: temporary))
    return []
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let pieces = format == .webp ? frame.rgba.map({ [$0] }) : frame.planes?.pieces else {
      return
    }
    let number = frame.frame.number
    do throws(SinkError) {
      for piece in pieces { try process?.write(piece, frame: number) }
    } catch {
      throw named(error, frame: number)
    }
    written += 1
  }

  public func finish() throws(SinkError) -> SinkOutput {
    guard let process, let place else {
      throw .damaged(path: path, why: "no frame was written")
    }
    do throws(SinkError) {
      try process.finish()
    } catch {
      throw named(error, frame: nil)
    }
    let count =
      try format == .webp
      ? webPFrameCount(place.temporaryPath) : VideoFile.frameCount(of: place.temporaryPath)
    guard count == written else {
      throw named(
        .damaged(
          path: path,
          why: "ffmpeg wrote \(count.map(String.init) ?? "no readable") of \(written) frames"
        ),
        frame: nil
      )
    }
    self.process = nil
    let byteCount = fileSize(place.temporaryPath)
    do throws(FileError) {
      try place.receive(place.temporaryPath)
    } catch {
      throw .file(error, frame: nil)
    }
    PartialFiles.remove(place.temporaryPath)
    return SinkOutput(path: path, byteCount: byteCount, rendered: written, reused: 0)
  }

  public func abandon() {
    process?.kill()
    process = nil
    guard let place else { return }
    unlink(place.temporaryPath)
    PartialFiles.remove(place.temporaryPath)
  }

  /// Names a full disk or a missing encoder as the cause, whatever ffmpeg reports.
  private func named(_ error: SinkError, frame: Int?) -> SinkError {
    if let cause = process?.systemError {
      return .file(FileError("write", path, code: cause.code), frame: frame)
    }
    switch error {
    case .ffmpegFailed, .damaged: if process?.hangs ?? false { return error }
    default: return error
    }
    // Asked only now: the answer takes as long as some frames.
    do throws(SinkError) {
      guard let encoders = try FFmpegProcess.output(of: ["-encoders"]) else {
        return .ffmpegUnavailable(why: "ffmpeg does not run")
      }
      guard encoders.contains(" \(format.encoder) ") else {
        return .ffmpegUnavailable(why: "this ffmpeg lacks the encoder '\(format.encoder)'")
      }
    } catch {
      return error
    }
    return error
  }

  /// Equal frames become one longer frame, so time is counted.
  ///
  /// ffmpeg cannot read what it writes here.
  private func webPFrameCount(_ temporaryPath: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: temporaryPath), let clip,
      let milliseconds = WebPFilm.milliseconds(of: Array(data))
    else { return nil }
    let count = (Double(milliseconds) / 1000 * clip.rate.framesPerSecond).rounded()
    return abs(count - Double(written)) <= 1 ? written : Int(count)
  }

  /// Decodes the whole file and counts; nil when anything in it is damaged.
  ///
  /// ffmpeg alone tolerates a missing or torn frame. What is counted are lines with a sum
  /// each, of the cheapest kind.
  static func frameCount(of path: String) throws(SinkError) -> Int? {
    try FFmpegProcess.output(of: [
      "-v", "error", "-xerror", "-err_detect", "explode", "-i", file(path), "-map", "0:v",
      "-fps_mode", "passthrough", "-f", "framecrc", "-",
    ])?.split(separator: "\n").count { !$0.hasPrefix("#") }
  }

  /// A path as ffmpeg takes it for a file, whatever is in it: before a colon it sees a protocol.
  private static func file(_ path: String) -> String { "file:\(path)" }

  private func arguments(for clip: ClipDescription, to temporaryPath: String) -> [String] {
    let rate = clip.rate.description
    let output = VideoFile.file(temporaryPath)
    let video = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    // One thread: the bytes of x264 and libvpx depend on the number of threads.
    let pinned = ["-threads", "1"] + video
    // The odd row or column that 4:2:0 cannot hold is padding (see `FrameContents.yuv420`).
    let even = "\((clip.width + 1) / 2 * 2)x\((clip.height + 1) / 2 * 2)"
    let planes = [
      "-f", "rawvideo", "-pix_fmt", "yuv420p", "-video_size", even, "-framerate", rate,
      "-color_range", "tv", "-colorspace", "bt709", "-i", "-",
    ]
    let colour = [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
      "iec61966-2-1",
    ]
    switch format {
    case .mp4:
      return planes + ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-pix_fmt", "yuv420p"]
        + colour + pinned + ["-movflags", "+faststart", "-f", "mp4", output]
    case .webm:
      return planes
        + [
          "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-cpu-used", "4", "-pix_fmt", "yuv420p",
        ]
        + colour + pinned + ["-f", "webm", output]
    case .webp:
      return [
        "-f", "rawvideo", "-pix_fmt", "rgba", "-video_size", "\(clip.width)x\(clip.height)",
        "-framerate", rate, "-i", "-", "-c:v", "libwebp_anim", "-lossless", "0", "-q:v", "86",
        "-compression_level", "5", "-loop", "\(loopCount)",
      ] + pinned + ["-f", "webp", output]
    case .avif:
      return planes
        + ["-c:v", "libaom-av1", "-crf", "20", "-cpu-used", "6", "-pix_fmt", "yuv420p"]
        + colour + pinned + ["-f", "avif", output]
    }
  }
}
