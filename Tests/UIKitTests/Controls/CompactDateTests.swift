import Foundation
import Segue
import Testing
import UIKit

/// The card that a compact date picker opens.
@MainActor
struct CompactDateTests {
  private let stage = Stage(size: CGSize(width: 390, height: 700))
  private let picker = UIDatePicker(frame: CGRect(x: 20, y: 60, width: 300, height: 36))

  private func date(_ text: String) throws -> Date {
    try #require(ISO8601DateFormatter().date(from: text))
  }

  private func show(_ mode: UIDatePicker.Mode = .dateAndTime) throws {
    picker.datePickerMode = mode
    picker.date = try date("2025-01-31T10:20:00Z")
    stage.window.addSubview(picker)
    try stage.settle()
  }

  private func tap(_ name: String) throws {
    stage.tap(at: try #require(stage.element(named: name)).center)
    try stage.settle()
  }

  private func tapBeside() throws {
    stage.tap(at: CGPoint(x: 200, y: 680))
    try stage.settle()
  }

  @Test
  func `a tap on the date opens a calendar, whose days change the picker at once`() throws {
    try show()
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(stage.element(named: "Next Month") == nil)
    try tap("Jan 31, 2025")
    let calendar = try #require(stage.element(named: "January 2025"))
    #expect(calendar.frame.minY > picker.frame.maxY)
    try tap("14")
    #expect(picker.date == (try date("2025-01-14T10:20:00Z")))
    #expect(changes == 1)
    #expect(stage.element(named: "Jan 14, 2025") != nil)
    // It stays until a touch beside it.
    #expect(stage.element(named: "Next Month") != nil)
  }

  @Test
  func
    `the grey of a field goes with the first view of the picker's first ones, and its text stays`()
    throws
  {
    try show(.date)
    let field = try #require(picker.subviews.first?.subviews.first)
    let ground = try #require(field.subviews.first)
    #expect(!(ground is UILabel) && ground.frame == field.bounds)
    #expect(ground.backgroundColor == .tertiarySystemFill)
    ground.alpha = 0
    picker.date = try date("2025-02-01T10:20:00Z")
    try stage.settle()
    #expect(ground.alpha == 0)
    #expect(stage.element(named: "Feb 1, 2025") != nil)
  }

  @Test
  func `its fields stand 4 points apart, with corners of 8`() throws {
    try show()
    let fields = try #require(picker.subviews.first?.subviews)
    try #require(fields.count == 2)
    #expect(abs(fields[1].frame.minX - fields[0].frame.maxX - 4) < 0.51)
    for field in fields { #expect(field.subviews.first?.layer.cornerRadius == 8) }
  }

  @Test
  func `a time alone is 36 points high, and its digits are equally wide`() throws {
    try show(.time)
    let fields = try #require(picker.subviews.first?.subviews)
    let field = try #require(fields.first { !$0.isHidden })
    #expect(field.frame.height == 36)
    let label = try #require(find(UILabel.self, in: field))
    #expect(label.font == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    try show(.date)
    #expect(fields.allSatisfy { $0.isHidden || abs($0.frame.height - 34.33) < 0.34 })
  }

  @Test
  func `the card of a date is 320 by 314.7 points, with weeks of 45.6 where there are five`() throws
  {
    try show(.date)
    try tap("Jan 31, 2025")
    let days = try (6...27).filter { $0 % 7 == 6 }.map {
      try #require(stage.element(named: "\($0)")).frame
    }
    for (day, next) in zip(days, days.dropFirst()) {
      #expect(abs(next.midY - day.midY - 45.6) < 0.34)
    }
    let title = try #require(stage.element(named: "January 2025")).frame
    // The first week of five; the sixth day is in the second one.
    #expect(abs(days[0].midY - 45.6 - title.midY - 65.97) < 0.5, "\(days[0]) \(title)")
    let last = try #require(stage.element(named: "10")).frame
    let first = try #require(stage.element(named: "9")).frame
    #expect(abs(last.midX - first.midX - 300.0 / 7) < 0.34)
  }

  @Test
  func `in little room the date is short, and stays within its picker`() throws {
    picker.frame.size.width = 80
    try show(.date)
    let field = try #require(stage.element(named: "1/31/25"))
    #expect(picker.frame.contains(field.frame))
    picker.frame.size.width = 40
    try stage.settle()
    let narrow = try #require(stage.element(named: "1/31/25"))
    #expect(picker.frame.contains(narrow.frame))
    picker.frame.size.width = 300
    try stage.settle()
    #expect(stage.element(named: "Jan 31, 2025") != nil)
  }

  @Test
  func `a tap beside the calendar closes it and changes nothing, and it opens again`() throws {
    try show()
    var events: [String] = []
    picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    try tap("Jan 31, 2025")
    try tapBeside()
    #expect(stage.element(named: "Next Month") == nil)
    #expect(picker.date == (try date("2025-01-31T10:20:00Z")))
    #expect(events == ["begin", "end"])
    try tap("Jan 31, 2025")
    #expect(stage.element(named: "Next Month") != nil)
  }

  @Test
  func `a tap on the time opens wheels without a calendar`() throws {
    try show()
    #expect(find(UIPickerView.self, in: stage.window) == nil)
    let time = CGPoint(x: picker.frame.minX + 160, y: picker.frame.midY)
    stage.tap(at: time)
    try stage.settle()
    #expect(find(UIPickerView.self, in: stage.window) != nil)
    #expect(stage.element(named: "Next Month") == nil)
    try tapBeside()
    #expect(find(UIPickerView.self, in: stage.window) == nil)
  }

  @Test
  func `the card of the time is 232 by 204 points, and the screen round it is as bright`() throws {
    stage.window.backgroundColor = .white
    picker.frame.origin.x = 300
    try show(.time)
    stage.tap(at: CGPoint(x: picker.frame.minX + 30, y: picker.frame.midY))
    try stage.settle()
    let wheels = try #require(find(UIPickerView.self, in: stage.window))
    let card = try #require(wheels.superview?.superview?.superview)
    let frame = card.convert(card.bounds, to: nil)
    #expect(frame.size == CGSize(width: 232, height: 204))
    // Texts begin 16 points from the side of the screen.
    #expect(abs(frame.maxX - (390 - 16 - 6)) < 0.01)
    // The band of the chosen rows is 16 points from the card's sides.
    let band = wheels.subviews[1]
    #expect(abs(band.convert(band.bounds, to: card).minX - 16) < 0.01)
    let scale = Int(stage.screen.scale)
    #expect(stage.render().pixmap[5 * scale, 690 * scale].green == 255)
  }

  @Test
  func `a picker that leaves the window takes its card along`() throws {
    try show(.date)
    try tap("Jan 31, 2025")
    picker.removeFromSuperview()
    try stage.settle()
    #expect(stage.element(named: "Next Month") == nil)
  }

  @Test
  func `near the lower edge the calendar is above its field`() throws {
    picker.frame.origin.y = 600
    try show(.date)
    try tap("Jan 31, 2025")
    let next = try #require(stage.element(named: "Next Month"))
    #expect(next.frame.maxY < 600 - 200)
  }

  private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
    view as? V ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }
}
