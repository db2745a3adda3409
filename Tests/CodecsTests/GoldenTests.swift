import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

@Suite
struct GoldenTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("goldens-\(UUID().uuidString)")

  private func recorder(_ mode: RecordMode) -> GoldenRecorder {
    var workspace = Workspace(root: root, environment: [:])
    workspace.mode = mode
    return GoldenRecorder(suite: "Suite", workspace: workspace)
  }

  private var golden: URL { recorder(.never).workspace.file(.golden, suite: "Suite", name: "case") }

  private func picture(_ change: (inout Pixmap) -> Void = { _ in }) -> Pixmap {
    var pixmap = Pixmap(width: 5, height: 4)
    for x in 0..<5 { pixmap[x, 1] = Pixel(red: UInt8(x * 10), green: 50, blue: 60, alpha: 200) }
    change(&pixmap)
    return pixmap
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: root) }

  @Test
  func `a missing golden is recorded and fails the run once`() throws {
    defer { cleanUp() }
    let first = recorder(.missing).check(picture(), "case").message
    #expect(first?.contains("Recorded Fixtures/Goldens/Suite/case.png, which was missing") == true)
    #expect(recorder(.missing).check(picture(), "case") == .same)
    #expect(try Pixmap(png: Array(Data(contentsOf: golden))) == picture())
  }

  @Test
  func `mode never writes only what was drawn`() {
    defer { cleanUp() }
    let message = recorder(.never).check(picture(), "case").message
    #expect(
      message == "Fixtures/Goldens/Suite/case.png is missing.\n"
        + "  actual: artifacts/Suite/case.actual.png"
    )
    #expect(!FileManager.default.fileExists(atPath: golden.path))
  }

  @Test
  func `a failure reports how many pixels differ, by how much, where first and in which box`() {
    defer { cleanUp() }
    _ = recorder(.missing).check(picture(), "case")
    let other = picture {
      $0[1, 1] = Pixel(red: 13, green: 50, blue: 60, alpha: 200)
      $0[4, 3] = Pixel(red: 0, green: 7, blue: 0, alpha: 9)
    }
    let message = recorder(.missing).check(other, "case").message
    #expect(
      message?.hasPrefix(
        "Fixtures/Goldens/Suite/case.png: 2 pixels, largest difference 9, first at (1, 1), "
          + "all within x 1..<5, y 1..<4"
      ) == true
    )
    #expect(message?.contains("artifacts/Suite/case.triptych.png") == true)
  }

  @Test
  func `mode failed rewrites what differs and mode missing does not`() {
    defer { cleanUp() }
    _ = recorder(.missing).check(picture(), "case")
    let other = picture { $0[0, 0] = Pixel(red: 1, green: 1, blue: 1) }
    #expect(recorder(.missing).check(other, "case") != .same)
    #expect(recorder(.failed).check(other, "case").message?.hasPrefix("Recorded") == true)
    #expect(recorder(.never).check(other, "case") == .same)
  }

  @Test
  func `a tolerance allows so much and no more`() {
    defer { cleanUp() }
    _ = recorder(.missing).check(picture(), "case")
    let other = picture { $0[1, 1] = Pixel(red: 12, green: 50, blue: 60, alpha: 200) }
    func verdict(_ maxDelta: Int, _ pixels: Int) -> GoldenVerdict {
      let tolerance = Tolerance(maxDelta: maxDelta, pixels: pixels, because: "of a test")
      return recorder(.never).check(other, "case", tolerance: tolerance)
    }
    #expect(verdict(2, 1) == .same)
    #expect(verdict(1, 1) != .same)
    #expect(verdict(2, 0).message?.contains("allowed are 0 pixels by 2 because of a test") == true)
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\n", "Git LFS pointer"),
    ("\u{89}", "not a PNG"), ("", "it is empty"),
  ])
  func `an unreadable golden is reported as what it is`(content: String, words: String) throws {
    defer { cleanUp() }
    try recorder(.never).workspace.write(Array(content.utf8), to: golden)
    #expect(recorder(.never).check(picture(), "case").message?.contains(words) == true)
  }

  @Test
  func `a golden with rewritten line ends is reported as such`() throws {
    defer { cleanUp() }
    let bytes = SmallPNGEncoder().encode(picture())
    let mangled = [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A] + bytes.dropFirst(8)
    try recorder(.never).workspace.write(mangled, to: golden)
    #expect(
      recorder(.never).check(picture(), "case").message?.contains("line ends were rewritten")
        == true
    )
  }

  @Test
  func `another size is reported before any pixel`() {
    defer { cleanUp() }
    _ = recorder(.missing).check(picture(), "case")
    var other = Pixmap(width: 4, height: 5)
    other[0, 0] = Pixel(red: 1, green: 1, blue: 1)
    #expect(
      recorder(.never).check(other, "case").message?
        .contains("the golden is 5x4, the picture 4x5") == true
    )
  }

  @Test
  func `a picture of one colour fails unless that is meant`() {
    defer { cleanUp() }
    let blank = Pixmap(width: 3, height: 3)
    #expect(
      recorder(.missing).check(blank, "case").message?.contains("single colour") == true
    )
    _ = recorder(.missing).check(blank, "case", mayBeBlank: true)
    #expect(recorder(.never).check(blank, "case", mayBeBlank: true) == .same)
  }

  @Test
  func `a golden that no test uses fails the suite`() {
    defer { cleanUp() }
    _ = recorder(.missing).check(picture(), "case")
    _ = recorder(.missing).check(dump: "text", "words")
    let later = recorder(.never)
    _ = later.check(dump: "text", "words")
    let messages = later.dealWithUnaskedFiles()
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Fixtures/Goldens/Suite/case.png has no case") == true)
    #expect(recorder(.all).dealWithUnaskedFiles().count == 2)
    #expect(recorder(.never).dealWithUnaskedFiles().isEmpty)
  }

  @Test
  func `a dump shows the first line that differs`() throws {
    defer { cleanUp() }
    _ = recorder(.missing).check(dump: "one\ntwo\nthree", "case")
    #expect(recorder(.never).check(dump: "one\ntwo\nthree\n", "case") == .same)
    let message = recorder(.never).check(dump: "one\n2\nthree", "case").message
    #expect(message?.contains("line 2 differs\n  - two\n  + 2") == true)
    let file = recorder(.never).workspace.file(.dump, suite: "Suite", name: "case")
    try recorder(.never).workspace.write(Array("one\r\ntwo\r\nthree\r\n".utf8), to: file)
    #expect(
      recorder(.never).check(dump: "one\ntwo\nthree", "case").message?.contains("CR LF") == true
    )
  }

  @Test(arguments: ["", "../case", "a b", ".hidden", "ü"])
  func `a name that is not a plain file name is refused`(name: String) {
    #expect(recorder(.never).check(picture(), name).message?.contains("is not a name") == true)
  }

  @Test(arguments: [
    ([:], RecordMode.missing), (["RECORD_GOLDENS": "all"], .all),
    (["RECORD_GOLDENS": "1"], .failed), (["RECORD_GOLDENS": "all", "CI": "true"], .never),
    (["RECORD_GOLDENS": "all", "CI": "false"], .all), (["RECORD_GOLDENS": "true"], .never),
    (["RECORD_GOLDENS": "", "SNAPSHOT_TESTING_RECORD": "failed"], .failed),
  ])
  func `the record mode comes from the environment`(
    environment: [String: String],
    mode: RecordMode
  ) {
    #expect(RecordMode(environment: environment) == mode)
  }

  @Test
  func `every folder of goldens and dumps belongs to one suite of one file`() throws {
    let workspace = Workspace.package
    let tests = workspace.root.appendingPathComponent("Tests")
    var files: [String: Set<String>] = [:]
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    for path in (paths ?? []).sorted() where path.hasSuffix(".swift") {
      let source = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      for line in source.split(separator: "\n") {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        for call in [".goldens(\"", ".matchesGoldens(\""] {
          guard let start = line.range(of: call) else { continue }
          let suite = String(line[start.upperBound...].prefix { $0 != "\"" && $0 != "/" })
          files[suite, default: []].insert(path)
        }
      }
    }
    for kind in Workspace.Kind.allCases {
      for suite in workspace.storedSuites(kind) {
        #expect(
          files[suite]?.count == 1,
          "Fixtures/\(kind.rawValue)/\(suite) belongs to: \((files[suite] ?? []).sorted())"
        )
      }
    }
    for (suite, files) in files where files.count > 1 {
      Issue.record("The golden suite \(suite) is declared in \(files)")
    }
  }
}
