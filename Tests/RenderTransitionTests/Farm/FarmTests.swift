import Foundation
import Testing

@testable import Segue

/// Films that many machines render.
@Suite
struct FarmTests {
  /// The pictures of a directory.
  private func pictures(_ contents: [String: Data]) -> [String: Data] {
    contents.filter { $0.key.hasSuffix(".png") }
  }

  @Test(arguments: 0..<3)
  func `random chunks together equal the whole run, byte for byte`(turn: Int) throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    let animator = ["reveal", "preferences", "staggered-menu"][turn]
    let length = Int.random(in: 1...12)
    #expect(
      try farm.plan(["-a", animator, "--chunk", "\(length)"] + FarmRun.small).exitCode == 0
    )
    try farm.renderAll()
    #expect(try farm.assemble("-o", "films").exitCode == 0)
    _ = try ToolRun(["-a", animator, "-o", "direct"] + FarmRun.small, in: scratch.path)
    #expect(
      pictures(scratch.contents("films/\(animator)")) == pictures(scratch.contents("direct")),
      "chunks of \(length)"
    )
    #expect(try ToolRun("verify", "films/\(animator)", in: scratch.path).exitCode == 0)
  }

  @Test
  func `an assembled GIF equals the one of a single run`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    let words = ["--size", "120x200", "--fps", "25"]
    try farm.plan(["-a", "side-panel", "--format", "gif", "--chunk", "7"] + words)
    try farm.renderAll()
    #expect(try farm.assemble("-o", "one.gif").exitCode == 0)
    _ = try ToolRun(["-a", "side-panel", "-o", "direct.gif"] + words, in: scratch.path)
    let files = scratch.contents("")
    #expect(files["one.gif"] != nil)
    #expect(files["one.gif"] == files["direct.gif"])
  }

  @Test
  func `a finished chunk is left alone`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push,slide"] + FarmRun.small)
    #expect(try farm.render(1).exitCode == 0)
    let before = scratch.contents("night/chunks")
    let again = try farm.render(1, "--attempt", "2")
    #expect(again.exitCode == 0)
    #expect(scratch.contents("night/chunks") == before)
    #expect(scratch.files("night/attempts").isEmpty)
  }

  @Test
  func `a half-finished chunk renders missing and damaged parts`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push,slide,reveal"] + FarmRun.small)
    #expect(try farm.render(1).exitCode == 0)
    let all = try #require(try farm.rendered(1))
    let done = scratch.contents("night/parts")
    let names = done.keys.sorted()
    try FileManager.default.removeItem(atPath: "\(scratch.path)/night/parts/\(names[0])")
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: "\(scratch.path)/night/parts/\(names[1])"))
    #expect(try farm.render(1).exitCode == 0)
    let some = try #require(try farm.rendered(1))
    #expect(some > 0 && some < all)
    #expect(scratch.contents("night/parts") == done)
  }

  @Test
  func `two attempts at once make the same files`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push,slide,reveal,portal"] + FarmRun.small)
    let run = try ShellRun(
      """
      for attempt in 1 2 3; do "$TOOL" render --plan night/plan.json --chunk 1 --attempt $attempt -q & pids+=($!); done
      for pid in "${pids[@]}"; do wait $pid || exit; done
      """,
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(try farm.assemble("-o", "films").exitCode == 0)
    #expect(scratch.files("night/parts").allSatisfy { !$0.hasPrefix(".") })
  }

  @Test
  func `films are refused until every chunk exists and is whole`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push", "--chunk", "5"] + FarmRun.small)
    #expect(try farm.assemble("-o", "films").exitCode == 65)
    for chunk in 1...(try farm.chunkCount()) where chunk != 2 { try farm.render(chunk) }
    let missing = try farm.assemble("-o", "films")
    #expect(missing.exitCode == 65)
    #expect(missing.errors.contains("chunks are not done: 2"))
    #expect(missing.errors.contains("--chunk 2"))
    try farm.render(2)
    let name = try #require(scratch.files("night/parts").first)
    let path = "\(scratch.path)/night/parts/\(name)"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[100] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    let damaged = try farm.assemble("-o", "films")
    #expect(damaged.exitCode == 65)
    #expect(damaged.errors.contains("is damaged"))
    #expect(scratch.files("films").isEmpty)
    try farm.renderAll()
    #expect(try farm.assemble("-o", "films").exitCode == 0)
  }

  @Test
  func `a chunk of another plan or another renderer does not count`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push"] + FarmRun.small)
    try farm.render(1)
    let plan = "\(scratch.path)/night/plan.json"
    try farm.plan(["-a", "slide"] + FarmRun.small)
    #expect(try farm.assemble("-o", "films").errors.contains("belongs to another plan"))
    // Another build of the tool would make a plan of this renderer.
    var other = try JSONDecoder().decode(
      FarmPlan.self,
      from: Data(contentsOf: URL(fileURLWithPath: plan))
    )
    other.renderer = "segue 0.0.1 other"
    other.hash = other.computedHash
    try Data(other.encoded()).write(to: URL(fileURLWithPath: plan))
    let run = try farm.render(1)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("segue 0.0.1 other"))
  }

  @Test
  func `if one film has changed, one is rendered`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    let kept = ["--results", "\(scratch.path)/results"]
    try scratch.write(
      "a: -a push\nb: -a preferences --set damping=0.4\nc: -a slide\n",
      to: "films.txt"
    )
    try farm.plan(["--films", "films.txt"] + kept + FarmRun.small)
    try farm.renderAll(kept)
    try scratch.write(
      "a: -a push\nb: -a preferences --set damping=0.6\nc: -a slide\n",
      to: "films.txt"
    )
    let path = "next/plan.json"
    try farm.plan(["--films", "films.txt"] + kept + FarmRun.small, to: path)
    try farm.renderAll(of: path, kept)
    let films = try farm.json(path)["films"] as? [[String: Any]] ?? []
    let changed = films.first { $0["name"] as? String == "b" }?["frameCount"] as? Int
    let rendered = try (1...farm.chunkCount(of: path)).reduce(0) {
      try $0 + (farm.rendered($1, of: "next") ?? 0)
    }
    #expect(rendered == changed)
    #expect(try farm.assemble("-o", "films", plan: path).exitCode == 0)
    #expect(scratch.files("films") == ["a", "b", "c"])
  }

  @Test
  func `a frame that differs the second time is an internal error`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push"] + FarmRun.small)
    #expect(try farm.render(1, "--verify-retry").exitCode == 0)
    // As a machine with bad memory would have made it: whole, and wrong.
    let name = try #require(scratch.files("night/parts").first)
    let path = "\(scratch.path)/night/parts/\(name)"
    let archive = try FrameArchive(path: path)
    let writer = try FrameArchiveWriter(
      path: path,
      key: archive.index.key,
      width: archive.index.width,
      height: archive.index.height
    )
    for frame in archive.index.frames {
      let png = PNGFile(Array("wrong \(frame.number)".utf8))
      try writer.append(
        png,
        digest: png.digest,
        as: .init(number: frame.number, time: Double(frame.microseconds) / 1_000_000)
      )
    }
    try writer.commit()
    try FileManager.default.removeItem(atPath: "\(scratch.path)/night/chunks/000001.json")
    let run = try farm.render(1, "--verify-retry")
    #expect(run.exitCode == 70)
    #expect(run.errors.contains("another one each time"))
  }

  @Test
  func `a full disk is reported as a temporary error`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push"] + FarmRun.small)
    let run = try ShellRun(
      "ulimit -f 8; \"$TOOL\" render --plan night/plan.json --chunk 1",
      in: scratch.path
    )
    #expect(run.exitCode == 74, "\(run.output)")
    #expect(scratch.files("night/parts").isEmpty)
    #expect(scratch.files("night/chunks").isEmpty)
    let status = try ToolRun("status", "--plan", "night/plan.json", in: scratch.path)
    #expect(status.output.contains("1 failed for now"))
    #expect(status.output.contains("exit 74"))
    #expect(try farm.render(1, "--attempt", "2").exitCode == 0)
    let done = try ToolRun("status", "--plan", "night/plan.json", "--json", in: scratch.path)
    #expect(done.output.contains("\"done\" : 1"))
  }

  @Test
  func `heartbeats are JSON, one on each line`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push"] + FarmRun.small)
    let run = try farm.render(1, "--json-progress", "-q")
    let events = try run.errors.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
    #expect(events.first?["event"] as? String == "begin")
    #expect(events.last?["event"] as? String == "done")
    #expect(events.count > 10)
  }

  @Test
  func `contradictory options are a usage error, and an invalid plan is bad input`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try farm.plan(["-a", "push"] + FarmRun.small)
    #expect(try farm.render(2).exitCode == 64)
    #expect(try farm.render(0).exitCode == 64)
    #expect(try farm.render(1, "--fps", "25").exitCode == 64)
    #expect(try farm.render(1, "--attempt", "x").exitCode == 64)
    #expect(try ToolRun("render", "-a", "push", "--chunk", "1", in: scratch.path).exitCode == 64)
    #expect(
      try ToolRun("render", "--plan", "none.json", "--chunk", "1", in: scratch.path).exitCode == 66
    )
    try scratch.write("{}", to: "bad.json")
    #expect(try ToolRun("status", "--plan", "bad.json", in: scratch.path).exitCode == 65)
    #expect(try farm.plan(["-a", "pusch"]).exitCode == 64)
    let twice = try ToolRun(["plan", "-a", "push", "-o", "night/plan.json"], in: scratch.path)
    #expect(twice.exitCode == 73)
  }

  @Test
  func `every film is planned in every variant, and a file lists more`() throws {
    let scratch = Scratch()
    let farm = FarmRun(directory: scratch.path)
    try scratch.write("# mine\nspring: -a preferences --set \"damping=0.4\"\n", to: "films.txt")
    let run = try farm.plan(
      [
        "-a", "push", "--films", "films.txt", "--appearances", "light,dark", "--locales", "en,ar",
        "--json",
      ] + FarmRun.small
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let films = try farm.json("night/plan.json")["films"] as? [[String: Any]] ?? []
    #expect(
      films.map { $0["name"] as? String } == [
        "push-light-en", "push-light-ar", "push-dark-en", "push-dark-ar",
        "spring-light-en", "spring-light-ar", "spring-dark-en", "spring-dark-ar",
      ]
    )
    #expect(try ShellRun("bash -n night/job.sh", in: scratch.path).exitCode == 0)
  }

  @Test
  func `own code is planned, rendered in parts and assembled like one run`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "Fade.swift")
    let words = ["Fade.swift"] + FarmRun.small
    func run(_ arguments: [String]) throws -> ToolRun {
      try ToolRun(own: arguments, in: scratch.path)
    }
    let plan = try run(["plan", "-o", "night/plan.json", "--chunk", "6"] + words)
    #expect(plan.exitCode == 0, "\(plan.errors)")
    let count = try FarmRun(directory: scratch.path).chunkCount()
    #expect(count > 1)
    for chunk in 1...count {
      let done = try run([
        "render", "--plan", "night/plan.json", "--chunk", "\(chunk)", "--verify-retry",
      ])
      #expect(done.exitCode == 0, "\(done.errors)")
    }
    #expect(try run(["assemble", "--plan", "night/plan.json", "-o", "films"]).exitCode == 0)
    #expect(try run(words + ["-o", "direct"]).exitCode == 0)
    #expect(pictures(scratch.contents("films/Fade")) == pictures(scratch.contents("direct")))
    // Changed since: what is rendered now would not fit.
    try FileManager.default.removeItem(atPath: "\(scratch.path)/night/chunks")
    try FileManager.default.removeItem(atPath: "\(scratch.path)/night/parts")
    try scratch.write(
      OwnCode.fade.replacing("view.alpha = 0", with: "view.alpha = 0.5"),
      to: "Fade.swift"
    )
    let other = try run(["render", "--plan", "night/plan.json", "--chunk", "1"])
    #expect(other.exitCode == 65)
    #expect(other.errors.contains("plan again"))
  }
}
