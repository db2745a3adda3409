import Codecs
import Foundation
import Pixels
import Segue
import TestSupport
import Testing
import UIKit

/// How far a frame may be from its golden; nothing by default.
public struct FrameTolerance: Equatable, Sendable {
  /// The largest difference of a channel, 0 to 255.
  public var maxDelta: Int
  /// How many pixels of a frame may differ.
  public var pixels: Int
  /// Why that is all right.
  public var reason: String

  public static let exact = FrameTolerance(maxDelta: 0, pixels: 0, because: "")

  public init(maxDelta: Int, pixels: Int, because reason: String) {
    self.maxDelta = maxDelta
    self.pixels = pixels
    self.reason = reason
  }
}

/// Fails unless a transition looks as it did when its goldens were recorded, pixel for pixel, at
/// some parts of its way.
///
///     try assertTransition("detail", scenario, at: [0, 0.25, 0.5, 0.75, 1])
///
/// Goldens stand in `Fixtures/Goldens/<name>/` beside the test's file, with a text that says how long
/// the transition takes and on which screen, so that a change of timing is told from a change of
/// drawing. `RECORD_GOLDENS=all|failed|missing|never` decides what is recorded; recording fails the
/// test once, and `CI` means `never`.
@MainActor
public func assertTransition(
  _ name: String,
  _ scenario: Scenario,
  at parts: [Double] = [0, 0.25, 0.5, 0.75, 1],
  tolerance: FrameTolerance = .exact,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  let workspace = Workspace(root: folder, environment: ProcessInfo.processInfo.environment)
  let problems = try transitionProblems(
    name,
    scenario,
    at: parts,
    tolerance: tolerance,
    in: workspace
  )
  guard !problems.isEmpty else { return }
  Issue.record(
    "The transition '\(name)' is not as it was recorded.\n\(problems.joined(separator: "\n"))",
    sourceLocation: sourceLocation
  )
}

/// What is not as it was recorded, a sentence each.
@MainActor
func transitionProblems(
  _ name: String,
  _ scenario: Scenario,
  at parts: [Double],
  tolerance: FrameTolerance,
  in workspace: Workspace
) throws -> [String] {
  let recorder = GoldenRecorder(suite: name, workspace: workspace)
  let rehearsal = try scenario.rehearse()
  let times = parts.map { $0 * rehearsal.duration }
  let frames = try scenario.frames(at: times)

  var problems: [String] = []
  let facts = TransitionFacts(
    duration: rehearsal.duration,
    width: frames.first?.width ?? 0,
    height: frames.first?.height ?? 0,
    scale: Double(frames.first?.scale ?? 0),
    parts: parts
  )
  if let message = recorder.check(dump: facts.text, "timing").message {
    problems.append("timing: \(message)")
  }
  let limit = Tolerance(
    maxDelta: tolerance.maxDelta,
    pixels: tolerance.pixels,
    because: tolerance.reason
  )
  var failing: [Int] = []
  for (index, frame) in frames.enumerated() {
    let file = TransitionFacts.name(of: parts[index])
    let verdict = recorder.check(frame.pixmap, file, tolerance: limit, mayBeBlank: true)
    guard let message = verdict.message else { continue }
    problems.append("\(file): \(message)")
    failing.append(index)
  }
  if let shift = try timeShift(scenario, times, failing, name, workspace) { problems.append(shift) }
  return problems
}

/// The parts of a transition that are not pixels, as text to compare.
private struct TransitionFacts {
  var duration: Double
  var width: Int
  var height: Int
  var scale: Double
  var parts: [Double]

  var text: String {
    """
    duration \(Int((duration * 1_000_000).rounded())) µs
    size \(width)x\(height) pixels at \(scale)x
    frames \(parts.map(TransitionFacts.name).joined(separator: " "))

    """
  }

  /// `025%` for a quarter of the way.
  static func name(of part: Double) -> String {
    let percent = (part * 1000).rounded() / 10
    let digits = percent == percent.rounded() ? String(Int(percent)) : String(percent)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + "%"
  }
}

/// Whether every failing frame equals its golden some ticks earlier or later: then the timing moved
/// and the drawing did not.
@MainActor
private func timeShift(
  _ scenario: Scenario,
  _ times: [Double],
  _ failing: [Int],
  _ name: String,
  _ workspace: Workspace
) throws -> String? {
  // The first and the last frame stand for states, not for motion.
  let moving = failing.filter { $0 > 0 && $0 < times.count - 1 }
  guard !moving.isEmpty else { return nil }
  let names = workspace.storedNames(.golden, suite: name)
  guard names.count == times.count else { return nil }
  for ticks in [-3, -2, -1, 1, 2, 3] {
    let shift = Double(ticks) / 60
    let shifted = try scenario.frames(at: moving.map { max(0, times[$0] + shift) })
    let allEqual = zip(moving, shifted).allSatisfy { index, frame in
      let file = workspace.file(.golden, suite: name, name: names[index])
      guard let data = try? Data(contentsOf: file), let golden = try? Pixmap(png: Array(data))
      else { return false }
      return golden == frame.pixmap
    }
    if allEqual {
      let milliseconds = String(format: "%.1f", abs(shift) * 1000)
      return
        "The frames between the ends equal their goldens \(milliseconds) ms \(ticks > 0 ? "later" : "earlier"): the timing moved, the pixels did not change."
    }
  }
  return nil
}
