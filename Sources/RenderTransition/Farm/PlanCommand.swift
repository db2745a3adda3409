import Animators
import Codecs
import Foundation
import OwnCode
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
      throw Failure(SinkError.file(error, frame: nil))
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

/// Measures films: each is run once without drawing, and a few of its frames are drawn.
///
/// Several processes work at once; the user's own code runs in its own process.
@MainActor
struct FilmMeasuring {
  struct Answer: Codable, Sendable {
    var measure: FilmMeasure?
    var exitCode: Int32?
    var message: String?
  }

  /// The request to a measuring process.
  struct Question: Codable, Sendable {
    var requests: [PlanOptions.Request]
    var format: String
    var renderer: String
    var results: String?
  }

  let format: OutputFormat
  let renderer: String
  let results: ResultStore?
  let jobs: Int
  let console: Console

  func run(_ requests: [PlanOptions.Request]) throws(Failure) -> [Answer] {
    var answers = [Answer?](repeating: nil, count: requests.count)
    let own = requests.indices.filter { requests[$0].isOwnCode }
    let plain = requests.indices.filter { !requests[$0].isOwnCode }
    // Fewer films are measured before another process starts.
    if jobs > 1, plain.count > 8 {
      for (index, answer) in try inProcesses(plain, requests) { answers[index] = answer }
    } else {
      for index in plain {
        answers[index] = answer(to: requests[index])
        console.progress(index + 1, of: requests.count)
      }
    }
    for index in own { answers[index] = try ownCode(requests[index]) }
    return answers.map { $0 ?? Answer(exitCode: ExitCode.internalError.rawValue) }
  }

  /// Measures one film in this process.
  private func answer(to request: PlanOptions.Request) -> Answer {
    do throws(Failure) {
      let film = try FarmFilm(words: request.words, format: format, console: console)
      let question = try film.question(renderer: renderer)
      if let known = results?.measure(of: question) { return Answer(measure: known) }
      let measure = try film.measure()
      results?.keep(measure, of: question)
      return Answer(measure: measure)
    } catch {
      return Answer(exitCode: error.exitCode.rawValue, message: error.message)
    }
  }

  // MARK: Other processes

  /// Answers the request of another process.
  static func answer(_ path: String, to place: String, console: Console) throws(Failure) -> ExitCode
  {
    let bytes = try InputFile.read(path)
    guard let question = try? JSONText.value(Question.self, from: bytes),
      let format = OutputFormat(rawValue: question.format)
    else { throw Failure(.badInput, "cannot understand '\(path)'") }
    let measuring = FilmMeasuring(
      format: format,
      renderer: question.renderer,
      results: question.results.map { ResultStore(folder: $0) },
      jobs: 1,
      console: console
    )
    let watchdog = Watchdog(timeout: 120, console: console)
    var answers: [Answer] = []
    for request in question.requests {
      watchdog.enter("looking at '\(request.name)'")
      answers.append(measuring.answer(to: request))
    }
    do {
      try AtomicFile.write(JSONText.bytes(of: answers), to: place)
    } catch {
      throw Failure(.ioError, "cannot write '\(place)': \(error)")
    }
    return .success
  }

  private func inProcesses(
    _ indices: [Int],
    _ requests: [PlanOptions.Request]
  ) throws(Failure) -> [(Int, Answer)] {
    let folder = try TemporaryFolder()
    let count = min(jobs, (indices.count + 7) / 8)
    // Neighbouring films cost about the same, so they are dealt out in turn.
    let hands = (0..<count).map { hand in
      stride(from: hand, to: indices.count, by: count).map { indices[$0] }
    }
    var processes: [Process] = []
    for (number, hand) in hands.enumerated() {
      try ask(hand.map { requests[$0] }, folder.file("question-\(number).json"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = words(folder, number)
      do {
        try process.run()
      } catch {
        throw Failure(.tryAgain, "cannot start another process: \(error)")
      }
      processes.append(process)
    }
    var result: [(Int, Answer)] = []
    for (number, (hand, process)) in zip(hands, processes).enumerated() {
      process.waitUntilExit()
      let answers =
        read(folder.file("answer-\(number).json"), count: hand.count)
        ?? hand.map { _ in
          Answer(
            exitCode: ExitCode.internalError.rawValue,
            message: "the process that measured it ended"
          )
        }
      result += zip(hand, answers)
    }
    return result
  }

  private func words(_ folder: TemporaryFolder, _ number: Int) -> [String] {
    [
      "plan", "--measure", folder.file("question-\(number).json"), "--answer",
      folder.file("answer-\(number).json"), "--no-progress",
    ]
  }

  private func ask(_ requests: [PlanOptions.Request], _ path: String) throws(Failure) {
    let question = Question(
      requests: requests,
      format: format.rawValue,
      renderer: renderer,
      results: results?.folder
    )
    do {
      try AtomicFile.write(JSONText.bytes(of: question), to: path)
    } catch {
      throw Failure(.ioError, "cannot write '\(path)': \(error)")
    }
  }

  private func read(_ path: String, count: Int) -> [Answer]? {
    guard let data = FileManager.default.contents(atPath: path),
      let answers = try? JSONText.value([Answer].self, from: data), answers.count == count
    else { return nil }
    return answers
  }

  /// Compiles it if necessary, and measures it in its own process.
  private func ownCode(_ request: PlanOptions.Request) throws(Failure) -> Answer {
    let folder = try TemporaryFolder()
    do throws(Failure) {
      let options = try FarmFilm.options(words: request.words, format: format)
      try ask([request], folder.file("question-0.json"))
      let clock = ContinuousClock()
      let run = ClientRun(
        options: options.scene.code,
        console: console,
        words: words(folder, 0),
        outputs: [],
        isStrict: options.running.isStrict
      )
      let client = try run.build()
      var code = ExitCode.success
      var failure: Failure?
      let time = clock.measure {
        do throws(Failure) {
          code = try run.render(client)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      guard code == .success, var answer = read(folder.file("answer-0.json"), count: 1)?.first
      else {
        return Answer(exitCode: code.rawValue, message: "the process that measured it ended")
      }
      if let cost = answer.measure?.cost {
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        // The film was started three times, run twice, and drew four frames.
        answer.measure?.cost.start = max(
          0.02,
          seconds - 3 * cost.begin - 2 * cost.simulate - 4 * cost.draw
        )
      }
      return answer
    } catch {
      return Answer(exitCode: error.exitCode.rawValue, message: error.message)
    }
  }
}

/// A folder that is removed with its last reference.
final class TemporaryFolder {
  private let path: String

  init() throws(Failure) {
    path = NSTemporaryDirectory() + "render-transition-\(getpid())-\(UUID().uuidString)"
    guard mkdir(path, 0o700) == 0 else {
      throw Failure(SinkError.file(FileError("create the directory", path), frame: nil))
    }
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
