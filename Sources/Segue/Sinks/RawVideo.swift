import Foundation

/// Uncompressed frames for another program: YUV4MPEG2 or plain RGBA, to a file or standard output.
public final class RawVideo: FrameSink {
  /// Which bytes are written.
  public enum Format: Sendable {
    /// YUV4MPEG2 with 4:2:0 planes.
    case y4m
    /// `FrameContents.rgba` and nothing else.
    case rgba
  }

  /// Where the bytes go.
  public enum Destination: Equatable, Sendable {
    /// Standard output, for a program that reads it.
    case standardOutput
    /// To a path.
    case file(String)
  }

  public let needs: FrameContents

  private let format: Format
  private let destination: Destination
  private var file: AtomicFile?
  private var written = 0
  private var byteCount = 0

  /// A sink that writes each frame as soon as it is finished.
  public init(format: Format, destination: Destination) {
    self.format = format
    self.destination = destination
    needs = format == .y4m ? .yuv420 : .rgba
  }

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    signal(SIGPIPE, SIG_IGN)
    if case .file(let path) = destination {
      do throws(FileError) {
        file = try AtomicFile(path: path, streams: true)
      } catch {
        throw .file(error, frame: nil)
      }
    }
    if format == .y4m {
      let width = (clip.width + 1) / 2 * 2
      let height = (clip.height + 1) / 2 * 2
      let rate = "\(clip.rate.numerator):\(clip.rate.denominator)"
      try write(
        Array(
          "YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n".utf8
        ),
        frame: nil
      )
    }
    return []
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let pieces = format == .y4m ? frame.planes?.pieces : frame.rgba.map({ [$0] }) else {
      return
    }
    if format == .y4m { try write(Array("FRAME\n".utf8), frame: frame.frame.number) }
    for piece in pieces { try write(piece, frame: frame.frame.number) }
    written += 1
  }

  public func finish() throws(SinkError) -> SinkOutput {
    do throws(FileError) {
      try file?.commit()
    } catch {
      throw .file(error, frame: nil)
    }
    let path = if case .file(let path) = destination { path } else { "-" }
    return SinkOutput(path: path, byteCount: byteCount, rendered: written, reused: 0)
  }

  public func abandon() { file = nil }

  private func write(_ bytes: [UInt8], frame: Int?) throws(SinkError) {
    do throws(FileError) {
      if let file {
        try file.write(bytes)
      } else {
        try writeAll(bytes, to: StandardOutput.descriptor, path: "standard output")
      }
      byteCount += bytes.count
    } catch {
      throw error.code == EPIPE ? .readerGone : .file(error, frame: frame)
    }
  }
}
