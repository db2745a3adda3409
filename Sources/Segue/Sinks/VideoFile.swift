import Codecs
import Foundation

/// An MP4 or WebM file made by ffmpeg from frames that we pipe to it.
public final class VideoFile: FrameSink {
  public enum Format: String, Sendable, CaseIterable {
    case mp4
    case webm

    /// The ffmpeg encoder.
    var encoder: String {
      switch self {
      case .mp4: "libx264"
      case .webm: "libvpx-vp9"
      }
    }
  }

  public let needs: FrameContents = .yuv420

  private let path: String
  private let format: Format
  private var place: OutputPlace?
  private var process: FFmpegProcess?
  private var clip: ClipDescription?
  private var written = 0

  public init(path: String, format: Format) {
    self.path = path
    self.format = format
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
    guard let encoders = try FFmpegProcess.output(of: ["-encoders"]) else {
      throw .ffmpegUnavailable(why: "ffmpeg is not installed or does not run")
    }
    guard encoders.contains(" \(format.encoder) ") else {
      throw .ffmpegUnavailable(why: "this ffmpeg lacks the encoder '\(format.encoder)'")
    }
    let temporary = place.temporaryPath
    // ffmpeg's own words for a place that cannot be written to are long and many.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .file(FileError("create", path), frame: nil) }
    close(descriptor)
    PartialFiles.insert(temporary)
    process = try FFmpegProcess(arguments: arguments(for: clip, to: temporary))
    return []
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let bytes = frame.yuv420 else { return }
    let number = frame.frame.number
    do throws(SinkError) {
      try process?.write(bytes, frame: number)
    } catch {
      throw named(error, frame: number)
    }
    written += 1
  }

  public func finish() throws(SinkError) -> SinkOutput {
    guard let process, let place else {
      throw .damaged(path: path, why: "no frame was ever written")
    }
    do throws(SinkError) {
      try process.finish()
    } catch {
      throw named(error, frame: nil)
    }
    let count = try VideoFile.frameCount(of: place.temporaryPath)
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

  /// A full disk is what went wrong, whatever ffmpeg made of it.
  private func named(_ error: SinkError, frame: Int?) -> SinkError {
    guard let cause = process?.systemError else { return error }
    return .file(FileError("write", path, code: cause.code), frame: frame)
  }

  /// Decodes the whole file and counts; nil when anything in it is damaged. ffmpeg alone would
  /// forgive a missing or torn frame.
  static func frameCount(of path: String) throws(SinkError) -> Int? {
    try FFmpegProcess.output(of: [
      "-v", "error", "-xerror", "-err_detect", "explode", "-i", path, "-map", "0:v", "-fps_mode",
      "passthrough", "-f", "framemd5", "-",
    ])?.split(separator: "\n").count { !$0.hasPrefix("#") }
  }

  private func arguments(for clip: ClipDescription, to temporaryPath: String) -> [String] {
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
