import FilmPages
import Foundation
import TestSupport
import Testing
import XCTest

/// The place of a check in the tests.
///
/// It reports failures to Swift Testing when one of its tests is running, to XCTest otherwise.
struct TestPlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
  /// The test, or the function in it that checks.
  var function: StaticString

  /// Such as `PanelTests: the settings panel slides in()`.
  var testName: String { "\(file): \(Test.current?.name ?? "\(function)")" }

  /// The folder of the test's artifacts: `PanelTests/the-settings-panel-slides-in`.
  ///
  /// Two tests of one golden have different folders.
  var folder: String { "\(file)/\(TestPlace.plain("\(function)"))" }

  private var file: String {
    ("\(fileID)" as NSString).lastPathComponent.replacing(".swift", with: "")
  }

  /// Letters and digits, and a dash for all else.
  static func plain(_ name: String) -> String {
    let name = name.prefix { $0 != "(" }
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return parts.isEmpty ? "test" : parts.joined(separator: "-")
  }

  /// Reports a failure and records it for the report of the run; or removes the record of a
  /// failure of an earlier run.
  ///
  /// A record of this run stays, as another case of the test, or another film in it, has failed.
  ///
  /// - Parameters:
  ///   - check: the name of the check, such as `completion`.
  ///   - variant: the film's.
  func settle(_ check: String, _ problem: String?, variant: Variant? = nil) {
    let name = TestPlace.plain(check) + (variant.map { "/\($0.name)" } ?? "")
    let folder = workspace.artifacts("\(folder)/\(name)")
    let earlier = TestRecord(in: folder).flatMap { $0.run == TestRun.name ? $0 : nil }
    guard let problem else {
      guard earlier == nil else { return }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(TestRecord.fileName)")
      // Removes the folders if they are empty.
      rmdir(folder)
      if variant != nil { rmdir((folder as NSString).deletingLastPathComponent) }
      return
    }
    var record = record(named: "\(TestPlace.plain("\(function)"))/\(name)")
    record.outcome = .failed
    record.messages = (earlier?.messages ?? []).filter { $0 != problem } + [problem]
    try? record.write(to: folder)
    fail(problem)
  }

  func record(named name: String) -> TestRecord {
    TestRecord(
      name: name,
      test: testName,
      file: workspace.relativePath(URL(fileURLWithPath: "\(filePath)")),
      line: Int(line),
      isFiltered: TestRun.isFiltered,
      run: TestRun.name
    )
  }

  func fail(_ message: String, attachments: [(name: String, bytes: [UInt8])] = []) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
    for attachment in attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

extension TestPlace {
  /// The package of the test: the nearest folder above it that holds a
  /// `Package.swift`, else its own.
  var workspace: Workspace {
    let own = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
    var root = own
    while !FileManager.default.fileExists(
      atPath: root.appendingPathComponent("Package.swift").path
    ) {
      guard root.path.count > 1 else {
        root = own
        break
      }
      root = root.deletingLastPathComponent()
    }
    return FilmSettings.current.workspace(root, environment: ProcessInfo.processInfo.environment)
  }
}

/// The run that a test is part of, as far as one of its processes knows.
enum TestRun {
  /// The words of this process and of the one that started it, which is `swift test`.
  private static let words: [String] = {
    let own = CommandLine.arguments
    let parent = FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline") ?? Data()
    return own + parent.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }()

  /// Whether only some tests were selected.
  static let isFiltered = words.contains { word in
    ["--filter", "--skip", "--specifier"].contains { word == $0 || word.hasPrefix($0 + "=") }
  }

  /// The same for all processes of a run, and another one for the next run.
  static let name: String = {
    let status = FileManager.default.contents(atPath: "/proc/\(getppid())/stat") ?? Data()
    let start = String(decoding: status, as: UTF8.self).split(separator: " ")
    return "\(getppid())-\(start.count > 21 ? String(start[21]) : "")"
  }()
}
