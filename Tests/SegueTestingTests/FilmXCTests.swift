import Foundation
import SegueTesting
import UIKit
import XCTest

/// Films checked from XCTest.
///
/// A test on the main actor is `async` there, as on every Linux.
final class FilmXCTests: XCTestCase {
  private struct Failure: Equatable {
    var words: String
    var file: String
    var line: Int
  }

  /// What the checks reported to XCTest while failures are expected.
  private var failures: [Failure] = []
  private var areMeant = false

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard areMeant else {
      return super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
    failures.append(Failure(words: description, file: filePath, line: lineNumber))
  }

  @MainActor
  func testAFailureIsToldWithItsFileAndLine() async throws {
    let film = try Film(of: slide())
    let settings = FilmSettings(record: .never, artifacts: ".build/meant-to-fail")
    areMeant = true
    let line = #line
    try FilmSettings.$current.withValue(settings) {
      try film.returnsToStart()
      try film.curve(of: "frame.minX", on: "square").endsAt(7)
      try film.matchesGoldens("no-such-film")
    }
    areMeant = false
    XCTAssertEqual(failures.map(\.line), [line + 2, line + 3, line + 4])
    XCTAssertEqual(Set(failures.map(\.file)), ["\(#filePath)"])
    for (failure, words) in zip(
      failures,
      [
        "return: the last frame is not the first: ", "frame.minX of 'square' ends at 40, not at 7",
        "missing: Fixtures/Goldens/no-such-film is not recorded",
      ]
    ) {
      XCTAssertTrue(failure.words.contains(words), failure.words)
    }
  }

  @MainActor
  func testAGoodFilmIsSilent() async throws {
    let film = try Film(of: presentation { slideUp($0) })
    try film.completesOnce().leavesNothingBehind().neverShowsBlack().endsInModelState()
  }
}
