/// Random numbers that are the same on every run.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// `bytes` with some of them changed, cut out, doubled or set to telling values; the
/// same for the same seed.
package func mutation(of bytes: [UInt8], seed: UInt64) -> [UInt8] {
  var generator = SeededGenerator(seed)
  var result = bytes
  for _ in 0..<Int.random(in: 1...4, using: &generator) where !result.isEmpty {
    let at = Int.random(in: 0..<result.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: result[at] = UInt8.random(in: 0...255, using: &generator)
    case 1: result[at] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2: result.removeSubrange(at...)
    case 3:
      result.removeSubrange(
        at..<min(result.count, at + Int.random(in: 1...9, using: &generator))
      )
    case 4:
      let end = min(result.count, at + Int.random(in: 1...40, using: &generator))
      result.insert(contentsOf: Array(result[at..<end]), at: at)
    default: result[at] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &generator) ?? 0
    }
  }
  return result
}
