import Foundation

/// What a tap on a day of a calendar chooses.
@preconcurrency
@MainActor
open class UICalendarSelection: MainActorObject {
  weak var view: UICalendarView?

  /// The chosen days.
  var chosen: [DateComponents] { [] }
  func canChoose(_ day: DateComponents) -> Bool { true }
  func choose(_ day: DateComponents) {}

  /// Asks again which days can be chosen.
  open func updateSelectableDates() { view?.update() }
}

extension DateComponents {
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}

/// One day, or none.
@preconcurrency
@MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open var selectedDate: DateComponents? { didSet { view?.update() } }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func canChoose(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  /// A tap on the chosen day takes it back.
  override func choose(_ day: DateComponents) {
    let isSame = selectedDate?.isSameDay(as: day) ?? false
    selectedDate = isSame ? nil : day
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

@preconcurrency
@MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Any number of days.
@preconcurrency
@MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open var selectedDates: [DateComponents] = [] { didSet { view?.update() } }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override var chosen: [DateComponents] { selectedDates }

  override func canChoose(_ day: DateComponents) -> Bool {
    isChosen(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  private func isChosen(_ day: DateComponents) -> Bool {
    selectedDates.contains { $0.isSameDay(as: day) }
  }

  override func choose(_ day: DateComponents) {
    if isChosen(day) {
      selectedDates.removeAll { $0.isSameDay(as: day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

@preconcurrency
@MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
