import Segue
import Timeline

/// Takes frames and measures their time.
final class TimingSink: FrameSink {
  let needs: FrameContents = [.png, .digest]
  private(set) var width = 0
  private(set) var height = 0
  private var times: [ContinuousClock.Instant] = []

  func begin(_ clip: ClipDescription) -> Set<Int> {
    (width, height) = (clip.width, clip.height)
    times = [.now]
    return []
  }

  func write(_ frame: RenderedFrame) { times.append(.now) }

  func finish() -> SinkOutput { SinkOutput(path: "", byteCount: 0, rendered: 0, reused: 0) }

  func abandon() {}

  /// Without the first frame, whose drawings the others reuse.
  var secondsForFrame: Double {
    let from = times.count > 2 ? 1 : 0
    guard times.count > from + 1 else { return 0 }
    let duration = times[from].duration(to: times[times.count - 1])
    return duration.inSeconds / Double(times.count - 1 - from)
  }
}
