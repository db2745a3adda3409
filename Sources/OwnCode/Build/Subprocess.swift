import Foundation

/// Another program, run to its end.
struct Subprocess {
  var status: Int32
  var output: Data
  var errors: String

  /// - Parameter environment: nil passes on this process's own.
  init(
    _ program: String,
    _ arguments: [String],
    input: Data = Data(),
    directory: String? = nil,
    environment: [String: String]? = nil
  ) throws(OwnCodeError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    if let environment { process.environment = environment }
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    do {
      try process.run()
    } catch {
      throw .toolFailed(name: program, log: error.localizedDescription)
    }
    // All three pipes at once: any of them may be full while another is waited for.
    let errors = Reader(standardError.fileHandleForReading)
    let writer = Thread {
      try? standardInput.fileHandleForWriting.write(contentsOf: input)
      try? standardInput.fileHandleForWriting.close()
    }
    writer.start()
    output = (try? standardOutput.fileHandleForReading.readToEnd()) ?? Data()
    self.errors = String(decoding: errors.wait(), as: UTF8.self)
    process.waitUntilExit()
    status =
      process.terminationReason == .uncaughtSignal
      ? 128 + process.terminationStatus : process.terminationStatus
  }

  /// A pipe that another thread reads.
  private final class Reader: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ handle: FileHandle) {
      let thread = Thread { [self] in
        data = (try? handle.readToEnd()) ?? Data()
        done.signal()
      }
      thread.start()
    }

    func wait() -> Data {
      done.wait()
      return data
    }
  }

  /// The path of a program, as a shell finds it.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
