import Codecs
import Foundation
import OwnCode
import Segue
import Timeline

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
        // The film was started three times, run twice, and drew four frames.
        answer.measure?.cost.start = max(
          0.02,
          time.inSeconds - 3 * cost.begin - 2 * cost.simulate - 4 * cost.draw
        )
      }
      return answer
    } catch {
      return Answer(exitCode: error.exitCode.rawValue, message: error.message)
    }
  }
}
