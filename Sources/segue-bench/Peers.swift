import Foundation

/// The other programs of the comparison, in the folder that SEGUE_PEERS names.
enum Peers {
  static var folder: String? { ProcessInfo.processInfo.environment["SEGUE_PEERS"] }

  /// Where the workloads' bitmaps are; without peers they are drawn here.
  static var assets: String { folder.map { "\($0)/assets" } ?? "none" }

  /// A program of the comparison and how it is called.
  struct Peer {
    var name: String
    var threads: Int
    var child: ChildProcess
  }

  /// Names of the existing ones, in the order of the tables' columns.
  static func names(mode: String) -> [String] {
    let all = ["W1", "W2", "W3", "W4", "W5"].flatMap { workload in
      [1, 2].flatMap { list(for: workload, 1170, 2532, mode: mode, threads: $0, output: "") }
    }
    let found = Set(all.map(\.name))
    return ["cairo", "pixman", "thorvg", "skia", "limit"].filter { found.contains($0) }
  }

  /// The programs that can do this workload with that many threads.
  static func list(
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
      let program = "\(folder)/\(command[0])"
      guard isAble, FileManager.default.isExecutableFile(atPath: program) else { return }
      let child = ChildProcess(
        program: program,
        arguments: Array(command.dropFirst()),
        directory: folder,
        environment: thorVG.map { ["TVG": $0] } ?? [:]
      )
      peers.append(Peer(name: name, threads: threads, child: child))
    }
    let common = [workload] + size + [mode, "assets"]
    if mode == "png" {
      // Their writers use one thread only.
      add("cairo", ["bin/cairo"] + common + [output], when: workload != "W5" && threads == 1)
      add("skia", ["venv/bin/python", "skia_peer.py"] + common + [output], when: threads == 1)
      return peers
    }
    add("cairo", ["bin/cairo"] + common, when: workload != "W5" && threads == 1)
    add("pixman", ["bin/pixman"] + common, when: workload != "W4" && threads == 1)
    let workers = threads == 1 ? "0" : "\(threads)"
    add("thorvg", ["bin/thorvg"] + common + [".", workers], when: workload != "W5")
    add("skia", ["venv/bin/python", "skia_peer.py"] + common, when: threads == 1)
    let tail = size + ["assets", "\(threads)"]
    add("limit", ["bin/limit", workload] + tail, when: ["W1", "W2", "W3"].contains(workload))
    add("limit", ["bin/group"] + tail, when: workload == "W4")
    add("limit", ["bin/persp"] + tail, when: workload == "W5")
    return peers
  }

  // MARK: Scenes

  /// The programs that `Scripts/build-peers` has put there.
  private static let scenePrograms = [
    (name: "cairo", command: ["bin/cairo-scenes"]),
    (name: "skia", command: ["venv/bin/python", "skia_scenes.py"]),
    (name: "chromium", command: ["chromium_scenes.py"]),
  ]

  /// Those that exist.
  static var sceneNames: [String] {
    list(for: "", 0, 0, bitmaps: "").map(\.name)
  }

  /// One that cannot draw the scene prints nothing.
  ///
  /// They use one thread.
  static func list(
    for scene: String,
    _ width: Int,
    _ height: Int,
    bitmaps: String
  ) -> [Peer] {
    guard let folder else { return [] }
    let files = FileManager.default
    return scenePrograms.compactMap { name, command in
      let paths = command.map { "\(folder)/\($0)" }
      guard paths.allSatisfy({ files.fileExists(atPath: $0) }) else { return nil }
      let child = ChildProcess(
        program: paths[0],
        arguments: command.dropFirst() + [scene, "\(width)", "\(height)", bitmaps],
        directory: folder
      )
      return Peer(name: name, threads: 1, child: child)
    }
  }

  private static let thorVG: String? = {
    guard let folder else { return nil }
    let library = "site-packages/thorvg_python/libthorvg-1.so"
    let pythons = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/venv/lib")) ?? []
    return pythons.map { "\(folder)/venv/lib/\($0)/\(library)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }()
}
