import Foundation
import Segue
import SegueTesting
import SettingsPanel
import Testing
import UIKit

/// The panel broken in twelve ways: each must be noticed and reported by its cause.
///
/// Nothing of it is recorded, and what it leaves is kept apart from the artifacts of real failures.
@MainActor
@Suite(.serialized, .films(record: .never, artifacts: ".build/broken-panels"))
struct BrokenPanelTests {
  /// Passes when `body` fails with a message that contains all of `words`.
  private func breaks(_ words: String..., body: () throws -> Void) {
    withKnownIssue {
      do { try body() } catch { Issue.record(error) }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      return words.allSatisfy { text.contains($0) }
    }
  }

  private func film(_ mistake: SettingsViewController.Mistake) throws -> Film {
    try Film(of: panel(mistake))
  }

  private let parts: FilmMoments = [0, 0.25, 0.5, 0.75, 1]

  @Test
  func `1 a missing golden`() {
    breaks("missing: Fixtures/Goldens/no-such-panel is not recorded") {
      try Film(of: panel()).matchesGoldens("no-such-panel")
    }
  }

  @Test
  func `2 another size`() {
    breaks("size: the golden is 160x240 pixels, the film 160x250") {
      try Film(of: panel(size: CGSize(width: 160, height: 250))).matchesGoldens(
        "settings-panel",
        at: parts
      )
    }
  }

  @Test
  func `3 another scale`() {
    breaks("scale: the golden has 1.0 pixels a point, the film 2.0") {
      try Film(of: panel(scale: 2)).matchesGoldens("settings-panel", at: parts)
    }
  }

  @Test
  func `4 another number of frames`() {
    breaks("frame count: the golden has 5 frames", "the film 2 (000% 100%)") {
      try Film(of: panel()).matchesGoldens("settings-panel", at: [0, 1])
    }
  }

  @Test
  func `5 another duration`() {
    breaks("duration: the golden takes 300.0 ms, the film 400.0 ms: +100.0 ms") {
      try film(.slower).matchesGoldens("settings-panel", at: parts)
    }
  }

  @Test
  func `6 a transition that never completes`() {
    breaks("completion: the golden says 'completed'", "never called completeTransition") {
      try film(.neverCompletes).matchesGoldens("settings-panel", at: parts)
    }
  }

  @Test
  func `7 a transition that completes twice`() {
    breaks("completion: ", "completeTransition") {
      try film(.completesTwice).completesOnce()
    }
  }

  @Test
  func `8 a golden that Git LFS left as a pointer`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Goldens/pointer")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8)
      .write(to: folder.appendingPathComponent("manifest.json"))
    breaks("pointer: Fixtures/Goldens/pointer/manifest.json is a Git LFS pointer") {
      try Film(of: panel()).matchesGoldens("pointer")
    }
  }

  @Test
  func `9 another colour, with the layer that has it`() {
    breaks(
      "pixels: 4 of 5 frames differ",
      "SettingsViewController's UIView \"panel\"",
      "frames in a row 4 of 0"
    ) {
      try film(.wrongColor).matchesGoldens("settings-panel", at: parts)
    }
  }

  @Test
  func `10 four milliseconds later`() {
    breaks("every curve runs as recorded", "later: timing moved by +") {
      try film(.late).matchesGoldens("settings-panel", at: parts)
    }
  }

  @Test
  func `11 a snapshot that was left behind, and a black screen`() {
    breaks("left behind: A snapshot of 160 × 240 points is still in") {
      try film(.forgottenSnapshot).leavesNothingBehind()
    }
    breaks("black: nothing covers") { try film(.black).neverShowsBlack() }
  }

  @Test
  func `12 a curve that reverses`() {
    breaks("curve: frame.minX of 'panel' turns back at frame") {
      try film(.bounces).curve(of: "frame.minX", on: "panel").isMonotonic()
    }
  }
}
