import FilmPages
import Foundation
import Segue

/// Makes the recorded pictures of failed tests their goldens, without rendering again.
enum AcceptCommand {
  /// - Parameter only: a film, or a frame of one: `panel/025%`.
  static func run(
    artifacts: String,
    only: String?,
    console: Console
  ) throws(Failure) -> ExitCode {
    var count = 0
    let found = try ReportCommand.records(artifacts)
    // `panel/iphone-se` is a film of a variant, if there is one.
    let isFilm = found.contains { $0.record.name == only }
    for (record, folder) in found {
      guard record.outcome == .failed, let actual = record.actual,
        let golden = record.goldenPath(folder: folder)
      else {
        continue
      }
      let isFrame = !isFilm && only?.hasPrefix("\(record.name)/") == true
      guard only == nil || only == record.name || isFrame else { continue }
      let frame = only.flatMap {
        $0 == record.name ? nil : String($0.dropFirst(record.name.count + 1))
      }
      try refuseOtherPlaces(of: record, folder, golden)
      do {
        let source = GoldenFolder("\(folder)/\(actual)")
        let left = try accept(frame, of: source, as: GoldenFolder(golden), record.name)
        console.say(
          "accepted \(only ?? record.name): \(golden)"
            + (left == 0 ? "" : "; \(left) frame\(left == 1 ? " differs" : "s differ") still")
        )
        // What is accepted no longer counts as a failure; the next run decides whether it is right.
        if left == 0 { TestRecord.remove(from: folder) }
      } catch {
        throw (error as? Failure)
          ?? Failure(.badInput, "cannot accept '\(record.name)': \(error)")
      }
      count += 1
    }
    guard count > 0 else {
      throw Failure(
        .missingInput,
        "there is nothing to accept in '\(artifacts)'\(only.map { " called '\($0)'" } ?? "")"
      )
    }
    return .success
  }

  /// A record may come from elsewhere: what it names must be a part of its package and of its
  /// folder, and pictures that are no golden are not replaced.
  private static func refuseOtherPlaces(
    of record: TestRecord,
    _ folder: String,
    _ golden: String
  ) throws(Failure) {
    for name in [record.golden, record.actual] {
      guard let name, name.split(separator: "/").contains("..") else { continue }
      throw Failure(
        .badInput,
        "'\(folder)/\(TestRecord.fileName)' names '\(name)', which leaves its folder",
        hint: "a record names places below it and below its package; run the test again"
      )
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: golden)) ?? []
    let holdsPictures = names.contains { $0.hasSuffix(".png") || $0.hasSuffix(".apng") }
    guard holdsPictures, !GoldenFolder(golden).exists else { return }
    throw Failure(
      .cannotCreate,
      "cannot accept '\(record.name)': '\(golden)' holds pictures, but is no golden",
      hint: "a golden has a manifest.json; restore it, or move the pictures away"
    )
  }

  /// Makes pictures of a failure the golden, and returns how many other frames differ from it
  /// still.
  ///
  /// - Parameter frame: the only one; nil is all.
  private static func accept(
    _ frame: String?,
    of source: GoldenFolder,
    as golden: GoldenFolder,
    _ name: String
  ) throws -> Int {
    var manifest = try source.manifest()
    let actual = manifest.frames
    // The pictures of a golden are named after its frames.
    if let frame = actual.first(where: { $0.name.contains("/") }) {
      throw Failure(.badInput, "the film '\(name)' has a frame '\(frame.name)', which is no name")
    }
    if let frame, !actual.contains(where: { $0.name == frame }) {
      throw Failure(.usage, "the film '\(name)' has no frame '\(frame)'")
    }
    let pictures = try source.pictures(of: actual)
    let isAnimation = actual.contains { $0.index != nil }
    manifest.frames = []
    manifest.files = [:]
    try golden.record(
      manifest,
      frames: zip(actual, pictures).map { ($0.name, $0.microseconds, $1) },
      isAnimation: isAnimation,
      only: frame
    )
    let accepted = try golden.manifest().frames
    return actual.count { frame in
      !accepted.contains { $0.name == frame.name && $0.pixels == frame.pixels }
    }
  }
}
