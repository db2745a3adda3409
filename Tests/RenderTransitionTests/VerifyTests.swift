import Foundation
import Testing

/// What `verify` sees.
@Suite(.serialized)
struct `Verifying` {
  /// Renders seven frames, does something to them, and verifies.
  private func verify(after script: String, _ scratch: borrowing Scratch) throws -> ToolRun {
    #expect(try ToolRun(quick + ["-q"], in: scratch.path).exitCode == 0)
    let run = try ShellRun("cd frames\n" + script, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.output)")
    return try ToolRun("verify", "frames", in: scratch.path)
  }

  @Test(arguments: [
    ("cp frame-0001.png frame-0008.png", "'frame-0008.png' is there and not in the manifest"),
    ("touch notes.txt", "'notes.txt' is there and not in the manifest"),
    ("rm frame-0003.png", "'frame-0003.png' is missing"),
    ("head -c 500 frame-0001.png > t; mv t frame-0002.png", "'frame-0002.png' is damaged: "),
    ("cp frame-0001.png frame-0007.png", "'frame-0007.png' shows something other"),
    ("ln -sf /dev/zero frame-0002.png", "'frame-0002.png' is damaged: it cannot be read"),
    ("sed -i 's/\"fps\" : \"30\"/\"fps\" : \"31\"/' manifest.json", "was changed: its digest"),
    ("sed -i 's/\"width\" : 120/\"width\" : 121/' manifest.json", "is 120x200 pixels, unlike"),
    ("sed -i 's/\"frameCount\" : 7/\"frameCount\" : 8/' manifest.json", "the frames 1 to 8"),
    ("sed -i 's/\"microseconds\" : 33333/\"microseconds\" : 33334/' manifest.json", "was changed"),
    ("sed -i 's/\"renderer\" : \"segue/\"renderer\" : \"other/' manifest.json", "was changed"),
    ("sed -i 's/frame-0001.png/..\\/frame-0001.png/' manifest.json", "outside its directory"),
    ("sed -i '/\"digest\"/d' manifest.json", "has no digest"),
    (
      "python3 -c \"import json; m=json.load(open('manifest.json')); m['frames']=[]; json.dump(m,open('manifest.json','w'))\"",
      "names no frame"
    ),
    (
      "python3 -c \"import json; m=json.load(open('manifest.json')); m['frames'][2]=m['frames'][1]; json.dump(m,open('manifest.json','w'))\"",
      "names a file twice"
    ),
  ])
  func `a difference is found and named`(script: String, words: String) throws {
    let scratch = Scratch()
    let run = try verify(after: script, scratch)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test
  func `files that were compressed again have the same pixels`() throws {
    let scratch = Scratch()
    let run = try verify(
      after:
        "ffmpeg -v error -i frame-0002.png -compression_level 9 t.png && mv t.png frame-0002.png",
      scratch
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("1 of 7 files in 'frames' were compressed again"))
  }

  @Test
  func `a directory without a manifest is told from one with some frames, and from none`() throws {
    let scratch = Scratch()
    #expect(try ToolRun(quick + ["-q", "--frames", "1-3"], in: scratch.path).exitCode == 0)
    let part = try ToolRun("verify", "frames", in: scratch.path)
    #expect(part.exitCode == 66)
    #expect(part.errors.contains("hint: it has the frames of '--frames' only"))
    let missing = try ToolRun("verify", "nowhere", in: scratch.path)
    #expect(missing.errors.contains("'nowhere': there is no such directory"))
    try scratch.write("", to: "a.txt")
    let file = try ToolRun("verify", "a.txt", in: scratch.path)
    #expect(file.errors.contains("'a.txt': it is not a directory"))
  }

  @Test
  func `a manifest that never ends is not read`() throws {
    let scratch = Scratch()
    let run = try verify(after: "ln -sf /dev/zero manifest.json", scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("is not a manifest of frames"))
  }
}
