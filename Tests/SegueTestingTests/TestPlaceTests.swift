import FilmPages
import Foundation
import Testing

@testable import SegueTesting

/// The records of checks, from which the report of a run is made.
@Suite
final class `Records of checks` {
  private let folder = ".build/records-\(UUID().uuidString)"
  private let place = TestPlace(
    fileID: "Tests/CardTests.swift",
    filePath: #filePath,
    line: 1,
    column: 1,
    function: "cards()"
  )

  private var settings: FilmSettings { FilmSettings(record: .never, artifacts: folder) }

  deinit {
    let path = FilmSettings.$current.withValue(settings) { place.workspace.artifacts("") }
    try? FileManager.default.removeItem(atPath: path)
  }

  private func settle(_ problem: String?, variant: Variant? = nil) {
    FilmSettings.$current.withValue(settings) {
      guard problem != nil else { return place.settle("completion", nil, variant: variant) }
      withKnownIssue { place.settle("completion", problem, variant: variant) }
    }
  }

  private var path: String {
    FilmSettings.$current.withValue(settings) {
      place.workspace.artifacts("CardTests/cards/completion")
    }
  }

  private var records: [TestRecord] {
    TestRecord.all(below: (path as NSString).deletingLastPathComponent).map(\.record)
  }

  @Test
  func `a case that passes leaves the failures of the other cases of its test`() {
    settle("one")
    settle(nil)
    settle("two")
    settle(nil)
    #expect(records.map(\.messages) == [["one", "two"]])
  }

  @Test
  func `each variant has its own record`() {
    let variants = [Variant(screen: .iPhoneSE), Variant(screen: .iPhone15)]
    settle("one", variant: variants[0])
    settle(nil, variant: variants[1])
    settle("two", variant: variants[1])
    #expect(
      records.map(\.name) == ["cards/completion/iphone-15", "cards/completion/iphone-se"]
    )
    #expect(records.map(\.messages) == [["two"], ["one"]])
  }

  @Test
  func `a check that passes removes the failure of an earlier run, and the empty folder`() throws {
    var record = place.record(named: "cards/completion")
    record.run = "yesterday"
    record.outcome = .failed
    try record.write(to: path)
    settle(nil)
    #expect(records.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
