import Display
import Pixels
import UIKit

/// A transition that can be run again and again, each time in a fresh world.
///
/// A frame is a function of the scenario and the time.
///
///     let scenario = Scenario(screen: .iPhone15) { stage in
///       let home = HomeViewController()
///       stage.window.rootViewController = home
///       return { home.present(DetailViewController(), animated: true) }
///     }
///     try scenario.render(to: "transition.gif")
@preconcurrency
@MainActor
public struct Scenario {
  private let makeStage: @MainActor () -> Stage
  /// Whether animations of the screens' appearance end before the transition starts.
  ///
  /// Not in a film of what an app shows by itself after its launch.
  package var restsFirst = true
  /// In virtual seconds: how long the film is at least where something never ends.
  package var leastDuration = 0.0
  private let prepare: @MainActor (Stage) throws -> () -> Void

  /// - Parameters:
  ///   - stage: makes the world of a run.
  ///   - prepare: builds the screens and returns what sets the transition in motion; its time 0.
  ///     It runs on the main actor; a constant of a test's file holds a scenario as it is.
  public nonisolated init(
    stage: @escaping @MainActor () -> Stage,
    prepare: @escaping @MainActor (Stage) throws -> () -> Void
  ) {
    makeStage = stage
    self.prepare = prepare
  }

  /// - Parameters:
  ///   - screen: the device.
  ///   - prepare: builds the screens on a new stage and returns what starts the transition. It is
  ///     called once for each run.
  public nonisolated init(
    screen: Screen = .iPhone15,
    prepare: @escaping @MainActor (Stage) throws -> () -> Void
  ) {
    self.init(stage: { Stage(screen: screen) }, prepare: prepare)
  }

  /// The same screens on another stage, such as one in the dark.
  public func on(_ stage: @escaping @MainActor () -> Stage) -> Scenario {
    var scenario = Scenario(stage: stage, prepare: prepare)
    scenario.restsFirst = restsFirst
    scenario.leastDuration = leastDuration
    return scenario
  }

  /// Seconds after which nothing new is expected of a screen on which only timers, display links
  /// and endless animations go on.
  ///
  /// As long as a launch may take.
  static let monotony: Double = 12

  /// A run at its first moment: the transition has been requested, nothing has moved.
  package func begin() throws -> Performance {
    let stage = makeStage()
    let start = try stage.world.clock.system.run { try prepare(stage) }
    // Endless animations, such as a pulse, continue.
    if restsFirst { try stage.rest(within: 60, orMonotonyAfter: Scenario.monotony) }
    let origin = stage.time
    let transitions = stage.animatorsSoFar.count
    stage.world.clock.system.run(start)
    return Performance(
      stage: stage,
      origin: origin,
      start: start,
      transitionsBefore: transitions
    )
  }

  /// The screen that it is played on.
  func screen() throws -> Screen { makeStage().screen }

  /// Runs the transition to its end without drawing anything.
  ///
  /// Where something never ends, such as a pulse or a clock, the end is that of the last
  /// transition, with the animations that are under way then, and `remarks` says so.
  ///
  /// - Parameters:
  ///   - limit: how long the transition may take, in virtual seconds.
  ///   - comparing: whether what it shows is kept, to be compared with the next run.
  public func rehearse(limit: Double = 30, comparing: Bool = false) throws -> Rehearsal {
    let defaults = AppDefaults()
    defer { defaults.restore() }
    let performance = try begin()
    let recording = comparing ? Recording(ofCourse: performance) : nil
    do throws(StageError) {
      try performance.stage.settle(
        within: limit,
        orMonotonyAfter: Scenario.monotony,
        visiting: recording
      )
    } catch {
      defaults.restore()
      return try rehearseTransitions(limit: limit, after: error)
    }
    return try rehearseEndlessMotion(of: performance, limit: limit, defaults)
      ?? rehearsal(of: performance, since: recording?.course)
  }

  /// Runs the transition to its end as `rehearse` does and keeps what it shows on the way, so that
  /// the film of it needs no second run.
  ///
  /// - Parameters:
  ///   - tick: the moments that the film is going to show, in ascending order; see `Recording`.
  ///   - end: the film's, in seconds since the transition was asked for; nil is where it ends.
  ///   - headStart: what other threads paint in the meantime.
  /// - Returns: no recording where what moves never ends, nor of an enormous film.
  package func record(
    limit: Double = 30,
    until end: Double? = nil,
    headStart: HeadStart? = nil,
    at tick: @escaping (Int) -> Double
  ) throws -> (rehearsal: Rehearsal, recording: Recording?) {
    defer { headStart?.end() }
    let defaults = AppDefaults()
    let performance = try begin()
    let recording = Recording(of: performance, until: end, headStart: headStart, at: tick)
    do throws(StageError) {
      try performance.stage.settle(
        within: limit,
        orMonotonyAfter: Scenario.monotony,
        visiting: recording
      )
    } catch {
      // Every run begins with the same defaults.
      defaults.restore()
      defer { defaults.restore() }
      return (try rehearseTransitions(limit: limit, after: error), nil)
    }
    if let rehearsal = try rehearseEndlessMotion(of: performance, limit: limit, defaults) {
      return (rehearsal, nil)
    }
    let rehearsal = try rehearsal(of: performance, since: recording.course)
    guard recording.isWhole else {
      defaults.restore()
      return (rehearsal, nil)
    }
    return (rehearsal, recording)
  }

