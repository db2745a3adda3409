import Codecs
import Foundation
import OwnCode
import Raster
import Segue

/// Renders a transition into every output that was asked for.
///
/// Outputs of one rate are rendered in one pass.
@MainActor
struct RenderCommand {
  let options: RenderOptions
  let console: Console
  /// Collects what is printed as JSON; nil prints it at once.
  var answers: Answers?
  /// What an earlier run has found out for the same screens, such as what is touched
  /// first; nil for a first one.
  private var known: DemoScenario?

  init(options: RenderOptions, console: Console, answers: Answers? = nil) {
    self.options = options
    self.console = console
    self.answers = answers
  }

  func run() throws(Failure) -> ExitCode {
    options.isPair ? try runPair() : try runOnce()
  }

  /// Light and dark, one after the other, and the markup with which a page shows the right one.
  private func runPair() throws(Failure) -> ExitCode {
    var code = ExitCode.success
    let answers = options.running.printsJSON ? Answers() : nil
    for isDark in [false, true] {
      var half = options
      half.isPair = false
      half.scene.look.isDark = isDark
      half.outputs = options.outputs.map { $0.named(adding: isDark ? "-dark" : "-light") }
      code = try RenderCommand(options: half, console: console, answers: answers).run()
    }
    if let answers {
      try console.print(answers.text)
    } else if !options.running.isDryRun {
      tellPictureElements()
    }
    return code
  }

  private func runOnce() throws(Failure) -> ExitCode {
    let watchdog = Watchdog(timeout: options.running.timeout, console: console)
    watchdog.enter("building the screens")
    let demo = try leadingDemo()
    watchdog.enter("measuring the transition")
    let (rehearsal, recording) = try run(demo)
    let duration = options.timing.duration ?? rehearsal.duration
    if options.choosesMoments {
      var chosen = options
      chosen.choosesMoments = false
      do {
        let motion = try demo.scenario.motion(duration: duration)
        chosen.timing.at = try demo.tellingMoments(duration: duration, motion: motion)
      } catch {
        throw Failure(running: error)
      }
      var command = RenderCommand(options: chosen, console: console, answers: answers)
      command.known = demo
      return try command.runOnce()
    }
    let passes = try passes(demo, duration: duration)
    if options.running.isDryRun {
      _ = try crop(on: demo.screen)
      if options.running.printsJSON {
        try answer(planObject(passes))
      } else {
        try console.print(planText(passes))
      }
      return .success
    }
    try refuseExistingFiles()
    // Rendering takes the moments out of the recording.
    let isOwnCode = ClientLibrary.currentDescription != nil
    let isStill = isOwnCode && recording?.isStill ?? rehearsal.course?.isStill ?? false
    let stillness = stillness(rehearsal, isStill: isStill) ?? replacement(rehearsal)
    if let stillness, CrashNote.leavesFailureToParent { throw .still(stillness) }
    var outputs: [SinkOutput] = []
    for pass in passes {
      let isLeading = pass.style.scale == leadingStyle.scale
      outputs += try render(
        pass,
        isLeading ? demo : try self.demo(for: pass.style),
        rehearsal,
        isLeading ? recording : nil,
        watchdog
      )
    }
    try report(outputs, duration: duration, passes: passes)
    for remark in rehearsal.remarks { console.note(remark) }
    if let stillness { console.note(stillness) }
    var messages: [String] = []
    for message in rehearsal.diagnostics + outputs.flatMap(\.diagnostics)
    where !messages.contains(message) {
      messages.append(message)
    }
    return try judge(messages)
  }

  /// With what cannot be read of the pictures that are the screens, the first time.
  private func leadingDemo() throws(Failure) -> DemoScenario {
    if let known { return known }
    let demo = try self.demo(for: leadingStyle)
    for path in [options.scene.fromImage, options.scene.toImage].compactMap({ $0 }) {
      for note in PictureDecoder.notes(on: try InputFile.read(path)) {
        console.warn("'\(path)' \(note)")
      }
    }
    return demo
  }

  // MARK: Planning

  /// What one run over the transition renders.
  struct Pass {
    var plan: FramePlan
    /// First and last number when only some frames of the plan are drawn.
    var chunk: ClosedRange<Int>?
    var outputs: [OutputRequest]
    var style: FilmStyle
    /// The shown part of the transition, in virtual seconds.
    var duration: Double
  }

  /// The style of the first output: the run that measures the transition has it, and becomes the
  /// film where possible.
  private var leadingStyle: FilmStyle { FilmStyle(of: options.outputs[0].format, options) }

  /// Runs the transition, and keeps its pictures if the film consists of every n-th tick.
  private func run(
    _ demo: DemoScenario
  ) throws(Failure) -> (rehearsal: Rehearsal, recording: Recording?) {
    Renderer.threadsForPictures = threads
    let timing = options.timing
    let limit = options.running.maximumDuration
    let isWhole = timing.at == nil && timing.selection == nil && timing.poster == nil
    guard isWhole, !options.running.isDryRun, !options.choosesMoments else {
      let rehearsal = try demo.rehearse(options.running)
      note(rehearsal)
      return (rehearsal, nil)
    }
    let rate = options.outputs[0].format.playableRate(for: standardRate)
    let (step, speed) = (timing.every, timing.speed)
    do {
      // The last frame of a film that is shorter than the transition is at or after the film's end.
      let end = timing.duration.map { $0 + speed / rate.framesPerSecond }
      let run = try demo.scenario.record(limit: limit, until: end, headStart: makeHeadStart()) {
        rate.time(of: $0 * step) * speed
      }
      note(run.rehearsal)
      return run
    } catch {
      throw Failure(running: error)
    }
  }

