import Dispatch
import FilmPages
import Foundation
import Pixels
import Segue
import Synchronization
import TestSupport
import Testing
import UIKit

@testable import SegueTesting

/// How a golden reports a film that has changed.
@MainActor
@Suite
final class `A golden film` {
  private let root = NSTemporaryDirectory() + "segue-goldens-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func messages(
    _ scenario: Scenario,
    _ recording: String = "never",
    at moments: FilmMoments = .standard,
    tolerance: FrameTolerance = .exact,
    only: String? = nil,
    mayBeBlank: Bool = false
  ) throws -> [String] {
    var check = GoldenCheck(
      film: try Film(of: scenario),
      name: "slide",
      moments: moments,
      tolerance: tolerance,
      mayBeBlank: mayBeBlank,
      workspace: Workspace(
        root: URL(fileURLWithPath: root),
        environment: ["RECORD_GOLDENS": recording]
      )
    )
    check.environment = only.map { ["RECORD_ONLY": $0] } ?? [:]
    return try check.run(
      TestRecord(name: "slide", test: "test", file: "T.swift", line: 1, isFiltered: false, run: "")
    ).messages
  }

  private var golden: String { root + "/Fixtures/Goldens/slide" }
  private var artifacts: String { root + "/artifacts/slide" }

  private func files(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func record(at moments: FilmMoments = .standard) throws {
    #expect(try !messages(slide(), "missing", at: moments).isEmpty)
    #expect(try messages(slide(), at: moments).isEmpty)
  }

  @Test
  func `recording fails once, then the same film passes`() throws {
    let first = try messages(slide(), "missing")
    #expect(first.first?.hasPrefix("Recorded Fixtures/Goldens/slide.") == true)
    #expect(try messages(slide()).isEmpty)
    #expect(
      files(golden) == ["000.png", "025.png", "050.png", "075.png", "100.png", "manifest.json"]
    )
  }

  @Test(arguments: [
    ([25, 50], "A moment is a part of the way, from 0 to 1: 25.0 is not one. Is 0.25 meant?"),
    ([.nan], "A moment is a part of the way, from 0 to 1: nan is not one."),
    ([0.3333, 0.33333], "The moments 0.3333 and 0.33333 have one name, 33.3%: drop one of them."),
    ([], "Nothing is compared: name at least one moment, or `.everyFrame`."),
  ])
  func `moments that are no parts of the way, or the same one, are refused`(
    parts: [Double],
    message: String
  ) throws {
    #expect(try messages(slide(), "missing", at: FilmMoments(parts)) == [message])
    #expect(!FileManager.default.fileExists(atPath: golden))
  }

  @Test
  func `a mode of recording that does not exist is refused, not taken for another`() throws {
    #expect(
      try messages(slide(), "fail")
        == ["RECORD_GOLDENS=fail is unknown: all, failed, missing and never are the modes."]
    )
    #expect(!FileManager.default.fileExists(atPath: golden))
  }

  @Test
  func `a golden that is recorded first has no differences to report`() throws {
    #expect(try messages(slide(), "missing").count == 1)
    let again = try messages(slide(color: .blue), "failed")
    #expect(again.first?.hasSuffix("run again. What differed:") == true)
    #expect(again.count > 1)
  }

  @Test
  func `a missing golden is a failure, not a pass`() throws {
    #expect(try messages(slide()).first?.hasPrefix("missing: ") == true)
    #expect(!FileManager.default.fileExists(atPath: golden))
  }

  @Test
  func `every frame is one animated file, and equal frames are stored once`() throws {
    #expect(try !messages(slide(delay: 0.2), "missing", at: .everyFrame).isEmpty)
    #expect(files(golden) == ["every-frame.apng", "manifest.json"])
    #expect(try messages(slide(delay: 0.2), at: .everyFrame).isEmpty)
    let manifest = try GoldenFolder(golden).manifest()
    #expect(manifest.frames.count == 43)
    #expect(Set(manifest.frames.map(\.index)).count < 43)
    #expect(
      try messages(slide(delay: 0.2, color: .blue), at: .everyFrame).first?.hasPrefix("pixels: ")
        == true
    )
  }

  @Test
  func `a change of drawing names the frames, the box and the layer in it`() throws {
    try record()
    let found = try messages(slide(color: .blue))
    let text = found.joined(separator: "\n")
    #expect(text.hasPrefix("pixels: 5 of 5 frames differ, from 000% (0.0 ms) to 100% (500.0 ms)"))
    #expect(text.contains("UIView \"square\" (CABasicAnimation of position, 0.5 s)"))
    #expect(
      text.contains(
        "difference 255 of 0, pixels 400 of 0, frames in a row 5 of 0 (limits from the default)"
      )
    )
    #expect(!text.contains("time:"))
    #expect(
      files(artifacts)
        == ["actual", "comparison.html", "frames.apng", "record.json", "strip.png"]
    )
  }

  @Test
  func `what differs is reported even if nothing can be written`() throws {
    try record()
    try FileManager.default.removeItem(atPath: root + "/artifacts")
    try Data().write(to: URL(fileURLWithPath: root + "/artifacts"))
    let found = try messages(slide(color: .blue))
    #expect(found.first?.hasPrefix("pixels: 5 of 5 frames differ") == true)
    #expect(found.contains { $0.hasPrefix("unwritten: ") && $0.contains("SNAPSHOT_ARTIFACTS") })
    #expect(found.last == "accept: run again with RECORD_GOLDENS=failed")
  }

  @Test
  func `a golden that cannot be recorded names its file and the reason`() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: root + "/Fixtures"))
    let found = try messages(slide(), "missing")
    #expect(found.first?.hasPrefix("unwritten: Fixtures") == true, "\(found)")
    #expect(found.first?.contains("NSCocoaErrorDomain") == false)
  }

  @Test
  func `a change of duration is reported before the pixels`() throws {
    try record()
    let found = try messages(slide(duration: 0.4))
    #expect(found[0] == "duration: the golden takes 500.0 ms, the film 400.0 ms: -100.0 ms")
  }

  @Test
  func `changes of size and of scale are reported as such`() throws {
    try record()
    let larger = try messages(slide(size: CGSize(width: 60, height: 50)))
    #expect(larger[0] == "size: the golden is 60x40 pixels, the film 60x50")
    let sharper = try messages(slide(scale: 2))
    #expect(sharper[1] == "scale: the golden has 1.0 pixels a point, the film 2.0")
  }

  @Test
  func `other moments are reported as another number of frames`() throws {
    try record()
    let found = try messages(slide(), at: [0, 1])
    #expect(
      found[0]
        == "frame count: the golden has 5 frames (000% 025% 050% 075% 100%), the film 2 (000% 100%)"
    )
  }

  @Test
  func `a delay of whole frames is reported as a change of timing, in milliseconds`() throws {
    try record(at: .everyFrame)
    let found = try messages(slide(delay: 2.0 / 60), at: .everyFrame).joined(separator: "\n")
    #expect(found.hasPrefix("duration: "))
    // A film that has become longer has other frames; the curves still show it.
    #expect(found.contains("timing moved by +33.3 ms"))
  }

  @Test
  func `a delay of less than a frame is found by the curves`() throws {
    try record()
    let found = try messages(slide(delay: 0.005)).joined(separator: "\n")
    #expect(found.contains("5.0 ms later: timing moved by +5.0 ms"))
  }

  @Test
  func `a tolerance is printed beside the measured difference, with its place`() throws {
    try record()
    let limits = FrameTolerance(maxDelta: 3, pixels: 10, because: "of blur")
    let found = try messages(slide(color: .blue), tolerance: limits).joined(separator: "\n")
    #expect(found.contains("difference 255 of 3, pixels 400 of 10"))
    #expect(found.contains("GoldenTests.swift"))
    #expect(found.contains("because of blur"))
    // One that nothing needs any more is in the record.
    #expect(try messages(slide(), tolerance: limits).isEmpty)
    let record = try #require(TestRecord.all(below: root).first?.record)
    #expect(record.outcome == .passed)
    #expect(record.messages.first?.hasPrefix("tolerance: nothing differs now; ") == true)
    let all = FrameTolerance(maxDelta: 255, pixels: 400, because: "anything goes")
    #expect(try messages(slide(color: .blue), tolerance: all).isEmpty)
    let runs = FrameTolerance(maxDelta: 0, pixels: 0, frames: 5, because: "five in a row")
    #expect(try messages(slide(color: .blue), tolerance: runs).isEmpty)
  }

  @Test
  func `a pointer of Git LFS, a broken file and an edited one are distinguished`() throws {
    try record()
    let file = golden + "/025.png"
    let good = try Data(contentsOf: URL(fileURLWithPath: file))
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(
      to: URL(fileURLWithPath: file)
    )
    #expect(
      try messages(slide())[0].hasPrefix(
        "pointer: Fixtures/Goldens/slide/025.png is a Git LFS pointer"
      )
    )
    try Data(good.prefix(60)).write(to: URL(fileURLWithPath: file))
    #expect(try messages(slide())[0].hasPrefix("undecodable: Fixtures/Goldens/slide/025.png"))
    try Data(contentsOf: URL(fileURLWithPath: golden + "/050.png")).write(
      to: URL(fileURLWithPath: file)
    )
    #expect(try messages(slide())[0].hasPrefix("edited: "))
    try FileManager.default.removeItem(atPath: file)
    #expect(try messages(slide())[0].hasPrefix("missing: "))
  }

  @Test
  func `a test that compares nothing fails`() throws {
    #expect(try messages(slide(), at: [])[0].hasPrefix("Nothing is compared"))
    let blank = Scenario(stage: { Stage(size: CGSize(width: 10, height: 10)) }) { stage in
      stage.window.rootViewController = UIViewController()
      return {}
    }
    #expect(try messages(blank, "all")[0].hasPrefix("Every frame is the same single colour"))
    #expect(try messages(blank, "all", mayBeBlank: true)[0].hasPrefix("Recorded"))
  }

  @Test
  func `one frame is recorded again and the others stay`() throws {
    try record()
    let before = try GoldenFolder(golden).manifest()
    _ = try messages(slide(color: .blue), "failed", only: "slide/050%")
    let after = try GoldenFolder(golden).manifest()
    for (old, new) in zip(before.frames, after.frames) {
      #expect((old.pixels == new.pixels) == (old.name != "050%"))
    }
    _ = try messages(slide(color: .blue), "failed", only: "another")
    #expect(try GoldenFolder(golden).manifest() == after)
  }

  @Test
  func `after simultaneous recordings the golden is one of them, whole`() throws {
    let path = golden
    @Sendable
    func record(_ shade: UInt8, only: String? = nil) throws {
      let frames = (0..<5).map { frame in
        var picture = Pixmap(width: 40, height: 40)
        picture[0, 0] = Pixel(red: shade, green: UInt8(frame), blue: 0)
        return (name: "\(frame)", microseconds: frame, pixels: picture)
      }
      let manifest = GoldenManifest(
        width: 40,
        height: 40,
        scale: 1,
        fps: 60,
        duration: 1,
        outcome: "completed",
        curves: []
      )
      try GoldenFolder(path).record(manifest, frames: frames, only: only)
    }
    let failures = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for _ in 0..<5 {
        do { try record(UInt8(number)) } catch { failures.withLock { $0 += 1 } }
      }
    }
    #expect(failures.withLock { $0 } == 0)
    let recorded = try GoldenFolder(path).manifest()
    let shades = Set(try GoldenFolder(path).pictures(of: recorded.frames).map { $0[0, 0].red })
    #expect(recorded.frames.count == 5 && shades.count == 1)
    #expect(files(path).count == 6)

    // Single frames recorded at one time are all kept.
    DispatchQueue.concurrentPerform(iterations: 5) { number in
      do { try record(100, only: "\(number)") } catch { failures.withLock { $0 += 1 } }
    }
    #expect(failures.withLock { $0 } == 0)
    let mixed = try GoldenFolder(path).manifest()
    #expect(
      try GoldenFolder(path).pictures(of: mixed.frames).allSatisfy { $0[0, 0].red == 100 }
    )
  }

  @Test
  func `a name that is not a file name is refused`() throws {
    let film = try Film(of: slide())
    let check = GoldenCheck(
      film: film,
      name: "../a b",
      moments: .standard,
      tolerance: .exact,
      mayBeBlank: false,
      workspace: Workspace(root: URL(fileURLWithPath: root), environment: [:])
    )
    #expect(
      try check.run(
        TestRecord(name: "slide", test: "t", file: "f", line: 1, isFiltered: false, run: "")
      ).messages[0].contains(
        "is not a name for a golden"
      )
    )
  }
}
