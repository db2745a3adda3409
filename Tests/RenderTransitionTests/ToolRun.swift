import Foundation
import Testing

/// What the built tool did with a command line.
struct ToolRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// The tool that was built beside the tests.
  static let path: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("render-transition").path
  }()

  /// Runs the tool in `directory`, with nothing of the outer environment but what it needs.
  @discardableResult
  init(_ arguments: String..., in directory: String, environment: [String: String] = [:]) throws {
    try self.init(arguments, in: directory, environment: environment)
  }

  init(_ arguments: [String], in directory: String, environment: [String: String] = [:]) throws {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: ToolRun.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    var surroundings = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
    // `Scripts/sanitize noise` is for the tool, too.
    surroundings["SEGUE_NOISE"] = ProcessInfo.processInfo.environment["SEGUE_NOISE"]
    process.environment = surroundings.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let errorData = DataBox()
    let reader = Thread { errorData.fill(from: errors.fileHandleForReading) }
    reader.start()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    exitCode =
      process.terminationReason == .uncaughtSignal
      ? 128 + process.terminationStatus : process.terminationStatus
    self.output = String(decoding: outputData, as: UTF8.self)
    self.errors = String(decoding: errorData.wait(), as: UTF8.self)
  }
}

/// Data that another thread reads.
private final class DataBox: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var data = Data()

  func fill(from handle: FileHandle) {
    data = handle.readDataToEndOfFile()
    done.signal()
  }

  func wait() -> Data {
    done.wait()
    return data
  }
}

/// A directory for one test.
struct Scratch: ~Copyable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "segue-tool-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func files(_ directory: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(directory)")) ?? []).sorted()
  }

  /// File names and contents; what a render has made.
  func contents(_ directory: String) -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: files(directory).map {
        ($0, FileManager.default.contents(atPath: "\(path)/\(directory)/\($0)") ?? Data())
      }
    )
  }

  func write(_ text: String, to file: String, executable: Bool = false) throws {
    let target = "\(path)/\(file)"
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: target).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: URL(fileURLWithPath: target))
    if executable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target)
    }
  }
}

/// A render that takes a few hundredths of a second.
let quick = ["--animator", "modal-slide", "--size", "120x200", "--scale", "1", "--fps", "30"]

/// What a script that calls the tool as `$TOOL` did.
struct ShellRun {
  let exitCode: Int32
  let output: String

  /// - Parameter script: its standard error is read with its output.
  init(_ script: String, in directory: String, environment: [String: String] = [:]) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "exec 2>&1\n" + script]
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "TOOL": ToolRun.path]
      .merging(environment) { $1 }
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    self.output = String(decoding: data, as: UTF8.self)
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
