import Foundation
import TestSupport
import Testing

@testable import Typography

/// Fonts with an axis of weights, as an app brings them in one file.
struct VariableFontTests {
  /// A font with the axis and one bold instance, made of one without.
  private static func madeVariable(_ font: Data) -> Data {
    func number(_ place: Int, _ count: Int) -> Int {
      font[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func bytes(_ numbers: [(value: Int, count: Int)]) -> Data {
      Data(
        numbers.flatMap { number in
          (0..<number.count).reversed().map { UInt8(truncatingIfNeeded: number.value >> (8 * $0)) }
        }
      )
    }
    var tables: [String: Data] = [:]
    for index in 0..<number(4, 2) {
      let entry = 12 + 16 * index
      let name = String(decoding: font[entry..<entry + 4], as: UTF8.self)
      let start = number(entry + 8, 4)
      tables[name] = font.subdata(in: start..<start + number(entry + 12, 4))
    }
    let glyphs =
      tables["maxp"].map { Int($0[$0.startIndex + 4]) << 8 | Int($0[$0.startIndex + 5]) } ?? 0
    let header = [1, 0, 16, 2, 1, 20, 1, 8].map { (value: $0, count: 2) }
    let weights = [100, 400, 900].map { (value: $0 << 16, count: 4) }
    let bold = [(value: 2, count: 2), (value: 0, count: 2), (value: 700 << 16, count: 4)]
    tables["fvar"] =
      bytes(header) + Data("wght".utf8)
      + bytes(weights + [(value: 0, count: 2), (value: 1, count: 2)])
      + bytes(bold)
    let end = 20 + 2 * (glyphs + 1)
    tables["gvar"] =
      bytes([
        (1, 2), (0, 2), (1, 2), (0, 2), (end, 4), (glyphs, 2), (0, 2), (end, 4),
      ]) + Data(count: 2 * (glyphs + 1))
    var directory = bytes([(0x10000, 4), (tables.count, 2), (0, 2), (0, 2), (0, 2)])
    var body = Data()
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
      let start = 12 + 16 * tables.count + body.count
      directory += Data(name.utf8) + bytes([(0, 4), (start, 4), (table.count, 4)])
      body += table + Data(count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  @Test
  func `the named instances of a registered variable font are faces of their own weight`() throws {
    let plain = Workspace.package.root.appendingPathComponent(
      "Fixtures/Inputs/apps/Letters/Blocks.ttf"
    )
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-variable-\(ProcessInfo.processInfo.processIdentifier).ttf")
    try VariableFontTests.madeVariable(Data(contentsOf: plain)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let catalog = FontCatalog(searchPaths: [])
    let faces = try catalog.register(path: file.path)
    #expect(faces.first?.weight == 400)
    #expect(faces.map(\.weight).contains(700))
    let bold = try #require(faces.first { $0.weight == 700 })
    #expect(!bold.postScriptName.isEmpty)
    #expect(catalog.face(named: bold.postScriptName) === bold)
    // Registered again, they are the same.
    #expect(
      try catalog.register(path: file.path).map(ObjectIdentifier.init)
        == faces.map(ObjectIdentifier.init)
    )
  }
}
