import Foundation
import Segue
import Testing
import UIKit

/// The other files of this folder are those of the tutorials, by links: what readers
/// see compiles and runs.
@MainActor
@Suite
struct TutorialTests {
  @Test
  func `the film of the first tutorial is made`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-tutorial-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeFilm(in: folder.path)
    let bytes = try Data(contentsOf: folder.appendingPathComponent("fade.gif"))
    #expect(bytes.prefix(6) == Data("GIF89a".utf8))
  }

  @Test
  func `the tap of the second tutorial starts the transition`() throws {
    let values = try opacities()
    #expect(values[0] > 0 && values[0] < 1)
    #expect(values.last == 1)
    let frames = try tapped.frames(at: [0, 1])
    #expect(frames[0].pngData() != frames[1].pngData())
  }
}
