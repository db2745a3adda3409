import Foundation
import Testing

/// A plan, its chunks and its films, made by runs of the tool.
struct FarmRun {
  let directory: String

  /// Small and quick, so that many chunks take no time.
  static let small = ["--size", "120x200", "--scale", "1", "--fps", "30"]

  @discardableResult
  func plan(_ words: [String], to path: String = "night/plan.json") throws -> ToolRun {
    try ToolRun(["plan", "-o", path, "--force", "--jobs", "1"] + words, in: directory)
  }

  @discardableResult
  func render(
    _ chunk: Int,
    of path: String = "night/plan.json",
    _ more: String...
  ) throws -> ToolRun {
    try ToolRun(["render", "--plan", path, "--chunk", "\(chunk)"] + more, in: directory)
  }

  @discardableResult
  func assemble(_ words: String..., plan path: String = "night/plan.json") throws -> ToolRun {
    try ToolRun(["assemble", "--plan", path, "--force"] + words, in: directory)
  }

  func json(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(directory)/\(path)"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// How many chunks the plan has.
  func chunkCount(of path: String = "night/plan.json") throws -> Int {
    (try json(path)["chunks"] as? [Any])?.count ?? 0
  }

  /// How many frames the last attempt at a chunk has drawn.
  func rendered(_ chunk: Int, of folder: String = "night") throws -> Int? {
    let name = String(format: "%06d", chunk)
    return try json("\(folder)/chunks/\(name).json")["rendered"] as? Int
  }

  /// Renders every chunk, in a shuffled order.
  func renderAll(
    of path: String = "night/plan.json",
    _ more: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for chunk in try (1...chunkCount(of: path)).shuffled() {
      let run = try ToolRun(
        ["render", "--plan", path, "--chunk", "\(chunk)"] + more,
        in: directory
      )
      #expect(run.exitCode == 0, "chunk \(chunk): \(run.errors)", sourceLocation: sourceLocation)
    }
  }
}
