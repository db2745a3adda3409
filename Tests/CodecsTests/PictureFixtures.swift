import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// The pictures of `Scripts/make-picture-fixtures`.
enum PictureFixture {
  static let folder = Workspace.package.root.appendingPathComponent("Fixtures/Inputs/pictures")

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func decode(_ name: String) throws -> Picture {
    try PictureDecoder().decode(try bytes(name))
  }

  /// Random numbers that are the same on every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// `bytes` with some of them changed, cut out, doubled or set to telling values.
  static func mutation(of bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = Generator(state: seed)
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !result.isEmpty {
      let at = Int.random(in: 0..<result.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: result[at] = UInt8.random(in: 0...255, using: &generator)
      case 1: result[at] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: result.removeSubrange(at...)
      case 3:
        result.removeSubrange(at..<min(result.count, at + Int.random(in: 1...9, using: &generator)))
      case 4:
        let end = min(result.count, at + Int.random(in: 1...40, using: &generator))
        result.insert(contentsOf: result[at..<end], at: at)
      default: result[at] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &generator)!
      }
    }
    return result
  }
}
