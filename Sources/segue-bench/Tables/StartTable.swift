import Foundation

/// How long the real program takes from its start to its first finished file.
@MainActor
enum StartTable {
  static func print(rounds: Int) throws {
    Report.title("render-transition --animator reveal, from its start, ms")
    let table = MarkdownTable([
      .init("", 6, isNumber: false), .init("threads"), .init("first frame"), .init("whole clip"),
      .init("MB", 3), .init("goals", isNumber: false),
    ])
    table.begin()
    let own = ChildProcess.itself([]).program
    let program = own.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    for threads in [1, 2] {
      var firsts: [Double] = []
      var wholes: [Double] = []
      var peak = 0
      for round in 1...rounds {
        Progress.show("start: round \(round) of \(rounds)")
        guard let run = try measure("\(program)/render-transition", threads: threads) else {
          return Output.print("render-transition is not built beside this program.")
        }
        firsts.append(run.first)
        wholes.append(run.whole)
        peak = max(peak, run.peak)
      }
      table.add([
        "reveal", "\(threads)", short(median(firsts)), short(median(wholes)), "\(peak)",
        Report.judge(.start, "reveal", threads: threads, ["first frame": median(firsts)]),
      ])
    }
  }

  private static func measure(
    _ program: String,
    threads: Int
  ) throws -> (
    first: Double, whole: Double, peak: Int
  )? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    return try withScratchDirectory { directory in
      let child = ChildProcess(
        program: program,
        arguments: [
          "--animator", "reveal", "--out", directory, "--threads", "\(threads)", "--quiet",
        ]
      )
      let start = milliseconds()
      let process = try child.start(output: FileHandle.nullDevice)
      var first = 0.0
      while first == 0, process.isRunning {
        var status = stat()
        if stat("\(directory)/frame-0001.png", &status) == 0 { first = milliseconds() - start }
        usleep(200)
      }
      var peak = 0
      while process.isRunning {
        peak = ChildProcess.peakMegabytes(of: process.processIdentifier) ?? peak
        usleep(1000)
      }
      return first > 0 ? (first, milliseconds() - start, peak) : nil
    }
  }
}
