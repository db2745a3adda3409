import Codecs
import Pixels
import Testing

/// Fails unless the picture equals `Fixtures/Goldens/<suite>/<name>.png`, pixel for pixel.
///
/// The suite's name comes from its trait, `@Suite(.goldens("Strokes"))`. Cases of one test append
/// what they vary: `assertGolden(frame, "reveal@0.25")`.
package func assertGolden(
  _ picture: Pixmap,
  _ name: String,
  tolerance: Tolerance = .exact,
  mayBeBlank: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let recorder = recorder(sourceLocation) else { return }
  report(
    recorder.check(picture, name, tolerance: tolerance, mayBeBlank: mayBeBlank),
    name,
    sourceLocation
  )
}

/// Fails unless the text equals `Fixtures/Dumps/<suite>/<name>.txt`.
package func assertDump(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let recorder = recorder(sourceLocation) else { return }
  report(recorder.check(dump: text, name), name, sourceLocation)
}

/// Fails unless two ways to draw one thing give the same picture.
///
/// Needs no golden.
package func assertSameRender(
  _ actual: Pixmap,
  _ expected: Pixmap,
  tolerance: Tolerance = .exact,
  mayBeBlank: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if actual.width != expected.width || actual.height != expected.height {
    Issue.record(
      "\(actual.width)x\(actual.height) and \(expected.width)x\(expected.height) pixels",
      sourceLocation: sourceLocation
    )
    return
  }
  if !mayBeBlank, actual.isBlank, expected.isBlank {
    Issue.record(
      "Both pictures are a single colour, which proves little. Say `mayBeBlank: true` if meant.",
      sourceLocation: sourceLocation
    )
  }
  guard let difference = PixmapDifference(between: expected, and: actual),
    difference.maxDelta > tolerance.maxDelta || difference.count > tolerance.pixels
  else { return }
  let id = "\(Test.current?.name ?? "same-render")-\(sourceLocation.line)"
  let name = String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  let picture = SmallPNGEncoder().encode(triptych(expected: expected, actual: actual))
  let path = Workspace.package.keep(picture, suite: "SameRender", named: "\(name).triptych.png")
  report(
    .different("\(difference)\n  expected │ diff │ actual: \(path)", picture: picture),
    name,
    sourceLocation
  )
}

private func recorder(_ sourceLocation: SourceLocation) -> GoldenRecorder? {
  if GoldenRecorder.current == nil {
    Issue.record(
      "The suite has no folder for goldens: declare it with `@Suite(.goldens(\"Name\"))`.",
      sourceLocation: sourceLocation
    )
  }
  return GoldenRecorder.current
}

private func report(_ verdict: GoldenVerdict, _ name: String, _ sourceLocation: SourceLocation) {
  guard case .different(let message, let picture) = verdict else { return }
  if let picture {
    Attachment.record(picture, named: "\(name).triptych.png", sourceLocation: sourceLocation)
  }
  Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
}
