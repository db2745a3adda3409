import Foundation
import Testing

/// What happens when the world outside goes wrong.
@Suite(.serialized)
struct `Faults` {
  @Test
  func `without ffmpeg the install line is given`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      quick + ["--out", "a.mp4"],
      in: scratch.path,
      environment: ["PATH": scratch.path]
    )
    #expect(run.exitCode == 69)
    #expect(run.errors.contains("hint: install it with: apt-get install -y ffmpeg"))
  }

  @Test
  func `a GIF needs no ffmpeg`() throws {
    let scratch = Scratch()
    let run = try ToolRun(
      quick + ["--out", "a.gif"],
      in: scratch.path,
      environment: ["PATH": scratch.path]
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(scratch.files() == ["a.gif"])
  }

  @Test
  func `an ffmpeg that lacks the encoder is named`() throws {
    let scratch = Scratch()
    try scratch.write("#!/bin/sh\necho ' V..... nothing '\n", to: "bin/ffmpeg", executable: true)
    let run = try ToolRun(
      quick + ["--out", "a.mp4"],
      in: scratch.path,
      environment: ["PATH": "\(scratch.path)/bin:/usr/bin:/bin"]
    )
    #expect(run.exitCode == 69)
    #expect(run.errors.contains("lacks the encoder 'libx264'"))
  }

  @Test
  func `an ffmpeg that dies midway leaves no file, and its last words are reported`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      #!/bin/sh
      case "$*" in *-encoders*) echo ' V..... libx264 '; exit 0;; esac
      head -c 100000 >/dev/null
      echo 'the disk caught fire' >&2
      exit 3
      """,
      to: "bin/ffmpeg",
      executable: true
    )
    let run = try ToolRun(
      quick + ["--out", "a.mp4"],
      in: scratch.path,
      environment: ["PATH": "\(scratch.path)/bin:/usr/bin:/bin"]
    )
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("ended with status 3"))
    #expect(run.errors.contains("the disk caught fire"))
    #expect(scratch.files() == ["bin"])
  }

  @Test
  func `an ffmpeg that floods its errors does not stop the run`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      #!/bin/sh
      case "$*" in *-encoders*) echo ' V..... libx264 '; exit 0;; esac
      yes 'a warning that fills the pipe' | head -n 20000 >&2
      exec /usr/bin/ffmpeg "$@"
      """,
      to: "my bin/ffmpeg",
      executable: true
    )
    let run = try ToolRun(
      quick + ["--out", "a.mp4"],
      in: scratch.path,
      environment: ["PATH": "\(scratch.path)/my bin:/usr/bin:/bin"]
    )
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test
  func `a full disk is reported with the frame, and nothing partial remains`() throws {
    let scratch = Scratch()
    let disk = "\(scratch.path)/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let mount = Process()
    mount.executableURL = URL(fileURLWithPath: "/bin/mount")
    mount.arguments = ["-t", "tmpfs", "-o", "size=96k", "tmpfs", disk]
    mount.standardError = FileHandle.nullDevice
    try mount.run()
    mount.waitUntilExit()
    // Only root may mount; without it there is no full disk to try.
    guard mount.terminationStatus == 0 else { return }
    defer {
      let unmount = Process()
      unmount.executableURL = URL(fileURLWithPath: "/bin/umount")
      unmount.arguments = [disk]
      try? unmount.run()
      unmount.waitUntilExit()
    }
    let run = try ToolRun(
      Array(quick.prefix(2)) + ["--size", "300x500", "--scale", "2", "--out", "disk/frames"],
      in: scratch.path
    )
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("No space left on device"))
    #expect(run.errors.contains("(frame "))
    #expect(run.errors.contains("run the same command again: whole frames are kept"))
    let left = scratch.files("disk/frames")
    #expect(!left.contains("manifest.json"))
    #expect(left.allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test
  func `a file that another run is writing is reported with that run, and stays its`() throws {
    let scratch = Scratch()
    let words = quick.joined(separator: " ")
    let run = try ShellRun(
      """
      $TOOL -a elastic --scale 2 --speed 0.1 -q -o a.gif & first=$!
      for n in $(seq 500); do ls -A | grep -q '^[.]a[.]gif' && break; sleep 0.01; done
      kill -STOP $first
      $TOOL \(words) -q -o a.gif; echo $?
      kill -TERM $first; kill -CONT $first; wait $first
      $TOOL \(words) -q -o a.gif; echo $?
      """,
      in: scratch.path
    )
    #expect(run.output.contains("cannot write to 'a.gif': in use by pid "), "\(run.output)")
    #expect(run.lines.filter { Int($0) != nil } == ["75", "0"], "\(run.output)")
    #expect(scratch.files() == ["a.gif"])
  }

  @Test
  func `a directory in use is reported with the process that uses it`() throws {
    let scratch = Scratch()
    try scratch.write("", to: "frames/.render-transition.lock")
    let lock = open("\(scratch.path)/frames/.render-transition.lock", O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let text = Array("4711".utf8)
    #expect(Foundation.write(lock, text, text.count) == text.count)
    let run = try ToolRun(quick, in: scratch.path)
    #expect(run.exitCode == 75)
    #expect(run.errors.contains("in use by pid 4711"))
  }

  @Test
  func `a transition that takes longer than allowed breaks its contract`() throws {
    let scratch = Scratch()
    let run = try ToolRun(quick + ["--max-duration", "0.05"], in: scratch.path)
    #expect(run.exitCode == 76)
    #expect(run.errors.contains("the transition never ends"))
    #expect(scratch.files().isEmpty)
  }

  @Test
  func `a signal is passed on to the shell`() throws {
    let scratch = Scratch()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = [
      "-c",
      "'\(ToolRun.path)' \(quick.joined(separator: " ")) --fps 1000 --hold-last 60 --png small -q & "
        + "sleep 0.3; kill -TERM $!; wait $!; echo $? > code.txt",
    ]
    shell.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    let code = scratch.contents("")["code.txt"].map { String(decoding: $0, as: UTF8.self) }
    #expect(code == "143\n")
    #expect(scratch.files("frames").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test
  func `a foreign directory is refused`() throws {
    let scratch = Scratch()
    try scratch.write("mine", to: "frames/holiday.jpg")
    let run = try ToolRun(quick + ["--force"], in: scratch.path)
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("holiday.jpg"))
  }

  @Test
  func `another render's frames are refused, then replaced by force`() throws {
    let scratch = Scratch()
    #expect(try ToolRun(quick, in: scratch.path).exitCode == 0)
    let other = quick + ["--appearance", "dark", "--fps", "10"]
    let refused = try ToolRun(other, in: scratch.path)
    #expect(refused.exitCode == 73)
    #expect(refused.errors.contains("already holds frames of another render"))
    #expect(try ToolRun(other + ["--force"], in: scratch.path).exitCode == 0)
    #expect(scratch.files("frames").count == 4)
  }

  @Test
  func `verify finds a changed frame`() throws {
    let scratch = Scratch()
    #expect(try ToolRun(quick, in: scratch.path).exitCode == 0)
    #expect(try ToolRun("verify", "frames", in: scratch.path).exitCode == 0)
    try scratch.write("damage", to: "frames/frame-0003.png")
    let run = try ToolRun("verify", "frames", in: scratch.path)
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("frame-0003.png"))
  }
}
