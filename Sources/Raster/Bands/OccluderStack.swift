import Pixels
import RasterPlan

/// Opaque stretches of a row in front of the current command: at most four for each open scope.
struct OccluderStack {
  private struct Frame: BitwiseCopyable {
    var count: Int32 = 0
    var x0 = SIMD4<Int32>.zero
    var x1 = SIMD4<Int32>.zero
    /// The columns that exist.
    var low: Int32 = 0
    var high: Int32 = 0
  }

  /// Shorter stretches are not worth remembering.
  static let narrowest: Int32 = 8

  private var frames = GrowingBuffer<Frame>(capacity: 16)

  func deallocate() { frames.deallocate() }

  /// Whether what a run covers is remembered.
  @inline(__always)
  static func isWideEnough(_ run: PixelRun) -> Bool { run.isFull && run.columns.count >= narrowest }

  var depth: Int { frames.count - 1 }

  mutating func reset(_ columns: PixelColumns) {
    frames.removeAll()
    var frame = Frame()
    frame.low = columns.start
    frame.high = columns.end
    frames.append(frame)
  }

  /// Enters a scope; what hides the scope hides its content, except for a mask's picture.
  mutating func push(_ columns: PixelColumns, keeps: Bool) {
    var frame = keeps ? frames[frames.count - 1] : Frame()
    frame.low = columns.start
    frame.high = columns.end
    frames.append(frame)
  }

  mutating func pop() { if frames.count > 1 { frames.removeLast() } }

  /// Whether one stretch hides everything.
  var coversAll: Bool {
    let frame = frames.pointer(at: frames.count - 1)
    return frame.pointee.count == 1 && frame.pointee.x0[0] <= frame.pointee.low
      && frame.pointee.x1[0] >= frame.pointee.high
  }

  /// The columns without what is hidden at their ends.
  @inline(__always)
  func clip(_ columns: PixelColumns) -> PixelColumns {
    let frame = frames.pointer(at: frames.count - 1)
    var a = max(columns.start, frame.pointee.low)
    var b = min(columns.end, frame.pointee.high)
    let count = Int(frame.pointee.count)
    if count == 0 { return PixelColumns(from: a, to: b) }
    var changed = true
    while changed, a < b {
      changed = false
      for index in 0..<count {
        let x0 = frame.pointee.x0[index]
        let x1 = frame.pointee.x1[index]
        if x0 <= a, x1 > a {
          a = x1
          changed = true
        }
        if x1 >= b, x0 < b {
          b = x0
          changed = true
        }
      }
    }
    return PixelColumns(from: a, to: b)
  }

  @inline(__always)
  mutating func add(_ columns: PixelColumns) {
    let (a, b) = (columns.start, columns.end)
    let frame = frames.base + (frames.count - 1)
    let count = Int(frame.pointee.count)
    for index in 0..<count {
      // Touching stretches become one.
      if frame.pointee.x0[index] <= b, frame.pointee.x1[index] >= a {
        frame.pointee.x0[index] = min(frame.pointee.x0[index], a)
        frame.pointee.x1[index] = max(frame.pointee.x1[index], b)
        return
      }
    }
    if count < 4 {
      frame.pointee.x0[count] = a
      frame.pointee.x1[count] = b
      frame.pointee.count += 1
      return
    }
    var smallest = 0
    for index in 1..<4
    where frame.pointee.x1[index] - frame.pointee.x0[index]
      < frame.pointee.x1[smallest] - frame.pointee.x0[smallest]
    {
      smallest = index
    }
    if b - a > frame.pointee.x1[smallest] - frame.pointee.x0[smallest] {
      frame.pointee.x0[smallest] = a
      frame.pointee.x1[smallest] = b
    }
  }
}
