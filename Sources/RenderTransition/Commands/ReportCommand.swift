import FilmPages
import Foundation
import Pixels
import Segue

/// The results of a test run: a page, JUnit XML, JSON, a summary in Markdown; and the acceptance of
/// its pictures as goldens.
enum ReportCommand {
  /// Reads the records that the tests left, and writes the requested reports.
  static func run(
    artifacts: String,
    page path: String,
    junit: String?,
    replacesOthers: Bool,
    console: Console
  ) throws(Failure) -> ExitCode {
    let file = try PageFile(path, replacesOthers: replacesOthers)
    let json = (path as NSString).deletingPathExtension + ".json"
    let others = [json] + (junit.map { [$0] } ?? [])
    for other in others { try Existing.refuse(other, unless: replacesOthers) }
    try refuseEqual([path] + others)
    let found = try records(artifacts)
    let report = RunReport(found.map(\.record))
    var page = Page(
      title: "Transitions",
      introduction:
        "\(found.count - report.failures.count) of \(found.count) films are as they were recorded.",
      layout: .list
    )
    page.items = found.map { record, folder in item(record, folder) }
    try file.write(page.html())
    try write(report.json, to: json)
    if let junit { try write(report.junit, to: junit) }
    if let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty {
      try append(report.markdown, to: summary)
    }
    console.say("\(path): \(found.count.counted("film")), \(report.failures.count) not as recorded")
    return report.failures.isEmpty ? .success : .failure
  }

  /// One file cannot hold two of the reports.
  private static func refuseEqual(_ paths: [String]) throws(Failure) {
    let places = paths.map { OutputRequest(.html, path: $0).identity }
    for (index, place) in places.enumerated() where places[..<index].contains(place) {
      throw Failure(
        .usage,
        "'\(paths[index])' is the place of two reports",
        hint: "the JSON has the page's name with .json"
      )
    }
  }

  static func records(
    _ artifacts: String
  ) throws(Failure) -> [(record: TestRecord, folder: String)] {
    var found: [(record: TestRecord, folder: String)] = []
    for folder in TestRecord.folders(below: artifacts) {
      // A record that is left out may be the one that failed, or that uses a golden.
      guard let record = TestRecord(in: folder) else {
        throw Failure(
          .badInput,
          "'\(folder)/\(TestRecord.fileName)' is not the record of a test",
          hint: "delete it, and run the test again"
        )
      }
      found.append((record, folder))
    }
    guard !found.isEmpty else {
      throw Failure(
        .missingInput,
        "there is no record of a test in '\(artifacts)'",
        hint: "tests that call `Film.matchesGoldens` leave one each; SNAPSHOT_ARTIFACTS says where"
      )
    }
    return found
  }

  /// A film of the report: what failed is compared frame by frame, what passed is a line.
  private static func item(_ record: TestRecord, _ folder: String) -> Page.Item {
    var content = Page.Content.text(
      ["\(record.test)", "\(record.file):\(record.line)"] + record.messages
    )
    var poster: Pixmap?
    if let actual = record.actual, let new = try? FilmFiles("\(folder)/\(actual)") {
      var film = new.page(title: record.name, threads: 1)
      film.notes = record.messages
      content = .film(film)
      poster = new.frames[new.frames.count / 2].pixels
      if let golden = record.goldenPath(folder: folder), let old = try? FilmFiles(golden) {
        var comparison = PageComparison(
          title: record.name,
          messages: record.messages,
          expected: old.page(title: record.name, threads: 1),
          actual: film,
          pairs: []
        )
        comparison.pairs = new.frames.enumerated().map { index, frame in
          let twin = old.frames.indices.contains(index) ? index : nil
          var pair = PageComparison.Pair(expected: twin, actual: index, time: frame.time)
          if let twin { pair.compare(old.frames[twin].pixels, frame.pixels) }
          return pair
        }
        content = .comparison(comparison)
      }
    }
    let status: Page.Status =
      switch record.outcome {
      case .passed: .passed
      case .failed: .failed
      case .recorded: .new
      }
    return Page.Item(
      title: record.name,
      // The cause; the item has the details.
      caption: record.messages.first.map { String($0.prefix { $0 != "\n" }) } ?? record.test,
      status: status,
      poster: poster.map { Self.poster(of: $0) },
      content: content
    )
  }

  /// Small enough for a list.
  static func poster(of picture: Pixmap, height: Int = 400) -> Pixmap {
    guard picture.height > height else { return picture }
    let step = picture.height / height + 1
    var small = Pixmap(width: max(1, picture.width / step), height: max(1, picture.height / step))
    for y in 0..<small.height {
      for x in 0..<small.width {
        var sum = (0, 0, 0, 0)
        for dy in 0..<step {
          for dx in 0..<step {
            let pixel = picture[x * step + dx, y * step + dy]
            sum.0 += Int(pixel.red)
            sum.1 += Int(pixel.green)
            sum.2 += Int(pixel.blue)
            sum.3 += Int(pixel.alpha)
          }
        }
        let count = step * step
        small[x, y] = Pixel(
          red: UInt8(sum.0 / count),
          green: UInt8(sum.1 / count),
          blue: UInt8(sum.2 / count),
          alpha: UInt8(sum.3 / count)
        )
      }
    }
    return small
  }

  private static func write(_ text: String, to path: String) throws(Failure) {
    do throws(FileError) {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw Failure(SinkError.file(error, frame: nil))
    }
  }

  private static func append(_ text: String, to path: String) throws(Failure) {
    let before = FileManager.default.contents(atPath: path) ?? Data()
    try write(String(decoding: before, as: UTF8.self) + text, to: path)
  }

  // MARK: Goldens

  /// Makes the recorded pictures of failed tests their goldens, without rendering again.
  ///
  /// - Parameter only: a film, or a frame of one: `panel/025%`.
  static func accept(
    artifacts: String,
    only: String?,
    console: Console
  ) throws(Failure) -> ExitCode {
    var count = 0
    let found = try records(artifacts)
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

  /// Makes pictures of a failure the golden, and returns how many other frames differ from it still.
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
