import Codecs
import Foundation

/// The proof that a chunk is done: it is written last, by rename.
package struct ChunkManifest: Codable, Equatable, Sendable {
  package struct Part: Codable, Equatable, Sendable {
    package var key: String
    /// Of the archive's index, which names every frame.
    package var digest: String
    package var bytes: Int
    /// Where it comes from: `rendered`, `results` (of an earlier plan) or `earlier` (an earlier
    /// attempt).
    package var source: String

    package init(key: String, digest: String, bytes: Int, source: String) {
      self.key = key
      self.digest = digest
      self.bytes = bytes
      self.source = source
    }
  }

  package var plan: String
  package var renderer: String
  package var chunk: Int
  package var id: String
  package var attempt: Int
  package var host: String
  /// Of the attempt that finished it.
  package var wallMilliseconds: Int
  package var processorMilliseconds: Int
  package var rendered: Int
  package var parts: [Part]

  package init(
    plan: String,
    renderer: String,
    chunk: Int,
    id: String,
    attempt: Int,
    host: String,
    wallMilliseconds: Int,
    processorMilliseconds: Int,
    rendered: Int,
    parts: [Part]
  ) {
    self.plan = plan
    self.renderer = renderer
    self.chunk = chunk
    self.id = id
    self.attempt = attempt
    self.host = host
    self.wallMilliseconds = wallMilliseconds
    self.processorMilliseconds = processorMilliseconds
    self.rendered = rendered
    self.parts = parts
  }

  package func encoded() -> [UInt8] {
    JSONText.bytes(of: self) + [10]
  }

  /// Nil when it is missing or incomplete.
  package static func read(_ path: String) -> ChunkManifest? {
    guard let bytes = try? readFile(path) else { return nil }
    return try? JSONText.value(ChunkManifest.self, from: bytes)
  }
}

/// The folders of a plan's work: beside the plan, where all machines see them.
///
///     night/
///       plan.json, job.sh
///       parts/KEY.frames           frames, by their content
///       chunks/000001.json         a chunk that is done
///       attempts/000001-…json      one that is under way, or has failed
package struct FarmFolder: Sendable {
  package let path: String

  /// - Parameter plan: the path of the plan.
  package init(ofPlan plan: String) {
    let (directory, _) = AtomicFile.split(plan)
    path = directory.isEmpty ? "." : String(directory.dropLast())
  }

  package func make() throws(FileError) {
    for name in ["parts", "chunks", "attempts", "logs"] { try makeDirectories("\(path)/\(name)") }
  }

  package func part(_ key: String) -> String { "\(path)/parts/\(key).frames" }

  package func chunk(_ index: Int) -> String { "\(path)/chunks/\(FarmFolder.padded(index)).json" }

  package var attempts: String { "\(path)/attempts" }

  /// Six digits, or more where they are needed.
  package static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// The manifest of a chunk of this plan; nil when it is not done or belongs to another plan.
  package func manifest(of chunk: FarmPlan.Chunk, in plan: FarmPlan) -> ChunkManifest? {
    guard let manifest = ChunkManifest.read(self.chunk(chunk.index)), manifest.plan == plan.hash,
      manifest.id == chunk.id, manifest.renderer == plan.renderer,
      manifest.parts.map(\.key) == chunk.parts.map(\.key)
    else { return nil }
    return manifest
  }
}
