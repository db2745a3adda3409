import Foundation

/// The forms that answer whether there is one, and set its parts.
extension Calendar {
  public func dateIntervalOfWeekend(
    containing date: Date,
    start: inout Date,
    interval: inout TimeInterval
  ) -> Bool {
    guard let weekend = dateIntervalOfWeekend(containing: date) else { return false }
    (start, interval) = (weekend.start, weekend.duration)
    return true
  }

  public func nextWeekend(
    startingAfter date: Date,
    start: inout Date,
    interval: inout TimeInterval,
    direction: SearchDirection = .forward
  ) -> Bool {
    guard let weekend = nextWeekend(startingAfter: date, direction: direction) else { return false }
    (start, interval) = (weekend.start, weekend.duration)
    return true
  }
}
