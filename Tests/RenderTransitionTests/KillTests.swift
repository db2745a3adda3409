import Foundation
import Testing

/// Runs that end at any moment: what has its name is whole, and the next run makes the rest.
///
/// The tests try some moments; `SEGUE_KILLS=500` looks closer.
@Suite(.serialized)
struct `Kills` {
  private static let signals: [Int32] = [SIGKILL, SIGTERM, SIGINT]

  private static func count(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["SEGUE_KILLS"].flatMap { Int($0) } ?? usual
  }

  /// Runs the tool and ends it within `longest` seconds of its start.
  private func kill(
    _ command: [String],
    _ attempt: Int,
    within longest: Double,
    in scratch: borrowing Scratch
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ToolRun.path)
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Moments spread over the run: the golden ratio never repeats itself.
    let part = (Double(attempt) * 0.618034).truncatingRemainder(dividingBy: 1)
    usleep(UInt32(part * longest * 1e6))
    Foundation.kill(process.processIdentifier, Self.signals[attempt % Self.signals.count])
    process.waitUntilExit()
  }

  @Test
  func `a sequence that is killed at any moment resumes to the same bytes`() throws {
    let scratch = Scratch()
    let command =
      Array(quick.prefix(2)) + ["--size", "200x400", "--scale", "2", "--fps", "120", "-q"]
    #expect(try ToolRun(command + ["--out", "whole"], in: scratch.path).exitCode == 0)
    let whole = scratch.contents("whole")
    for attempt in 0..<Self.count(50) {
      try kill(command + ["--out", "killed"], attempt, within: 0.15, in: scratch)
      for (name, data) in scratch.contents("killed")
      where name.hasSuffix(".png") && !name.hasPrefix(".") {
        #expect(data == whole[name], "\(name) after attempt \(attempt)")
      }
      if attempt % 10 == 9 {
        #expect(try ToolRun(command + ["--out", "killed"], in: scratch.path).exitCode == 0)
        #expect(scratch.contents("killed") == whole)
        try kill(["verify", "killed"], attempt, within: 0.03, in: scratch)
        #expect(scratch.contents("killed") == whole)
        #expect(try ToolRun("verify", "killed", in: scratch.path).exitCode == 0)
        try FileManager.default.removeItem(atPath: "\(scratch.path)/killed")
      }
    }
  }

  @Test(arguments: [("a.gif", 0.12), ("a.apng", 0.12), ("a.mp4", 0.3), ("a.html", 0.2)])
  func `a file is whole or missing`(name: String, longest: Double) throws {
    let scratch = Scratch()
    let command = Array(quick.prefix(6)) + ["--fps", "50", "-q", "--force", "-o", name]
    #expect(try ToolRun(command, in: scratch.path).exitCode == 0)
    let whole = scratch.contents("")[name]
    #expect(whole?.isEmpty == false)
    for attempt in 0..<Self.count(16) {
      // There is an earlier one in every other attempt, which stays until the new one is whole.
      let hasEarlier = attempt % 2 == 0
      if hasEarlier {
        try scratch.write("earlier", to: name)
      } else {
        try? FileManager.default.removeItem(atPath: "\(scratch.path)/\(name)")
      }
      try kill(command, attempt, within: longest, in: scratch)
      let left = scratch.contents("")[name]
      let isUntouched = left == (hasEarlier ? Data("earlier".utf8) : nil)
      #expect(isUntouched || left == whole, "after attempt \(attempt)")
    }
    #expect(try ToolRun(command, in: scratch.path).exitCode == 0)
    #expect(scratch.contents("")[name] == whole)
    // What was begun is tidied up by the next run.
    #expect(scratch.files() == [name])
  }
}
