import Foundation

/// One frame as one PNG file.
public final class StillFile: FrameSink {
  public let needs: FrameContents = .png
  private let path: String
  private var byteCount: Int?

  /// - Parameter path: where the PNG file goes.
  public init(path: String) { self.path = path }

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    byteCount = nil
    return []
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let png = frame.pngFile else { return }
    guard byteCount == nil else {
      throw .unsupported("'\(path)' holds one picture, but more than one frame is drawn")
    }
    do throws(FileError) {
      try AtomicFile.write(png, to: path)
    } catch {
      throw .file(error, frame: frame.frame.number)
    }
    byteCount = png.byteCount
  }

  public func finish() throws(SinkError) -> SinkOutput {
    guard let byteCount else { throw .damaged(path: path, why: "the frame was never written") }
    return SinkOutput(path: path, byteCount: byteCount, rendered: 1, reused: 0)
  }

  public func abandon() {}
}
