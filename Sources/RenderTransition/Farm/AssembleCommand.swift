import ArgumentParsing
import Codecs
import FilmPages
import Foundation
import Pixels
import Segue

/// Makes films from rendered chunks.
///
/// It makes nothing unless every chunk is present, belongs to the plan and is intact.
@MainActor
struct AssembleCommand {
  struct Options: Sendable {
    var plan: String
    var out: String
    /// The 1-based index of the share, and the number of shares.
    var share: (index: Int, count: Int)
    var makesPage: Bool
    var threads: Int
    var replacesOthers: Bool
    var printsJSON: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
      plan = parsed.string("plan") ?? ""
      out = parsed.string("out") ?? "films"
      share =
        try parsed.value("share") { (text) throws(InvalidValue) in
          let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
          guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1,
            index <= count
          else { throw InvalidValue("it must be such as 2/8") }
          return (index, count)
        } ?? (1, 1)
      makesPage = parsed.flag("page") ?? false
      threads =
        try parsed.value("threads") { (text) throws(InvalidValue) in
          try Quantity.integer(text, in: 1...256)
        } ?? ProcessInfo.processInfo.activeProcessorCount
      replacesOthers = parsed.flag("force") ?? false
      printsJSON = parsed.flag("json") ?? false
      if makesPage, share.count > 1 {
        throw parsed.usageError("'--page' is about all films: '--share' makes only some.")
      }
    }
  }

  let options: Options
  let console: Console

  /// A finished film.
  private struct Made {
    var film: FarmPlan.Film
    var path: String
    var output: SinkOutput
  }

  func run() throws(Failure) -> ExitCode {
    let file = try PlanFile(options.plan)
    let plan = file.plan
    let chosen = plan.films.indices.filter {
      $0 % options.share.count == options.share.index - 1
    }
    let places = try chosen.map { index throws(Failure) in try place(of: plan.films[index], file) }
    try refuseExisting(places)
    let archives = try checked(file, films: Set(chosen))
    let total = chosen.reduce(0) { $0 + plan.films[$1].frameCount }
    let watchdog = Watchdog(timeout: 600, console: console)
    let meter = Meter(total: total, console: console, watchdog: watchdog)
    var made: [Made] = []
    for (index, place) in zip(chosen, places) {
      let film = plan.films[index]
      let output = try make(film, archives[index] ?? [], place, meter)
      made.append(Made(film: film, path: place.path, output: output))
    }
    if options.makesPage { try makePage(made, archives: chosen.map { archives[$0] ?? [] }) }
    try tell(made)
    return .success
  }

  // MARK: Places

  private struct Place {
    var format: OutputFormat
    var path: String
  }

  private func place(of film: FarmPlan.Film, _ file: PlanFile) throws(Failure) -> Place {
    let planned = try file.format(of: film)
    let folder = options.out.withoutFinalSlash
    let isFile = file.plan.films.count == 1 && (folder as NSString).pathExtension.isEmpty == false
    guard isFile else {
      let ending = planned == .png ? "" : ".\(planned.endings[0])"
      return Place(format: planned, path: "\(folder)/\(film.name)\(ending)")
    }
    let format: OutputFormat
    do throws(OutputFormat.UnknownEnding) {
      format = try OutputFormat(path: folder)
    } catch {
      throw Failure(.usage, "'\(folder)' is not a film: \(error)")
    }
    guard FarmFilm.formats.contains(format), format != .png,
      let rate = FrameRate(film.fps), format.playableRate(for: rate) == rate
    else {
      throw Failure(
        .usage,
        "'\(folder)' cannot be made of frames at \(film.fps) a second",
        hint: "plan with --format \(format.rawValue)"
      )
    }
    return Place(format: format, path: folder)
  }

  private func refuseExisting(_ places: [Place]) throws(Failure) {
    guard !options.replacesOthers else { return }
    for place in places where place.format != .png && Existing.isReplaced(place.path) {
      throw Failure(
        .cannotCreate,
        "cannot write '\(place.path)': it exists",
        hint: "use --force to replace it, or another --out"
      )
    }
  }

  // MARK: Checking

  /// The archives of each film, in order.
  private func checked(
    _ file: PlanFile,
    films: Set<Int>
  ) throws(Failure) -> [Int: [FrameArchive]] {
    var archives: [Int: [FrameArchive]] = [:]
    var missing: [Int] = []
    var damaged: [(chunk: Int, why: String)] = []
    for chunk in file.plan.chunks where chunk.parts.contains(where: { films.contains($0.film) }) {
      guard let manifest = file.folder.manifest(of: chunk, in: file.plan) else {
        if let why = stranger(chunk, file) {
          damaged.append((chunk.index, why))
        } else {
          missing.append(chunk.index)
        }
        continue
      }
      for (part, entry) in zip(chunk.parts, manifest.parts) where films.contains(part.film) {
        do throws(FrameArchive.Damage) {
          let archive = try FrameArchive(path: file.folder.part(part.key), key: part.key)
          guard archive.digest == entry.digest,
            archive.index.frames.map(\.number) == Array(part.first...part.last)
          else { throw .init(path: archive.path, why: "is not what its chunk says") }
          try archive.verify()
          archives[part.film, default: []].append(archive)
        } catch {
          damaged.append((chunk.index, error.description))
        }
      }
    }
    guard missing.isEmpty, damaged.isEmpty else { throw refusal(file, missing, damaged) }
    return archives
  }

  /// Why an existing manifest is not accepted.
  private func stranger(_ chunk: FarmPlan.Chunk, _ file: PlanFile) -> String? {
    guard let manifest = ChunkManifest.read(file.folder.chunk(chunk.index)) else { return nil }
    if manifest.plan != file.plan.hash {
      return "it belongs to another plan, \(manifest.plan.prefix(12))"
    }
    if manifest.renderer != file.plan.renderer { return "'\(manifest.renderer)' rendered it" }
    return "it is another chunk of the plan"
  }

  /// The most chunks that are listed one by one.
  private static let mostTold = 12

  private func refusal(
    _ file: PlanFile,
    _ missing: [Int],
    _ damaged: [(chunk: Int, why: String)]
  ) -> Failure {
    var lines = ["cannot assemble '\(options.plan)':"]
    if !missing.isEmpty {
      let names = missing.prefix(Self.mostTold).map(String.init).joined(separator: ", ")
      let more = missing.count > Self.mostTold ? " and \(missing.count - Self.mostTold) more" : ""
      lines.append(
        "  \(missing.count) of \(file.plan.chunks.count) chunks are not done: \(names)\(more)"
      )
    }
    for (chunk, why) in damaged.prefix(Self.mostTold) { lines.append("  chunk \(chunk): \(why)") }
    if damaged.count > Self.mostTold {
      lines.append("  … and \(damaged.count - Self.mostTold) more")
    }
    let first = (missing + damaged.map(\.chunk)).min() ?? 1
    return Failure(
      .badInput,
      lines.joined(separator: "\n"),
      hint: "render them: \(OptionTable.toolName) render --plan \(options.plan) --chunk \(first)"
    )
  }

  // MARK: Making

  private func make(
    _ film: FarmPlan.Film,
    _ archives: [FrameArchive],
    _ place: Place,
    _ meter: Meter
  ) throws(Failure) -> SinkOutput {
    meter.enter("making '\(film.name)'")
    let wanted = try FarmFilm.options(words: film.words, format: place.format)
    let entries = archives.flatMap(\.index.frames)
    guard let rate = FrameRate(film.fps), entries.map(\.number) == Array(1...film.frameCount) else {
      throw Failure(.badInput, "the frames of '\(film.name)' are not those of the plan")
    }
    let sink = try sink(film, place, entries, wanted)
    do {
      if let slash = place.path.lastIndex(of: "/"), slash != place.path.startIndex {
        do throws(FileError) {
          try makeDirectories(String(place.path[..<slash]))
        } catch {
          throw SinkError.file(error, frame: nil)
        }
      }
      let clip = ClipDescription(
        width: film.width,
        height: film.height,
        rate: rate,
        frameCount: film.frameCount
      )
      let done = try sink.begin(clip)
      let reader = FrameReader(contents: sink.needs, width: film.width, height: film.height)
      for archive in archives {
        for entry in archive.index.frames {
          if !done.contains(entry.number) {
            try sink.write(reader.frame(entry) { try archive.png(of: entry) })
          }
          meter.add(1)
        }
      }
      return try sink.finish()
    } catch {
      sink.abandon()
      if let damage = error as? FrameArchive.Damage {
        throw Failure(.badInput, "cannot assemble '\(film.name)': \(damage)")
      }
      throw Failure(running: error)
    }
  }

  private func sink(
    _ film: FarmPlan.Film,
    _ place: Place,
    _ entries: [FrameArchive.Entry],
    _ wanted: RenderOptions
  ) throws(Failure) -> any FrameSink {
    guard place.format == .png else {
      return OutputJob.film(
        place.format,
        path: place.path,
        loopCount: wanted.loopCount,
        usesSmallPNG: wanted.usesSmallPNG,
        threads: options.threads
      )
    }
    return PNGSequence(
      directory: place.path,
      identity: .init(
        renderer: Tool.rendererName,
        plan: film.plan,
        scene: [
          "film": film.name, "words": film.words.joined(separator: " "),
          "png": wanted.usesSmallPNG ? "small" : "fast",
        ]
      ),
      frames: entries.map {
        .init(number: $0.number, time: Double($0.microseconds) / 1_000_000)
      },
      replacesOthers: options.replacesOthers
    )
  }

  // MARK: Telling

  private func makePage(_ made: [Made], archives: [[FrameArchive]]) throws(Failure) {
    do {
      var entries: [GalleryPage.Entry] = []
      for (made, archives) in zip(made, archives) {
        let frames = archives.flatMap { archive in archive.index.frames.map { (archive, $0) } }
        let (archive, entry) = frames[frames.count * 2 / 5]
        let moment = try Pixmap(png: archive.png(of: entry))
        let poster = "\(made.film.name).poster.png"
        let small = moment.poster()
        try AtomicFile.write(SmallPNGEncoder().encode(small), to: "\(options.out)/\(poster)")
        let name = AtomicFile.split(made.path).name
        entries.append(
          GalleryPage.Entry(
            name: made.film.name,
            summary: "\(made.film.frameCount.counted("frame")) at \(made.film.fps) a second",
            group: "Films",
            duration: made.film.duration,
            film: name,
            poster: poster,
            width: made.film.width,
            height: made.film.height,
            command: ([OptionTable.toolName] + made.film.words).joined(separator: " ")
          )
        )
      }
      let page = GalleryPage(
        title: "Films",
        introduction: "\(made.count.counted("film")).",
        entries: entries
      )
      try AtomicFile.write(page.html(), to: "\(options.out)/index.html")
    } catch {
      throw Failure(running: error)
    }
  }

  private func tell(_ made: [Made]) throws(Failure) {
    let bytes = made.reduce(0) { $0 + $1.output.byteCount }
    if options.printsJSON {
      try console.print(
        JSON.text([
          "films": made.map {
            [
              "name": $0.film.name, "path": $0.path, "frames": $0.film.frameCount,
              "bytes": $0.output.byteCount,
            ] as [String: Any]
          }
        ])
      )
    }
    console.say(
      "\(options.out): \(made.count.counted("film")), \(made.reduce(0) { $0 + $1.film.frameCount }.counted("frame")), "
        + String(format: "%.1f MB", Double(bytes) / 1_000_000)
    )
  }
}
