import Foundation
import OwnCode
import Segue

/// Does one chunk of a plan: finished parts stay, stored parts are fetched, the rest is rendered.
///
/// Any machine may do it, any number of times, several at once: all make the same files.
@MainActor
struct ChunkCommand {
  let file: PlanFile
  let chunk: FarmPlan.Chunk
  let attempt: Int
  let verifiesRetry: Bool
  let results: ResultStore?
  let threads: Int?
  let timeout: Double
  /// Set in the process that renders the user's own code.
  let onlyFilm: Int?
  /// Also set there, for a frame that is rendered again.
  let again: Again?
  let console: Console

  /// A frame that is rendered again, and its file.
  struct Again: Equatable, Sendable {
    var number: Int
    var path: String
  }

  private var plan: FarmPlan { file.plan }
  private var folder: FarmFolder { file.folder }

  func run() throws(Failure) -> ExitCode {
    if onlyFilm != nil {
      try file.enterDirectory()
      return try renderHere()
    }
    try file.checkRenderer()
    if let manifest = folder.manifest(of: chunk, in: plan), isWhole(manifest) {
      tell("done", ["rendered": 0])
      if verifiesRetry { try verifyRetry() }
      return .success
    }
    var note = AttemptNote(chunk: chunk.index, attempt: attempt)
    do throws(Failure) {
      do throws(FileError) {
        try folder.make()
      } catch {
        throw Failure(error)
      }
      note.write(to: folder)
      try file.enterDirectory()
      try render()
      if verifiesRetry { try verifyRetry() }
    } catch {
      note.exitCode = error.exitCode.rawValue
      note.message = error.message
      note.write(to: folder)
      tell("failed", ["exitCode": Int(error.exitCode.rawValue)])
      throw error
    }
    note.remove(from: folder)
    return .success
  }

  private func isWhole(_ manifest: ChunkManifest) -> Bool {
    zip(chunk.parts, manifest.parts).allSatisfy { part, entry in
      guard let archive = whole(part) else { return false }
      return archive.digest == entry.digest
    }
  }

  /// The archive of a part, if it is intact.
  private func whole(_ part: FarmPlan.Part) -> FrameArchive? {
    guard let archive = try? FrameArchive(path: folder.part(part.key), key: part.key),
      archive.index.frames.map(\.number) == Array(part.first...part.last),
      (try? archive.verify()) != nil
    else { return nil }
    return archive
  }

  // MARK: Rendering

  private func render() throws(Failure) {
    let clock = ContinuousClock()
    let start = clock.now
    tell("begin", [:])
    var sources: [String: String] = [:]
    var missing: [FarmPlan.Part] = []
    for part in chunk.parts {
      if whole(part) != nil {
        sources[part.key] = "earlier"
      } else if results?.take(part.key, as: folder.part(part.key)) == true {
        sources[part.key] = "results"
      } else {
        missing.append(part)
      }
    }
    let total = missing.reduce(0) { $0 + $1.frameCount }
    let watchdog = Watchdog(timeout: timeout, console: console)
    let meter = Meter(total: total, console: console, watchdog: watchdog)
    // Film by film: consecutive parts are rendered in one go.
    let films = Set(missing.map(\.film)).sorted()
    for film in films {
      let parts = missing.filter { $0.film == film }
      if plan.films[film].isOwnCode {
        // The film's own process has its own watchdog.
        try renderOwnCode(film)
        meter.add(parts.reduce(0) { $0 + $1.frameCount })
      } else {
        try render(parts, of: film, meter)
      }
    }
    var entries: [ChunkManifest.Part] = []
    for part in chunk.parts {
      do throws(FrameArchive.Damage) {
        let path = folder.part(part.key)
        let archive = try FrameArchive(path: path, key: part.key)
        entries.append(
          .init(
            key: part.key,
            digest: archive.digest,
            bytes: fileBytes(path),
            source: sources[part.key] ?? "rendered"
          )
        )
      } catch {
        throw Failure(.ioError, "cannot finish chunk \(chunk.index): \(error)")
      }
    }
    keepResults(missing)
    let wall = start.duration(to: clock.now)
    try write(entries, wall: wall, rendered: total)
  }

