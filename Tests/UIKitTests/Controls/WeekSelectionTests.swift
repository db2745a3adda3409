import Foundation
import Testing

@testable import UIKit

/// Calendars in which a tap chooses a week, and what is below their days.
@MainActor
@Suite
struct `Weeks and marks of a calendar` {
  private final class Listener: NSObject, UICalendarSelectionWeekOfYearDelegate {
    var heard: [Int?] = []
    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { heard.append(weekOfYearComponents?.weekOfYear) }
    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { weekOfYearComponents?.weekOfYear != 10 }
  }

  private let view = UICalendarView()
  private let listener = Listener()

  private func day(ofWeek week: Int) throws -> DateComponents {
    let calendar = view.ownCalendar
    let date = calendar.date(
      from: DateComponents(weekday: 4, weekOfYear: week, yearForWeekOfYear: 2024)
    )
    return calendar.dateComponents([.era, .year, .month, .day], from: try #require(date))
  }

  @Test
  func `the seven days of the week are chosen`() throws {
    let selection = UICalendarSelectionWeekOfYear(delegate: listener)
    view.selectionBehavior = selection
    selection.selectedWeekOfYear = DateComponents(weekOfYear: 3, yearForWeekOfYear: 2024)
    let calendar = view.ownCalendar
    let days = selection.chosen.compactMap { calendar.date(from: $0) }
    #expect(days.count == 7)
    #expect(days.allSatisfy { calendar.component(.weekOfYear, from: $0) == 3 })
    #expect(Set(days.map { calendar.component(.weekday, from: $0) }).count == 7)
    #expect(calendar.component(.weekday, from: try #require(days.first)) == calendar.firstWeekday)
  }

  @Test
  func `a tap on a day chooses its week, and a second one takes it back`() throws {
    let selection = UICalendarSelectionWeekOfYear(delegate: listener)
    view.selectionBehavior = selection
    let day = try day(ofWeek: 7)
    selection.choose(day)
    #expect(selection.selectedWeekOfYear?.weekOfYear == 7)
    #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
    selection.choose(day)
    #expect(selection.selectedWeekOfYear == nil)
    #expect(listener.heard == [7, nil])
    #expect(!selection.canChoose(try self.day(ofWeek: 10)))
    #expect(selection.canChoose(day))
  }

  @Test
  func `a mark is made of a picture, of a view, or is a dot`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let picture = UICalendarView.Decoration(image: star, color: .red, size: .large).makeView()
    #expect((picture as? UIImageView)?.image != nil && picture.tintColor == .red)
    let dot = UICalendarView.Decoration(color: .blue).makeView()
    #expect(!(dot is UIImageView) && dot.backgroundColor == .blue)
    let own = UILabel()
    #expect(UICalendarView.Decoration(customViewProvider: { own }).makeView() === own)
  }
}
