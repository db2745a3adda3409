import Foundation

/// What became of one check of a film, as a file for the report of a whole run. Each check writes its
/// own, named after the film, so that processes and parallel tests do not get in each other's way.
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
  /// Why, the cause first.
  public var messages: [String]
  /// Wall time.
  public var seconds: Double
  /// The golden's folder or file; nil when the check has none.
  public var golden: String?
  /// The folder of what the film shows now, in a golden's form; beside the record.
  public var actual: String?
  /// The page that compares, beside the record.
  public var page: String?
  /// Whether only some tests of the run were asked for.
  public var isFiltered: Bool
  /// Names the process, so that records of an earlier run are known.
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

  public func write(to folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try encoder.encode(self).write(
      to: URL(fileURLWithPath: "\(folder)/\(TestRecord.fileName)"),
      options: .atomic
    )
  }

  /// All records below a folder, by name, with the folders they stand in.
  public static func all(below root: String) -> [(record: TestRecord, folder: String)] {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { ($0 as NSString).lastPathComponent == fileName }.sorted()
      .compactMap { name in
        guard let data = FileManager.default.contents(atPath: "\(root)/\(name)"),
          let record = try? JSONDecoder().decode(TestRecord.self, from: data)
        else { return nil }
        return (
          record,
          ((root as NSString).appendingPathComponent(name) as NSString).deletingLastPathComponent
        )
      }
  }
}
