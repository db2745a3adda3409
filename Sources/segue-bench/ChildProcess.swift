import Foundation

/// A program that measures something and prints it as a line of JSON.
struct ChildProcess {
  var program: String
  var arguments: [String]
  var directory: String = FileManager.default.currentDirectoryPath
  var environment: [String: String] = [:]

  /// This program, so that peak memory is that of one measurement.
  static func itself(_ arguments: [String]) -> ChildProcess {
    ChildProcess(
      program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path,
      arguments: arguments
    )
  }

  /// The measurement in its last line, with its peak memory; nil without one.
  func measure() throws -> Measurement? { try measurements().last }

  /// All its measurements, with its peak memory.
  func measurements() throws -> [Measurement] {
    let pipe = Pipe()
    let process = try start(output: pipe)
    // The output fits into a pipe.
    let peak = ChildProcess.wait(for: process)
    return Measurement.all(in: pipe.fileHandleForReading.readDataToEndOfFile()).map {
      var result = $0
      if result.rss_mb == nil { result.rss_mb = peak }
      return result
    }
  }

  /// Runs a program that writes `f000.png`, `f001.png` … into `folder` for some seconds.
  ///
  /// If it is stopped before it prints anything, its files give the times of its frames.
  func measure(files folder: String, seconds: Double) throws -> Measurement? {
    let pipe = Pipe()
    let process = try start(output: pipe)
    let end = milliseconds() + seconds * 1000
    let peak = ChildProcess.wait(for: process, until: end)
    var result = Measurement.last(in: pipe.fileHandleForReading.readDataToEndOfFile())
    if result == nil {
      let mean = ChildProcess.fileTimes(in: folder)
      result = mean.map { mean in
        Measurement(
          peer: program,
          wl: "",
          w: 0,
          h: 0,
          mode: "png",
          med: mean.each,
          mean: mean.each,
          bytes: mean.bytes
        )
      }
    }
    if result?.rss_mb == nil { result?.rss_mb = peak }
    return result
  }

  func start(output: Any?) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Waits until a process ends, and ends it at `end`.
  ///
  /// Returns the peak of its memory in MB.
  @discardableResult
  static func wait(for process: Process, until end: Double = .infinity) -> Int? {
    var peak: Int?
    while process.isRunning {
      if milliseconds() > end { process.terminate() }
      usleep(10_000)
      peak = peakMegabytes(of: process.processIdentifier) ?? peak
    }
    process.waitUntilExit()
    return peak
  }

  /// The most memory that a running process ever had in use.
  static func peakMegabytes(of process: Int32) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Int($0)
      })
    else { return nil }
    return kilobytes >> 10
  }

  /// Milliseconds between the files of a folder, and their mean size.
  ///
  /// The newest may be torn.
  private static func fileTimes(in folder: String) -> (each: Double, bytes: Int)? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var files: [(time: Double, bytes: Int)] = []
    for name in names.sorted() where name.hasSuffix(".png") {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      let time = Double(status.st_mtim.tv_sec) * 1000 + Double(status.st_mtim.tv_nsec) / 1e6
      files.append((time, Int(status.st_size)))
    }
    files = files.sorted { $0.time < $1.time }.dropLast()
    guard files.count > 1 else { return nil }
    let span = files[files.count - 1].time - files[0].time
    return (span / Double(files.count - 1), files.reduce(0) { $0 + $1.bytes } / files.count)
  }
}
