import Foundation

/// A generator of numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<Double> = 0...100) -> CGPoint {
    let x = number(range)
    return CGPoint(x: x, y: number(range))
  }
}
