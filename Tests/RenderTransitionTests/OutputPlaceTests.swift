import Foundation
import Segue
import Testing

private let words = quick.joined(separator: " ")

/// Where outputs go, and what already exists there.
@Suite(.serialized)
struct `Places of outputs` {
  @Test
  func `a pipe gets the bytes and stays a pipe`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      $TOOL \(words) -q -o whole.gif -o whole.y4m
      mkfifo p.gif p.y4m
      cat p.gif > got.gif & $TOOL \(words) -q -o p.gif; wait
      cat p.y4m > got.y4m & $TOOL \(words) -q -o p.y4m; wait
      cmp whole.gif got.gif && cmp whole.y4m got.y4m && test -p p.gif && test -p p.y4m && echo good
      """,
      in: scratch.path
    )
    #expect(run.lines.last == "good", "\(run.output)")
  }

  @Test
  func `a name with a colon is a file of ours and no protocol of ffmpeg's`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      "$TOOL \(words) -q -o a:b.mp4 && test -s a:b.mp4 && echo good",
      in: scratch.path
    )
    #expect(run.lines.last == "good", "\(run.output)")
  }

  @Test
  func `a long film reaches the pipe of a shell's process substitution`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      long="-a slide --scale 1 --fps 10 --speed 0.1 -q --format gif"
      $TOOL $long -o whole.gif
      mkfifo done; $TOOL $long -o >(cat > got.gif; echo > done); cat done
      cmp whole.gif got.gif && echo good
      """,
      in: scratch.path
    )
    #expect(run.lines.last == "good", "\(run.output)")
  }

  @Test(arguments: ["lock", "journal"])
  func `a link in a directory of frames leads to nothing that is written`(name: String) throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      mkdir frames; echo keep > other; ln -s ../other frames/.render-transition.\(name)
      $TOOL \(words) -q -o frames; echo $?
      cat other
      """,
      in: scratch.path
    )
    #expect(run.lines.suffix(2) == ["73", "keep"], "\(run.output)")
    #expect(run.output.contains("cannot create 'frames/.render-transition.\(name)'"))
  }

  @Test
  func `a frame that has become a link is a file again, and what it led to stays`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      $TOOL \(words) -q -o frames; echo keep > other
      rm frames/frame-0002.png; ln -s ../other frames/frame-0002.png
      $TOOL \(words) -q -o frames; echo $?
      test -L frames/frame-0002.png || cat other
      """,
      in: scratch.path
    )
    #expect(run.lines == ["0", "keep"], "\(run.output)")
  }

  @Test
  func `a device is written to and stays a device`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      for name in null.gif null.mp4 null.apng null.y4m; do ln -s /dev/null $name
      $TOOL \(words) -q -f -o $name || echo $name failed; done
      test -c /dev/null && test -L null.gif && echo stays
      ln -s /dev/full full.gif; $TOOL \(words) -q -f -o full.gif; echo $?
      test -c /dev/full && echo full stays
      """,
      in: scratch.path
    )
    #expect(run.lines.contains("stays") && run.lines.contains("full stays"), "\(run.output)")
    #expect(!run.output.contains("failed"))
    #expect(run.lines.contains("74") && run.output.contains("No space left on device"))
    // Nothing is kept of a file.
    #expect(run.lines.contains("hint: free some space and run the same command again"))
  }

  @Test
  func `the target of a link is replaced, not the link`() throws {
    let scratch = Scratch()
    let run = try ShellRun(
      """
      mkdir real; echo old > real/a.gif; ln -s real/a.gif link.gif; ln -s absent.gif dangling.gif
      $TOOL \(words) -q -f -o link.gif -o dangling.gif
      test -L link.gif && test -L dangling.gif && cmp real/a.gif absent.gif && ls -A real
      """,
      in: scratch.path
    )
    #expect(run.lines == ["a.gif"], "\(run.output)")
  }

  @Test
  func `a directory in place of a file is reported before anything is drawn`() throws {
    let scratch = Scratch()
    try scratch.write("", to: "a.gif/inside")
    let run = try ToolRun(quick + ["-f", "-o", "a.gif"], in: scratch.path)
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("'a.gif': Is a directory"))
  }

  @Test
  func `force deletes nothing unless it may delete everything`() throws {
    let scratch = Scratch()
    #expect(try ToolRun(quick, in: scratch.path).exitCode == 0)
    try scratch.write("mine", to: "frames/mine.txt")
    let before = scratch.contents("frames")
    let run = try ToolRun(quick + ["--force", "--appearance", "dark"], in: scratch.path)
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("mine.txt"))
    #expect(scratch.contents("frames") == before)
  }

  @Test
  func `a frame that no manifest names is not overwritten`() throws {
    let scratch = Scratch()
    try scratch.write("mine", to: "frames/frame-0002.png")
    for more in [[], ["--force"], ["--frames", "1-3"]] {
      let run = try ToolRun(quick + more, in: scratch.path)
      #expect(run.exitCode == 73)
      #expect(run.errors.contains("frame-0002.png, which no manifest here names"))
    }
    #expect(scratch.files("frames").filter { !$0.hasPrefix(".") } == ["frame-0002.png"])
  }

  @Test
  func `the whole render reuses the frames of chunks`() throws {
    let scratch = Scratch()
    for chunk in ["1-3", "4-7"] {
      #expect(try ToolRun(quick + ["--frames", chunk], in: scratch.path).exitCode == 0)
    }
    let run = try ToolRun(quick, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("7 of them from before"))
    #expect(
      scratch.files("frames") == (1...7).map { "frame-000\($0).png" } + ["manifest.json"]
    )
    #expect(try ToolRun("verify", "frames", in: scratch.path).exitCode == 0)
    #expect(try ToolRun(quick + ["--out", "whole"], in: scratch.path).exitCode == 0)
    #expect(scratch.contents("frames") == scratch.contents("whole"))
  }

  @Test
  func `the same frames under other names are refused, and renamed by force`() throws {
    let scratch = Scratch()
    #expect(try ToolRun(quick, in: scratch.path).exitCode == 0)
    let other = quick + ["--pattern", "f-##.png"]
    let refused = try ToolRun(other, in: scratch.path)
    #expect(refused.exitCode == 73)
    #expect(refused.errors.contains("already holds these frames under other names"))
    #expect(try ToolRun(other + ["--force"], in: scratch.path).exitCode == 0)
    #expect(scratch.files("frames") == (1...7).map { "f-0\($0).png" } + ["manifest.json"])
  }

  @Test(arguments: [
    ["x", "x"], ["x", "x/"], ["x", "./x"], ["a.gif", "sub/../a.gif"], ["sub/a.gif", "link/a.gif"],
  ])
  func `one place named twice is a usage error`(names: [String]) throws {
    let scratch = Scratch()
    let run = try ShellRun(
      "mkdir sub; ln -s sub link; $TOOL \(words) -o \(names[0]) -o \(names[1])",
      in: scratch.path
    )
    #expect(run.exitCode == 64, "\(run.output)")
    #expect(run.output.contains("is named twice") || run.output.contains("are the same place"))
    #expect(scratch.files() == ["link", "sub"])
  }

  @Test(arguments: [["fr", "fr/a.gif"], ["sub/fr/a.gif", "./sub/fr/"], ["fr", "fr/more"]])
  func `nothing else is written into a directory of frames`(names: [String]) throws {
    let scratch = Scratch()
    try scratch.write("", to: "sub/b")
    let run = try ToolRun(quick + ["-o", names[0], "-o", names[1]], in: scratch.path)
    #expect(run.exitCode == 64, "\(run.errors)")
    #expect(run.errors.contains("a directory that holds only frames"), "\(run.errors)")
    #expect(scratch.files() == ["sub"])
  }

  @Test
  func `the next run removes partial files of killed runs`() throws {
    let scratch = Scratch()
    let mark = "\(Machine.mark)-999999999.tmp"
    for name in ["a.gif", "a.apng", "a.mp4"] {
      try scratch.write("half", to: ".\(name).\(mark)")
      try scratch.write("another's", to: ".b\(name).\(mark)")
      #expect(try ToolRun(quick + ["-o", name, "-q"], in: scratch.path).exitCode == 0)
    }
    #expect(
      scratch.files()
        == [".ba.apng", ".ba.gif", ".ba.mp4"].map { "\($0).\(mark)" }
        + ["a.apng", "a.gif", "a.mp4"]
    )
  }

  @Test
  func `partial files of another machine stay while it may still write to them`() throws {
    let scratch = Scratch()
    try scratch.write("half", to: ".a.gif.0123abcd-999999999.tmp")
    try scratch.write("half", to: ".a.gif.0123abcd-999999998.tmp")
    try scratch.write("mine", to: ".a.gif.999999999.tmp")
    #expect(
      try ShellRun(
        "touch -d '2 days ago' .a.gif.0123abcd-999999999.tmp .a.gif.999999999.tmp",
        in: scratch.path
      ).exitCode == 0
    )
    #expect(try ToolRun(quick + ["-o", "a.gif", "-q"], in: scratch.path).exitCode == 0)
    #expect(
      scratch.files() == [".a.gif.0123abcd-999999998.tmp", ".a.gif.999999999.tmp", "a.gif"]
    )
  }

  @Test
  func `names of 255 bytes are accepted`() throws {
    let scratch = Scratch()
    let stem = String(repeating: "n", count: 247)
    let outputs = ["-o", "\(stem)long.gif", "-o", "\(stem)long.mp4", "-o", "\(stem)long.png/"]
    let run = try ToolRun(quick + outputs + ["--pattern", "\(stem)%04d.png"], in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(scratch.files("\(stem)long.png").count == 8)
    #expect(scratch.files().count == 3)
  }

  @Test
  func `a path may lead through a new directory`() throws {
    let scratch = Scratch()
    let run = try ToolRun(quick + ["-o", "new/../frames"], in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(scratch.files("frames").count == 8)
  }

  @Test
  func `a filmstrip too large for memory is refused before it is drawn`() throws {
    let scratch = Scratch()
    let wide = ["filmstrip", "-a", "modal-slide", "--scale", "1", "--size", "16384x10"]
    let run = try ToolRun(wide + ["--height", "2000"], in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("pixels is too large"))
    let many = ["filmstrip", "-a", "modal-slide", "--scale", "1", "--size", "8000x8000"]
    let all = try ToolRun(many + ["--height", "40"], in: scratch.path)
    #expect(all.exitCode == 64)
    #expect(all.errors.contains("pixels together"))
    let padded = ["-a", "modal-slide", "--size", "7900x7900", "--scale", "1", "--padding", "1000"]
    #expect(try ToolRun(padded, in: scratch.path).exitCode == 64)
    #expect(scratch.files().isEmpty)
  }
}
