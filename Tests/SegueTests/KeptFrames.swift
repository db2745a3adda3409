import Pixels
import Segue

/// An output that keeps its frames.
final class KeptFrames: FrameSink {
  let needs: FrameContents = .pixels
  var pixels: [Pixmap] = []
  var times: [Double] = []
  func begin(_ clip: ClipDescription) -> Set<Int> { [] }
  func write(_ frame: RenderedFrame) {
    pixels.append(frame.pixels ?? Pixmap(width: 1, height: 1))
    times.append(frame.frame.time)
  }
  func finish() -> SinkOutput {
    SinkOutput(path: "", byteCount: 0, rendered: pixels.count, reused: 0)
  }
  func abandon() {}
}