  /// What is known once a run has come to its end.
  ///
  /// - Parameter course: what it showed, where that is to be compared with the next run.
  private func rehearsal(
    of performance: Performance,
    since course: Course?
  ) throws -> Rehearsal {
    let stage = performance.stage
    var rehearsal = try rehearsal(of: performance, until: stage.time)
    stage.stepWatch.finish(on: stage)
    rehearsal.remarks += stage.stepWatch.notes
    rehearsal.course = course
    rehearsal.course?.finish(stage.displayList())
    rehearsal.diagnostics = stage.diagnostics
    return rehearsal
  }

  /// The rehearsal of a scenario whose first performance showed nothing but endless motion;
  /// nil for any other one.
  ///
  /// - Parameter defaults: those with which every run begins.
  private func rehearseEndlessMotion(
    of performance: Performance,
    limit: Double,
    _ defaults: AppDefaults
  ) throws -> Rehearsal? {
    guard performance.showsOnlyEndlessMotion else { return nil }
    defaults.restore()
    defer { defaults.restore() }
    // Nothing else is to come.
    return try rehearseTransitions(limit: min(limit, Scenario.standardDuration))
  }

  /// The rehearsal of a scenario in which something moves for ever; rethrows any other error.
  private func rehearseTransitions(limit: Double, after error: StageError) throws -> Rehearsal {
    guard case .neverSettles(let why) = error else { throw error }
    // A transition that is still running after this time never ends by itself.
    guard var rehearsal = try rehearseTransitions(limit: limit) else { throw error }
    rehearsal.remarks.append("\(why) The film ends with the transition.")
    return rehearsal
  }

  /// The same for screens on which something moves for ever.
  ///
  /// Nil when a transition does.
  private func rehearseTransitions(limit: Double) throws -> Rehearsal? {
    let performance = try begin()
    let stage = performance.stage
    var count = stage.animatorsSoFar.count
    var lastEnd: Double?
    var motionEnd = performance.origin
    var time = performance.origin
    var course = Course()
    let first = try performance.displayList(at: 0)
    course.add(first, at: 0)
    var steps = 0.0
    // All steps of a script are in the film, however long it waits in between.
    var scriptEnd = performance.origin + leastDuration
    while time < scriptEnd + limit {
      steps += 1
      time = performance.origin + steps / 60
      stage.advance(to: time)
      try stage.throwFault()
      // Only transitions are longer, and nothing cuts their films short.
      if time <= performance.origin + Scenario.standardDuration {
        course.add(stage.displayList(), at: time - performance.origin)
      }
      if stage.animatorsSoFar.count != count {
        count = stage.animatorsSoFar.count
        lastEnd = time
        let asked = max(performance.origin, stage.lastStepTime)
        motionEnd = stage.endOfMotion(since: asked, within: Scenario.standardDuration) ?? time
      }
      if stage.hasStepsLeft || time < stage.scriptEnd {
        scriptEnd = max(time, stage.scriptEnd)
        continue
      }
      // One second without another transition: the last one has ended.
      if let lastEnd, time > max(lastEnd, scriptEnd) + 1, stage.unfinished.isEmpty { break }
    }
    if !stage.unfinished.isEmpty { return nil }
    let lastStep = max(performance.origin, stage.lastStepTime)
    let end =
      if let lastEnd, lastEnd >= lastStep {
        max(lastEnd + 0.1, motionEnd)
      } else {
        lastStep + min(limit, Scenario.standardDuration)
      }
    var rehearsal = try rehearsal(of: performance, until: max(end, scriptEnd))
    rehearsal.remarks += stage.stepWatch.notes
    rehearsal.course = course
    return rehearsal
  }

  /// Seconds of a film in which no transition happens and something moves for ever.
  static let standardDuration: Double = 3

  private func rehearsal(of performance: Performance, until end: Double) throws -> Rehearsal {
    if let error = performance.stage.scriptError { throw error }
    let withdrawn = performance.stage.uikit.withdrawnTransitions.first.map {
      "\($0) called completeTransition(false) although nothing cancelled it, so the first screen is back; "
        + "usually the argument is !transitionContext.transitionWasCancelled"
    }
    var rehearsal = Rehearsal(
      duration: end - performance.origin,
      diagnostics: performance.stage.diagnostics,
      remarks: withdrawn.map { [$0] } ?? []
    )
    rehearsal.animators = Set(performance.stage.transitionsSoFar.flatMap(\.classes))
    return rehearsal
  }
}
