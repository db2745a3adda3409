import Foundation
import Segue
import Testing

@testable import UIKit

/// Months of calendars that slide past each other.
@MainActor
@Suite
struct `Turning the months of a calendar` {
  private let stage = Stage(size: CGSize(width: 393, height: 600), scale: 1)
  /// The tenth of September 2025.
  private let date = Date(timeIntervalSince1970: 1_757_500_000)

  private func pages(in view: UIView) -> [MonthPage] {
    view.subviews.flatMap { [$0 as? MonthPage].compactMap { $0 } + pages(in: $0) }
  }

  private func showPicker() throws -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 353, height: 340))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = date
    stage.window.addSubview(picker)
    try stage.settle()
    return picker
  }

  private func tap(_ name: String) throws {
    let button = try #require(stage.element(named: name))
    stage.tap(at: button.center)
    stage.advance(by: 0.2)
  }

  @Test
  func `the next month comes from the right, and the one before leaves to the left`() throws {
    let picker = try showPicker()
    #expect(stage.element(named: "September 2025") != nil)
    try tap("Next Month")
    #expect(stage.element(named: "October 2025") != nil)
    let places = pages(in: picker).compactMap { $0.layer.presentation()?.frame.minX }
    #expect(places.count == 2)
    #expect(places.first.map { $0 < 0 && $0 > -353 } == true)
    #expect(places.last.map { $0 > 0 && $0 < 353 } == true)
    try stage.settle()
    #expect(pages(in: picker).map(\.frame.minX) == [0])
    #expect(picker.date == date)
  }

  @Test
  func `the month before comes from the left`() throws {
    let picker = try showPicker()
    try tap("Previous Month")
    #expect(stage.element(named: "August 2025") != nil)
    let place = try #require(pages(in: picker).last?.layer.presentation()?.frame.minX)
    #expect(place < 0 && place > -353)
  }

  @Test
  func `a finger moves the months along, and turns where it has gone far enough`() throws {
    let picker = try showPicker()
    stage.drag(from: CGPoint(x: 320, y: 300), to: CGPoint(x: 80, y: 300), over: 1)
    stage.advance(by: 0.5)
    let places = pages(in: picker).map(\.frame.minX)
    // 120 points, less what a finger needs to begin.
    #expect(places.count == 2)
    #expect(places.first.map { abs($0 + 110) < 15 } == true)
    #expect(places.last.map { abs($0 - 243) < 15 } == true)
    try stage.settle()
    #expect(pages(in: picker).map(\.frame.minX) == [0])
    #expect(stage.element(named: "October 2025") != nil)
    #expect(picker.date == date)
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 230, y: 300), over: 1)
    try stage.settle()
    #expect(pages(in: picker).map(\.frame.minX) == [0])
    #expect(stage.element(named: "October 2025") != nil)
  }

  @Test
  func `months beyond the limits cannot be reached`() throws {
    let picker = try showPicker()
    picker.minimumDate = date
    try stage.settle()
    try tap("Previous Month")
    #expect(stage.element(named: "September 2025") != nil)
    try tap("Next Month")
    #expect(stage.element(named: "October 2025") != nil)
  }

  @Test
  func `the name of the month brings wheels, whose month has the same day`() throws {
    let picker = try showPicker()
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    try tap("Show year picker")
    try stage.settle()
    let area = try #require(pages(in: picker).first?.superview)
    #expect(area.alpha == 0)
    // The row below the chosen one of the first wheel, which is in the middle of what is under the
    // name.
    let middle = 100 + (MonthView.height + MonthView.headerHeight) / 2
    stage.tap(at: CGPoint(x: 20 + 353.0 / 2 - 60, y: middle + 32))
    try stage.settle()
    #expect(told == 1)
    let parts = picker.ownCalendar.dateComponents([.month, .day], from: picker.date)
    #expect(parts.month == 10 && parts.day == 10)
    try tap("Hide year picker")
    try stage.settle()
    #expect(area.alpha == 1)
    #expect(stage.element(named: "October 2025") != nil)
  }

  @Test
  func `from right to left the week begins on the right, and the next month is on the left`() throws
  {
    let stage = Stage(size: CGSize(width: 393, height: 600), layoutDirection: .rightToLeft)
    let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 353, height: 340))
    view.visibleDateComponents = DateComponents(year: 2025, month: 9)
    stage.window.addSubview(view)
    try stage.settle()
    // 1 September 2025 is a Monday, the second day of the week.
    let first = try #require(stage.element(named: "1")).frame
    #expect(first.minX > stage.element(named: "2")?.frame.minX ?? .infinity)
    #expect(first.maxX > 200)
    let next = try #require(stage.element(named: "Next Month")).frame
    #expect(abs(next.midX - 20 - 22.67) < 0.51)
    let previous = try #require(stage.element(named: "Previous Month")).frame
    #expect(abs(previous.midX - next.midX - 48.33) < 0.51)
    stage.drag(from: CGPoint(x: 80, y: 300), to: CGPoint(x: 320, y: 300), over: 1)
    try stage.settle()
    #expect(view.visibleDateComponents.month == 10)
  }

  private final class Listener: NSObject, UICalendarViewDelegate {
    var previous: [Int?] = []
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { previous.append(previousDateComponents.month) }
  }

  @Test
  func `the delegate of a calendar hears which month has left`() throws {
    let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 353, height: 340))
    let listener = Listener()
    view.delegate = listener
    view.visibleDateComponents = DateComponents(year: 2025, month: 9)
    stage.window.addSubview(view)
    try stage.settle()
    try tap("Next Month")
    #expect(listener.previous == [9])
    #expect(view.visibleDateComponents.month == 10)
  }
}
