import Display
import Foundation
import Pixels

/// Frames that are painted while the run that measures the transition goes on.
///
/// That run keeps the main thread busy, and the others would wait for its end. Their frames are
/// those that would be painted later: when the film turns out not to need them, only time is lost.
package final class HeadStart: @unchecked Sendable {
  /// How much of finished files is kept, in bytes; what does not fit is painted when it is needed.
  private static let limit = 32 << 20

  private let threads: Int
  private let contents: FrameContents
  /// Made for the first list; used by the main thread.
  private(set) var painter: FramePainter?

  private let condition = NSCondition()
  private var waiting: [(time: Double, list: DisplayList)] = []
  private var inProgress: Set<Double> = []
  private var painted: [Double: RenderedFrame] = [:]
  private var size = 0
  private var isOver = false

  /// - Parameters:
  ///   - threads: how many work, the main thread among them; nil for one.
  ///   - contents: what the sinks of the film need.
  package init?(threads: Int, contents: FrameContents) {
    guard threads > 1 else { return nil }
    self.threads = threads
    self.contents = contents
  }

  /// A moment of the film, as it shows on a screen of so many pixels.
  package func add(_ list: DisplayList, at time: Double, width: Int, height: Int) {
    let painter = painter ?? begin(width: width, height: height)
    guard painter.width == width, painter.height == height else { return }
    condition.withLock {
      guard size < HeadStart.limit, !isOver else { return }
      waiting.append((time, list))
      condition.signal()
    }
  }

  private func begin(width: Int, height: Int) -> FramePainter {
    let painter = FramePainter(width: width, height: height, contents: contents)
    self.painter = painter
    for _ in 1..<threads {
      let thread = Foundation.Thread { self.paint(with: painter.makeBrush()) }
      thread.stackSize = FrameLoop.stackSize
      thread.start()
    }
    return painter
  }

  private func paint(with brush: FrameBrush) {
    while let (time, list) = next() {
      let frame = brush.paint(list, as: FramePlan.Frame(number: 1, time: time))
      condition.withLock {
        inProgress.remove(time)
        painted[time] = frame
        size += frame.pngFile?.byteCount ?? 0
        condition.broadcast()
      }
    }
  }

  private func next() -> (time: Double, list: DisplayList)? {
    condition.withLock {
      while waiting.isEmpty, !isOver { condition.wait() }
      guard !isOver else { return nil }
      let next = waiting.removeFirst()
      inProgress.insert(next.time)
      return next
    }
  }

  /// Begins no further frame.
  package func end() {
    condition.withLock {
      isOver = true
      waiting = []
      condition.broadcast()
    }
  }

  /// The frame of a moment, once; nil when nobody has begun it.
  package func frame(at time: Double) -> RenderedFrame? {
    condition.withLock {
      while inProgress.contains(time) { condition.wait() }
      return painted.removeValue(forKey: time)
    }
  }
}
