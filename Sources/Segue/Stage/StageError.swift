import Foundation

/// Why a stage stops.
public enum StageError: LocalizedError, Equatable, CustomStringConvertible {
  /// Something iOS would have raised an exception for, in its words.
  case fault(String)
  /// Everything stands still, and these transitions were never completed.
  case unfinishedTransition([String])
  /// Something would move for ever, or did for the longest time allowed.
  case neverSettles(String)
  /// Time stands still: turn follows turn at one moment.
  case standsStill(String)
  /// What is not supported was asked for, and everything is to be strict.
  case diagnostics([String])

  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .fault(let reason): reason
    case .unfinishedTransition(let reasons): reasons.joined(separator: " ")
    case .neverSettles(let reason), .standsStill(let reason): reason
    case .diagnostics(let messages): messages.joined(separator: "\n")
    }
  }
}
