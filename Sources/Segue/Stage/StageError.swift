import Foundation

/// Why a stage cannot go on.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// Something iOS would have raised an exception for, in its words.
  case fault(String)
  /// Everything stands still, and these transitions were never completed.
  case unfinishedTransition([String])
  /// Something would go on moving for ever, or did for the longest time allowed.
  case neverSettles(String)

  public var description: String {
    switch self {
    case .fault(let reason): reason
    case .unfinishedTransition(let reasons): reasons.joined(separator: " ")
    case .neverSettles(let reason): reason
    }
  }
}
