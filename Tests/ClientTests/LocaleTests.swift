import Testing
import UIKit

// The user is American unless a run says otherwise.

@Suite
struct LocaleTests {
  @Test
  func `the locale that follows changes is the current one`() {
    #expect(Locale.autoupdatingCurrent.identifier == Locale.current.identifier)
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = .autoupdatingCurrent
    #expect(formatter.string(from: 12.5) == "$12.50")
  }

  @Test
  func `values are formatted in the current locale`() {
    #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
    let date = Date(timeIntervalSince1970: 1_757_410_860)
    var style = Date.FormatStyle(date: .abbreviated)
    style.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    #expect(date.formatted(style) == "Sep 9, 2025")
  }

  @Test
  func `weeks begin on Sunday in the current calendar`() {
    #expect(Calendar.current.firstWeekday == 1)
    #expect(Calendar.autoupdatingCurrent.firstWeekday == 1)
    #expect(Calendar.current.locale?.identifier == Locale.current.identifier)
  }
}
