import InterfaceFiles
import Segue

extension Failure {
  /// Any error of a run in words.
  init(running error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as SinkError: self.init(error)
    case let error as StageError: self.init(stage: error)
    case let error as StepError: self.init(error)
    case let error as InterfaceFileError: self.init(.badInput, "\(error)")
    default: self.init(.internalError, "\(error)")
    }
  }

  private init(stage error: StageError) {
    switch error {
    case .fault(let words):
      self.init(.badInput, ([words] + FaultPlace.lines(of: words)).joined(separator: "\n"))
    case .unfinishedTransition(let reasons):
      self.init(
        .protocolBroken,
        reasons.joined(separator: " "),
        hint: ClientLibrary.advice
          ?? "call completeTransition(_:) when the animations are over, also when cancelled"
      )
    case .neverSettles(let why):
      self.init(
        .protocolBroken,
        "the transition never ends: \(why)",
        hint: "show only a part of it with --duration, or wait longer with --max-duration"
      )
    case .standsStill(let why):
      self.init(
        .protocolBroken,
        "time stands still: \(why)",
        hint: "work that restarts itself each time it runs needs a delay"
      )
    case .diagnostics(let messages):
      self.init(.failure, messages.joined(separator: " "))
    }
  }
}
