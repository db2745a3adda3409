import Codecs
import Foundation

/// A GIF, MP4 or WebM file made by ffmpeg from frames that we pipe to it.
public final class VideoFile: FrameSink {
  public enum Format: String, Sendable, CaseIterable {
    case gif
    case mp4
    case webm

    /// The ffmpeg encoder.
    var encoder: String {
      switch self {
      case .gif: "gif"
      case .mp4: "libx264"
      case .webm: "libvpx-vp9"
      }
    }
  }

  public let needs: FrameContents

  /// What a GIF may give up to become smaller.
  public struct GIFQuality: Equatable, Sendable {
    /// At most 256.
    public var colors = 256
    /// Of the picture's width and height.
    public var scale = 1.0

    public init() {}
  }

  private let path: String
  private let format: Format
  private let gifQuality: GIFQuality
  /// How often a GIF plays; 0 is for ever.
  private let loopCount: Int
  private var process: FFmpegProcess?
  private var clip: ClipDescription?
  private var written = 0

  public init(
    path: String,
    format: Format,
    loopCount: Int = 0,
    gifQuality: GIFQuality = GIFQuality()
  ) {
    self.path = path
    self.gifQuality = gifQuality
    self.format = format
    self.loopCount = loopCount
    needs = format == .gif ? .rgba : .yuv420
  }

  /// Browsers show delays below 2 hundredths as 10, so a GIF plays at 100/n with n >= 2: the
  /// fastest rate that is not above `wanted`.
  public static func playableGIFRate(for wanted: FrameRate) -> FrameRate {
    let delay = max(2, Int((100 / wanted.framesPerSecond - 1e-9).rounded(.up)))
    return FrameRate(100, per: delay) ?? wanted
  }

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    self.clip = clip
    guard let encoders = FFmpegProcess.output(of: ["-encoders"]) else {
      throw .ffmpegUnavailable(why: "ffmpeg is not installed or does not run")
    }
    guard encoders.contains(" \(format.encoder) ") else {
      throw .ffmpegUnavailable(why: "this ffmpeg lacks the encoder '\(format.encoder)'")
    }
    PartialFiles.insert(temporaryPath)
    process = try FFmpegProcess(arguments: arguments(for: clip))
    return []
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let bytes = format == .gif ? frame.rgba : frame.yuv420 else { return }
    try process?.write(bytes, frame: frame.frame.number)
    written += 1
  }

  public func finish() throws(SinkError) -> SinkOutput {
    try process?.finish()
    process = nil
    let count = VideoFile.frameCount(of: temporaryPath)
    guard count == written else {
      unlink(temporaryPath)
      throw .damaged(
        path: path,
        why: "ffmpeg wrote \(count.map(String.init) ?? "no readable") of \(written) frames"
      )
    }
    guard rename(temporaryPath, path) == 0 else {
      throw .file(FileError("rename", path), frame: nil)
    }
    return SinkOutput(path: path, byteCount: fileSize(path), rendered: written, reused: 0)
  }

  public func abandon() {
    process?.kill()
    process = nil
    unlink(temporaryPath)
  }

  private var temporaryPath: String { AtomicFile.temporaryPath(for: path) }

  /// Decodes the whole file and counts; nil when anything in it is damaged. ffmpeg alone would
  /// forgive a missing or torn frame.
  static func frameCount(of path: String) -> Int? {
    FFmpegProcess.output(of: [
      "-v", "error", "-xerror", "-err_detect", "explode", "-i", path, "-map", "0:v", "-fps_mode",
      "passthrough", "-f", "framemd5", "-",
    ])?.split(separator: "\n").count { !$0.hasPrefix("#") }
  }

  private func arguments(for clip: ClipDescription) -> [String] {
    let rate = clip.rate.description
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
    case .gif:
      // One palette for the clip, made from what moves; ordered dither stays still between frames.
      let scale =
        gifQuality.scale == 1
        ? "" : "scale=iw*\(gifQuality.scale):-1:flags=lanczos+accurate_rnd+bitexact,"
      let filter =
        "\(scale)split[a][b];[a]palettegen=stats_mode=diff:max_colors=\(gifQuality.colors)[p];"
        + "[b][p]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle"
      let loop = loopCount == 0 ? "0" : loopCount == 1 ? "-1" : String(loopCount - 1)
      return [
        "-f", "rawvideo", "-pix_fmt", "rgba", "-video_size", "\(clip.width)x\(clip.height)",
        "-framerate", rate, "-i", "-", "-filter_complex", filter, "-loop", loop,
      ] + pinned + ["-f", "gif", temporaryPath]
    case .mp4:
      return planes + ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-pix_fmt", "yuv420p"]
        + colour + pinned + ["-movflags", "+faststart", "-f", "mp4", temporaryPath]
    case .webm:
      return planes
        + [
          "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-cpu-used", "4", "-pix_fmt", "yuv420p",
        ]
        + colour + pinned + ["-f", "webm", temporaryPath]
    }
  }
}
