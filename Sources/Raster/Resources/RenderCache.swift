import Pixels
import RasterPlan
import Synchronization

/// Smaller levels of bitmaps and blurred silhouettes, made once and reused by later frames.
///
/// Levels that no frame needs any more are dropped, and the entries used the longest ago when they grow
/// beyond their limit. Its content never changes a pixel.
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

  /// Each has room of its own: a shadow that moves leaves one silhouette after another behind.
  private enum Kind {
    case level, silhouette

    /// In bytes; the newest entry stays even if it alone is larger.
    ///
    /// Levels are smaller than their bitmaps, which an app holds in any case; all of a grid of photos
    /// are needed in each frame.
    var limit: Int { self == .level ? 64 << 20 : 4 << 20 }
  }

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

    /// Drops levels that the last frames did not need; those of bitmaps that are gone are among them.
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
      makeRoom(beside: key)
    }

    private mutating func remove(_ key: Key) {
      guard let entry = values.removeValue(forKey: key) else { return }
      bytes[key.kind, default: 0] -= entry.value.bytes
    }

    /// Drops old entries of the key's kind when there are too many.
    private mutating func makeRoom(beside key: Key) {
      let limit = key.kind.limit
      guard let sum = bytes[key.kind], sum > limit else { return }
      let others = values.filter { $0.key.kind == key.kind && $0.key != key }
        .sorted { $0.value.lastFrame < $1.value.lastFrame }
      // Of many small ones some more, so that not each new one looks at all.
      let rest = others.count > 16 ? limit - limit / 4 : limit
      for (old, _) in others where bytes[key.kind] ?? 0 > rest { remove(old) }
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
