import Foundation
import Testing

@testable import Typography

struct HostileFontTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// Most changes hit the tables' directory and heads, where they matter.
  private func mutation(of bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = Generator(state: seed)
    var result = bytes
    if seed % 9 == 0 {
      result.removeSubrange(Int.random(in: 0..<bytes.count, using: &generator)...)
    }
    for _ in 0..<Int.random(in: 1...12, using: &generator) where !result.isEmpty {
      let end = Bool.random(using: &generator) ? min(2000, result.count) : result.count
      let at = Int.random(in: 0..<end, using: &generator)
      result[at] = UInt8.random(in: 0...255, using: &generator)
    }
    return result
  }

  @Test(
    arguments: [
      "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
      "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    ]
  )
  func `a damaged font is refused or drawn, never a crash`(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var opened = 0
    for seed in 0..<500 {
      let mutated = mutation(of: bytes, seed: UInt64(seed))
      guard let face = try? FontFace(bytes: mutated, name: "mutation \(seed)") else { continue }
      opened += 1
      for scalar in "Aé g?".unicodeScalars {
        if let glyph = face.glyph(for: scalar) { _ = face.outline(of: glyph) }
      }
      let style = TextStyle(font: Font(face: face, size: 17))
      _ = TextLayout(StyledText("AVo fi 12", style: style), limits: .init(width: 60))
    }
    #expect(opened > 0)
  }
}
