import Codecs
import FilmPages
import Foundation
import Pixels
import Testing

/// Commands that compare films and report on tests.
@Suite
final class `Commands for films` {
  let directory = NSTemporaryDirectory() + "segue-pages-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// A square that moves one pixel a frame.
  func frames(shift: Int = 0, red: UInt8 = 200) -> [(String, Int, Pixmap)] {
    (0..<8).map { number in
      var pixmap = Pixmap(width: 20, height: 10)
      for y in 0..<10 {
        for x in 0..<20 {
          let isSquare =
            (2..<6).contains(y)
            && (max(0, number + shift)..<(max(0, number + shift) + 4)).contains(x)
          pixmap[x, y] = Pixel(red: isSquare ? red : 0, green: 90, blue: 40)
        }
      }
      return ("\(number)", number * 16667, pixmap)
    }
  }

  func record(
    _ name: String,
    _ frames: [(String, Int, Pixmap)],
    duration: Int = 116_667
  ) throws {
    let manifest = GoldenManifest(
      width: 20,
      height: 10,
      scale: 1,
      fps: 60,
      duration: duration,
      outcome: "completed",
      curves: []
    )
    try GoldenFolder("\(directory)/\(name)").record(
      manifest,
      frames: frames.map { (name: $0.0, microseconds: $0.1, pixels: $0.2) }
    )
  }

