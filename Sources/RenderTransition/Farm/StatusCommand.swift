import Foundation
import Segue

/// The progress of a plan, its cost and its failures, read from the files beside it alone.
@MainActor
enum StatusCommand {
  private struct Row {
    var chunk: FarmPlan.Chunk
    var manifest: ChunkManifest?
    /// Unfinished attempts, the newest last.
    var notes: [AttemptNote]

    var state: String {
      if manifest != nil { return "done" }
      guard let last = notes.last else { return "waiting" }
      guard let code = last.exitCode else { return "running" }
      return [74, 75].contains(code) ? "failed for now" : "failed"
    }
  }

  static func run(plan path: String, json: Bool, console: Console) throws(Failure) -> ExitCode {
    let file = try PlanFile(path)
    let plan = file.plan
    let notes = Dictionary(grouping: AttemptNote.all(in: file.folder), by: \.chunk)
    let rows = plan.chunks.map { chunk in
      Row(
        chunk: chunk,
        manifest: file.folder.manifest(of: chunk, in: plan),
        notes: (notes[chunk.index] ?? []).sorted { ($0.began, $0.attempt) < ($1.began, $1.attempt) }
      )
    }
    try console.print(json ? jsonText(plan, rows) : text(path, plan, rows))
    return .success
  }

  private static func text(_ path: String, _ plan: FarmPlan, _ rows: [Row]) -> String {
    let done = rows.filter { $0.manifest != nil }
    let frames = done.reduce(0) { $0 + $1.chunk.frameCount }
    let seconds = Double(done.reduce(0) { $0 + ($1.manifest?.wallMilliseconds ?? 0) }) / 1000
    let planned = done.reduce(0) { $0 + $1.chunk.seconds }
    var lines = [
      "\(path): \(done.count) of \(rows.count.counted("chunk")), \(frames) of \(plan.frameCount.counted("frame"))"
    ]
    let rendered = done.reduce(0) { $0 + ($1.manifest?.rendered ?? 0) }
    if rendered > 0 {
      lines.append(
        String(
          format: "%.1f s of machines for %d frames, planned %.1f s; %.1f ms a frame",
          seconds,
          rendered,
          planned,
          seconds * 1000 / Double(rendered)
        )
      )
    }
    for state in ["running", "failed for now", "failed", "waiting"] {
      let count = rows.count { $0.state == state }
      if count > 0 { lines.append("\(count) \(state)") }
    }
    for row in rows where row.manifest == nil && !row.notes.isEmpty {
      let last = row.notes[row.notes.count - 1]
      let why = last.exitCode.map { "exit \($0): \(last.message ?? "")" } ?? "under way, or lost"
      lines.append(
        "chunk \(row.chunk.index): attempt \(last.attempt) on \(last.host), \(why)"
      )
    }
    return lines.joined(separator: "\n")
  }

  private static func jsonText(_ plan: FarmPlan, _ rows: [Row]) -> String {
    let chunks = rows.map { row in
      var object: [String: Any] = [
        "index": row.chunk.index, "id": row.chunk.id, "state": row.state,
        "frames": row.chunk.frameCount, "plannedSeconds": row.chunk.seconds,
      ]
      if let manifest = row.manifest {
        object["attempt"] = manifest.attempt
        object["host"] = manifest.host
        object["wallMilliseconds"] = manifest.wallMilliseconds
        object["processorMilliseconds"] = manifest.processorMilliseconds
        object["rendered"] = manifest.rendered
        object["bytes"] = manifest.parts.reduce(0) { $0 + $1.bytes }
      }
      if !row.notes.isEmpty {
        object["unfinished"] = row.notes.map { note in
          var words: [String: Any] = [
            "attempt": note.attempt, "host": note.host, "began": note.began,
          ]
          words["job"] = note.job
          words["exitCode"] = note.exitCode.map { Int($0) }
          words["message"] = note.message
          return words
        }
      }
      return object
    }
    let done = rows.filter { $0.manifest != nil }
    return JSON.text([
      "plan": plan.hash, "films": plan.films.count, "frames": plan.frameCount,
      "done": done.count, "failed": rows.count { $0.state == "failed" },
      "wallMilliseconds": done.reduce(0) { $0 + ($1.manifest?.wallMilliseconds ?? 0) },
      "chunks": chunks,
    ])
  }
}
