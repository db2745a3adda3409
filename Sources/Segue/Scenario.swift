import Display
import Pixels
import UIKit

/// A transition that can be run again and again, each time in a fresh world: what a frame is a
/// function of, beside the time.
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
  private let prepare: @MainActor (Stage) throws -> () -> Void

  /// - Parameters:
  ///   - stage: makes the world of a run.
  ///   - prepare: builds the screens and returns what sets the transition in motion; its time 0.
  public init(
    stage: @escaping @MainActor () -> Stage,
    prepare: @escaping @MainActor (Stage) throws -> () -> Void
  ) {
    makeStage = stage
    self.prepare = prepare
  }

  public init(
    screen: Screen = .iPhone15,
    prepare: @escaping @MainActor (Stage) throws -> () -> Void
  ) {
    self.init(stage: { Stage(screen: screen) }, prepare: prepare)
  }

  /// The same screens on another stage, such as one in the dark.
  public func on(_ stage: @escaping @MainActor () -> Stage) -> Scenario {
    Scenario(stage: stage, prepare: prepare)
  }

  /// A run at its first moment: the transition has been asked for, nothing has moved.
  package func begin() throws -> Performance {
    let stage = makeStage()
    let start = try prepare(stage)
    // What the screens do by themselves when they appear is over before the transition begins.
    try stage.settle()
    let origin = stage.time
    start()
    return Performance(stage: stage, origin: origin, start: start)
  }

  /// Runs the transition to its end without drawing anything.
  public func rehearse(limit: Double = 30) throws -> Rehearsal {
    let performance = try begin()
    try performance.stage.settle(within: limit)
    return try rehearsal(of: performance, until: performance.stage.time)
  }

  /// The same for screens on which something may move for ever: it ends when the last transition has,
  /// or after a while where there is none.
  package func rehearseTransitions(limit: Double) throws -> Rehearsal {
    let performance = try begin()
    let stage = performance.stage
    var count = stage.animatorsSoFar.count
    var lastEnd: Double?
    var time = performance.origin
    while time < performance.origin + limit {
      time += 1.0 / 60
      stage.advance(to: time)
      if let fault = stage.fault { throw StageError.fault(fault) }
      if stage.animatorsSoFar.count != count {
        count = stage.animatorsSoFar.count
        lastEnd = time
      }
      // A second without another one: that was it.
      if let lastEnd, time > lastEnd + 1, stage.unfinished.isEmpty { break }
    }
    if !stage.unfinished.isEmpty { throw StageError.unfinishedTransition(stage.unfinished) }
    let end = lastEnd.map { $0 + 0.1 } ?? performance.origin + min(limit, Scenario.standardDuration)
    return try rehearsal(of: performance, until: end)
  }

  /// Seconds of a film in which no transition happens and something moves for ever.
  private static let standardDuration: Double = 3

  private func rehearsal(of performance: Performance, until end: Double) throws -> Rehearsal {
    if let error = performance.stage.scriptError { throw error }
    return Rehearsal(
      duration: end - performance.origin,
      diagnostics: performance.stage.diagnostics
    )
  }
}

/// What is known of a scenario once it has run.
public struct Rehearsal: Equatable, Sendable {
  /// How long the transition takes, in virtual seconds: until nothing moves any more.
  public var duration: Double
  /// What it asks for that is not supported, each once.
  public var diagnostics: [String]
}

/// A scenario under way.
@MainActor
package struct Performance {
  package let stage: Stage
  /// The stage's time when the transition was asked for.
  let origin: Double
  /// Kept because it may hold what UIKit only refers to weakly: transitioning delegates.
  let start: () -> Void

  /// Seconds since the transition was asked for.
  package var elapsed: Double { stage.time - origin }

  /// What is on screen `time` seconds after the start. Time only goes forwards.
  package func displayList(at time: Double) throws -> DisplayList {
    stage.advance(to: origin + time)
    if let fault = stage.fault { throw StageError.fault(fault) }
    if let error = stage.scriptError { throw error }
    return stage.displayList()
  }
}