  @Test
  func `compare names the file, the frame and what is wrong with it`() throws {
    let delay = APNGDelay(numerator: 1, denominator: 60)
    var film = Data(APNGEncoder.file(frames().map { ($0.2, delay) }))
    try film.write(to: URL(fileURLWithPath: "\(directory)/right.apng"))
    let same = try ToolRun("compare", "right.apng", "right.apng", in: directory)
    #expect(same.errors.contains("all 8 frames are the same"))
    let control = try #require(film.lastRange(of: Data("fcTL".utf8)))
    film.removeSubrange((control.lowerBound - 4)..<(control.upperBound + 30))
    try film.write(to: URL(fileURLWithPath: "\(directory)/wrong.apng"))
    let wrong = try ToolRun("compare", "right.apng", "wrong.apng", in: directory)
    #expect(wrong.exitCode == 65)
    #expect(
      wrong.errors.contains(
        "cannot decode 'wrong.apng': frame 7: fdAT: its sequence number is 14, expected 13"
      )
    )
  }

  @Test
  func `compare reports what differs, and makes a page`() throws {
    try record("a", frames())
    try record("b", frames(red: 201))
    let same = try ToolRun("compare", "a", "a", in: directory)
    #expect(same.exitCode == 0)
    #expect(same.errors.contains("all 8 frames are the same"))
    let one = try ToolRun(quick + ["--at", "0.5", "-o", "one"], in: directory)
    #expect(one.errors.contains("one: 1 frame,"))
    let verified = try ToolRun("verify", "one", in: directory)
    #expect(verified.errors.contains("one: 1 frame, all as the manifest says"))
    let other = try ToolRun("compare", "a", "b", "-o", "diff.html", in: directory)
    #expect(other.exitCode == 1)
    #expect(
      other.errors.contains(
        "pixels: 8 frames differ, from 1 to 8; worst is 1: 16 pixels by up to 1"
      )
    )
    let page = try String(contentsOfFile: "\(directory)/diff.html", encoding: .utf8)
    #expect(page.contains("\"kind\":\"comparison\""))
    #expect(try ToolRun("compare", "a", "b", "-o", "diff.html", in: directory).exitCode == 73)
    #expect(try ToolRun("compare", "a", "nowhere", in: directory).exitCode == 66)
  }

  @Test
  func `a page that compares begins with the facts that differ, and leaves out what is usual`()
    throws
  {
    for style in ["light", "dark"] {
      let words = quick + ["--every", "5", "--appearance", style, "-o", style]
      #expect(try ToolRun(words, in: directory).exitCode == 0)
    }
    #expect(try ToolRun("compare", "light", "dark", "-o", "diff.html", in: directory).exitCode == 1)
    let page = try String(contentsOfFile: "\(directory)/diff.html", encoding: .utf8)
    #expect(page.contains("\"facts\":[{\"label\":\"Appearance\",\"value\":\"light and dark\"}"))
    #expect(page.contains("\"Animator\"") && !page.contains("\"Surroundings\""))
  }

  @Test
  func `compare distinguishes a change of timing from one of drawing`() throws {
    try record("a", frames())
    try record("b", frames(shift: -1))
    let run = try ToolRun("compare", "a", "b", in: directory)
    #expect(run.errors.contains("1 frame earlier: the timing moved, the pixels did not change"))
  }

  @Test
  func `compare reports the time of a film before its pixels`() throws {
    try record("a", frames())
    try record("b", frames(red: 90), duration: 466_668)
    let golden = try ToolRun("compare", "a", "b", in: directory)
    #expect(golden.errors.hasPrefix("duration: 116.7 ms and 466.7 ms\npixels: "))
    for (name, words) in [
      ("slow", ["--set", "duration=2"]), ("early", ["--at", "0,0.4,1"]), ("plain", []),
      ("rate", ["--fps", "15", "--speed", "0.5"]),
    ] {
      let run = try ToolRun(
        quick + ["-q", "--at", "0,0.5,1"] + words + ["-o", name],
        in: directory
      )
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let slow = try ToolRun("compare", "plain", "slow", in: directory)
    #expect(slow.exitCode == 1 && slow.errors.hasPrefix("duration: "), "\(slow.errors)")
    let early = try ToolRun("compare", "plain", "early", in: directory)
    #expect(early.errors.hasPrefix("moments: frame 2 shows "), "\(early.errors)")
    let rate = try ToolRun("compare", "plain", "rate", in: directory)
    #expect(rate.errors == "rate: 30 and 15 frames a second\n", "\(rate.errors)")
  }

  @Test
  func `an animated PNG has its own times, and a frame for each tick`() throws {
    let run = try ToolRun(
      quick + ["-q", "--hold-last", "0.2", "-o", "a", "-o", "a.apng"],
      in: directory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let same = try ToolRun("compare", "a", "a.apng", "--json", in: directory)
    #expect(same.exitCode == 0, "\(same.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(same.output.utf8)) as? [String: Any]
    let times = (object?["frames"] as? [[String: Any]])?.compactMap { $0["time"] as? Double }
    #expect(times?.prefix(3) == [0, 0.033333, 0.066667])
  }

  @Test
  func `pictures are compared, and what is missing is named with a reason`() throws {
    for at in ["0.2", "0.4"] {
      let run = try ToolRun(
        ["still", "-q", "-a", "push", "--size", "60x80", "--scale", "1", "--at", at]
          + ["-o", "\(at).png"],
        in: directory
      )
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    #expect(try ToolRun("compare", "0.2.png", "0.2.png", in: directory).exitCode == 0)
    #expect(try ToolRun("compare", "0.2.png", "0.4.png", in: directory).exitCode == 1)
    try "version https://git-lfs.github.com/spec/v1\n".write(
      toFile: "\(directory)/lfs.png",
      atomically: true,
      encoding: .utf8
    )
    let pointer = try ToolRun("compare", "lfs.png", "0.2.png", in: directory)
    #expect(pointer.errors.contains("a Git LFS pointer"))
    #expect(try ToolRun(quick + ["-q", "-o", "film"], in: directory).exitCode == 0)
    try FileManager.default.removeItem(atPath: "\(directory)/film/frame-0002.png")
    let missing = try ToolRun("compare", "film", "film", in: directory)
    #expect(missing.exitCode == 66)
    #expect(missing.errors.contains("'film/frame-0002.png': there is no such file"))
    #expect(missing.errors.contains("hint: 'render-transition verify film'"))
  }

  @Test
  func `a film's manifest names files of its own folder only`() throws {
    #expect(try ToolRun(quick + ["-q", "-o", "film"], in: directory).exitCode == 0)
    try record("golden", frames())
    for (film, file) in [("film", "frame-0002.png"), ("golden", "2.png")] {
      let path = "\(directory)/\(film)/manifest.json"
      let manifest = try String(contentsOfFile: path, encoding: .utf8)
      try #require(manifest.contains("\"\(file)\""))
      try manifest.replacing("\"\(file)\"", with: "\"../\(file)\"").write(
        toFile: path,
        atomically: true,
        encoding: .utf8
      )
      let run = try ToolRun("compare", film, film, in: directory)
      #expect(run.exitCode == 65)
      #expect(run.errors.contains("names a file outside its"), "\(run.errors)")
    }
  }

  /// A record of a test, as `Film` leaves it.
  func leave(_ name: String, _ outcome: TestRecord.Outcome, isFiltered: Bool = false) throws {
    var record = TestRecord(
      name: name,
      test: "<a test>",
      file: "T.swift",
      line: 7,
      isFiltered: isFiltered,
      run: "1"
    )
    record.outcome = outcome
    record.golden = "\(directory)/Goldens/\(name)"
    if outcome == .failed {
      record.messages = ["pixels: 1 & 2 differ\n  first 1"]
      record.actual = "actual"
      try self.record("artifacts/\(name)/actual", frames(red: 99))
    }
    try record.write(to: "\(directory)/artifacts/\(name)")
  }

  @Test
  func `report makes a page, JSON, JUnit XML and a summary`() throws {
    try record("Goldens/good", frames())
    try record("Goldens/bad", frames())
    try leave("good", .passed)
    try leave("bad", .failed)
    let run = try ToolRun(
      ["report", "artifacts", "-o", "report.html", "--junit", "junit.xml"],
      in: directory,
      environment: ["GITHUB_STEP_SUMMARY": "\(directory)/summary.md"]
    )
    #expect(run.exitCode == 1)
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
    }
    #expect(try text("report.html").contains("1 of 2 films are as they were recorded."))
    #expect(try text("report.json").contains("\"failures\" : 1"))
    let junit = try text("junit.xml")
    #expect(junit.contains("tests=\"2\" failures=\"1\""))
    #expect(junit.contains("classname=\"&lt;a test&gt;\" name=\"bad\""))
    #expect(
      junit.contains(
        "<failure message=\"pixels: 1 &amp; 2 differ\">pixels: 1 &amp; 2 differ\n  first 1</failure>"
      )
    )
    #expect(try text("summary.md").contains("| `bad` | pixels: 1 & 2 differ<br>  first 1 |"))
    #expect(try ToolRun("report", "nowhere", "-o", "else.html", in: directory).exitCode == 66)
  }

  @Test(arguments: [
    ["report", "artifacts"], ["accept", "artifacts"],
    ["goldens", "Goldens", "--artifacts", "artifacts", "--delete"],
  ])
  func `a damaged record is an error, as it may be the one that counts`(words: [String]) throws {
    try record("Goldens/good", frames())
    try leave("good", .passed)
    try leave("other", .passed)
    try "{".write(
      toFile: "\(directory)/artifacts/good/record.json",
      atomically: true,
      encoding: .utf8
    )
    let run = try ToolRun(words, in: directory)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("'artifacts/good/record.json' is not the record of a test"))
    #expect(try GoldenFolder("\(directory)/Goldens/good").manifest().frames.count == 8)
  }

  @Test
  func `a report replaces nothing without --force, and its files have their own places`() throws {
    try leave("good", .passed)
    try "mine".write(toFile: "\(directory)/package.json", atomically: true, encoding: .utf8)
    let other = try ToolRun("report", "artifacts", "-o", "package.html", in: directory)
    #expect(other.exitCode == 73)
    #expect(other.errors.contains("cannot write 'package.json': it exists"))
    for (page, junit) in [("a.json", "a.xml"), ("a.gif", "a.xml"), ("a.html", "./a.json")] {
      let run = try ToolRun("report", "artifacts", "-o", page, "--junit", junit, in: directory)
      #expect(run.exitCode == 64, "\(run.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    #expect(names == ["artifacts", "package.json"])
    let forced = try ToolRun("report", "artifacts", "-f", "-o", "package.html", in: directory)
    #expect(forced.exitCode == 0)
  }

  @Test(arguments: [
    ["compare", "a", "a", "-o", "x.png"], ["matrix", "-a", "push", "-o", "x.gif"],
  ])
  func `a page has no ending of a picture`(words: [String]) throws {
    try record("a", frames())
    let run = try ToolRun(words, in: directory)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("its name must end with .html"))
  }

  @Test
  func `a gallery replaces no file without --force, and moves into no other folder`() throws {
    #expect(try ToolRun(quick + ["-q", "-o", "frames"], in: directory).exitCode == 0)
    let foreign = try ToolRun("gallery", "--only", "slide", "-f", "-o", "frames", in: directory)
    #expect(foreign.exitCode == 73)
    #expect(foreign.errors.contains("holds a file that is not of a gallery: frame-0001.png"))
    let films = "\(directory)/own/films"
    try FileManager.default.createDirectory(atPath: films, withIntermediateDirectories: true)
    try "mine".write(toFile: "\(films)/slide.png", atomically: true, encoding: .utf8)
    let existing = try ToolRun("gallery", "--only", "slide", "-o", "own", in: directory)
    #expect(existing.exitCode == 73)
    #expect(existing.errors.contains("cannot write 'own/films/slide.png': it exists"))
    let nowhere = try ToolRun(
      "gallery",
      "--only",
      "slide",
      "-o",
      "own/films/slide.png/a",
      in: directory
    )
    #expect(nowhere.exitCode == 73)
    #expect(nowhere.errors.contains("cannot create the directory 'own/films/slide.png/a/films'"))
    #expect(nowhere.errors.contains("hint: a file is where a directory is needed"))
    let unknown = try ToolRun("gallery", "--only", "slid", in: directory)
    #expect(unknown.errors.contains("Did you mean 'slide'?"))
  }

  @Test
  func `a matrix is a table of films; languages have their own direction`() throws {
    let run = try ToolRun(
      "matrix",
      "-a",
      "cross-dissolve",
      "--devices",
      "iphone-se",
      "--appearances",
      "light",
      "--locales",
      "en,ar",
      "--fps",
      "5",
      "-o",
      "m.html",
      in: directory
    )
    #expect(run.errors.contains("m.html: 2 films"))
    #expect(run.exitCode == 0)
    let page = try String(contentsOfFile: "\(directory)/m.html", encoding: .utf8)
    #expect(page.contains("\"title\":\"light, en\"") && page.contains("\"title\":\"light, ar\""))
    #expect(page.contains("\"columns\":2"))
    let wrong = try ToolRun("matrix", "-a", "push", "--locales", "en,x y", in: directory)
    #expect(wrong.exitCode == 64)
    #expect(wrong.errors.contains("The value 'x y' is invalid for '--locales'"))
  }

  @Test
  func `a matrix with an unknown device makes no film first`() throws {
    let run = try ToolRun(
      ["matrix", "-a", "push", "--devices", "iphone-se,nokia", "-o", "n.html"],
      in: directory
    )
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("there is no device 'nokia'"))
    #expect(!run.errors.contains("rendered"))
  }
}
