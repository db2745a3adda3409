import FilmPages
import Foundation
import Testing

/// Commands that renew goldens and find unused ones.
extension `Commands for films` {
  @Test
  func `accept makes the failed frames the golden, all or one of them`() throws {
    try record("Goldens/bad", frames())
    try leave("bad", .failed)
    let golden = GoldenFolder("\(directory)/Goldens/bad")
    let before = try golden.manifest()
    let run = try ToolRun("accept", "artifacts", "--only", "bad/3", in: directory)
    #expect(run.errors.contains("accepted bad/3: "))
    #expect(run.errors.contains("; 7 frames differ still"))
    let one = try golden.manifest()
    #expect(zip(before.frames, one.frames).filter { $0.pixels != $1.pixels }.map(\.1.name) == ["3"])
    // The other frames are failures still.
    #expect(try ToolRun("accept", "artifacts", in: directory).exitCode == 0)
    let all = try golden.manifest()
    #expect(zip(before.frames, all.frames).allSatisfy { $0.pixels != $1.pixels })
    #expect(try ToolRun("accept", "artifacts", in: directory).exitCode == 66)
  }

  @Test
  func `accept takes a film without its variants, and a variant without its film`() throws {
    for name in ["card", "card/iphone-se"] {
      try record("Goldens/\(name)", frames())
      try leave(name, .failed)
    }
    let variant = ["accept", "artifacts", "--only", "card/iphone-se"]
    #expect(try ToolRun(variant, in: directory).exitCode == 0)
    try leave("card/iphone-se", .failed)
    #expect(try ToolRun("accept", "artifacts", "--only", "card", in: directory).exitCode == 0)
    #expect(
      TestRecord.all(below: "\(directory)/artifacts").map(\.record.name) == ["card/iphone-se"]
    )
  }

  @Test
  func `accept follows no record out of its package, and replaces pictures of goldens alone`()
    throws
  {
    try leave("bad", .failed)
    let path = "\(directory)/artifacts/bad/record.json"
    let record = try String(contentsOfFile: path, encoding: .utf8)
    try record.replacing("\(directory)/Goldens", with: "Goldens/../..").write(
      toFile: path,
      atomically: true,
      encoding: .utf8
    )
    let outside = try ToolRun("accept", "artifacts", in: directory)
    #expect(outside.exitCode == 65)
    #expect(
      outside.errors.contains(
        "'artifacts/bad/record.json' names 'Goldens/../../bad', which leaves its folder"
      )
    )
    try record.write(toFile: path, atomically: true, encoding: .utf8)
    let pictures = "\(directory)/Goldens/bad"
    try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    try "mine".write(toFile: "\(pictures)/cat.png", atomically: true, encoding: .utf8)
    let foreign = try ToolRun("accept", "artifacts", in: directory)
    #expect(foreign.exitCode == 73)
    #expect(foreign.errors.contains("Goldens/bad' holds pictures, but is no golden"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: pictures) == ["cat.png"])
  }

  @Test
  func `a golden is found in the package of its record, wherever that is`() throws {
    try "".write(toFile: "\(directory)/Package.swift", atomically: true, encoding: .utf8)
    try leave("bad", .failed)
    let path = "\(directory)/artifacts/bad/record.json"
    let absolute = try String(contentsOfFile: path, encoding: .utf8)
    try absolute.replacing("\"\(directory)/", with: "\"").write(
      toFile: path,
      atomically: true,
      encoding: .utf8
    )
    #expect(try ToolRun("accept", "\(directory)/artifacts", in: "/").exitCode == 0)
    #expect(try GoldenFolder("\(directory)/Goldens/bad").manifest().frames.count == 8)
  }

  @Test
  func `unused goldens are listed and deleted, but not after a filtered run`() throws {
    try record("Goldens/good", frames())
    try record("Goldens/old", frames())
    try leave("good", .passed)
    let list = try ToolRun("goldens", "Goldens", "--artifacts", "artifacts", in: directory)
    #expect(list.exitCode == 1)
    #expect(list.output.hasSuffix("/Goldens/old\n"))
    try leave("other", .passed, isFiltered: true)
    let filtered = try ToolRun(
      "goldens",
      "Goldens",
      "--artifacts",
      "artifacts",
      "--delete",
      in: directory
    )
    #expect(filtered.exitCode == 64)
    #expect(FileManager.default.fileExists(atPath: "\(directory)/Goldens/old"))
    try leave("other", .passed)
    // Tests without films fail, too.
    try "<testsuite><testcase><failure/></testcase></testsuite>".write(
      toFile: "\(directory)/artifacts/tests.xml",
      atomically: true,
      encoding: .utf8
    )
    let failed = try ToolRun("goldens", "Goldens", "--artifacts", "artifacts", in: directory)
    #expect(failed.exitCode == 64)
    #expect(failed.errors.contains("'tests.xml' names failed tests"))
    try FileManager.default.removeItem(atPath: "\(directory)/artifacts/tests.xml")
    let deleted = try ToolRun(
      "goldens",
      "Goldens",
      "--artifacts",
      "artifacts",
      "--delete",
      in: directory
    )
    #expect(deleted.exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(directory)/Goldens/old"))
    #expect(FileManager.default.fileExists(atPath: "\(directory)/Goldens/good"))
  }

  private func goldens(_ options: String...) throws -> ToolRun {
    try ToolRun(
      ["goldens", "Goldens", "--artifacts", "artifacts"] + options,
      in: directory
    )
  }

  @Test
  func
    `only the files of an unused golden are deleted, not its variants and not another's manifest`()
    throws
  {
    try record("Goldens/card", frames())
    try record("Goldens/card/iphone-se", frames())
    try record("Goldens/old/iphone-se", frames())
    try leave("card/iphone-se", .passed)
    let web = "\(directory)/Goldens/web"
    try FileManager.default.createDirectory(atPath: web, withIntermediateDirectories: true)
    try "{\"name\": \"app\"}".write(
      toFile: "\(web)/manifest.json",
      atomically: true,
      encoding: .utf8
    )
    let run = try goldens("--delete")
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("2 of 3 goldens are not used and were deleted"))
    func files(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(folder)")) ?? [])
        .sorted()
    }
    #expect(files("Goldens") == ["card", "web"])
    #expect(files("Goldens/card") == ["iphone-se"])
    #expect(files("Goldens/card/iphone-se").count == 9)
    #expect(files("Goldens/web") == ["manifest.json"])
  }

  @Test
  func `a folder without goldens is an error, as it may be misspelled`() throws {
    try leave("good", .passed)
    #expect(try goldens().exitCode == 66)
    try FileManager.default.createDirectory(
      atPath: "\(directory)/Goldens",
      withIntermediateDirectories: true
    )
    let run = try goldens()
    #expect(run.exitCode == 66)
    #expect(run.errors.contains("there is no golden in 'Goldens'"))
  }
}
