import ArgumentParsing
import Segue

/// `render --plan`, typed and checked.
struct ChunkRequest: Sendable {
  var chunk: Int
  var attempt: Int
  var verifiesRetry: Bool
  var results: ResultStore?
  var threads: Int?
  var timeout: Double
  var film: Int?
  var again: ChunkCommand.Again?

  /// The options that go with `--plan`; the plan decides everything else.
  private static let companions = [
    "plan", "chunk", "attempt", "verify-retry", "results", "results-limit", "film", "again",
    "threads",
    "timeout", "config", "json-progress", "quiet", "verbose", "progress", "color", "debug",
  ]

  init(_ parsed: ParsedArguments) throws(UsageError) {
    let stranger = (OptionTable.film + OptionTable.running).map(\.name).first {
      !ChunkRequest.companions.contains($0) && parsed.isSet($0)
    }
    if let stranger {
      throw parsed.usageError("'--\(stranger)' does not go with '--plan': the plan decides it.")
    }
    guard
      let chunk = try parsed.value(
        "chunk",
        { (text) throws(InvalidValue) in try Quantity.integer(text, in: 1...FramePlan.maximumCount)
        }
      )
    else { throw parsed.usageError("'--plan' needs '--chunk'.") }
    self.chunk = chunk
    attempt =
      try parsed.value("attempt") { (text) throws(InvalidValue) in
        try Quantity.integer(text, in: 1...1_000_000)
      } ?? 1
    verifiesRetry = parsed.flag("verify-retry") ?? false
    results = try FarmOptions.results(parsed)
    let running = try RunningOptions(parsed)
    threads = running.threads
    timeout = running.timeout
    film = parsed.string("film").flatMap { Int($0) }
    again = parsed.string("again").flatMap { text in
      guard let colon = text.firstIndex(of: ":"), let number = Int(text[..<colon]) else {
        return nil
      }
      return .init(number: number, path: String(text[text.index(after: colon)...]))
    }
  }

  @MainActor
  func command(plan path: String, console: Console) throws(Failure) -> ChunkCommand {
    let file = try PlanFile(path)
    guard chunk <= file.plan.chunks.count else {
      throw Failure(
        .usage,
        "'--chunk \(chunk)' is not there: the plan '\(path)' has \(file.plan.chunks.count)"
      )
    }
    return ChunkCommand(
      file: file,
      chunk: file.plan.chunks[chunk - 1],
      attempt: attempt,
      verifiesRetry: verifiesRetry,
      results: results,
      threads: threads,
      timeout: timeout,
      onlyFilm: film,
      again: again,
      console: console
    )
  }
}
