import Foundation
import Segue
import UIKit

extension Film {
  /// Fails unless the film looks as it did when its golden was recorded, pixel for pixel.
  ///
  /// Goldens stand in `Fixtures/Goldens/<name>/` of the test's package: pictures and a manifest.
  /// `RECORD_GOLDENS=all|failed|missing|never` decides what is recorded; a recording fails the test
  /// once, and `CI` means `never`. `RECORD_ONLY=name` or `RECORD_ONLY=name/025%` records only that
  /// film or frame.
  ///
  /// - Parameter mayBeBlank: whether a film whose frames are all one colour is accepted.
  @discardableResult
  public func matchesGoldens(
    _ name: String,
    at moments: FilmMoments = .standard,
    tolerance: FrameTolerance = .exact,
    mayBeBlank: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> Film {
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    let check = GoldenCheck(
      film: self,
      name: fullName(name),
      moments: moments,
      tolerance: tolerance,
      mayBeBlank: mayBeBlank,
      workspace: place.workspace,
      test: place.folder
    )
    let verdict = try check.run(place.record(named: check.name))
    if !verdict.messages.isEmpty {
      place.fail(
        "The film '\(check.name)' \(verdict.title)\n\(verdict.messages.joined(separator: "\n"))",
        attachments: verdict.attachments
      )
    }
    return self
  }

  func fullName(_ name: String) -> String { variant.map { "\(name)/\($0.name)" } ?? name }
}

/// Fails unless a transition looks as it did when its goldens were recorded: it makes a film for
/// one check.
///
///     try assertTransition("detail", scenario, at: [0, 0.25, 0.5, 0.75, 1])
@MainActor
public func assertTransition(
  _ name: String,
  _ scenario: Scenario,
  at moments: FilmMoments = .standard,
  tolerance: FrameTolerance = .exact,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) throws {
  try Film(of: scenario).matchesGoldens(
    name,
    at: moments,
    tolerance: tolerance,
    mayBeBlank: true,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: function
  )
}
