import Codecs
import Foundation

/// A directory of numbered PNG files and their manifest.
///
///     frames/
///       frame-0001.png …            each appears whole, by rename
///       manifest.json               last; its presence means that all is there
///       .render-transition.lock     while a run is at work
///       .render-transition.journal  what an unfinished run has done: the next run resumes from it
///       chunks/000001-000030.json   the manifest of a run that drew only some frames
public final class PNGSequence: FrameSink {
  /// Everything that the manifest says besides the frames.
  public struct Identity: Equatable, Sendable {
    /// The program and its version.
    public var renderer: String
    /// The digest of all that decides the pixels.
    public var plan: String
    /// What was rendered, for people who read the manifest.
    public var scene: [String: String]

    /// - Parameters:
    ///   - renderer: The program and its version.
    ///   - plan: The digest of all that decides the pixels.
    ///   - scene: What was rendered, for people who read the manifest.
    public init(renderer: String, plan: String, scene: [String: String]) {
      self.renderer = renderer
      self.plan = plan
      self.scene = scene
    }
  }

  /// What all sequences need.
  package static let contents: FrameContents = [.png, .digest]
  public let needs = PNGSequence.contents

  private let directory: String
  private let pattern: FramePattern
  private let identity: Identity
  /// First and last number of a run that draws only some frames of the plan.
  private let chunk: ClosedRange<Int>?
  private let replacesOthers: Bool
  /// The frames of this run, in order.
  private let frames: [FramePlan.Frame]

  private var clip: ClipDescription?
  private var lock: DirectoryLock?
  private var journal: FrameJournal?
  private var entries: [Int: FrameManifest.Entry] = [:]
  private var reusedCount = 0
  /// The frame written last.
  private var last: (png: PNGFile, file: String)?

  /// - Parameters:
  /// - chunk: set when the run draws only a part of the plan; several chunks may share a directory.
  ///   - replacesOthers: whether frames of another plan, named in its manifest, may be deleted.
  public init(
    directory: String,
    pattern: FramePattern = .standard,
    identity: Identity,
    frames: [FramePlan.Frame],
    chunk: ClosedRange<Int>? = nil,
    replacesOthers: Bool = false
  ) {
    self.directory =
      directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    self.pattern = pattern
    self.identity = identity
    self.frames = frames
    self.chunk = chunk
    self.replacesOthers = replacesOthers
  }

  private var chunkName: String? {
    chunk.map { range in
      func padded(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
      }
      return "\(padded(range.lowerBound))-\(padded(range.upperBound))"
    }
  }

  private var manifestPath: String {
    chunkName.map { "\(directory)/chunks/\($0).json" }
      ?? "\(directory)/\(FrameManifest.fileName)"
  }

