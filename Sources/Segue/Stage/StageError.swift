import Foundation

/// Why a stage stops.
public enum StageError: LocalizedError, Equatable, CustomStringConvertible {
  /// Something for which iOS raises an exception, in its words.
  case fault(String)
  /// Nothing moves any longer, and these transitions were never completed.
  case unfinishedTransition([String])
  /// Something moves for ever, or longer than the limit.
  case neverSettles(String)
  /// Time stands still: turn follows turn at one moment.
  case standsStill(String)
  /// Unsupported features were used in strict mode.
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
