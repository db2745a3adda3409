import Foundation

extension Progress: _ObservedByStandIn {
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  public func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "fractionCompleted": fractionCompleted
    case "completedUnitCount": completedUnitCount
    case "totalUnitCount": totalUnitCount
    case "indeterminate", "isIndeterminate": isIndeterminate
    case "finished", "isFinished": isFinished
    case "cancelled", "isCancelled": isCancelled
    case "paused", "isPaused": isPaused
    case "localizedDescription": localizedDescription
    case "localizedAdditionalDescription": localizedAdditionalDescription
    default: userInfo[ProgressUserInfoKey(rawValue: keyPath)]
    }
  }
}
