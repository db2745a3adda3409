import Codecs
import FilmPages
import Foundation
import Pixels
import Segue
import TestSupport

/// Compares one film with one golden, and reports the cause of a difference before its pixels.
@MainActor
struct GoldenCheck {
  let film: Film
  let name: String
  let moments: FilmMoments
  let tolerance: FrameTolerance
  let mayBeBlank: Bool
  let workspace: Workspace
  /// The folder of the test's artifacts.
  var test = ""
  var environment = ProcessInfo.processInfo.environment

  struct Verdict {
    /// What is said of the film before all messages.
    var title = "is not as it was recorded."
    var messages: [String] = []
    var attachments: [(name: String, bytes: [UInt8])] = []
    /// What is shown of frames that differ.
    var frames: [(expected: Pixmap, actual: Pixmap)] = []
  }

  /// A frame to be compared.
  struct Shot {
    var name: String
    var time: Double
    var pixels: Pixmap
    var digest: String

    var microseconds: Int { Int((time * 1_000_000).rounded()) }
  }

  var folder: GoldenFolder { GoldenFolder(workspace.folder(.golden).path + "/" + name) }
  var artifacts: String { workspace.artifacts(test.isEmpty ? name : "\(test)/\(name)") }

  /// - Parameter record: names the test; the result of the check is added to it.
  func run(_ record: TestRecord) throws -> Verdict {
    let start = Date()
    var verdict = Verdict()
    var record = record
    record.golden = relative(folder.path)
    GoldenRecorder.current?.ask(film: name)
    // Nothing on disk is touched under an invalid name.
    if let complaint { return Verdict(title: "cannot be compared.", messages: [complaint]) }
    // The files of an earlier failure do not describe this run.
    TestRecord.remove(from: artifacts)
    let shots = try shots()
    verdict = try compare(shots, &record)
    record.messages = verdict.messages
    if verdict.messages.isEmpty, tolerance != .exact, let golden = try? folder.manifest(),
      golden.frames.map(\.pixels) == shots.map(\.digest)
    {
      record.messages = ["tolerance: nothing differs now; \(tolerance.source) is not needed"]
    }
    if !verdict.messages.isEmpty, record.outcome == .passed { record.outcome = .failed }
    record.seconds = Date().timeIntervalSince(start)
    do {
      try record.write(to: artifacts)
    } catch {
      if verdict.messages.isEmpty { verdict.title = "is as it was recorded, but unreported." }
      // Its pictures may have failed for the same reason.
      let isKnown = verdict.messages.contains { $0.hasPrefix("unwritten: ") }
      if !isKnown { verdict.messages.append(unwritten(error)) }
    }
    return verdict
  }

