import Codecs
import FilmPages
import Foundation
import Segue

/// Lists or removes the goldens that no test of the last run used.
enum GoldensCommand {
  static func run(
    goldens root: String,
    artifacts: String,
    deletes: Bool,
    console: Console
  ) throws(Failure) -> ExitCode {
    let all = try ReportCommand.records(artifacts)
    try refuse(all.map(\.record), artifacts)
    let used = Set(all.compactMap { $0.record.goldenPath(folder: $0.folder) }.map(whole))
    let stored = try stored(below: root)
    let left = stored.filter { !used.contains($0) }
    for path in left {
      if deletes { try remove(path, below: whole(root)) }
      try console.print(path)
    }
    let verb = left.count == 1 ? ("is", "was") : ("are", "were")
    console.say(
      "\(left.count) of \(stored.count) goldens \(verb.0) not used\(deletes ? " and \(verb.1) deleted" : "")"
    )
    return left.isEmpty || deletes ? .success : .failure
  }

  /// Only a whole run in which all tests pass shows what is needed.
  private static func refuse(_ records: [TestRecord], _ artifacts: String) throws(Failure) {
    if let filtered = records.first(where: \.isFiltered) {
      throw Failure(
        .usage,
        "only some tests ran ('\(filtered.name)' was selected by name), so it is not known which goldens are needed",
        hint: "delete '\(artifacts)' and run all tests, then this again"
      )
    }
    if let report = failedReport(in: artifacts) {
      throw Failure(
        .usage,
        "'\(report)' names failed tests, which may have stopped before they used their goldens",
        hint: "make all tests pass, then run this again"
      )
    }
    if let failed = records.first(where: { $0.outcome != .passed }) {
      throw Failure(
        .usage,
        "'\(failed.name)' failed, so tests may have stopped before they used their goldens",
        hint: "make all tests pass, then run this again"
      )
    }
  }

  /// A report of `swift test --xunit-output` that names a failure, which includes tests that leave
  /// no records.
  private static func failedReport(in artifacts: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: artifacts)) ?? []
    return names.sorted().first { name in
      name.hasSuffix(".xml")
        && FileManager.default.contents(atPath: "\(artifacts)/\(name)")?
          .range(of: Data("<failure".utf8)) != nil
    }
  }

  /// The folders and files of goldens, without what only has such a name.
  private static func stored(below root: String) throws(Failure) -> [String] {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let found = names.compactMap { name -> String? in
      let path = whole("\(root)/\(name)")
      if isCurve(path) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return (try? JSONText.value(GoldenManifest.Curve.self, from: data)) == nil ? nil : path
      }
      guard (name as NSString).lastPathComponent == GoldenManifest.fileName else { return nil }
      let folder = (path as NSString).deletingLastPathComponent
      return GoldenFolder(folder).files == nil ? nil : folder
    }
    guard !found.isEmpty else {
      throw Failure(
        .missingInput,
        FileManager.default.fileExists(atPath: root)
          ? "there is no golden in '\(root)'" : "cannot read '\(root)': there is no such folder"
      )
    }
    return found.sorted()
  }

  /// Removes one golden, and the folders above it that it leaves empty.
  private static func remove(_ path: String, below root: String) throws(Failure) {
    let files = isCurve(path) ? [path] : GoldenFolder(path).files ?? []
    for file in files where unlink(file) != 0 && errno != ENOENT {
      throw Failure(.cannotCreate, FileError("delete", file).description)
    }
    // Fails, as it should, where something else is in the folder.
    if !isCurve(path) { rmdir(path) }
    var folder = (path as NSString).deletingLastPathComponent
    while folder.hasPrefix(root + "/"), rmdir(folder) == 0 {
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  private static func isCurve(_ path: String) -> Bool { path.hasSuffix(".curve.json") }

  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
