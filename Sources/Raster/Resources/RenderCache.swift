import Pixels
import RasterPlan
import Synchronization

/// Smaller levels of bitmaps and blurred silhouettes, made once and reused by later frames.
///
/// Levels that no frame needs any more are dropped, and the silhouettes used the longest ago when
/// they grow beyond their limit. Its content never changes a pixel.
package final class RenderCache: Sendable {
  private enum Key: Hashable {
    case level(UInt64, x: Int, y: Int)
    case silhouette(Fingerprint)

    var kind: Kind {
      switch self {
      case .level: .level
      case .silhouette: .silhouette
      }
    }
  }

  private enum Kind {
    /// All that the last frames needed are kept: they are smaller than their bitmaps, which the app
    /// holds in any case, and all of a grid of photos are needed again in the next frame.
    case level
    case silhouette
  }

  /// In bytes; a shadow that moves leaves one silhouette after another behind.
  ///
  /// The newest one stays even if it alone is larger.
  private static let silhouetteLimit = 4 << 20

  /// Up to so many bytes of levels stay although no frame needs them.
  private static let spareLevels = 8 << 20

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
    var values: [Key: (value: Value, lastFrame: Int)] = [:]
    var bytes: [Kind: Int] = [:]
    var frame = 0

    /// Drops levels that the last frames did not need; those of bitmaps that are gone are among
    /// them.
    mutating func beginFrame() {
      frame += 1
      guard let sum = bytes[.level], sum > spareLevels else { return }
      for (key, entry) in values where key.kind == .level && frame - entry.lastFrame > 2 {
        remove(key)
      }
    }

    mutating func use(_ key: Key) -> Value? {
      values[key]?.lastFrame = frame
      return values[key]?.value
    }

    mutating func add(_ value: Value, for key: Key) {
      values[key] = (value, frame)
      bytes[key.kind, default: 0] += value.bytes
      if key.kind == .silhouette { makeRoom(beside: key) }
    }

    private mutating func remove(_ key: Key) {
      guard let entry = values.removeValue(forKey: key) else { return }
      bytes[key.kind, default: 0] -= entry.value.bytes
    }

    /// Drops old silhouettes when there are too many.
    private mutating func makeRoom(beside key: Key) {
      let limit = silhouetteLimit
      guard let sum = bytes[.silhouette], sum > limit else { return }
      let others = values.filter { $0.key.kind == .silhouette && $0.key != key }
        .sorted { $0.value.lastFrame < $1.value.lastFrame }
      // Of many small ones some more, so that not each new one looks at all.
      let rest = others.count > 16 ? limit - limit / 4 : limit
      for (old, _) in others where bytes[.silhouette] ?? 0 > rest { remove(old) }
    }
  }

  /// Memory of pictures that are made anew in each frame.
  let pool = PixelPool()
  /// Memory of silhouettes on their way; less of it, since each has another size.
  let silhouettePool = PixelPool(limit: 16 << 20)
  /// What does not change from frame to frame; nil for single pictures.
  let stills: StillCache?
  private let state = Mutex(State())

  /// - Parameter stillLimit: bytes for what does not change from frame to frame; with 0 nothing is
  ///   kept.
  package init(stillLimit: Int = 0) {
    stills = stillLimit > 0 ? StillCache(limit: stillLimit) : nil
  }

  func beginFrame() { state.withLock { $0.beginFrame() } }

  private func value(for key: Key, make: () -> Value) -> Value {
    if let found = state.withLock({ $0.use(key) }) { return found }
    let made = make()
    state.withLock { state in
      if state.values[key] == nil { state.add(made, for: key) }
    }
    return made
  }

  /// The bitmap halved `x` times in width and `y` times in height by area averages.
  func level(of pixmap: Pixmap, x: Int, y: Int) -> Pixmap {
    guard x > 0 || y > 0 else { return pixmap }
    let value = value(for: .level(pixmap.generation, x: x, y: y)) {
      .pixmap(halved(pixmap, x: x, y: y))
    }
    guard case .pixmap(let result) = value else { return pixmap }
    return result
  }

  /// Made from the next larger level, which is not kept for that: no frame may need it.
  private func halved(_ pixmap: Pixmap, x: Int, y: Int) -> Pixmap {
    guard x > 0 || y > 0 else { return pixmap }
    let (largerX, largerY) = (max(0, x - 1), max(0, y - 1))
    let key = Key.level(pixmap.generation, x: largerX, y: largerY)
    let kept = state.withLock { $0.values[key]?.value }
    let larger: Pixmap
    if case .pixmap(let level)? = kept {
      larger = level
    } else {
      larger = halved(pixmap, x: largerX, y: largerY)
    }
    return larger.halved(x: x > 0, y: y > 0)
  }

  func silhouette(_ key: Fingerprint, make: () -> AlphaMap) -> AlphaMap {
    let value = value(for: .silhouette(key)) { .alpha(make()) }
    guard case .alpha(let map) = value else { return make() }
    return map
  }
}
