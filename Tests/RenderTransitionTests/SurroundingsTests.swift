import Foundation
import TestSupport
import Testing

private let words = quick.joined(separator: " ")

/// The process and what it was born with: streams, signals, settings, limits, other programs.
@Suite(.serialized)
struct `Surroundings` {
  @Test
  func `a deleted working directory stops only what needs one`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      "mkdir d; cd d; rmdir ../d; timeout 20 $TOOL --version; timeout 20 $TOOL \(words) -q -o a.gif; echo $?",
      in: scratch.path
    )
    #expect(run.lines.first == "0.1.0")
    #expect(run.lines.last == "73", "\(run.output)")
  }

  @Test
  func `the tool loads no library of the network`() throws {
    let scratch = Scratch()
    let run = try ShellRun("LD_TRACE_LOADED_OBJECTS=1 $TOOL", in: scratch.path)
    #expect(run.output.contains("libFoundation.so"), "\(run.output)")
    #expect(!run.output.contains("Networking") && !run.output.contains("libcurl"))
  }

  /// An ffmpeg that knows the encoder and then does `body`.
  private func ffmpeg(_ body: String, _ scratch: borrowing Scratch) throws -> [String: String] {
    try scratch.write(
      "#!/bin/sh\ncase \"$*\" in *-encoders*) echo ' V..... libx264 '; exit 0;; esac\n\(body)\n",
      to: "bin/ffmpeg",
      executable: true
    )
    return ["PATH": "\(scratch.path)/bin:/usr/bin:/bin"]
  }

  @Test
  func `a hanging ffmpeg is named and ended, with its children`() throws {
    let scratch = Scratch()
    let mark = "3\(Int.random(in: 100_000...999_999))"
    let environment = try ffmpeg("sleep \(mark)", scratch)
    // More than waits in the pipe.
    let large = ["--animator", "modal-slide", "--size", "400x800", "--scale", "1", "--fps", "30"]
    let run = try ToolRun(
      large + ["--timeout", "1", "-o", "a.mp4"],
      in: scratch.path,
      environment: environment
    )
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("Error: ffmpeg did not take frame"), "\(run.errors)")
    #expect(try ShellRun("pgrep -f 'sleep \(mark)'", in: scratch.path).exitCode == 1)
    #expect(scratch.files() == ["bin"])
  }

  @Test
  func `an ffmpeg that closes its input and hangs is named, too`() throws {
    let scratch = Scratch()
    let environment = try ffmpeg("cat > /dev/null; exec sleep 1000", scratch)
    let run = try ToolRun(
      quick + ["--timeout", "1", "-o", "a.mp4"],
      in: scratch.path,
      environment: environment
    )
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("ffmpeg did not finish the file for 1 seconds"), "\(run.errors)")
  }

  @Test
  func `an ffmpeg that computes for longer than the limit is waited for`() throws {
    let scratch = Scratch()
    let busy = """
      read now rest < /proc/uptime; end=$((${now%.*} + 5))
      while read now rest < /proc/uptime; [ ${now%.*} -lt $end ]; do :; done
      exec /usr/bin/ffmpeg "$@"
      """
    let environment = try ffmpeg(busy, scratch)
    let run = try ToolRun(
      quick + ["--timeout", "2", "-o", "a.mp4"],
      in: scratch.path,
      environment: environment
    )
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test
  func `files may take longer than the limit once all is drawn`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      mkfifo p.gif
      (exec 3<p.gif; sleep 5; cat <&3 > a.gif) &
      $TOOL -a reveal --scale 1 --no-progress --timeout 2 -q -o p.gif; echo $?
      wait
      """,
      in: scratch.path
    )
    #expect(run.lines == ["0"], "\(run.output)")
    // More than a pipe holds: without its reader the file is not finished.
    #expect(try #require(scratch.contents("")["a.gif"]).count > 100_000)
  }

  @Test
  func `an ffmpeg that reaches the limit of a file's size is not at fault`() throws {
    let scratch = Scratch()
    let environment = try ffmpeg("cat > /dev/null; kill -XFSZ $$", scratch)
    let run = try ToolRun(quick + ["-o", "a.mp4"], in: scratch.path, environment: environment)
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("cannot write 'a.mp4': File too large"), "\(run.errors)")
  }

  @Test
  func `an ffmpeg whose line never ends does not stop the run`() throws {
    let scratch = Scratch()
    let environment = try ffmpeg(
      "head -c 30000000 /dev/zero | tr '\\0' x >&2; exec /usr/bin/ffmpeg \"$@\"",
      scratch
    )
    let start = Date()
    let run = try ToolRun(quick + ["-o", "a.mp4"], in: scratch.path, environment: environment)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(Date().timeIntervalSince(start) < 30)
  }

  @Test
  func `a full disk behind ffmpeg is reported as such`() throws {
    let scratch = Scratch()
    let environment = try ffmpeg(
      "cat > /dev/null; echo 'av_interleaved_write_frame(): No space left on device' >&2",
      scratch
    )
    let run = try ToolRun(quick + ["-o", "a.mp4"], in: scratch.path, environment: environment)
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("cannot write 'a.mp4': No space left on device"), "\(run.errors)")
  }

  @Test
  func `ffmpeg does not receive settings that change its bytes`() throws {
    let scratch = Scratch()
    let environment = try ffmpeg(
      "env | grep -E '^(MALLOC|GLIBC)' > seen.txt; exec /usr/bin/ffmpeg \"$@\"",
      scratch
    )
    let more = ["MALLOC_PERTURB_": "165", "GLIBC_TUNABLES": "glibc.malloc.perturb=3"]
    let run = try ToolRun(
      quick + ["-o", "a.mp4"],
      in: scratch.path,
      environment: environment.merging(more) { $1 }
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(scratch.contents("")["seen.txt"]?.isEmpty == true)
  }

  @Test
  func `the script that makes a GIF of frames makes a whole one or none`() throws {
    let scratch = Scratch()
    let script = Workspace.package.root.appendingPathComponent("Scripts/make-gif").path
    let run = try ShellRun(
      """
      $TOOL -a modal-slide --size 40x60 --scale 1 -q -o frames/
      "$SCRIPT" frames -whole.gif; echo $?
      truncate -s 100 frames/frame-0005.png
      "$SCRIPT" frames damaged.gif 2>/dev/null; echo $?
      rm frames/frame-0005.png
      "$SCRIPT" frames missing.gif 2>/dev/null; echo $?
      ls -A
      """,
      in: scratch.path,
      environment: ["SCRIPT": script]
    )
    #expect(run.lines == ["0", "1", "1", "-whole.gif", "frames"], "\(run.output)")
  }

  @Test
  func `signals that were ignored stay ignored, as nohup wants`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      trap '' HUP
      $TOOL \(words) --fps 500 --hold-last 10 -q & sleep 0.3; kill -HUP $!; wait $!; echo $?
      """,
      in: scratch.path
    )
    #expect(run.lines.last == "0", "\(run.output)")
  }

  @Test
  func `time during which a process is stopped does not count`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      $TOOL \(words) --timeout 2 --fps 500 --hold-last 5 --png small -q & sleep 0.5
      kill -STOP $!; sleep 4.5; kill -CONT $!; wait $!; echo $?
      """,
      in: scratch.path
    )
    #expect(run.lines.last == "0", "\(run.output)")
  }

  @Test
  func `SIGQUIT ends the tool as a signal, with nothing half-written`() throws {
    let scratch = Scratch()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ToolRun.path)
    process.arguments = quick + ["--fps", "1000", "--hold-last", "50", "--png", "small", "-q"]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try process.run()
    usleep(400_000)
    kill(process.processIdentifier, SIGQUIT)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGQUIT)
    #expect(scratch.files("frames").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test
  func `limits of file sizes and of open files are reported`() throws {
    let scratch = Scratch()
    let sizes = try ShellRun("ulimit -f 4; $TOOL \(words) -q -o a.apng; echo $?", in: scratch.path)
    #expect(sizes.lines.last == "74" && sizes.output.contains("File too large"), "\(sizes.output)")
    let files = try ShellRun("ulimit -n 6; $TOOL \(words) -q -o a.mp4; echo $?", in: scratch.path)
    #expect(files.lines.last == "75", "\(files.output)")
    #expect(files.output.contains("Too many open files"))
    #expect(scratch.files().isEmpty)
  }

  @Test(arguments: [
    "--dry-run", "--list-animators", "--list-devices --json", "--help", "--version",
    "--generate-manual", "--json -q -o frames", "verify frames --json",
  ])
  func `a full standard output is reported`(more: String) throws {
    let scratch = Scratch()
    #expect(try ToolRun(quick + ["-q"], in: scratch.path).exitCode == 0)
    let line = more.hasPrefix("verify") ? more : "\(words) \(more)"
    let run = try ShellRun("$TOOL \(line) 2>&1 > /dev/full; exit $?", in: scratch.path)
    #expect(run.exitCode == 74)
    #expect(
      run.output.contains("Error: cannot write to standard output: No space left on device"),
      "\(run.output)"
    )
  }

  @Test
  func `a closed standard output is not given to a file`() throws {
    let scratch = Scratch()
    let run = try ShellRun("$TOOL \(words) --json -q -o frames >&-; exit $?", in: scratch.path)
    #expect(run.exitCode == 74)
    #expect(try ToolRun("verify", "frames", in: scratch.path).exitCode == 0)
  }

  @Test
  func `mistakes in the environment are reported, with a suggestion`() throws {
    let scratch = Scratch()
    let name = try ToolRun(quick, in: scratch.path, environment: ["RENDER_TRANSITION_FPZ": "20"])
    #expect(name.exitCode == 64)
    #expect(name.errors.contains("hint: did you mean 'RENDER_TRANSITION_FPS'?"))
    let flag = try ToolRun(quick, in: scratch.path, environment: ["RENDER_TRANSITION_RTL": "jo"])
    #expect(flag.exitCode == 64)
    #expect(flag.errors.contains("RENDER_TRANSITION_RTL=jo"))
    #expect(scratch.files().isEmpty)
  }

  @Test
  func `a mistake in the settings stops a render, but not the help`() throws {
    let scratch = Scratch()
    try scratch.write("{ \"animatr\": \"push\" }", to: "render-transition.json")
    #expect(try ToolRun("--version", in: scratch.path).exitCode == 0)
    #expect(try ToolRun("--help", in: scratch.path).exitCode == 0)
    let run = try ToolRun(quick, in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("hint: did you mean 'animator'?"))
    try FileManager.default.removeItem(atPath: "\(scratch.path)/render-transition.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/render-transition.json",
      withDestinationPath: "absent"
    )
    let link = try ToolRun(quick, in: scratch.path)
    #expect(link.exitCode == 66)
    #expect(link.errors.contains("render-transition.json': there is no such file"))
  }

  @Test(arguments: [
    ("mkdir d", "d", "it is a directory"), ("mkfifo p", "p", "it is a pipe or a device"),
    (":", "-", "standard input is not read"), (":", "absent", "there is no such file"),
    (":", "/dev/zero", "it is a pipe or a device"),
  ])
  func `a file that cannot be read as a picture is reported`(
    script: String,
    path: String,
    words: String
  ) throws {
    let scratch = Scratch()
    _ = try ShellRun(script, in: scratch.path)
    let run = try ToolRun("-a", "push", "--from", path, in: scratch.path)
    #expect(run.exitCode == 66)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test
  func `an animated picture and bytes after a picture's end cause warnings`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      $TOOL \(words) -q -o a.apng && cat a.apng > b.png && echo more >> b.png
      $TOOL -a push --size 120x200 --scale 1 -o out --fps 10 --from b.png
      """,
      in: scratch.path
    )
    #expect(run.exitCode == 0)
    #expect(run.output.contains("warning: 'b.png' is an animated PNG"), "\(run.output)")
    #expect(run.output.contains("warning: 'b.png' has 5 bytes after its end"))
  }
}
