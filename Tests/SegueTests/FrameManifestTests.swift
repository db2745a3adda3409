import Foundation
import Testing

@testable import Segue

@Suite
struct `A frame manifest` {
  @Test(arguments: [0, 1, 3])
  func `is valid JSON, whatever the names in it`(count: Int) throws {
    let manifest = FrameManifest(
      renderer: "\"frames\" : [",
      plan: "plan]",
      scene: ["\"frames\" : [": "\"frames\" : [ ]", "frames": "[{}]"],
      width: 2,
      height: 3,
      fps: "60",
      frameCount: count,
      frames: (0..<count).map {
        .init(number: $0 + 1, file: "{\n} /\($0).png", microseconds: $0 * 1000, sha256: "abc")
      }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(manifest), as: UTF8.self)
    #expect(String(decoding: manifest.encoded(), as: UTF8.self) == text + "\n")
  }
}