  /// For sequences of pictures only: frames of other outputs take more memory while they wait.
  private func makeHeadStart() -> HeadStart? {
    guard options.outputs.allSatisfy({ $0.format == .png }), !options.usesSmallPNG else {
      return nil
    }
    return HeadStart(threads: threads, contents: PNGSequence.contents)
  }

  private func note(_ rehearsal: Rehearsal) {
    console.detail("the transition takes \(String(format: "%g", rehearsal.duration)) s")
  }

  /// The default rate: one that a GIF can play serves all outputs in one pass.
  private var standardRate: FrameRate {
    let timing = options.timing
    return !timing.isRateChosen && options.outputs.contains(where: \.isGIF)
      ? GIFFile.playableRate(for: timing.rate) : timing.rate
  }

  func passes(_ demo: DemoScenario, duration: Double) throws(Failure) -> [Pass] {
    var groups: [(rate: FrameRate, style: FilmStyle, outputs: [OutputRequest])] = []
    let standard = standardRate
    for output in options.outputs {
      let rate = output.format.playableRate(for: standard)
      if rate != standard {
        console.say(
          "a GIF cannot play \(standard) frames a second everywhere: '\(output.file ?? "")' gets \(rate)"
        )
      }
      let style = FilmStyle(of: output.format, options)
      if let index = groups.firstIndex(where: { $0.rate == rate && $0.style == style }) {
        groups[index].outputs.append(output)
      } else {
        groups.append((rate, style, [output]))
      }
    }
    var passes: [Pass] = []
    for (rate, style, outputs) in groups {
      passes.append(try pass(rate: rate, style: style, duration: duration, outputs: outputs))
    }
    return passes
  }

  func pass(
    rate: FrameRate,
    style: FilmStyle,
    duration: Double,
    outputs: [OutputRequest]
  ) throws(Failure) -> Pass {
    let timing = options.timing
    var request = FramePlan.Request(rate: rate, duration: duration)
    request.speed = timing.speed
    request.holdFirst = style.holdFirst
    request.holdLast = style.holdLast
    request.poster = timing.poster
    request.every = timing.every
    request.at = timing.at
    request.isReversed = timing.isReversed
    request.isBoomerang = timing.isBoomerang
    guard let plan = plan(request, for: outputs) else {
      throw .tooManyFrames(hint: "lower --fps or --duration")
    }
    guard let selection = timing.selection else {
      return Pass(plan: plan, outputs: outputs, style: style, duration: duration)
    }
    guard let chosen = plan.selecting(selection), let first = chosen.frames.first,
      let last = chosen.frames.last
    else {
      throw Failure(
        .usage,
        "'--frames' names a frame that is not there: the plan has \(plan.frames.count)",
        hint: "frames are numbered from 1 to \(plan.frames.count); -1 is the last"
      )
    }
    return Pass(
      plan: chosen,
      chunk: first.number...last.number,
      outputs: outputs,
      style: style,
      duration: duration
    )
  }

  /// A strip of a long transition shows every n-th tick, where the user does not choose the
  /// moments.
  private func plan(_ request: FramePlan.Request, for outputs: [OutputRequest]) -> FramePlan? {
    let plan = FramePlan(request)
    let timing = options.timing
    let isFree =
      timing.at == nil && timing.selection == nil && timing.every == 1 && !timing.isRateChosen
    guard let plan, isFree, outputs.allSatisfy({ $0.format == .filmstrip }) else { return plan }
    var thinner = request
    var fitting = plan
    while fitting.frames.count > FilmstripFile.maximumCount {
      thinner.every += 1
      guard let next = FramePlan(thinner), next.frames.count < fitting.frames.count else { break }
      fitting = next
    }
    if thinner.every > 1 {
      console.say("the strip shows \(fitting.frames.count) of \(plan.frames.count) frames")
    }
    return fitting
  }

  /// The transition at the style's number of pixels to a point.
  func demo(for style: FilmStyle) throws(Failure) -> DemoScenario {
    var scene = options.scene
    scene.look.scale = style.scale
    return try DemoScenario.make(
      scene,
      maximumPixels: options.running.maximumPixels,
      console: console
    )
  }

  private func refuseExistingFiles() throws(Failure) {
    for case let path? in options.outputs.map(\.file) {
      do throws(Failure) {
        try Existing.refuse(WorkingFolder.whole(path), unless: options.replacesOthers)
      } catch {
        throw error.naming([path])
      }
    }
  }

  /// The animator, or what is run of the user's own code: an app by its name, since the class of its
  /// delegate tells a reader nothing.
  var title: String {
    let choice = ClientLibrary.currentDescription?.choice
    return OwnAnimators.asked.title
      ?? choice.map {
        $0.kind == "app" ? $0.module : $0.name(onReturn: options.scene.isDismissal)
      } ?? options.scene.animator
  }

  /// What `title` is the name of, at the beginning of a line: an app, a view controller.
  var titleKind: String {
    let kind = ClientLibrary.currentDescription?.choice.kind ?? Candidate.Kind.animator.rawValue
    // A film of a file in its app is about an animator of the file.
    let shown = OwnAnimators.asked.areNamed ? Candidate.Kind.animator.rawValue : kind
    return shown.prefix(1).uppercased() + shown.dropFirst()
  }
}
