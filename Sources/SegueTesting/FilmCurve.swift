import Codecs
import FilmPages
import Foundation
import Segue
import TestSupport
import UIKit

/// How one number of one layer moves over a film: a value for each tick.
///
/// Checks record an issue and return the curve, so that they can follow each other.
///
///     try film.curve(of: "frame.minX", on: "panel").isMonotonic().endsAt(0)
@MainActor
public struct FilmCurve {
  /// What is followed, such as `opacity` or `frame.minX`.
  public let keyPath: String
  /// The layer that is followed, by the name that found it.
  public let layerName: String
  /// Seconds since the transition began.
  public let times: [Double]
  /// While the layer is off the screen it keeps its last value; empty when it never appears.
  public let values: [Double]
  let film: Film

  private func frame(_ index: Int) -> String {
    "frame \(index + 1) (\(film.milliseconds(times[index])))"
  }

  private func settle(_ check: String, _ place: TestPlace, _ words: String?) {
    place.settle(
      "\(check) \(keyPath) \(layerName)",
      words.map { "curve: \(keyPath) of '\(layerName)' \($0)" },
      variant: film.variant
    )
  }

  /// Whether two values differ; one that is not a number differs from all others.
  private func isApart(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
    // Infinities of one sign are equal, and their difference is not a number.
    value != expected && !(abs(value - expected) <= tolerance)
  }

