// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Codecs
import Foundation
import Pixels
import Segue
import Testing

/// A directory for one test.
struct Scratch: ~Copyable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "segue-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func files(in directory: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(directory)")) ?? []).sorted()
  }

  func write(_ text: String, to file: String) {
    try? text.write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
  }
}

func clip(_ count: Int) -> ClipDescription {
  ClipDescription(width: 2, height: 2, rate: FrameRate(10)!, frameCount: count)
}

func frame(_ number: Int) -> RenderedFrame {
  var frame = RenderedFrame(
    frame: .init(number: number, time: Double(number - 1) / 10),
    width: 2,
    height: 2
  )
  frame.png = Array("picture \(number)".utf8)
  return frame
}

private func sequence(
  _ scratch: borrowing Scratch,
  plan: String = "plan",
  count: Int = 3,
  chunk: ClosedRange<Int>? = nil,
  force: Bool = false
) -> PNGSequence {
  PNGSequence(
    directory: "\(scratch.path)/frames/",
    identity: .init(renderer: "test", plan: plan, scene: ["animator": "none"]),
    frames: (chunk ?? 1...count).map { frame($0).frame },
    chunk: chunk,
    replacesOthers: force
  )
}

/// Renders what is missing, up to `stop` frames.
@discardableResult
private func run(
  _ sink: PNGSequence,
  _ numbers: ClosedRange<Int> = 1...3,
  of count: Int = 3
) throws
  -> SinkOutput
{
  do {
    let done = try sink.begin(clip(count))
    for number in numbers where !done.contains(number) { try sink.write(frame(number)) }
    return try sink.finish()
  } catch {
    sink.abandon()
    throw error
  }
}

@Suite
struct `A PNG sequence` {
  @Test
  func `the directory has frames and manifest and nothing else`() throws {
    let scratch = Scratch()
    let output = try run(sequence(scratch))
    #expect(
      scratch.files(in: "frames")
        == ["frame-0001.png", "frame-0002.png", "frame-0003.png", "manifest.json"]
    )
    #expect(output.rendered == 3 && output.reused == 0)
    let manifest = FrameManifest.read("\(scratch.path)/frames/manifest.json")
    #expect(manifest?.frames.map(\.microseconds) == [0, 100_000, 200_000])
    #expect(
      manifest.map { FrameVerification(of: $0, in: "\(scratch.path)/frames") }?.problems == []
    )
  }

  @Test
  func `a finished render is not drawn again`() throws {
    let scratch = Scratch()
    try run(sequence(scratch))
    let output = try run(sequence(scratch))
    #expect(output.rendered == 0 && output.reused == 3)
  }

  @Test
  func `an interrupted render resumes from its whole frames`() throws {
    let scratch = Scratch()
    let first = sequence(scratch)
    _ = try first.begin(clip(3))
    try first.write(frame(1))
    first.abandon()
    #expect(!scratch.files(in: "frames").contains("manifest.json"))
    let output = try run(sequence(scratch))
    #expect(output.rendered == 2 && output.reused == 1)
  }

  @Test
  func `a frame whose bytes changed is drawn again`() throws {
    let scratch = Scratch()
    try run(sequence(scratch))
    scratch.write("damaged", to: "frames/frame-0002.png")
    let output = try run(sequence(scratch))
    #expect(output.rendered == 1 && output.reused == 2)
  }

  @Test
  func `another render's frames are refused, or replaced by force`() throws {
    let scratch = Scratch()
    try run(sequence(scratch, plan: "old", count: 4), 1...4, of: 4)
    #expect(throws: SinkError.self) { try run(sequence(scratch)) }
    #expect(scratch.files(in: "frames").count == 5)
    try run(sequence(scratch, force: true))
    #expect(!scratch.files(in: "frames").contains("frame-0004.png"))
  }

  @Test(arguments: ["holiday.jpg", "frame-0004.png"])
  func `a foreign file is refused even with force`(name: String) throws {
    let scratch = Scratch()
    try run(sequence(scratch))
    scratch.write("mine", to: "frames/\(name)")
    #expect(throws: SinkError.self) { try run(sequence(scratch, plan: "new", force: true)) }
    #expect(scratch.files(in: "frames").contains(name))
  }

  @Test
  func `two runs in one directory do not mix`() throws {
    let scratch = Scratch()
    let first = sequence(scratch)
    _ = try first.begin(clip(3))
    defer { first.abandon() }
    #expect(throws: SinkError.locked(path: "\(scratch.path)/frames", pid: getpid())) {
      try run(sequence(scratch))
    }
  }

  @Test
  func `chunks of one plan share a directory`() throws {
    let scratch = Scratch()
    let first = sequence(scratch, chunk: 1...2)
    let second = sequence(scratch, chunk: 3...3)
    _ = try first.begin(clip(3))
    _ = try second.begin(clip(3))
    try first.write(frame(1))
    try second.write(frame(3))
    try first.write(frame(2))
    _ = try first.finish()
    _ = try second.finish()
    #expect(scratch.files(in: "frames/chunks") == ["000001-000002.json", "000003-000003.json"])
  }

  @Test
  func `the partial file of a dead run is removed`() throws {
    let scratch = Scratch()
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/frames",
      withIntermediateDirectories: true
    )
    scratch.write("half", to: "frames/.frame-0001.png.\(Machine.mark)-999999999.tmp")
    try run(sequence(scratch))
    #expect(scratch.files(in: "frames").filter { $0.hasSuffix(".tmp") }.isEmpty)
  }

  @Test
  func `a file in the place of the directory is named as the reason`() throws {
    let scratch = Scratch()
    scratch.write("file", to: "frames")
    #expect(
      throws: SinkError.file(
        FileError("create the directory", "\(scratch.path)/frames", code: ENOTDIR),
        frame: nil
      )
    ) { try run(sequence(scratch)) }
  }
}
