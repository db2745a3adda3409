import Foundation
import Testing

/// What ffprobe says of a file, as `key=value` lines.
private func probe(_ path: String) throws -> [String: String] {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/ffprobe")
  process.arguments = [
    "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
    "stream=width,height,nb_read_frames,r_frame_rate,codec_name,pix_fmt", "-of", "default=nw=1",
    path,
  ]
  process.standardOutput = output
  try process.run()
  let text = String(
    decoding: output.fileHandleForReading.readDataToEndOfFile(),
    as: UTF8.self
  )
  process.waitUntilExit()
  return Dictionary(
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    },
    uniquingKeysWith: { $1 }
  )
}

@Suite(.serialized)
struct `Outputs` {
  @Test
  func `several outputs come from one run and have every frame`() throws {
    let scratch = Scratch()
    let names = ["a.gif", "a.apng", "a.mp4", "a.webm"]
    let run = try ToolRun(
      Array(quick.prefix(6)) + names.flatMap { ["--out", $0] },
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    for name in names {
      let facts = try probe("\(scratch.path)/\(name)")
      #expect(facts["width"] == "120" && facts["height"] == "200", "\(name): \(facts)")
      #expect(facts["nb_read_frames"] == "11", "\(name): \(facts)")
      #expect(facts["r_frame_rate"] == "50/1", "\(name): \(facts)")
    }
    #expect(scratch.files() == names.sorted())
  }

  @Test
  func `a GIF of another rate gets its own moments`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      quick + ["--fps", "60", "--out", "a.gif", "--out", "frames"],
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("a GIF cannot play 60 frames a second"))
    #expect(try probe("\(scratch.path)/a.gif")["nb_read_frames"] == "11")
    #expect(scratch.files("frames").count == 14)
  }

  @Test
  func `y4m streams to standard output`() throws {
    let scratch = Scratch()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c",
      "'\(ToolRun.path)' \(quick.joined(separator: " ")) --format y4m -o - 2>/dev/null | ffmpeg -v error -i - -y a.mp4",
    ]
    shell.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try shell.run()
    shell.waitUntilExit()
    #expect(try probe("\(scratch.path)/a.mp4")["nb_read_frames"] == "7")
  }

  @Test
  func `a reader that goes away ends the run quietly`() throws {
    let scratch = Scratch()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = [
      "-c",
      "'\(ToolRun.path)' \(quick.joined(separator: " ")) --fps 1000 --format rgba -o - -q 2>err.txt | head -c 100 >/dev/null; echo ${PIPESTATUS[0]} > code.txt",
    ]
    shell.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try shell.run()
    shell.waitUntilExit()
    let contents = scratch.contents("")
    #expect(contents["code.txt"].map { String(decoding: $0, as: UTF8.self) } == "141\n")
    #expect(contents["err.txt"]?.isEmpty == true)
  }

  @Test
  func `a still is one moment, a filmstrip several with curves`() throws {
    let scratch = Scratch()
    let base = Array(quick.prefix(6))
    let still = try ToolRun(
      ["still"] + base + ["--at", "0.5", "--out", "mid.png"],
      in: scratch.path
    )
    #expect(still.exitCode == 0, "\(still.errors)")
    #expect(try probe("\(scratch.path)/mid.png")["width"] == "120")
    let strip = try ToolRun(["filmstrip"] + base + ["--out", "strip.png"], in: scratch.path)
    #expect(strip.exitCode == 0, "\(strip.errors)")
    #expect(scratch.files() == ["mid.png", "strip.png"])
  }

  @Test
  func `an existing file is only replaced by force`() throws {
    let scratch = Scratch()
    try scratch.write("mine", to: "a.gif")
    let refused = try ToolRun(quick + ["--out", "a.gif"], in: scratch.path)
    #expect(refused.exitCode == 73)
    #expect(refused.errors.contains("hint: use --force"))
    #expect(try ToolRun(quick + ["--out", "a.gif", "--force"], in: scratch.path).exitCode == 0)
  }

  @Test
  func `a GIF is made to fit, and what was done is said`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      Array(quick.prefix(6)) + ["--out", "a.gif", "--max-bytes", "20kB"],
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("larger than 20000 bytes: trying 100/3 frames a second"))
    #expect((scratch.contents("")["a.gif"]?.count ?? .max) <= 20_000)
  }

  @Test
  func `bezel and padding surround the screen`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      ["still"] + quick.prefix(6) + ["--bezel", "--padding", "10", "--out", "a.png"],
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let facts = try probe("\(scratch.path)/a.png")
    #expect(facts["width"] == "164" && facts["height"] == "244")
    #expect(facts["pix_fmt"] == "rgba")
  }
}
