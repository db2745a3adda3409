import Foundation

/// The other programs of the comparison, as they stand in the folder that SEGUE_PEERS names.
enum Peers {
  static var folder: String? { ProcessInfo.processInfo.environment["SEGUE_PEERS"] }

  /// Where the workloads' bitmaps are; without peers they are drawn here.
  static var assets: String { folder.map { "\($0)/assets" } ?? "none" }

  /// A program of the comparison and how it is called.
  struct Peer {
    var name: String
    var command: [String]
  }

  /// Who can do this workload, with as many threads.
  static func all(
    for workload: String,
    _ width: Int,
    _ height: Int,
    mode: String,
    threads: Int,
    output: String
  ) -> [Peer] {
    guard let folder else { return [] }
    let size = ["\(width)", "\(height)"]
    var peers: [Peer] = []
    func add(_ name: String, _ command: [String], when isAble: Bool = true) {
      guard isAble, FileManager.default.isExecutableFile(atPath: "\(folder)/\(command[0])") else {
        return
      }
      peers.append(Peer(name: name, command: command))
    }
    let common = [workload] + size + [mode, "assets"]
    if mode == "png" {
      add("cairo", ["bin/cairo"] + common + [output], when: workload != "W5")
      add("skia", ["venv/bin/python", "skia_peer.py"] + common + [output])
      return peers
    }
    add("cairo", ["bin/cairo"] + common, when: workload != "W5" && threads == 1)
    add("pixman", ["bin/pixman"] + common, when: workload != "W4" && threads == 1)
    add("thorvg", ["bin/thorvg"] + common + [".", "0"], when: workload != "W5" && threads == 1)
    add("skia", ["venv/bin/python", "skia_peer.py"] + common, when: threads == 1)
    let tail = size + ["assets", "\(threads)"]
    add("limit", ["bin/limit", workload] + tail, when: ["W1", "W2", "W3"].contains(workload))
    add("limit", ["bin/group"] + tail, when: workload == "W4")
    add("limit", ["bin/persp"] + tail, when: workload == "W5")
    return peers
  }

  static func run(_ peer: Peer) throws -> Measurement? {
    guard let folder else { return nil }
    return try output(
      of: "\(folder)/\(peer.command[0])",
      Array(peer.command.dropFirst()),
      in: folder
    )
  }

  /// This program in another process, so that its peak memory is that of one measurement.
  static func itself(_ arguments: [String]) throws -> Measurement? {
    try output(
      of: "/proc/self/exe",
      arguments,
      in: FileManager.default.currentDirectoryPath
    )
  }

  private static func output(
    of program: String,
    _ arguments: [String],
    in directory: String
  ) throws -> Measurement? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    // A Python of a virtual environment knows its packages by the path it is called by.
    if program.contains("venv/") { process.executableURL = URL(fileURLWithPath: program) }
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    var environment = ProcessInfo.processInfo.environment
    if let library = thorVG { environment["TVG"] = library }
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = data.split(separator: 10)
    return lines.last.flatMap { try? JSONDecoder().decode(Measurement.self, from: Data($0)) }
  }

  private static let thorVG: String? = {
    guard let folder else { return nil }
    let library = "site-packages/thorvg_python/libthorvg-1.so"
    let pythons = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/venv/lib")) ?? []
    return pythons.map { "\(folder)/venv/lib/\($0)/\(library)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }()
}
