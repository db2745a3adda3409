import SegueTesting
import XCTest

/// The same checks from XCTest, where a test on the main actor has to be `async`.
final class PanelXCTests: XCTestCase {
  @MainActor
  func testThePanelSlidesIn() async throws {
    let film = try Film(of: panel())
    try film.matchesGoldens("settings-panel", at: [0, 0.25, 0.5, 0.75, 1])
    try film.completesOnce()
  }
}