  /// Fails when the curve turns back.
  @discardableResult
  public func isMonotonic(
    within tolerance: Double = 0.01,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> FilmCurve {
    guard let first = values.first, let last = values.last else { return self }
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    let direction = last >= first ? 1.0 : -1.0
    var furthest = first
    var problem: String?
    for (index, value) in values.enumerated() {
      if value.isNaN || (value - furthest) * direction < -tolerance {
        problem =
          "turns back at \(frame(index)): \(number(value)) after \(number(furthest)); allowed are \(number(tolerance))"
        break
      }
      if (value - furthest) * direction > 0 { furthest = value }
    }
    settle("isMonotonic", place, problem)
    return self
  }

  /// Expects the first value, within a tolerance.
  @discardableResult
  public func startsAt(
    _ expected: Double,
    within tolerance: Double = 0.01,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> FilmCurve {
    guard let first = values.first else { return self }
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    settle(
      "startsAt",
      place,
      isApart(first, expected, tolerance)
        ? "starts at \(number(first)), not at \(number(expected))" : nil
    )
    return self
  }

  /// Expects the last value, within a tolerance.
  @discardableResult
  public func endsAt(
    _ expected: Double,
    within tolerance: Double = 0.01,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> FilmCurve {
    guard let last = values.last else { return self }
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    settle(
      "endsAt",
      place,
      isApart(last, expected, tolerance)
        ? "ends at \(number(last)), not at \(number(expected))" : nil
    )
    return self
  }

  /// Fails when a value is out of range: a spring that swings too far, an alpha beyond 1.
  @discardableResult
  public func staysWithin(
    _ range: ClosedRange<Double>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> FilmCurve {
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    settle(
      "staysWithin",
      place,
      values.firstIndex { !range.contains($0) }.map { index in
        "leaves \(number(range.lowerBound))...\(number(range.upperBound)) at \(frame(index)): \(number(values[index]))"
      }
    )
    return self
  }

  /// Fails unless the curve equals the recorded one, in `Fixtures/Goldens/<name>.curve.json`.
  @discardableResult
  public func matchesGolden(
    _ name: String,
    within tolerance: Double = 0.0001,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> FilmCurve {
    guard !values.isEmpty else { return self }
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    // A manifest rounds what it holds, and has no words for other values.
    if let index = values.firstIndex(where: { !$0.isFinite }) {
      let value = number(values[index])
      settle("matchesGolden", place, "is \(value) at \(frame(index)), which no golden holds")
      return self
    }
    let workspace = place.workspace
    if let complaint = workspace.complaint {
      place.fail(complaint)
      return self
    }
    let name = film.fullName(name)
    let path = workspace.folder(.golden).path + "/\(name).curve.json"
    let now = GoldenManifest.Curve(name: "\(keyPath) of \(layerName)", values: values)
    let stored = FileManager.default.contents(atPath: path)
      .flatMap { try? JSONText.value(GoldenManifest.Curve.self, from: $0) }
    let url = URL(fileURLWithPath: path)
    var words: String?
    if let stored {
      words = difference(from: stored, to: now, tolerance)
    } else {
      words = "is not recorded in \(workspace.relativePath(url))"
    }
    let mode = workspace.mode
    var outcome = words == nil ? TestRecord.Outcome.passed : .failed
    if let problem = words, stored == nil ? mode.recordsMissing : mode.recordsDifferent {
      (outcome, words) = write(now, at: url, in: workspace, because: problem)
    }
    var record = place.record(named: "\(name).curve")
    record.golden = workspace.relativePath(URL(fileURLWithPath: path))
    record.outcome = outcome
    record.messages = words.map { ["curve: \(keyPath) of '\(layerName)' \($0)"] } ?? []
    do {
      try record.write(to: workspace.artifacts("\(place.folder)/\(name).curve"))
    } catch {
      let why = WriteProblem.words(error, in: workspace)
      words = (words ?? "is as it was recorded") + "; \(why)"
    }
    if let words { place.fail("curve: \(keyPath) of '\(layerName)' \(words)") }
    return self
  }

  private func write(
    _ curve: GoldenManifest.Curve,
    at url: URL,
    in workspace: Workspace,
    because problem: String
  ) -> (TestRecord.Outcome, String) {
    do {
      try workspace.write(GoldenManifest.encoded(curve), to: url)
      return (
        .recorded,
        "was recorded in \(workspace.relativePath(url)), because it \(problem). Look at it, then run again."
      )
    } catch {
      return (.failed, "\(problem); \(WriteProblem.words(error, in: workspace))")
    }
  }

  private func difference(
    from golden: GoldenManifest.Curve,
    to now: GoldenManifest.Curve,
    _ tolerance: Double
  ) -> String? {
    var words: [String] = []
    if golden.values.count != now.values.count {
      words.append("has \(now.values.count) values, the golden \(golden.values.count)")
    }
    let pairs = zip(golden.values, now.values).enumerated()
    let worst = pairs.max { abs($0.element.0 - $0.element.1) < abs($1.element.0 - $1.element.1) }
    if let worst, abs(worst.element.0 - worst.element.1) > tolerance {
      words.append(
        "is \(number(worst.element.1)) at \(frame(worst.offset)), the golden \(number(worst.element.0))"
      )
    }
    guard !words.isEmpty else { return nil }
    var alike = golden
    alike.name = now.name
    if let shift = CurveShift.seconds(from: [alike], to: [now], interval: 1 / Double(film.fps)) {
      words.append(
        "runs as recorded, \(film.milliseconds(abs(shift))) \(shift > 0 ? "later" : "earlier")"
      )
    }
    return words.joined(separator: "; it ")
  }

  /// Without the sign that a value which is not a number may have.
  private func number(_ value: Double) -> String {
    value.isNaN ? "nan" : String(format: "%g", value)
  }
}

extension Film {
  /// The curve of a number of a layer.
  ///
  /// - Parameters:
  ///   - keyPath: such as `frame.minX`, `alpha`, `transform.scale.x`, `path.width`.
  ///   - name: the layer's name, its view's accessibility identifier, or the class of either or of
  ///     the view's controller.
  @discardableResult
  public func curve(
    of keyPath: String,
    on name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> FilmCurve {
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    let id = layers.lazy.flatMap { $0 }.first { $0.isNamed(name) }?.id
    var values: [Double] = []
    var isKnown = true
    if let id {
      var late = 0
      for shown in layers {
        guard let layer = shown.first(where: { $0.id == id }) else {
          if let last = values.last { values.append(last) } else { late += 1 }
          continue
        }
        guard let value = layer.number(at: keyPath) else {
          isKnown = false
          break
        }
        values.append(value)
      }
      if let first = values.first { values = Array(repeating: first, count: late) + values }
    }
    var problem: String?
    if id == nil {
      let names = Set(layers.flatMap { $0 }.compactMap { $0.name ?? $0.viewClass }).sorted()
      problem = "curve: no layer is called '\(name)'. There are: \(names.joined(separator: ", "))"
    } else if !isKnown {
      problem =
        "curve: '\(name)' has no number '\(keyPath)'. There are: \(LayerSnapshot.keyPaths.joined(separator: ", "))"
      values = []
    }
    place.settle("curve \(keyPath) \(name)", problem, variant: variant)
    return FilmCurve(keyPath: keyPath, layerName: name, times: times, values: values, film: self)
  }

  /// The numbers that move, of all layers that are animated: a golden keeps them to distinguish a
  /// change of timing from a change of drawing.
  var movingCurves: [GoldenManifest.Curve] {
    let keyPaths = [
      "frame.minX", "frame.minY", "frame.width", "frame.height", "opacity", "cornerRadius",
      "transform.rotation.z", "path.width",
    ]
    var animated: [Int: String] = [:]
    var order: [Int] = []
    for layer in layers.joined() where !layer.animations.isEmpty && animated[layer.id] == nil {
      animated[layer.id] = layer.title
      order.append(layer.id)
    }
    return order.prefix(12).flatMap { id -> [GoldenManifest.Curve] in
      let shown = layers.map { list in list.first { $0.id == id } }
      return keyPaths.compactMap { keyPath in
        var values: [Double] = []
        for layer in shown {
          if let value = layer?.number(at: keyPath) ?? values.last { values.append(value) }
        }
        guard let least = values.min(), let most = values.max(), most - least > 1e-3,
          values.count == times.count
        else { return nil }
        return .init(
          name: "\(keyPath) of \(animated[id] ?? "") #\(order.firstIndex(of: id) ?? 0)",
          values: values
        )
      }
    }
  }
}
