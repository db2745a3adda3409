import Foundation
import Testing

@Suite(.serialized)
struct `The tool` {
  @Test
  func `the main line writes numbered frames and a manifest`() throws {
    let scratch = Scratch()
    let run = try ToolRun(quick + ["--out", "frames/"], in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(
      scratch.files("frames") == (1...7).map { "frame-000\($0).png" } + ["manifest.json"]
    )
  }

  @Test(arguments: [
    (["--animator", "revael"], 64, "hint: did you mean 'reveal'?"),
    (["--animator", "REVEAL"], 64, "hint: did you mean 'reveal'?"),
    (["A.swift", "--init", ""], 64, "'--init <expression>': it is empty"),
    (["A.swift", "--set", "damping=1"], 64, "'--set' is about the tool's own animators"),
    (["A.swift", "--tap", ""], 64, "'--tap': it must name something on the screen"),
    (["--animator", "reveal", "--fps", "0"], 64, "it must be a rate from 1 to 1000"),
    (["--animator", "reveal", "--fps", "1e9"], 64, "it must be a rate from 1 to 1000"),
    (
      ["--animator", "reveal", "--size", "0x10"], 64,
      "each side must be a whole number from 1 to 16384"
    ),
    (["--animator", "reveal", "--scale", "4"], 64, "a whole number from 1 to 3"),
    (["--animator", "reveal", "--size", "16384x16384"], 64, "too large"),
    (["--animator", "reveal", "--duration", "inf"], 64, "a number from 0.001 to 3600"),
    (["--animator", "reveal", "--duration", "0"], 64, "a number from 0.001 to 3600"),
    (["--animator", "reveal", "--out", "film.mov"], 64, "film.mov"),
    (["--animator", "reveal", "--out", "film.jpeg"], 64, "film.jpeg"),
    (["--animator", "reveal", "--size", "390x"], 64, "it must be WIDTHxHEIGHT"),
    (["--animator", "reveal", "--pattern", "f-%04d.jpg"], 64, "so their names end with .png"),
    (["--animator", "reveal", "--speed", "0"], 64, "a number from 0.01 to 100"),
    (["--animator", "reveal", "--set", "origin=2,2"], 64, "it must be button, or x,y"),
    (["--animator", "reveal", "--set", "duration=20"], 64, "a number from 0.01 to 10 s"),
    (["--animator", "modal-slide", "--set", "edge=botom"], 64, "must be one of bottom, top,"),
    (["--animator", "reveal", "--set", "durration=2"], 64, "hint: did you mean 'duration'?"),
    (["--animator", "reveal", "--device", "iphone-51"], 64, "there is no device 'iphone-51'"),
    (["--animator", "reveal", "--out", "-"], 64, "only --format y4m and --format rgba"),
    (["--animator", "reveal", "--cancel-at", "0.4"], 64, "cannot be driven by a finger"),
    (["--animator", "emoji-zoom", "--from", "a.png"], 64, "brings its own screens"),
    (["--animator", "reveal", "--from", "absent.png"], 66, "cannot read 'absent.png'"),
    (["--animator", "reveal", "--config", "absent.json"], 66, "cannot read 'absent.json'"),
    (["--animator", "reveal", "--frames", "999"], 64, "names a frame that is not there"),
    (["--animator", "reveal", "--out", "one.png"], 64, "holds one picture"),
    (["--animator", "reveal", "--out", "/proc/nope/frames"], 73, "/proc/nope"),
    (["verify", "absent"], 66, "cannot verify 'absent'"),
    (["--animator", "reveal", "--fps", "-1"], 64, "it must be a rate from 1 to 1000"),
    (["--animator", "push,pop"], 64, "'gallery --only' and 'plan' take several"),
    (["--animator", "reveal", "--out", "~/film.gif"], 64, "only a shell replaces '~'"),
    (["--animator", "reveal", "--out", "~"], 64, "only a shell replaces '~'"),
    (["--animator", "reveal", "--config", "~/a.json"], 66, "only a shell replaces '~'"),
    (["~/App"], 66, "only a shell replaces '~'"),
    (["https://example.com/App"], 66, "hint: clone it with git"),
    (["-"], 64, "Code is not read from standard input"),
    ([""], 64, "An argument is empty"),
    (["still", "--animator", "reveal", "--out", "-"], 64, "'still' writes a file"),
    (["gallery", "--out", "-"], 64, "a gallery is a folder"),
    (["matrix", "--animator", "push", "--out", "-"], 64, "a page to standard output"),
  ])
  func `each kind of mistake has its exit code`(words: [String], code: Int32, text: String) throws {
    let scratch = Scratch()
    let run = try ToolRun(words, in: scratch.path)
    #expect(run.exitCode == code)
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(scratch.files().isEmpty)
  }

  @Test
  func `no arguments at all print the help on standard error`() throws {
    let scratch = Scratch()
    let run = try ToolRun([], in: scratch.path)
    #expect(run.exitCode == 64)
    let words = "'<code> ...', '--animator <name>' or '--plan <file>'"
    #expect(run.errors.hasPrefix("Error: Missing expected argument \(words)\n\nOVERVIEW: "))
    #expect(run.errors.contains("(<code> ... | --animator <name> | --plan <file>)\n"))
  }

  @Test
  func `a damaged picture is bad input and its damage is named`() throws {
    let scratch = Scratch()
    try scratch.write("no picture", to: "a.png")
    let run = try ToolRun(quick + ["--from", "a.png"], in: scratch.path)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("cannot decode 'a.png'"))
  }

