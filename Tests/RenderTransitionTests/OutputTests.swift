import Foundation
import TestSupport
import Testing

/// What ffprobe reports of a file, as `key=value` lines.
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
  private let noHolds = ["--hold-first", "0", "--hold-last", "0"]

  @Test
  func `a GIF has defaults for a README, and each can be turned off`() throws {
    let scratch = Scratch()
    let base = ["-a", "modal-slide", "--device", "iphone-15", "--fps", "10", "-q"]
    let made = try ToolRun(base + ["-o", "a.gif"], in: scratch.path)
    #expect(made.exitCode == 0, "\(made.errors)")
    let file = Array(scratch.contents("")["a.gif"] ?? Data())
    let gif = try ReferenceGIF(file)
    #expect(gif.width == 393 && gif.height == 852)
    // 0.2 s of motion are three frames; the first lasts 0.3 s longer, the last a second.
    let time = gif.images.reduce(0) { $0 + $1.delay }
    #expect(time == 160)
    #expect(gif.images[0].picture[0, 0] == .clear)
    let off =
      base + noHolds + ["--no-round-corners", "--scale", "2", "-o", "b.gif"]
    let plain = try ToolRun(off, in: scratch.path)
    #expect(plain.exitCode == 0, "\(plain.errors)")
    let other = try ReferenceGIF(Array(scratch.contents("")["b.gif"] ?? Data()))
    #expect(other.width == 786 && other.height == 1704)
    let otherTime = other.images.reduce(0) { $0 + $1.delay }
    #expect(otherTime == 30)
    #expect(other.images[0].picture[0, 0].alpha == 255)
  }

  @Test
  func `WebP and AVIF films are whole`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      Array(quick.prefix(6)) + noHolds + ["--out", "a.webp", "--out", "a.avif"],
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(scratch.files() == ["a.avif", "a.webp"])
    #expect(try probe("\(scratch.path)/a.avif")["codec_name"] == "av1")
    let webp = scratch.contents("")["a.webp"] ?? Data()
    #expect(webp.starts(with: Data("RIFF".utf8)))
    #expect(webp.dropFirst(8).starts(with: Data("WEBP".utf8)))
  }

  @Test
  func `light and dark are made in one run, with a picture element`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      quick + ["--appearance", "both", "-o", "a.gif"],
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(scratch.files() == ["a-dark.gif", "a-light.gif"])
    #expect(run.errors.contains("srcset=\"a-dark.gif\"") && run.errors.contains("<picture>"))
    #expect(scratch.contents("")["a-dark.gif"] != scratch.contents("")["a-light.gif"])
  }

  @Test
  func `a pair in light and dark is one JSON object, and inspect has no pair`() throws {
    let scratch = Scratch()
    let words = quick + ["--appearance", "both", "-o", "a.gif", "--json"]
    let plan = try ToolRun(words + ["-n"], in: scratch.path)
    let film = try ToolRun(words, in: scratch.path)
    for (run, list, count) in [(plan, "passes", 2), (film, "outputs", 2)] {
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect((object?[list] as? [Any])?.count == count, "\(run.output)")
    }
    #expect(plan.output.contains("\"appearance\" : \"dark\""))
    let tree = try ToolRun(
      ["inspect"] + quick.prefix(6) + ["--appearance", "both"],
      in: scratch.path
    )
    #expect(tree.exitCode == 64)
    #expect(tree.errors.contains("'--appearance both' makes two files"))
  }

  @Test
  func `a GIF that cannot be made small enough is not written`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      quick + ["--out", "a.gif", "--max-bytes", "200"],
      in: scratch.path
    )
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("no GIF of this transition fits into 200 bytes"))
    #expect(scratch.files().isEmpty)
  }

  @Test
  func
    `one that does not fit leaves the earlier file, and one without its ending is made to fit too`()
    throws
  {
    let scratch = Scratch()
    try scratch.write("earlier", to: "a.gif")
    let refused = try ToolRun(
      quick + ["-f", "--out", "a.gif", "--max-bytes", "200"],
      in: scratch.path
    )
    #expect(refused.exitCode == 73)
    #expect(scratch.contents("")["a.gif"] == Data("earlier".utf8))
    let words = quick.prefix(6) + ["--format", "gif", "--out", "film", "--max-bytes", "20kB"]
    #expect(try ToolRun(Array(words), in: scratch.path).exitCode == 0)
    #expect((scratch.contents("")["film"]?.count ?? .max) <= 20_000)
  }

  @Test(arguments: [
    ("a.webp", "5MB", "'--max-bytes' limits GIFs, and no output is one."),
    ("a.gif", "5XB", "it must be a size, such as 500kB, 5MB or 1000"),
  ])
  func `a limit that means nothing is refused`(name: String, size: String, words: String) throws {
    let scratch = Scratch()
    let run = try ToolRun(quick + ["--out", name, "--max-bytes", size], in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: [
    (["-o", "a.gif", "--pattern", "%04d.png"], "'--pattern' names the frames in a directory"),
    (["-o", "a.mp4", "--loop", "3"], "'--loop' is about GIF, APNG and WebP files"),
    (["-o", "a.mp4", "--png", "small"], "'--png' is about PNG and APNG files"),
    (["-n", "--crop", "500,0,10,10"], "'--crop' lies outside the screen"),
  ])
  func `an option that cannot matter is refused`(words: [String], message: String) throws {
    let scratch = Scratch()
    let run = try ToolRun(quick + words, in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(scratch.files().isEmpty)
    // The settings of a project are for all of its films.
    let settings = ["RENDER_TRANSITION_PNG": "small", "RENDER_TRANSITION_LOOP": "3"]
    let plan = try ToolRun(
      quick + ["-n", "-o", "a.mp4"],
      in: scratch.path,
      environment: settings
    )
    #expect(plan.exitCode == 0, "\(plan.errors)")
  }

  @Test
  func `planned times and the duration are without the noise of their sums`() throws {
    let scratch = Scratch()
    for words in [["-n", "--json", "--at", "0.5,1"], ["-n", "--at", "0.5,1"], ["--json"]] {
      let run = try ToolRun(quick + words, in: scratch.path)
      #expect(run.exitCode == 0)
      let numbers = run.output.matches(of: /[0-9]+\.([0-9]+)/).map(\.1.count)
      #expect(!numbers.isEmpty && numbers.allSatisfy { $0 <= 9 }, "\(run.output)")
    }
  }

  @Test
  func `a caption with an unknown name is refused`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      quick + ["-o", "a.gif", "--caption", "{title}"],
      in: scratch.path
    )
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("there is no '{title}': there are {name}, {duration}"))
  }

  @Test
  func `several outputs come from one run and have every frame`() throws {
    let scratch = Scratch()
    let names = ["a.gif", "a.apng", "a.mp4", "a.webm"]
    let run = try ToolRun(
      Array(quick.prefix(6)) + noHolds + names.flatMap { ["--out", $0] },
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
  func `a GIF with another rate has its own moments`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      quick + noHolds + ["--fps", "60", "--out", "a.gif", "--out", "frames"],
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
  func `one frame that is chosen by its number is a picture, too`() throws {
    let scratch = Scratch()
    let run = try ToolRun(quick + ["--frames", "3", "--out", "third.png"], in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try probe("\(scratch.path)/third.png")["width"] == "120")
    #expect(scratch.files() == ["third.png"])
  }

  @Test(arguments: [
    (
      ["-a", "push", "--format", "y4m", "-o", "film.gif"],
      "its ending is that of 'gif', and '--format y4m' is another one"
    ),
    (
      ["still", "-a", "push", "--at", "0,0.5", "-o", "two.png"],
      "'still' makes one picture, and '--at' names 2 moments"
    ),
  ])
  func `an output that could not be what its name says is refused`(
    words: [String],
    message: String
  ) throws {
    let scratch = Scratch()
    let run = try ToolRun(words, in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(scratch.files() == [])
  }

  @Test
  func `a folder that is missing for an output is reported`() throws {
    let scratch = Scratch()
    let words = ["-a", "push", "--size", "60x80", "--scale", "1", "-o", "no/such/film.gif"]
    let run = try ToolRun(words, in: scratch.path)
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("cannot create 'no/such/film.gif'"), "\(run.errors)")
    #expect(run.errors.contains("hint: its folder does not exist: make it"), "\(run.errors)")
  }

  @Test(arguments: [("still", "mid.jpg"), ("filmstrip", "strip.gif")])
  func `one picture is a PNG, and a name that says otherwise is refused`(
    command: String,
    name: String
  ) throws {
    let scratch = Scratch()
    let run = try ToolRun([command] + quick.prefix(6) + ["--out", name], in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("'\(command)' makes a PNG file, so its name ends with .png"))
    #expect(scratch.files().isEmpty)
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
  func `a GIF is made to fit, and the tool reports how`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      Array(quick.prefix(6)) + ["--out", "a.gif", "--max-bytes", "20kB"],
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("larger than 20000 bytes: trying 128 colours an image"))
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
