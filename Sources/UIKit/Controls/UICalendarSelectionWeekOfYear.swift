import Foundation

/// One week, or none (iOS 18).
@preconcurrency
@MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// `weekOfYear` and `yearForWeekOfYear` count.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.update() } }

  open func setSelectedWeekOfYear(_ weekOfYear: DateComponents?, animated: Bool) {
    selectedWeekOfYear = weekOfYear
  }

  private var calendar: Calendar { view?.ownCalendar ?? Calendar(identifier: .gregorian) }

  private func week(of day: DateComponents) -> DateComponents? {
    calendar.date(from: day).map {
      calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: $0)
    }
  }

  /// The seven days of the week.
  override var chosen: [DateComponents] {
    guard let week = selectedWeekOfYear, let number = week.weekOfYear,
      let year = week.yearForWeekOfYear,
      let start = calendar.date(
        from: DateComponents(
          weekday: calendar.firstWeekday,
          weekOfYear: number,
          yearForWeekOfYear: year
        )
      )
    else { return [] }
    return (0..<7).compactMap { day in
      calendar.date(byAdding: .day, value: day, to: start).map {
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: $0)
      }
    }
  }

  override func canChoose(_ day: DateComponents) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day)) ?? true
  }

  /// A tap on a day of the chosen week takes it back (inferred from the selection of a day).
  override func choose(_ day: DateComponents) {
    let week = week(of: day)
    let isSame =
      week?.weekOfYear == selectedWeekOfYear?.weekOfYear
      && week?.yearForWeekOfYear == selectedWeekOfYear?.yearForWeekOfYear
    selectedWeekOfYear = isSame ? nil : week
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: selectedWeekOfYear)
  }
}

@preconcurrency
@MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  )
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
