import Foundation
import Segue

/// Measures every film once and divides all of them among machines.
@MainActor
struct PlanCommand {
  let options: PlanOptions
  let console: Console

  func run() throws(Failure) -> ExitCode {
    let path = URL(fileURLWithPath: options.path).standardizedFileURL.path
    if !options.replacesOthers, Existing.isReplaced(path) {
      throw Failure(
        .cannotCreate,
        "cannot write '\(options.path)': it exists",
        hint: "use --force to plan again: frames that are already rendered are reused"
      )
    }
    let renderer = try RendererIdentity.current()
    let measures = try FilmMeasuring(
      format: options.format,
      renderer: renderer,
      results: options.results,
      jobs: options.jobs,
      console: console
    ).run(options.requests)
    let films = try judged(measures)
    let plan = FarmPlan(
      renderer: renderer,
      directory: FileManager.default.currentDirectoryPath,
      films: films,
      chunks: ChunkBalance(options.measure).chunks(of: films, renderer: renderer)
    )
    try write(plan, to: path)
    if options.printsJSON {
      try console.print(summary(plan))
    }
    let seconds = plan.chunks.reduce(0) { $0 + $1.seconds }
    console.say(
      "\(options.path): \(plan.films.count.counted("film")), \(plan.frameCount.counted("frame")), \(plan.chunks.count.counted("chunk")), "
        + "about \(Int(seconds.rounded(.up))) s on one thread"
    )
    return .success
  }

  /// The films that can be rendered.
  ///
  /// Without `--keep-going`, any other film is an error.
  private func judged(_ answers: [FilmMeasuring.Answer]) throws(Failure) -> [FarmPlan.Film] {
    var films: [FarmPlan.Film] = []
    var failures: [(name: String, failure: Failure)] = []
    for (request, answer) in zip(options.requests, answers) {
      for message in answer.measure?.diagnostics ?? [] {
        console.detail("note: \(request.name): \(message)")
      }
      if let measure = answer.measure {
        films.append(
          .init(
            name: request.name,
            words: request.words,
            isOwnCode: request.isOwnCode,
            format: options.format.rawValue,
            measure: measure
          )
        )
      } else {
        let code = answer.exitCode.flatMap(ExitCode.init(rawValue:)) ?? .internalError
        failures.append(
          (request.name, Failure(code, answer.message ?? "it could not be measured"))
        )
      }
    }
    guard let first = failures.first else { return films }
    if options.keepsGoing, !films.isEmpty {
      for (name, failure) in failures { console.warn("'\(name)' is left out: \(failure.message)") }
      return films
    }
    let lines = failures.prefix(20).map { "'\($0.name)' cannot be planned: \($0.failure.message)" }
    let more = failures.count > 20 ? ["… and \(failures.count - 20) more"] : []
    throw Failure(
      first.failure.exitCode,
      (lines + more).joined(separator: "\n"),
      hint: films.isEmpty ? nil : "--keep-going leaves such films out"
    )
  }

  private func write(_ plan: FarmPlan, to path: String) throws(Failure) {
    do throws(FileError) {
      try FarmFolder(ofPlan: path).make()
      try SharedFile.write(plan.encoded(), to: path)
      let script = options.jobScript ?? "\(FarmFolder(ofPlan: path).path)/job.sh"
      let text = JobScript(plan: plan, planPath: path, results: options.results).text
      try SharedFile.write(Array(text.utf8), to: script)
      chmod(script, 0o755)
    } catch {
      throw Failure(error)
    }
  }

  private func summary(_ plan: FarmPlan) -> String {
    JSON.text([
      "plan": options.path, "hash": plan.hash, "renderer": plan.renderer,
      "films": plan.films.count, "frames": plan.frameCount,
      "chunks": plan.chunks.map { chunk in
        [
          "index": chunk.index, "id": chunk.id, "seconds": chunk.seconds,
          "frames": chunk.frameCount,
          "parts": chunk.parts.map {
            ["film": plan.films[$0.film].name, "first": $0.first, "last": $0.last] as [String: Any]
          },
        ] as [String: Any]
      },
    ])
  }
}
