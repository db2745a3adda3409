import Foundation
import Segue
import Testing

@testable import UIKit

/// Dates in the words and the order of a locale.
@MainActor
struct DateFormatsTests {
  private func calendar(_ locale: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  private func formats(_ locale: String) -> DateFormats { DateFormats(calendar(locale)) }

  @Test
  func `the parts of a date stand in the order of the locale`() {
    #expect(formats("en_US").order(of: "yMMMMd") == "Mdy")
    #expect(formats("de_DE").order(of: "yMMMMd") == "dMy")
    #expect(formats("ja_JP").order(of: "yMMMMd") == "yMd")
    #expect(formats("ja_JP").order(of: "yMMMM") == "yM")
    #expect(formats("en_US").order(of: "jmm") == "hma")
    #expect(formats("de_DE").order(of: "jmm") == "Hm")
  }

  @Test
  func `a row of a wheel is written as the locale writes it`() {
    // 14 November 2023.
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formats("en_US").weekday(date) == "Tue Nov 14")
    #expect(formats("de_DE").weekday(date) == "Di. 14. Nov.")
    #expect(formats("en_US").dayOfMonth(14) == "14")
    #expect(formats("ja_JP").dayOfMonth(14) == "14日")
    #expect(formats("en_US").year(2023) == "2023")
    #expect(formats("en_US").number(5, digits: 2) == "05")
    #expect(formats("en_US").hourUnit(1) == "hour")
    #expect(formats("en_US").hourUnit(0) == "hours")
    #expect(formats("en_US").minuteUnit(5) == "min")
    #expect(formats("de_DE").hourUnit(2) == "Stunden")
  }

  @Test
  func `German wheels have the day first, and turn to the date of the picker`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 500))
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "de_DE")
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    stage.window.addSubview(picker)
    try stage.settle()
    let wheels = try #require(
      picker.subviews.flatMap(\.subviews).compactMap { $0 as? UIPickerView }.first
    )
    let titles = (0..<3).map { component -> String? in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
    }
    #expect(titles == ["14", "November", "2023"])
  }

  @Test(arguments: [("en_US", "Today"), ("de_DE", "Heute")])
  func `a wheel of days has a word for the present one`(locale: String, word: String) throws {
    let stage = Stage(size: CGSize(width: 320, height: 500))
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    // The stage's clock has the present day in its turns alone.
    stage.perform {
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = .dateAndTime
      picker.locale = Locale(identifier: locale)
      picker.date = Date()
      stage.window.addSubview(picker)
    }
    try stage.settle()
    let wheels = try #require(
      picker.subviews.flatMap(\.subviews).compactMap { $0 as? UIPickerView }.first
    )
    let row = wheels.selectedRow(inComponent: 0)
    let titles = (row...row + 1).map {
      (wheels.view(forRow: $0, forComponent: 0) as? UILabel)?.text
    }
    #expect(titles[0] == word)
    #expect(titles[1] != word)
  }

  @Test
  func `a date picker has the key by which apps colour the present day`() throws {
    let picker = UIDatePicker()
    picker.setValue(false, forKey: "highlightsToday")
    #expect(picker.value(forKey: "highlightsToday") as? Bool == false)
  }

  @Test
  func `a locale without a region has the region of its language`() {
    #expect(AppResources.locale(of: "ja").identifier == "ja_JP")
    #expect(AppResources.locale(of: "en").identifier == "en_US")
    #expect(AppResources.locale(of: "de-AT").region == "AT")
  }
}
