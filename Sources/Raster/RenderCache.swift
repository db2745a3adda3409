import CKernels
import Pixels
import Synchronization

/// What is made from bitmaps and shapes once and used again by later frames: area-averaged smaller
/// levels and blurred silhouettes. Entries that were not used lately are dropped when it grows beyond
/// its limit. What is drawn does not depend on what it holds.
package final class RenderCache: Sendable {
  private enum Key: Hashable {
    case level(UInt64, x: Int, y: Int)
    case silhouette(Fingerprint)
  }

  private enum Value {
    case pixmap(Pixmap)
    case alpha(AlphaMap)

    var bytes: Int {
      switch self {
      case .pixmap(let pixmap): pixmap.width * pixmap.height * 4
      case .alpha(let map): map.bytes.count
      }
    }
  }

  private struct State {
    var values: [Key: (value: Value, lastUse: UInt64)] = [:]
    var bytes = 0
    var clock: UInt64 = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// `limit` in bytes.
  package init(limit: Int = 16 << 20) { self.limit = limit }

  private func value(for key: Key, make: () -> Value) -> Value {
    let found = state.withLock { state -> Value? in
      state.clock += 1
      guard let entry = state.values[key] else { return nil }
      state.values[key]?.lastUse = state.clock
      return entry.value
    }
    if let found { return found }
    let made = make()
    state.withLock { state in
      guard state.values[key] == nil, made.bytes <= limit else { return }
      state.values[key] = (made, state.clock)
      state.bytes += made.bytes
      while state.bytes > limit {
        guard let oldest = state.values.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
          break
        }
        state.bytes -= oldest.value.value.bytes
        state.values[oldest.key] = nil
      }
    }
    return made
  }

  /// The bitmap halved `x` times in width and `y` times in height by area averages.
  func level(of pixmap: Pixmap, x: Int, y: Int) -> Pixmap {
    guard x > 0 || y > 0 else { return pixmap }
    let value = value(for: .level(pixmap.generation, x: x, y: y)) {
      var result = pixmap
      // From the larger level when it is cached anyway.
      if x > 1 || y > 1 { result = level(of: pixmap, x: max(0, x - 1), y: max(0, y - 1)) }
      return .pixmap(result.halved(x: x > 0, y: y > 0))
    }
    guard case .pixmap(let result) = value else { return pixmap }
    return result
  }

  func silhouette(_ key: Fingerprint, make: () -> AlphaMap) -> AlphaMap {
    let value = value(for: .silhouette(key)) { .alpha(make()) }
    guard case .alpha(let map) = value else { return make() }
    return map
  }
}

extension Pixmap {
  /// Half as wide and/or high, rounded up; each pixel is the average of the area it covers.
  func halved(x halvesX: Bool, y halvesY: Bool) -> Pixmap {
    let newWidth = halvesX ? max(1, (width + 1) / 2) : width
    let newHeight = halvesY ? max(1, (height + 1) / 2) : height
    guard width > 0, height > 0 else { return self }
    return Pixmap(width: newWidth, height: newHeight) { out in
      withUnsafePixels { pixels in
        for y in 0..<newHeight {
          let rows = Pixmap.taps(y, from: height, to: newHeight)
          for x in 0..<newWidth {
            let columns = Pixmap.taps(x, from: width, to: newWidth)
            out[y * newWidth + x] = average(pixels, columns, rows)
          }
        }
      }
    }
  }

  private typealias Taps = (first: Int, weights: (UInt64, UInt64, UInt64), total: UInt64)

  /// Output pixel `index` covers [index, index + 1) * from / to: at most three pixels, weighted by
  /// their parts in units of 1 / to.
  private static func taps(_ index: Int, from: Int, to: Int) -> Taps {
    let start = index * from
    let end = start + from
    let first = start / to
    func part(_ pixel: Int) -> UInt64 {
      UInt64(max(0, min(end, (pixel + 1) * to) - max(start, pixel * to)))
    }
    return (first, (part(first), part(first + 1), part(first + 2)), UInt64(from))
  }

  private func average(
    _ pixels: UnsafeBufferPointer<UInt32>,
    _ columns: Taps,
    _ rows: Taps
  )
    -> UInt32
  {
    var sum = SIMD4<UInt64>.zero
    func addRow(_ y: Int, _ rowWeight: UInt64) {
      guard rowWeight > 0 else { return }
      func add(_ x: Int, _ weight: UInt64) {
        guard weight > 0 else { return }
        let p = pixels[y * width + x]
        sum &+=
          SIMD4(UInt64(p & 255), UInt64(p >> 8 & 255), UInt64(p >> 16 & 255), UInt64(p >> 24))
          &* (weight * rowWeight)
      }
      add(columns.first, columns.weights.0)
      add(columns.first + 1, columns.weights.1)
      add(columns.first + 2, columns.weights.2)
    }
    addRow(rows.first, rows.weights.0)
    addRow(rows.first + 1, rows.weights.1)
    addRow(rows.first + 2, rows.weights.2)
    let total = columns.total * rows.total
    func channel(_ value: UInt64) -> UInt32 { UInt32((value + total / 2) / total) }
    return channel(sum.x) | channel(sum.y) << 8 | channel(sum.z) << 16 | channel(sum.w) << 24
  }
}
