import FilmPages
import Foundation
import Pixels
import Segue

/// The results of a test run: a page, JUnit XML, JSON, a summary in Markdown.
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
      poster: poster.map { $0.poster() },
      content: content
    )
  }

  private static func write(_ text: String, to path: String) throws(Failure) {
    do throws(FileError) {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw Failure(error)
    }
  }

  private static func append(_ text: String, to path: String) throws(Failure) {
    let before = FileManager.default.contents(atPath: path) ?? Data()
    try write(String(decoding: before, as: UTF8.self) + text, to: path)
  }
}
