import Animators
import ArgumentParsing
import Codecs
import Foundation
import Segue
import Timeline

/// A film of a plan, made from its words as `render` makes it.
@MainActor
struct FarmFilm {
  private(set) var command: RenderCommand
  let demo: DemoScenario

  /// The formats that can be made from stored frames.
  ///
  /// A page with layers cannot.
  nonisolated static let formats: [OutputFormat] = [
    .png, .apng, .gif, .mp4, .webm, .webp, .avif, .y4m, .rgba,
  ]

  /// - Parameter words: the words of a render; paths in them are relative to the working directory.
  init(words: [String], format: OutputFormat, console: Console) throws(Failure) {
    let options = try FarmFilm.options(words: words, format: format)
    command = RenderCommand(options: options, console: console)
    demo = try command.demo(for: FilmStyle(of: format, options))
  }

  static func options(words: [String], format: OutputFormat) throws(Failure) -> RenderOptions {
    let command = OptionTable.command(
      version: Tool.version,
      animators: Registry.demos.map(\.name),
      devices: Screen.all.map(\.name)
    )
    do throws(UsageError) {
      let all = ["render", "--format=\(format.rawValue)", "--out=film"] + words
      if case .run(let parsed) = try Parser(command).parse(all) {
        var options = try RenderOptions(parsed)
        options.timing.selection = nil
        // Light and dark are two films.
        options.isPair = false
        return options
      }
    } catch {
      throw Failure(
        .usage,
        "'\(words.joined(separator: " "))' is not a film: "
          + error.fullText(columns: 1000).split(separator: "\n")[0].replacing("Error: ", with: "")
      )
    }
    throw Failure(.usage, "the words of a film ask for help: \(words.joined(separator: " "))")
  }

  /// The plan of all its frames.
  func pass(duration: Double) throws(Failure) -> RenderCommand.Pass {
    try command.passes(demo, duration: duration)[0]
  }

  /// - Parameter threads: how many threads draw; nil means all cores.
  mutating func setThreads(_ threads: Int?) {
    var options = command.options
    options.running.threads = threads
    command = RenderCommand(options: options, console: command.console)
  }

  // MARK: Names

  /// A digest of everything that is known before the film runs.
  func question(renderer: String) throws(Failure) -> String {
    var key = ContentKey("film 1", renderer)
    for (name, value) in command.sceneDescription.sorted(by: { $0.key < $1.key }) {
      key.add(name)
      key.add(value)
    }
    // The duration is not known yet: any number will do.
    let pass = try pass(duration: command.options.timing.duration ?? 1)
    key.add(command.planHash(pass))
    key.add("\(pass.style)")
    key.add("\(command.options.timing.duration ?? -1) \(command.options.running.maximumDuration)")
    return key.digest
  }

  /// A digest of everything that decides its pixels besides the renderer.
  func content(_ pass: RenderCommand.Pass) throws(Failure) -> String {
    ContentKey(
      "content",
      try question(renderer: ""),
      command.planHash(pass),
      "\(pass.duration.bitPattern)"
    ).digest
  }

  // MARK: Measuring

  /// Runs it once without drawing, and draws a few frames.
  func measure() throws(Failure) -> FilmMeasure {
    let clock = ContinuousClock()
    do {
      let begin = try clock.measure { _ = try demo.scenario.begin() }
      var rehearsal: Rehearsal?
      let whole = try clock.measure {
        rehearsal = try demo.rehearse(command.options.running)
      }
      guard let rehearsal else { throw Failure(.internalError, "a film was not measured") }
      if command.options.running.isStrict, let message = rehearsal.diagnostics.first {
        throw Failure(.badInput, message)
      }
      let duration = command.options.timing.duration ?? rehearsal.duration
      let pass = try pass(duration: duration)
      let sample = try Sample(pass.plan)
      var rendering = try command.rendering(pass, demo)
      rendering.plan = sample.plan
      rendering.threads = 1
      let sink = TimingSink()
      try rendering.run(into: [sink])
      return FilmMeasure(
        content: try content(pass),
        plan: command.planHash(pass),
        fps: pass.plan.rate.description,
        frameCount: pass.plan.totalCount,
        duration: duration,
        width: sink.width,
        height: sink.height,
        cost: FilmCost(
          begin: begin.inSeconds,
          simulate: max(0, (whole - begin).inSeconds),
          draw: sink.secondsForFrame * sample.movingShare
        ),
        diagnostics: rehearsal.diagnostics + rehearsal.remarks
      )
    } catch {
      throw Failure(running: error)
    }
  }

  /// A few consecutive frames from the middle of the motion.
  @MainActor
  private struct Sample {
    var plan: FramePlan
    /// The part of all frames that differ from their predecessor.
    var movingShare: Double

    init(_ whole: FramePlan) throws(Failure) {
      let count = whole.frames.count
      let first = max(1, min(count - 3, count * 2 / 5))
      let last = min(count, first + 3)
      guard let selection = FrameSelection("\(first)-\(last)"),
        let plan = whole.selecting(selection)
      else { throw Failure(.internalError, "a film without frames") }
      self.plan = plan
      let times = whole.frames.map(\.time)
      let changes = zip(times, times.dropFirst()).count { $0 != $1 }
      movingShare = Double(changes + 1) / Double(count)
    }
  }
}
