import Foundation
import TestSupport
import Testing

/// A compiler, a cache and a folder for temporary files that do not work as they should.
@Suite(.serialized)
struct OwnCodeCompilerTests {
  private let small = ["--size", "100x200", "--scale", "1", "--fps", "10", "--no-progress"]

  private func run(_ words: [String], in scratch: borrowing Scratch) throws -> ToolRun {
    try ToolRun(own: words + small, in: scratch.path)
  }

  /// A `swiftc` that is a script and calls the real one.
  private func write(
    _ scratch: borrowing Scratch,
    _ name: String,
    _ line: String
  ) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try scratch.write("#!/bin/sh\nPATH='\(path)'\n\(line)\n", to: "usr/bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(scratch.path)/usr/bin/\(name)"
    )
    return "\(scratch.path)/usr/bin:\(path)"
  }

  @Test
  func `a folder for temporary files that is missing is named`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "A.swift")
    let run = try ToolRun(
      own: ["A.swift", "-n"] + small,
      in: scratch.path,
      cache: try ToolRun.coldCache(in: scratch.path),
      environment: ["TMPDIR": "/nowhere"]
    )
    #expect(run.exitCode == 73, "\(run.errors)")
    #expect(run.errors.contains("can be made in '/nowhere/'"), "\(run.errors)")
    #expect(run.errors.contains("hint: set TMPDIR"), "\(run.errors)")
  }

  @Test
  func `an unwritable cache is reported, with a way to choose another place`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "A.swift")
    try scratch.write("a file", to: "taken")
    let run = try run(["A.swift", "--cache", "\(scratch.path)/taken", "-n"], in: scratch)
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("cannot keep compiled code in '\(scratch.path)/taken': "))
    #expect(run.errors.contains("choose another place with --cache"))
  }

  @Test(arguments: [
    ("no memory is left", 70, "'swift-frontend' failed:\nno memory is left"),
    (
      "a.o: No space left on device", 74,
      "'swift-frontend' found no space left on the device\na.o: No space left on device"
    ),
  ])
  func `a compiler that fails for other reasons is quoted`(
    _ words: String,
    _ code: Int32,
    _ message: String
  ) throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "A.swift")
    _ = try ToolRun(own: ["A.swift", "-n"] + small, in: scratch.path)
    // The run before has built `segue-port`, which takes seconds for each compiler at another path.
    let path = try write(
      scratch,
      "swiftc",
      """
      case "$*" in *segue_port*)
        while [ "$1" != -o ]; do shift; done
        exec cp "$(ls -t '\(SharedCache.folder)'/port/*/segue-port | head -n 1)" "$2"
      esac
      exec swiftc "$@"
      """
    )
    let compiler = try #require(
      path.split(separator: ":").dropFirst().map { "\($0)/swiftc" }
        .first(where: FileManager.default.isExecutableFile)
    )
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/usr/lib",
      withDestinationPath: real.appendingPathComponent("lib").path
    )
    _ = try write(scratch, "swift-frontend", "echo '\(words)' >&2; exit 1")
    let run = try ToolRun(
      own: ["A.swift", "-n"] + small,
      in: scratch.path,
      cache: "\(scratch.path)/cache",
      environment: ["PATH": path]
    )
    #expect(run.exitCode == code, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test
  func `a wrapper script around the compiler works`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "A.swift")
    let path = try write(scratch, "swiftc", "exec swiftc \"$@\"")
    let run = try ToolRun(
      own: ["A.swift", "-n"] + small,
      in: scratch.path,
      environment: ["PATH": path]
    )
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
