import Display
import Foundation
import Pixels
import Raster
import Segue

/// ffmpeg with the same work: it gets a workload's frames through a pipe, as straight RGBA.
///
/// The time starts when it has read the first frame.
enum FFmpegPeer {
  private static let program = "/usr/bin/ffmpeg"

  /// `segue-bench ffmpeg-png WORKLOAD WIDTH HEIGHT THREADS ASSETS FRAMES`: its fastest PNG setting.
  static func png(_ arguments: [String]) throws {
    let count = arguments.count > 5 ? Int(arguments[5]) ?? 20 : 20
    try run(arguments, mode: "png", count: count) { threads, directory in
      [
        "-c:v", "png", "-compression_level", "1", "-pred", "up", "-threads", "\(threads)",
        "\(directory)/f%04d.png",
      ]
    }
  }

  /// Runs `segue-bench ffmpeg-gif WORKLOAD WIDTH HEIGHT THREADS ASSETS`.
  static func gif(_ arguments: [String]) throws {
    try run(arguments, mode: "gif", count: Workload.frameCount) { threads, directory in
      [
        "-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse", "-threads",
        "\(threads)", "\(directory)/clip.gif",
      ]
    }
  }

  private static func run(
    _ arguments: [String],
    mode: String,
    count: Int,
    output: (_ threads: Int, _ directory: String) -> [String]
  ) throws {
    guard arguments.count >= 5, let width = Int(arguments[1]), let height = Int(arguments[2]),
      let threads = Int(arguments[3])
    else { throw UsageError() }
    let workload = try Workload(arguments[0], width: width, height: height, assets: arguments[4])
    signal(SIGPIPE, SIG_IGN)
    try withScratchDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let input = Pipe()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      // GIF holds hundredths of a second.
      let rate = mode == "gif" ? "50" : "60"
      process.arguments =
        [
          "-v", "error", "-filter_threads", "\(threads)", "-filter_complex_threads", "\(threads)",
          "-f", "rawvideo", "-pix_fmt", "rgba", "-video_size", "\(width)x\(height)", "-framerate",
          rate, "-i", "-",
        ] + output(threads, directory)
      process.standardInput = input
      process.standardError = FileHandle.nullDevice
      try process.run()
      let renderer = Renderer()
      var start = 0.0
      for frame in 0..<count {
        let pixmap = renderer.render(
          workload.list(at: Workload.progress(frame * 59 / max(1, count - 1))),
          width: width,
          height: height,
          background: Pixel(.black)
        )
        let bytes = pixmap.withUnsafePixels { Data(UnsafeRawBufferPointer($0)) }
        try input.fileHandleForWriting.write(contentsOf: bytes)
        if start == 0 { start = milliseconds() }
      }
      let peak = ChildProcess.peakMegabytes(of: process.processIdentifier)
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      let each = (milliseconds() - start) / Double(count)
      let bytes = try size(of: directory)
      try Measurement(
        peer: "ffmpeg",
        wl: arguments[0],
        w: width,
        h: height,
        mode: mode,
        med: each,
        mean: each,
        bytes: bytes / count,
        rss_mb: peak
      ).print()
    }
  }

  /// Of all files in a folder, in bytes.
  private static func size(of directory: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: directory).reduce(0) { sum, name in
      var status = stat()
      return stat("\(directory)/\(name)", &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }
}