  private var journalName: String {
    chunkName.map { ".render-transition.\($0).journal" } ?? ".render-transition.journal"
  }

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    self.clip = clip
    try makeDirectory(directory)
    lock = try DirectoryLock(directory: directory, isShared: chunk != nil)
    AtomicFile.removeLeftovers(in: directory)
    // All checks first: nothing is deleted unless everything there may be removed.
    let earlier = EarlierRenders(in: directory)
    try refuseForeignFiles(earlier)
    try clearOtherRenders(earlier)
    if chunk != nil { try makeDirectory("\(directory)/chunks") }
    adoptFinishedFrames(of: earlier)
    do throws(FileError) {
      journal = try FrameJournal(
        path: "\(directory)/\(journalName)",
        header: .init(renderer: identity.renderer, plan: identity.plan)
      )
    } catch {
      throw .file(error, frame: nil)
    }
    reusedCount = entries.count
    return Set(entries.keys)
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let png = frame.pngFile else { return }
    let number = frame.frame.number
    let name = pattern.name(of: number)
    let entry = FrameManifest.Entry(
      number: number,
      file: name,
      microseconds: frame.frame.microseconds,
      sha256: frame.digest ?? png.digest
    )
    do throws(FileError) {
      // The screen has not changed: a second name for the same file costs next to nothing.
      let isLinked =
        last.map { last in
          last.file != name && last.png.sharesStorage(with: png)
            && AtomicFile.link("\(directory)/\(last.file)", to: "\(directory)/\(name)")
        } ?? false
      if !isLinked { try AtomicFile.write(png, to: "\(directory)/\(name)", owns: true) }
      try journal?.append(entry)
    } catch {
      throw .file(error, frame: number)
    }
    entries[number] = entry
    last = (png, name)
  }

  public func finish() throws(SinkError) -> SinkOutput {
    guard let clip else { throw .unsupported("A sequence was finished before it began.") }
    var manifest = FrameManifest(
      renderer: identity.renderer,
      plan: identity.plan,
      scene: identity.scene,
      width: clip.width,
      height: clip.height,
      fps: clip.rate.description,
      frameCount: clip.frameCount,
      frames: entries.values.sorted { $0.number < $1.number }
    )
    manifest.digest = manifest.computedDigest
    guard manifest.frames.map(\.number) == frames.map(\.number).sorted() else {
      throw .damaged(path: directory, why: "not every planned frame was written")
    }
    do throws(FileError) {
      let file = try AtomicFile(path: manifestPath, owns: true)
      try manifest.encode { (piece) throws(FileError) in try file.write(piece) }
      try file.commit()
    } catch {
      throw .file(error, frame: nil)
    }
    journal?.close()
    unlink("\(directory)/\(journalName)")
    // All frames exist: the manifest replaces those of its chunks.
    if chunk == nil {
      let earlier = EarlierRenders(in: directory, readsManifest: false)
      for path in earlier.chunkPaths + earlier.journalPaths { unlink(path) }
      rmdir("\(directory)/chunks")
    }
    let byteCount = manifest.frames.reduce(0) { $0 + fileSize("\(directory)/\($1.file)") }
    lock?.release()
    lock = nil
    return SinkOutput(
      path: directory,
      byteCount: byteCount,
      rendered: entries.count - reusedCount,
      reused: reusedCount
    )
  }

  /// Whole frames and the journal stay: the next run of the same plan resumes from them.
  public func abandon() {
    journal?.close()
    lock?.release()
    lock = nil
  }

  private func makeDirectory(_ path: String) throws(SinkError) {
    do throws(FileError) {
      try makeDirectories(path)
    } catch {
      throw .file(error, frame: nil)
    }
  }

  /// ffmpeg and people would take a foreign picture for a frame of this plan.
  private func refuseForeignFiles(_ earlier: EarlierRenders) throws(SinkError) {
    let visible = earlier.names.filter { !$0.hasPrefix(".") }.sorted()
    let ours = Set((clip?.frameCount).map { (1...max(1, $0)).map(pattern.name(of:)) } ?? [])
    let known = earlier.fileNames.union([FrameManifest.fileName])
    let foreign = visible.filter { name in
      if name == "chunks" { return earlier.hasForeignChunks }
      return !known.contains(name) && !ours.contains(name)
    }
    if let first = foreign.first {
      throw .occupied(
        path: directory,
        why: foreign.count == 1
          ? "holds a file that is not of this render: \(first)"
          : "holds \(foreign.count) files that are not of this render, such as \(first)",
        isReplaceable: false
      )
    }
    // A concurrent run that draws another chunk may have written a frame that is not in its journal
    // yet.
    let own = chunk.map { range in Set(range.map(pattern.name(of:))) } ?? ours
    let unknown = visible.first { own.contains($0) && !earlier.fileNames.contains($0) }
    if earlier.journals[journalName] == nil, let unknown {
      throw .occupied(
        path: directory,
        why: "holds \(unknown), which no manifest here names",
        isReplaceable: false
      )
    }
    if visible.contains(FrameManifest.fileName), earlier.manifest == nil {
      throw .occupied(
        path: directory,
        why: "holds a \(FrameManifest.fileName) that was not written here",
        isReplaceable: false
      )
    }
  }

  /// Deletes, if allowed, exactly the files that the manifests and journals of other renders name.
  private func clearOtherRenders(_ earlier: EarlierRenders) throws(SinkError) {
    let otherPlan = earlier.plans.first { $0 != identity.plan }
    let otherName = earlier.entries.first { $0.file != pattern.name(of: $0.number) }?.file
    guard otherPlan != nil || otherName != nil else { return }
    guard replacesOthers else {
      throw .occupied(
        path: directory,
        why: otherPlan.map { "already holds frames of another render (plan \($0.prefix(12)))" }
          ?? "already holds these frames under other names, such as \(otherName ?? "")",
        isReplaceable: true
      )
    }
    // Concurrent runs that share the directory may be drawing what would be deleted.
    guard lock?.makeExclusive() ?? true else { throw .locked(path: directory, pid: nil) }
    for name in earlier.fileNames { unlink("\(directory)/\(name)") }
    for path in earlier.chunkPaths + earlier.journalPaths { unlink(path) }
    unlink("\(directory)/\(FrameManifest.fileName)")
    rmdir("\(directory)/chunks")
    if chunk != nil { lock?.makeShared() }
  }

  /// Keeps frames of the same plan whose bytes are unchanged, whichever run drew them.
  private func adoptFinishedFrames(of earlier: EarlierRenders) {
    let wanted = Dictionary(uniqueKeysWithValues: frames.map { ($0.number, $0) })
    for entry in earlier.entries(of: identity.plan) {
      guard let frame = wanted[entry.number], entry.file == pattern.name(of: entry.number),
        entry.microseconds == frame.microseconds,
        let bytes = try? readFile("\(directory)/\(entry.file)"),
        SHA256.hexDigest(of: bytes) == entry.sha256
      else { continue }
      entries[entry.number] = entry
    }
  }
}

extension FramePlan.Frame {
  /// Virtual time as the manifest keeps it.
  var microseconds: Int { Int((time * 1_000_000).rounded()) }
}

/// The size of a file in bytes; 0 when there is none.
func fileSize(_ path: String) -> Int {
  var status = stat()
  return stat(path, &status) == 0 ? Int(status.st_size) : 0
}
