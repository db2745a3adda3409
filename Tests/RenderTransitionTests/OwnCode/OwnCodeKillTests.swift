import Foundation
import TestSupport
import Testing

/// Runs of the user's own code that end at once, and the folder of temporary files after them.
@Suite
struct `Own code that is killed` {
  /// Starts a render that never ends, sends it signals when its code runs, and prints what is left.
  private func left(
    by signals: String,
    and next: String = "",
    in scratch: borrowing Scratch
  ) throws -> [String] {
    try scratch.write(OwnCode.animator(doing: "while true {}"), to: "A.swift")
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/temporary",
      withIntermediateDirectories: true
    )
    let script = """
      export TMPDIR=$PWD/temporary
      $TOOL A.swift -o a.gif --size 40x60 --scale 1 >/dev/null 2>&1 &
      for i in $(seq 3000); do ls $TMPDIR | grep -q segue-home && break; sleep 0.1; done
      sleep 1
      ls $TMPDIR | grep -q segue-home && echo there
      { \(signals); wait $!; } 2>/dev/null
      sleep 0.5
      \(next)
      ls $TMPDIR
      """
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environment = ["PATH": path, "XDG_CACHE_HOME": SharedCache.home]
    return try ShellRun(script, in: scratch.path, environment: environment).lines
  }

  @Test
  func `the next run removes what a killed one has left`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.animator(doing: "context.completeTransition(true)"),
      to: "Next/B.swift"
    )
    let next = "$TOOL Next/B.swift -o b.gif --size 40x60 --scale 1 -q 2>&1"
    let left = try left(by: "kill -KILL $!", and: next, in: scratch)
    #expect(left == ["there"], "\(left)")
  }

  @Test
  func `a signal that comes twice leaves nothing`() throws {
    let scratch = Scratch()
    #expect(try left(by: "kill -TERM $!; kill -TERM $!", in: scratch) == ["there"])
  }
}
