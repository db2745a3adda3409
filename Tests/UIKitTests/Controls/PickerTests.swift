import Foundation
import Segue
import Testing
import UIKit

/// Wheels, date pickers and calendars under a finger.
@MainActor
struct PickerTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      20
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(
      _ pickerView: UIPickerView,
      didSelectRow row: Int,
      inComponent component: Int
    ) { chosen.append("\(component).\(row)") }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 500))
  private let rows = Rows()

  private func makePicker() throws -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    stage.window.addSubview(picker)
    try stage.settle()
    return picker
  }

  @Test
  func `a finger turns one wheel, which comes to rest at a row and tells the delegate`() throws {
    let picker = try makePicker()
    stage.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 60), over: 0.6)
    try stage.settle()
    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 2)
    #expect(rows.chosen == ["0.\(row)"])
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test
  func `a delegate counts the rows of a picker without a data source`() throws {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.delegate = rows
    stage.window.addSubview(picker)
    try stage.settle()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 20)
    #expect(picker.view(forRow: 0, forComponent: 0) != nil)
    picker.selectRow(3, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 3)
  }

  @Test
  func `a tap on a row brings it to the front`() throws {
    let picker = try makePicker()
    stage.tap(at: CGPoint(x: 240, y: 108 + 32))
    try stage.settle()
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(rows.chosen == ["1.1"])
  }

  @Test
  func `code turns a wheel without a word to the delegate`() throws {
    let picker = try makePicker()
    picker.selectRow(7, inComponent: 0, animated: true)
    try stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 7)
    #expect(picker.view(forRow: 7, forComponent: 0)?.alpha == 1)
    #expect(rows.chosen.isEmpty)
  }

  private func colors(_ view: UIView) -> Set<UIColor> {
    let own = (view as? UILabel).flatMap(\.textColor)
    return view.subviews.reduce(into: Set(own.map { [$0] } ?? [])) { $0.formUnion(colors($1)) }
  }

  @Test
  func `wheels turn the short way to a date that is set with an animation`() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    picker.locale = Locale(identifier: "de_DE")
    // 22:13.
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    stage.window.addSubview(picker)
    try stage.settle()
    let wheels = try #require(
      picker.subviews.flatMap(\.subviews).compactMap { $0 as? UIPickerView }.first
    )
    let columns = try #require(wheels.subviews.first)
    let hours = try #require(columns.subviews.compactMap { $0 as? UIScrollView }.first)
    let start = hours.contentOffset.y
    let midnight = picker.date.addingTimeInterval(2 * 3600)
    stage.perform { picker.setDate(midnight, animated: true) }
    #expect(picker.date == midnight)
    stage.advance(by: 0.15)
    let way = hours.contentOffset.y - start
    #expect(way > 0 && way < 64, "\(way)")
    try stage.settle()
    #expect(hours.contentOffset.y - start == 64)
    #expect(picker.date == midnight)
    picker.setDate(Date(timeIntervalSince1970: 1_700_000_000), animated: false)
    #expect(abs(hours.contentOffset.y - start).truncatingRemainder(dividingBy: 24 * 32) == 0)
  }

  @Test
  func `the key textColor colours the titles of a picker and the wheels of dates`() throws {
    let picker = try makePicker()
    #expect(!colors(picker).contains(.red))
    picker.setValue(UIColor.red, forKey: "textColor")
    try stage.settle()
    #expect(colors(picker) == [.red])
    let dates = try makeDates(.wheels, .date)
    dates.setValue(UIColor.green, forKeyPath: "textColor")
    try stage.settle()
    let wheels = try #require(dates.subviews.first { $0.subviews.first is UIPickerView })
    #expect(colors(wheels) == [.green])
  }

  // MARK: Dates

  private func date(_ text: String) throws -> Date {
    try #require(ISO8601DateFormatter().date(from: text))
  }

  private func makeDates(
    _ style: UIDatePickerStyle,
    _ mode: UIDatePicker.Mode
  ) throws -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 382))
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = try date("2025-01-31T10:20:00Z")
    stage.window.addSubview(picker)
    try stage.settle()
    return picker
  }

  @Test(arguments: [.nan, -.infinity, .infinity, 1e300] as [TimeInterval])
  func `a countdown that no day has shows its beginning or its end`(duration: TimeInterval) throws {
    let picker = try makeDates(.wheels, .countDownTimer)
    picker.countDownDuration = duration
    let wheels = try #require(
      picker.subviews.flatMap(\.subviews).compactMap { $0 as? UIPickerView }.first
    )
    let hours = wheels.selectedRow(inComponent: 0)
    #expect(hours == (duration > 0 ? 23 : 0))
  }

  @Test
  func `the units of a countdown stand beside its chosen numbers and do not turn`() throws {
    let picker = try makeDates(.wheels, .countDownTimer)
    picker.countDownDuration = 3_600 + 5 * 60
    try stage.settle()
    let shown = try #require(picker.subviews.first { $0.subviews.first is UIPickerView })
    let wheels = try #require(shown.subviews.first as? UIPickerView)
    let units = shown.subviews.compactMap { $0 as? UILabel }
    #expect(units.map(\.text) == ["hour", "min"])
    let row = try #require(wheels.view(forRow: 5, forComponent: 1))
    let number = try #require(row.subviews.first as? UILabel)
    #expect(number.text == "5")
    let frame = number.convert(number.bounds, to: shown)
    #expect(frame.maxX < units[1].frame.minX)
    #expect(abs(frame.midY - units[1].frame.midY) < 1)
    picker.countDownDuration = 2 * 3_600
    try stage.settle()
    #expect(units.map(\.text) == ["hours", "min"])
  }

  @Test
  func `a picker starts at the date of its stage`() throws {
    final class Screen: UIView {
      var dates: [Date] = []
      override func layoutSubviews() { dates = [UIDatePicker().date, Date()] }
    }
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(screen)
    try stage.settle()
    #expect(screen.dates.count == 2)
    #expect(screen.dates.allSatisfy { abs($0.timeIntervalSince1970 - 1_757_410_860) < 1 })
  }

  @Test
  func `a day that the chosen month does not have becomes its last one`() throws {
    let picker = try makeDates(.wheels, .date)
    picker.frame.size.height = 216
    try stage.settle()
    // The first of three wheels has the months.
    stage.tap(at: CGPoint(x: 60, y: 108 + 32))
    try stage.settle()
    #expect(picker.date == (try date("2025-02-28T10:20:00Z")))
  }

  @Test
  func `a day in the calendar keeps the time, and the control tells it`() throws {
    let picker = try makeDates(.inline, .dateAndTime)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    let day = try #require(stage.element(named: "14"))
    stage.tap(at: day.center)
    try stage.settle()
    #expect(picker.date == (try date("2025-01-14T10:20:00Z")))
    #expect(told == 1)
  }

  @Test
  func `the word Time is below a calendar, at the left of the field, and only with a time`() throws
  {
    let picker = try makeDates(.inline, .dateAndTime)
    let word = try #require(stage.element(named: "Time"))
    let field = try #require(stage.element(named: "10:20"))
    #expect(word.frame.minX == 16)
    #expect(word.frame.maxX <= field.frame.minX)
    #expect(abs(word.center.y - field.center.y) < 1)
    picker.datePickerMode = .date
    try stage.settle()
    #expect(stage.element(named: "Time") == nil)
  }

  @Test
  func `a chevron is right after the name of the month`() throws {
    _ = try makeDates(.inline, .date)
    func find(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(find) }
    let views = find(stage.window)
    let title = try #require(views.first { ($0 as? UILabel)?.text == "January 2025" })
    let chevrons = title.superview?.subviews.filter { $0 is UIImageView } ?? []
    #expect(chevrons.count == 1)
    #expect(chevrons.first.map { $0.frame.minX - title.frame.maxX } == 4)
    #expect(title.frame.width < 160)
  }

  @Test
  func `days beyond the limits cannot be chosen`() throws {
    let picker = try makeDates(.inline, .date)
    picker.minimumDate = try date("2025-01-20T00:00:00Z")
    try stage.settle()
    let day = try #require(stage.element(named: "14"))
    stage.tap(at: day.center)
    try stage.settle()
    #expect(picker.date == (try date("2025-01-31T10:20:00Z")))
  }

  @Test
  func `a picker without a frame is as large as what it shows, one with a frame keeps it`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    let compact = picker.bounds.size
    #expect(compact == picker.intrinsicContentSize && compact.width > 60)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.bounds.height > 200)
    let framed = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    framed.preferredDatePickerStyle = .inline
    #expect(framed.bounds.size == CGSize(width: 300, height: 50))
  }

  @Test(arguments: [
    (UIDatePickerStyle.automatic, UIDatePicker.Mode.date, UIDatePickerStyle.compact),
    (.inline, .time, .wheels), (.compact, .countDownTimer, .wheels), (.inline, .date, .inline),
  ])
  func `a mode decides which style is possible`(
    preferred: UIDatePickerStyle,
    mode: UIDatePicker.Mode,
    shown: UIDatePickerStyle
  ) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = preferred
    picker.datePickerMode = mode
    #expect(picker.datePickerStyle == shown)
  }

  // MARK: Calendars

  private final class Days: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate
  {
    var chosen: [Int?] = []
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      didSelectDate dateComponents: DateComponents?
    ) { chosen.append(dateComponents?.day) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
  }

  @Test
  func `a calendar chooses one day, not one that its selection refuses, and shows other months`()
    throws
  {
    let days = Days()
    let calendar = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
    calendar.visibleDateComponents = DateComponents(year: 2024, month: 2)
    let selection = UICalendarSelectionSingleDate(delegate: days)
    calendar.selectionBehavior = selection
    stage.window.addSubview(calendar)
    try stage.settle()
    for name in ["13", "29"] {
      stage.tap(at: try #require(stage.element(named: name)).center)
      try stage.settle()
    }
    #expect(days.chosen == [29])
    #expect(selection.selectedDate?.month == 2)
    stage.tap(at: try #require(stage.element(named: "Next Month")).center)
    try stage.settle()
    #expect(calendar.visibleDateComponents.month == 3)
    #expect(stage.element(named: "31") != nil)
  }
}
