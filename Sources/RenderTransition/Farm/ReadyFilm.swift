import Segue

/// A film of a plan, ready to be rendered: made from its words and checked against the plan.
@MainActor
struct ReadyFilm {
  private let name: String
  private let film: FarmFilm
  private let pass: RenderCommand.Pass

  init(
    _ planned: FarmPlan.Film,
    format: OutputFormat,
    threads: Int?,
    console: Console
  ) throws(Failure) {
    name = planned.name
    var film = try FarmFilm(words: planned.words, format: format, console: console)
    film.setThreads(threads)
    self.film = film
    // The plan contains the duration, so no run is needed to measure it.
    pass = try film.pass(duration: planned.duration)
    guard try film.content(pass) == planned.content, pass.plan.totalCount == planned.frameCount
    else {
      throw Failure(
        .badInput,
        "'\(planned.name)' has changed since the plan was made: its code, pictures or options differ",
        hint: "plan again; unchanged frames are not rendered again"
      )
    }
  }

  /// Draws some consecutive frames.
  ///
  /// Time runs through the moments before them without drawing.
  func render(
    _ numbers: ClosedRange<Int>,
    into sink: any FrameSink,
    _ meter: Meter
  ) throws(Failure) {
    guard let selection = FrameSelection("\(numbers.lowerBound)-\(numbers.upperBound)"),
      let plan = pass.plan.selecting(selection)
    else { throw Failure(.badInput, "'\(name)' has no frames \(numbers)") }
    var rendering = try film.command.rendering(pass, film.demo)
    rendering.plan = plan
    meter.enter("beginning '\(name)'")
    let before = meter.done
    do {
      try rendering.run(into: [sink]) { [name] done in
        meter.set(before + done, "drawing '\(name)'")
      }
    } catch {
      throw Failure(running: error)
    }
  }
}