  @Test
  func `lists are plain lines on standard output, or JSON`() throws {
    let scratch = Scratch()
    for list in ["animators", "devices", "easings"] {
      let plain = try ToolRun("list-\(list)", in: scratch.path)
      let flag = try ToolRun("--list-\(list)", in: scratch.path)
      #expect(plain.exitCode == 0 && plain.errors.isEmpty)
      #expect(plain.output == flag.output)
      let json = try ToolRun("list-\(list)", "--json", in: scratch.path)
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      #expect((object as? [String: Any])?[list] != nil)
    }
  }

  @Test(arguments: [
    ["--at", "0.2,0.7"], ["--bezel"], ["--caption", "x"], ["--crop", "0,0,9,9"], ["-n"],
  ])
  func `an inspection refuses what it does not do`(words: [String]) throws {
    let scratch = Scratch()
    let run = try ToolRun(["inspect", "-a", "push"] + words, in: scratch.path)
    #expect(run.exitCode == 64 && run.output.isEmpty)
  }

  @Test(arguments: [
    ["--crop", "0, 400, 393, 200"], ["--size", "390 x 844"], ["--size", "390×844"],
    ["--at", "0, 50%"],
  ])
  func `the members of a list may have spaces around them`(words: [String]) throws {
    let scratch = Scratch()
    let run = try ToolRun(["--animator", "reveal", "--dry-run"] + words, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test
  func `a dry run prints the plan and writes nothing`() throws {
    let scratch = Scratch()
    let run = try ToolRun(quick + ["--dry-run"], in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.output.split(separator: "\n").count == 8)
    #expect(scratch.files().isEmpty)
  }

  @Test
  func `JSON is one object on standard output`() throws {
    let scratch = Scratch()
    let run = try ToolRun(quick + ["--json", "-q"], in: scratch.path)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["animator"] as? String == "modal-slide")
    #expect((object?["outputs"] as? [[String: Any]])?.first?["rendered"] as? Int == 7)
    #expect(run.errors.isEmpty)
  }

  @Test
  func `options come from flags, then the environment, then the file`() throws {
    let scratch = Scratch()
    try scratch.write(
      #"{"animator": "modal-slide", "size": "120x200", "scale": 1, "fps": 10, "set": {"duration": 0.5}}"#,
      to: "render-transition.json"
    )
    let file = try ToolRun("--dry-run", in: scratch.path)
    #expect(file.output.hasPrefix("# 6 frames at 10 fps"), "\(file.errors)")
    let environment = ["RENDER_TRANSITION_FPS": "20"]
    let variable = try ToolRun("--dry-run", in: scratch.path, environment: environment)
    #expect(variable.output.hasPrefix("# 11 frames at 20 fps"))
    let flag = try ToolRun("--dry-run", "--fps", "30", in: scratch.path, environment: environment)
    #expect(flag.output.hasPrefix("# 16 frames at 30 fps"))
  }

  @Test
  func `an unknown key in the file is an error`() throws {
    let scratch = Scratch()
    try scratch.write(#"{"animater": "reveal"}"#, to: "render-transition.json")
    let run = try ToolRun([], in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("hint: did you mean 'animator'?"))
  }

  @Test
  func `the place in the file is that of a render, and of no other command`() throws {
    let scratch = Scratch()
    try scratch.write(
      #"{"animator": "modal-slide", "size": "120x200", "out": "a.gif"}"#,
      to: "render-transition.json"
    )
    try scratch.write("a film", to: "a.gif")
    let still = try ToolRun("still", "-q", "--force", in: scratch.path)
    #expect(still.exitCode == 0, "\(still.errors)")
    #expect(scratch.files() == ["a.gif", "render-transition.json", "still.png"])
    #expect(scratch.contents("")["a.gif"] == Data("a film".utf8))
    let render = try ToolRun([], in: scratch.path)
    #expect(render.exitCode == 73)
    #expect(render.errors.contains("'a.gif'"))
  }

  @Test
  func `code in the command line wins over an animator in the file, a size over a device`() throws {
    let scratch = Scratch()
    try scratch.write(
      #"{"animator": "push", "device": "iphone-se"}"#,
      to: "render-transition.json"
    )
    let code = try ToolRun("Nowhere.swift", "-o", "a.gif", in: scratch.path)
    #expect(code.exitCode == 66, "\(code.errors)")
    let size = try ToolRun("--size", "100x200", "--dry-run", in: scratch.path)
    #expect(size.exitCode == 0, "\(size.errors)")
  }

  @Test
  func `a limit of GIFs in the file is no obstacle to other films`() throws {
    let scratch = Scratch()
    try scratch.write(#"{"max-bytes": "1MB", "loop": 2}"#, to: "render-transition.json")
    let run = try ToolRun(quick + ["-n", "-o", "a.mp4"], in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let limited = try ToolRun(
      quick + ["-n", "--max-bytes", "1MB", "-o", "a.mp4"],
      in: scratch.path
    )
    #expect(limited.exitCode == 64)
  }

  @Test
  func `a command after an option is named as one`() throws {
    let scratch = Scratch()
    let run = try ToolRun("-q", "still", "-a", "push", in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("The command 'still' comes before all options"))
  }

  @Test
  func `a value that cannot be used is named with its file or variable`() throws {
    let scratch = Scratch()
    try scratch.write(#"{"animator": "push", "scale": 1.5}"#, to: "a.json")
    let number = try ToolRun("--config", "a.json", in: scratch.path)
    #expect(number.errors.contains("The value '1.5' in 'a.json' is invalid for '--scale <scale>'"))
    let environment = ["RENDER_TRANSITION_SCALE": "x"]
    let variable = try ToolRun("-a", "push", in: scratch.path, environment: environment)
    #expect(variable.errors.contains("The value 'x' of 'RENDER_TRANSITION_SCALE' is invalid"))
    try scratch.write(#"{"animator": "push", "force": "maybe"}"#, to: "b.json")
    let flag = try ToolRun("--config", "b.json", in: scratch.path)
    #expect(flag.exitCode == 64)
    #expect(flag.errors.contains("'force' is 'maybe', which is neither yes nor no"))
  }

  @Test
  func `bytes that are not UTF-8 are refused with their place`() throws {
    let scratch = Scratch()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(ToolRun.path)' --animator \"$(printf '\\377')\" 2>err.txt"]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    let text = try String(contentsOfFile: "\(scratch.path)/err.txt", encoding: .utf8)
    #expect(text.contains("argument 2 is not valid UTF-8"))
  }
}

@Suite(.serialized)
struct `The same command makes the same bytes` {
  @Test
  func `on any number of threads, in chunks, and resumed`() throws {
    let scratch = Scratch()
    let command = Array(quick.prefix(2)) + ["--size", "160x300", "--scale", "2", "--fps", "60"]
    for threads in [1, 2, 7] {
      let run = try ToolRun(
        command + ["--out", "t\(threads)", "--threads", "\(threads)"],
        in: scratch.path
      )
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let whole = scratch.contents("t1")
    #expect(whole.count == 14)
    #expect(scratch.contents("t2") == whole)
    #expect(scratch.contents("t7") == whole)
    for chunk in ["4-9", "10--1", "1-3"] {
      let run = try ToolRun(command + ["--out", "chunks", "--frames", chunk], in: scratch.path)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let frames = whole.filter { $0.key.hasSuffix(".png") }
    #expect(scratch.contents("chunks").filter { $0.key.hasSuffix(".png") } == frames)
  }

  @Test
  func `in any locale, time zone and home`() throws {
    let scratch = Scratch()
    let environments: [[String: String]] = [
      ["LC_ALL": "C"], ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"], ["HOME": "/nonexistent"],
    ]
    for (index, environment) in environments.enumerated() {
      let run = try ToolRun(
        quick + ["--out", "e\(index)"],
        in: scratch.path,
        environment: environment
      )
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    #expect(scratch.contents("e1") == scratch.contents("e0"))
    #expect(scratch.contents("e2") == scratch.contents("e0"))
  }
}
