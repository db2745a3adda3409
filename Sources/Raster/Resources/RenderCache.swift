import Pixels
import RasterPlan
import Synchronization

/// Smaller levels of bitmaps and blurred silhouettes, made once and reused by later frames.
///
/// The least recently used entries are dropped when it grows beyond its limit. Its content never
/// changes a pixel.
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
      case .alpha(let map): map.byteCount
      }
    }
  }

  private struct State {
    var values: [Key: (value: Value, lastUse: UInt64)] = [:]
    var bytes = 0
    var clock: UInt64 = 0
  }

  /// Memory of pictures that are made anew in each frame.
  let pool = PixelPool()
  /// What does not change from frame to frame; nil for single pictures.
  let stills: StillCache?
  private let limit: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: in bytes; the newest entry stays even if it alone is larger.
  ///   - stillLimit: bytes of what does not change from frame to frame; with 0 nothing is kept.
  package init(limit: Int = 8 << 20, stillLimit: Int = 0) {
    self.limit = limit
    stills = stillLimit > 0 ? StillCache(limit: stillLimit) : nil
  }

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
      guard state.values[key] == nil else { return }
      state.values[key] = (made, state.clock)
      state.bytes += made.bytes
      while state.bytes > limit, state.values.count > 1 {
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
      // Made from the larger level, which is cached in any case.
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
