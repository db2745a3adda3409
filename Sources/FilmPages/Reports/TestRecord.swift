import Codecs
import Foundation

/// The result of one check of a film, as a file for the report of a whole run.
///
/// Each check writes its own file, named after the film, so that processes and parallel tests do
/// not conflict.
public struct TestRecord: Codable, Equatable, Sendable {
  public enum Outcome: String, Codable, Sendable {
    case passed
    case failed
    case recorded
  }

  public var name: String
  /// The test's name, and where it stands.
  public var test: String
  public var file: String
  public var line: Int
  public var outcome: Outcome
  /// The reasons, the cause first.
  public var messages: [String]
  /// Wall time.
  public var seconds: Double
  /// The golden's folder or file, from the package's folder on; nil when the check has none.
  public var golden: String?
  /// The folder of the film's actual pictures, in a golden's form; beside the record.
  public var actual: String?
  /// The page that compares, beside the record.
  public var page: String?
  /// Whether only some tests of the run were selected.
  public var isFiltered: Bool
  /// The name of the run, equal for all its checks.
  public var run: String

  public static let fileName = "record.json"

  public init(name: String, test: String, file: String, line: Int, isFiltered: Bool, run: String) {
    self.name = name
    self.test = test
    self.file = file
    self.line = line
    self.isFiltered = isFiltered
    self.run = run
    outcome = .passed
    messages = []
    seconds = 0
  }

  /// The record that stands in a folder; nil when there is none.
  public init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(TestRecord.fileName)"),
      let record = try? JSONText.value(TestRecord.self, from: data)
    else { return nil }
    self = record
  }

  public func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(JSONText.bytes(of: self)).write(
      to: URL(fileURLWithPath: "\(folder)/\(TestRecord.fileName)"),
      options: .atomic
    )
  }

  /// Removes a record with its pictures and pages, and the folder if nothing else is in it, such as
  /// the records of a film's variants.
  public static func remove(from folder: String) {
    for name in ["actual", "comparison.html", "strip.png", "frames.apng", fileName] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    rmdir(folder)
  }

  /// Where the golden is: in the package of the current folder or of the record, which may be on
  /// another machine than the test.
  ///
  /// - Parameter folder: the record's.
  public func goldenPath(folder: String) -> String? {
    guard let golden else { return nil }
    if golden.hasPrefix("/") { return golden }
    let manager = FileManager.default
    var packages = [manager.currentDirectoryPath]
    var above = URL(fileURLWithPath: folder).standardizedFileURL
    while above.path.count > 1 {
      above = above.deletingLastPathComponent()
      packages.append(above.path)
    }
    let package =
      packages.first { manager.fileExists(atPath: "\($0)/\(golden)") }
      ?? packages.first { manager.fileExists(atPath: "\($0)/Package.swift") } ?? packages[0]
    return "\(package)/\(golden)"
  }

  /// All records below a folder, by name, with the folders they stand in.
  public static func all(below root: String) -> [(record: TestRecord, folder: String)] {
    folders(below: root).compactMap { folder in TestRecord(in: folder).map { ($0, folder) } }
  }

  /// The folders that have the file of a record, damaged or not.
  public static func folders(below root: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { ($0 as NSString).lastPathComponent == fileName }.sorted().map { name in
      let path = (root as NSString).appendingPathComponent(name) as NSString
      return path.deletingLastPathComponent
    }
  }
}
