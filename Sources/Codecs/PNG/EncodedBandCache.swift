import Synchronization

/// Encoded bands by the identity of their pixels.
///
/// Shared by all threads; it changes how long a file takes, never its bytes.
///
/// It has two generations: a requested band moves to the young one, and a full young one replaces
/// the old one. Memory stays below the limit.
package final class EncodedBandCache<Key: Hashable & Sendable>: Sendable {
  private struct State {
    var young: [Key: EncodedPNGBand] = [:]
    var old: [Key: EncodedPNGBand] = [:]
    var youngBytes = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// - Parameter limit: bytes of all bands together; some 20 frames of a phone's screen by default.
  package init(limit: Int = 24 << 20) {
    self.limit = limit
  }

  package subscript(key: Key) -> EncodedPNGBand? {
    state.withLock { state in
      if let band = state.young[key] { return band }
      guard let band = state.old.removeValue(forKey: key) else { return nil }
      keep(band, as: key, in: &state)
      return band
    }
  }

  package func insert(_ band: EncodedPNGBand, for key: Key) {
    state.withLock { state in
      guard state.young[key] == nil else { return }
      state.old[key] = nil
      keep(band, as: key, in: &state)
    }
  }

  package var byteCount: Int {
    state.withLock { state in
      (state.young.values.map(\.chunk.count) + state.old.values.map(\.chunk.count)).reduce(0, +)
    }
  }

  private func keep(_ band: EncodedPNGBand, as key: Key, in state: inout State) {
    if state.youngBytes + band.chunk.count > limit / 2 {
      state.old = state.young
      state.young = [:]
      state.youngBytes = 0
    }
    guard band.chunk.count <= limit / 2 else { return }
    state.young[key] = band
    state.youngBytes += band.chunk.count
  }
}
