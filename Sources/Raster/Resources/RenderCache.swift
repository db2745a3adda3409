import Pixels
import RasterPlan
import Synchronization

/// Smaller levels of bitmaps and blurred silhouettes, made once and reused by later frames.
///
/// What nothing uses any more is dropped now and then, and the least recently used entries when they
/// grow beyond their limit. Its content never changes a pixel.
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
    /// Beyond this, entries that nothing uses any more are looked for.
    var carelessLimit: Int { min(limit, 8 << 20) }
  }

  private enum Value: Sendable {
    case pixmap(Pixmap)
    case alpha(AlphaMap)

    var bytes: Int {
      switch self {
      case .pixmap(let pixmap): pixmap.width * pixmap.height * 4
      case .alpha(let map): map.byteCount
      }
    }
  }

  private struct Entry: Sendable {
    let value: Value
    var lastUse: UInt64
    var lastFrame: Int
    /// What a level was made of; nil for silhouettes.
    let source: Source?

    /// Whether nothing is likely to ask for it again: its bitmap is gone, or it was not needed for
    /// some frames.
    func isUnused(in frame: Int) -> Bool {
      source.map { $0.owner == nil } ?? false || frame - lastFrame > 2
    }
  }

  private struct Source: Sendable {
    weak var owner: (any AnyObject & Sendable)?
  }

  private struct State {
    var values: [Key: Entry] = [:]
    var bytes: [Kind: Int] = [:]
    /// The size at which unused entries are looked for again.
    var nextSearch: [Kind: Int] = [:]
    var clock: UInt64 = 0
    var frame = 0

    mutating func use(_ key: Key) -> Value? {
      clock += 1
      values[key]?.lastUse = clock
      values[key]?.lastFrame = frame
      return values[key]?.value
    }

    mutating func add(_ value: Value, of source: Source?, for key: Key) {
      values[key] = Entry(value: value, lastUse: clock, lastFrame: frame, source: source)
      bytes[key.kind, default: 0] += value.bytes
      removeUnused(key.kind)
      makeRoom(beside: key)
    }

    private mutating func remove(_ key: Key, _ entry: Entry) {
      bytes[key.kind, default: 0] -= entry.value.bytes
      values[key] = nil
    }

    private mutating func removeUnused(_ kind: Kind) {
      guard let sum = bytes[kind], sum > nextSearch[kind] ?? kind.carelessLimit else { return }
      for (key, entry) in values where key.kind == kind && entry.isUnused(in: frame) {
        remove(key, entry)
      }
      // Not at each new one that all the others outlive.
      nextSearch[kind] = max(kind.carelessLimit, (bytes[kind] ?? 0) * 5 / 4)
    }

    /// Drops old entries of the key's kind when there are too many.
    private mutating func makeRoom(beside key: Key) {
      let limit = key.kind.limit
      guard let sum = bytes[key.kind], sum > limit else { return }
      let others = values.filter { $0.key.kind == key.kind && $0.key != key }
        .sorted { $0.value.lastUse < $1.value.lastUse }
      // Of many small ones some more, so that not each new one looks at all.
      let rest = others.count > 16 ? limit - limit / 4 : limit
      for (old, entry) in others where bytes[key.kind] ?? 0 > rest { remove(old, entry) }
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

  func beginFrame() { state.withLock { $0.frame += 1 } }

  private func value(for key: Key, of source: Source?, make: () -> Value) -> Value {
    if let found = state.withLock({ $0.use(key) }) { return found }
    let made = make()
    state.withLock { state in
      if state.values[key] == nil { state.add(made, of: source, for: key) }
    }
    return made
  }

  /// The bitmap halved `x` times in width and `y` times in height by area averages.
  func level(of pixmap: Pixmap, x: Int, y: Int) -> Pixmap {
    guard x > 0 || y > 0 else { return pixmap }
    let source = Source(owner: pixmap.owner)
    let value = value(for: .level(pixmap.generation, x: x, y: y), of: source) {
      var result = pixmap
      // Made from the larger level, which is cached in any case.
      if x > 1 || y > 1 { result = level(of: pixmap, x: max(0, x - 1), y: max(0, y - 1)) }
      return .pixmap(result.halved(x: x > 0, y: y > 0))
    }
    guard case .pixmap(let result) = value else { return pixmap }
    return result
  }

  func silhouette(_ key: Fingerprint, make: () -> AlphaMap) -> AlphaMap {
    let value = value(for: .silhouette(key), of: nil) { .alpha(make()) }
    guard case .alpha(let map) = value else { return make() }
    return map
  }
}