  private func fileBytes(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private func keepResults(_ parts: [FarmPlan.Part]) {
    guard let results else { return }
    var trouble: String?
    for part in parts {
      trouble = results.keep(folder.part(part.key), as: part.key) ?? trouble
    }
    if let trouble { console.warn("results are not stored for later plans: \(trouble)") }
    results.prune(near: parts.map(\.key))
  }

  private func write(
    _ entries: [ChunkManifest.Part],
    wall: Duration,
    rendered: Int
  ) throws(Failure) {
    let milliseconds =
      Int(wall.components.seconds) * 1000 + Int(wall.components.attoseconds / 1_000_000_000_000_000)
    let manifest = ChunkManifest(
      plan: plan.hash,
      renderer: plan.renderer,
      chunk: chunk.index,
      id: chunk.id,
      attempt: attempt,
      host: Machine.name,
      wallMilliseconds: milliseconds,
      processorMilliseconds: ProcessorTime.milliseconds,
      rendered: rendered,
      parts: entries
    )
    do throws(FileError) {
      try SharedFile.write(manifest.encoded(), to: folder.chunk(chunk.index))
    } catch {
      throw Failure(error)
    }
    tell("done", ["rendered": rendered, "wallMilliseconds": milliseconds])
    console.say(
      "chunk \(chunk.index): \(chunk.frameCount.counted("frame")), \(rendered) of them rendered now, \(milliseconds) ms"
    )
  }

  /// Renders the film `onlyFilm`, in the process that was started for it.
  private func renderHere() throws(Failure) -> ExitCode {
    let watchdog = Watchdog(timeout: timeout, console: console)
    let parts = chunk.parts.filter { $0.film == onlyFilm && whole($0) == nil }
    let total = parts.reduce(0) { $0 + $1.frameCount }
    let meter = Meter(total: total, console: console, watchdog: watchdog)
    guard let onlyFilm, plan.films.indices.contains(onlyFilm) else {
      throw Failure(.usage, "the plan has no such film")
    }
    if let again {
      try render(again, of: onlyFilm, meter)
    } else {
      try render(parts, of: onlyFilm, meter)
    }
    return .success
  }

  private func renderOwnCode(_ film: Int, again: Again? = nil) throws(Failure) {
    let words = plan.films[film].words
    let options = try FarmFilm.options(words: words, format: try file.format(of: plan.films[film]))
    var arguments = [
      "render", "--plan", file.path, "--chunk", "\(chunk.index)", "--film", "\(film)", "--timeout",
      "\(timeout)",
    ]
    if let again { arguments += ["--again", "\(again.number):\(again.path)"] }
    if let threads { arguments += ["--threads", "\(threads)"] }
    if console.reportsJSONProgress { arguments.append("--json-progress") }
    if console.verbosity == .quiet { arguments.append("--quiet") }
    let run = ClientRun(
      options: options.scene.code,
      console: console,
      words: arguments,
      outputs: ["\(folder.path)/parts"],
      isStrict: options.running.isStrict
    )
    let code = try run.render(run.build())
    guard code == .success else {
      throw Failure(code, "'\(plan.films[film].name)' was not rendered")
    }
  }

  private func render(
    _ parts: [FarmPlan.Part],
    of film: Int,
    _ meter: Meter
  ) throws(Failure) {
    let made = try make(plan.films[film])
    // Consecutive parts are one run over time.
    var runs: [[FarmPlan.Part]] = []
    for part in parts {
      if let last = runs.last?.last, last.last + 1 == part.first {
        runs[runs.count - 1].append(part)
      } else {
        runs.append([part])
      }
    }
    for run in runs {
      let sink = FrameArchiveSink(
        run.map {
          .init(numbers: $0.first...$0.last, key: $0.key, path: folder.part($0.key))
        }
      )
      try made.render(run[0].first...run[run.count - 1].last, into: sink, meter)
    }
  }

  private func make(_ film: FarmPlan.Film) throws(Failure) -> ReadyFilm {
    try ReadyFilm(film, format: file.format(of: film), threads: threads, console: console)
  }

  // MARK: Trust

  /// Renders a frame of every film of the chunk again.
  ///
  /// A machine with bad memory makes other bytes now and then.
  private func verifyRetry() throws(Failure) {
    try file.enterDirectory()
    for film in Set(chunk.parts.map(\.film)).sorted() {
      guard let part = chunk.parts.filter({ $0.film == film }).randomElement(),
        let archive = whole(part), let entry = archive.index.frames.randomElement()
      else { throw Failure(.ioError, "cannot read what was rendered of chunk \(chunk.index)") }
      let again = try digest(of: entry.number, in: film)
      guard again == entry.sha256 else {
        throw Failure(
          .internalError,
          "frame \(entry.number) of '\(plan.films[film].name)' is another one each time it is rendered (chunk \(chunk.index), on \(Machine.name))",
          hint:
            "does the code use random numbers or the date? If not, this machine or the previous one is faulty"
        )
      }
    }
    tell("verified", [:])
  }

  private func digest(of number: Int, in film: Int) throws(Failure) -> String {
    let place = try TemporaryFolder()
    let again = Again(number: number, path: place.file("again.frames"))
    if plan.films[film].isOwnCode {
      try renderOwnCode(film, again: again)
    } else {
      try render(again, of: film, Meter(total: 1))
    }
    guard let archive = try? FrameArchive(path: again.path), let entry = archive.index.frames.first
    else { throw Failure(.ioError, "a frame that was rendered again cannot be read") }
    return entry.sha256
  }

  private func render(_ again: Again, of film: Int, _ meter: Meter) throws(Failure) {
    let numbers = again.number...again.number
    let sink = FrameArchiveSink([.init(numbers: numbers, key: "again", path: again.path)])
    try make(plan.films[film]).render(numbers, into: sink, meter)
  }

  /// An event for the program that ends stalled tasks.
  private func tell(_ event: String, _ more: [String: Any]) {
    guard console.reportsJSONProgress else { return }
    var object: [String: Any] = [
      "event": event, "chunk": chunk.index, "chunks": plan.chunks.count, "attempt": attempt,
      "host": Machine.name,
    ]
    object.merge(more) { $1 }
    console.event(object)
  }
}