  private var complaint: String? {
    let isPlain = name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_@.+=,".contains($0)) }
    }
    guard isPlain else {
      return "\"\(name)\" is not a name for a golden: ASCII letters, digits and -_@.+=, only."
    }
    return workspace.complaint ?? moments.complaint
  }

  private func shots() throws -> [Shot] {
    let moments = moments.moments(of: film)
    try film.prepare(moments.map(\.time))
    return try moments.map { name, time in
      let pixels = try film.pixels(at: time)
      return Shot(name: name, time: time, pixels: pixels, digest: pixels.digest)
    }
  }

  private func compare(_ shots: [Shot], _ record: inout TestRecord) throws -> Verdict {
    if !mayBeBlank, shots.allSatisfy({ $0.pixels.isOneColor }), Set(shots.map(\.digest)).count == 1
    {
      return Verdict(
        title: "cannot be compared.",
        messages: [
          "Every frame is the same single colour, which proves nothing. Show more, or say `mayBeBlank: true`."
        ]
      )
    }
    let now = manifest
    guard folder.exists else {
      return try settle(
        Verdict(
          title: "has no golden.",
          messages: ["missing: \(relative(folder.path)) is not recorded"]
        ),
        shots,
        now,
        &record,
        records: workspace.mode.recordsMissing
      )
    }
    var verdict = Verdict()
    var golden: GoldenManifest?
    do throws(GoldenFolder.Problem) {
      golden = try folder.manifest()
    } catch {
      verdict.messages.append(cause(error))
    }
    if let golden {
      verdict.messages = causes(golden, now, shots)
      let sameSize = golden.width == now.width && golden.height == now.height
      if sameSize {
        try comparePixels(shots, golden, now, &verdict)
      }
    }
    guard !verdict.messages.isEmpty else { return verdict }
    return try settle(verdict, shots, now, &record, records: workspace.mode.recordsDifferent)
  }

  private func cause(_ problem: GoldenFolder.Problem) -> String {
    let kind =
      switch problem {
      case .missing: "missing"
      case .pointer: "pointer"
      case .undecodable: "undecodable"
      case .edited: "edited"
      }
    return "\(kind): \(problem.description.replacing(workspace.root.path + "/", with: ""))"
  }

  /// What differs besides the pixels, the most telling first.
  private func causes(_ golden: GoldenManifest, _ now: GoldenManifest, _ shots: [Shot]) -> [String]
  {
    var causes: [String] = []
    if (golden.width, golden.height) != (now.width, now.height) {
      causes.append(
        "size: the golden is \(golden.width)x\(golden.height) pixels, the film \(now.width)x\(now.height)"
      )
    }
    if golden.scale != now.scale {
      causes.append("scale: the golden has \(golden.scale) pixels a point, the film \(now.scale)")
    }
    if golden.outcome != now.outcome {
      causes.append("completion: the golden says '\(golden.outcome)', the film '\(now.outcome)'")
    }
    if golden.duration != now.duration {
      let change = Double(now.duration - golden.duration) / 1000
      causes.append(
        "duration: the golden takes \(milliseconds(golden.duration)), the film \(milliseconds(now.duration)): \(String(format: "%+.1f ms", change))"
      )
    }
    if golden.fps != now.fps {
      causes.append("rate: the golden has \(golden.fps) frames a second, the film \(now.fps)")
    }
    if golden.frames.map(\.name) != shots.map(\.name) {
      causes.append(
        "frame count: the golden has \(golden.frames.count) frames (\(list(golden.frames.map(\.name)))), the film \(shots.count) (\(list(shots.map(\.name))))"
      )
    }
    return causes
  }

  private func list(_ names: [String]) -> String {
    names.count <= 6 ? names.joined(separator: " ") : "\(names[0]) to \(names[names.count - 1])"
  }

  func milliseconds(_ microseconds: Int) -> String {
    String(format: "%.1f ms", Double(microseconds) / 1000)
  }

  func relative(_ path: String) -> String {
    workspace.relativePath(URL(fileURLWithPath: path))
  }

  /// Records, or keeps the pictures for the report of the failure.
  private func settle(
    _ verdict: Verdict,
    _ shots: [Shot],
    _ now: GoldenManifest,
    _ record: inout TestRecord,
    records: Bool
  ) throws -> Verdict {
    let only = environment["RECORD_ONLY"]
    let isMeant = only == nil || only == name || only?.hasPrefix("\(name)/") == true
    let frames = shots.map { ($0.name, $0.microseconds, $0.pixels) }
    let isAnimation = moments == .everyFrame
    if records, isMeant {
      let frame = only.flatMap { $0 == name ? nil : String($0.dropFirst(name.count + 1)) }
      do {
        try folder.record(now, frames: frames, isAnimation: isAnimation, only: frame)
      } catch {
        return Verdict(
          title: "could not be recorded.",
          messages: [WriteProblem.words(error, in: workspace)] + verdict.messages
        )
      }
      record.outcome = .recorded
      let isNew = verdict.title != Verdict().title
      let start = "Recorded \(relative(folder.path)). Look at it, then run again."
      return Verdict(
        title: isNew ? verdict.title : "was not as its golden, which is recorded again.",
        messages: isNew ? [start] : ["\(start) What differed:"] + verdict.messages
      )
    }
    var verdict = verdict
    // What differs is reported even if its pictures cannot be kept.
    do {
      try GoldenFolder(artifacts + "/actual").record(now, frames: frames, isAnimation: isAnimation)
      record.actual = "actual"
      try keepPictures(of: &verdict)
      try keepPage(shots, of: &verdict, &record)
    } catch {
      verdict.messages.append(unwritten(error))
    }
    let again =
      "run again with RECORD_GOLDENS=failed"
      + (RecordMode.isCI(environment) ? ", where CI is not set" : "")
    verdict.messages.append(
      record.actual == nil
        ? "accept: \(again)"
        : "accept: render-transition accept \(relative(artifacts)), or \(again)"
    )
    return verdict
  }

  private func unwritten(_ error: any Error) -> String {
    WriteProblem.words(error, in: workspace) + "; SNAPSHOT_ARTIFACTS names another folder"
  }

  /// The page that compares, for a browser.
  private func keepPage(
    _ shots: [Shot],
    of verdict: inout Verdict,
    _ record: inout TestRecord
  ) throws {
    guard let page = try comparisonPage(shots, verdict.messages) else { return }
    verdict.attachments.append(("\(name.replacing("/", with: "-")).html", page))
    try Data(page).write(
      to: URL(fileURLWithPath: artifacts + "/comparison.html"),
      options: .atomic
    )
    record.page = "comparison.html"
    verdict.messages.append("page: \(relative(artifacts))/comparison.html")
  }

  /// Pictures for places without a browser: five frames, from the one before the first difference,
  /// and an animation of all that differ.
  private func keepPictures(of verdict: inout Verdict) throws {
    guard !verdict.frames.isEmpty else { return }
    let strip = SmallPNGEncoder().encode(strip(Array(verdict.frames.prefix(5))))
    verdict.attachments.append(("\(name.replacing("/", with: "-")).png", strip))
    try Data(strip).write(to: URL(fileURLWithPath: artifacts + "/strip.png"), options: .atomic)
    let delay = APNGDelay(numerator: 1, denominator: moments == .everyFrame ? 20 : 2)
    let moving = verdict.frames.prefix(120).map {
      (triptych(expected: $0.expected, actual: $0.actual), delay)
    }
    try Data(APNGEncoder.file(moving, isSmall: false)).write(
      to: URL(fileURLWithPath: artifacts + "/frames.apng"),
      options: .atomic
    )
  }

  private var manifest: GoldenManifest {
    GoldenManifest(
      width: film.width,
      height: film.height,
      scale: film.scale,
      fps: film.fps,
      duration: Int((film.duration * 1_000_000).rounded()),
      outcome: film.ending.outcome,
      curves: film.movingCurves
    )
  }
}

extension Pixmap {
  var isOneColor: Bool {
    withUnsafePixels { pixels in
      guard let first = pixels.first else { return true }
      return pixels.allSatisfy { $0 == first }
    }
  }
}
