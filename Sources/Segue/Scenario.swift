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
@MainActor
public struct Scenario {
  private let makeStage: () -> Stage
  private let prepare: (Stage) throws -> () -> Void

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
    return Rehearsal(
      duration: performance.stage.time - performance.origin,
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

  /// What is on screen `time` seconds after the start. Time only goes forwards.
  package func displayList(at time: Double) throws -> DisplayList {
    stage.advance(to: origin + time)
    if let fault = stage.fault { throw StageError.fault(fault) }
    return stage.displayList()
  }
}
