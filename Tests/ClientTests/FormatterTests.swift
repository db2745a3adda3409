import Testing
import UIKit

// What Foundation on Linux does not have or does not fill in, as apps use it.

@Suite
struct FormatterTests {
  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:10:05"), (.abbreviated, "1h 10m 5s"),
    (.short, "1 hr, 10 min, 5 sec"), (.full, "1 hour, 10 minutes, 5 seconds"),
    (.spellOut, "one hour, ten minutes, five seconds"), (.brief, "1hr 10min 5sec"),
  ])
  func `a duration has the words of its style`(
    style: DateComponentsFormatter.UnitsStyle,
    text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 4205) == text)
  }

  @Test
  func `zeros of a duration are dropped or padded`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3610) == "1:00:10")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 65) == "0h 1m 5s")
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 3600) == "1h")
    #expect(formatter.string(from: 0) == "0s")
  }

  @Test
  func `a duration has as many units as are wanted, and phrases around it`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 2
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 4205) == "About 1 hour, 10 minutes remaining")
    formatter.allowedUnits = [.day]
    formatter.includesApproximationPhrase = false
    #expect(formatter.string(from: DateComponents(day: 3)) == "3 days remaining")
  }

  @Test(arguments: [
    (-86400.0, "1 day ago", "yesterday"), (86400.0, "in 1 day", "tomorrow"),
    (7200.0, "in 2 hours", "in 2 hours"), (-90.0, "1 minute ago", "1 minute ago"),
    (0.0, "in 0 seconds", "now"), (-14 * 86400.0, "2 weeks ago", "2 weeks ago"),
  ])
  func `dates are told as seen from another one`(
    interval: Double,
    numeric: String,
    named: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: interval) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: interval) == named)
  }

  @Test(arguments: [
    ("en_US", [-1: "Yesterday", 0: "Today", 1: "Tomorrow"]),
    ("de_DE", [-2: "Vorgestern", -1: "Gestern", 0: "Heute", 1: "Morgen", 2: "Übermorgen"]),
  ])
  func `a relative date near today is a word, and others are as the style has them`(
    locale: String,
    words: [Int: String]
  ) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.dateStyle = .medium
    for offset in -3...3 {
      let date = try #require(Calendar.current.date(byAdding: .day, value: offset, to: Date()))
      formatter.doesRelativeDateFormatting = false
      let plain = formatter.string(from: date)
      formatter.doesRelativeDateFormatting = true
      #expect(formatter.string(from: date) == words[offset] ?? plain)
      #expect(formatter.string(for: date) == words[offset] ?? plain)
    }
  }

  @Test
  func `a relative date keeps its time, and a format of the app has no words`() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.doesRelativeDateFormatting = true
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    #expect(formatter.string(from: Date()).hasPrefix("Today at "))
    let copy = try #require(formatter.copy() as? DateFormatter)
    #expect(copy.string(from: Date()).hasPrefix("Today at "))
    formatter.dateStyle = .none
    #expect(!formatter.string(from: Date()).contains("Today"))
    formatter.dateStyle = .short
    formatter.dateFormat = "M/d/yy"
    #expect(!formatter.string(from: Date()).contains("Today"))
  }

  @Test
  func `lists are joined with a comma before the and`() {
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    #expect(ListFormatter().string(from: ["a", "b", 3]) == "a, b, and 3")
  }

  @Test
  func `quantities have the words and the units of the locale`() {
    let formatter = MeasurementFormatter()
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: way) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 kilometers")
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 22, unit: UnitTemperature.celsius)) == "22°C")
    formatter.unitOptions = .naturalScale
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1.5 km")
  }

  @Test
  func `names of people are short, whole or letters`() {
    var name = PersonNameComponents()
    name.givenName = "John"
    name.familyName = "Appleseed"
    name.namePrefix = "Dr."
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "John Appleseed")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. John Appleseed")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "JA")
  }

  @Test
  func `a localized text has its values in their places`() {
    let count = 3
    #expect(String(localized: "Show \(count) of \("many"), 100%") == "Show 3 of many, 100%")
    #expect(
      String(localized: "title", defaultValue: "Hello \(1.5, specifier: "%.2f")") == "Hello 1.50"
    )
    let later: LocalizedStringResource = "Later"
    #expect(String(localized: later) == "Later")
  }

  @Test
  func `a container of attributes is built in one expression`() {
    let container = AttributeContainer.font(.boldSystemFont(ofSize: 12)).foregroundColor(.red).kern(
      2
    )
    #expect(container.font == .boldSystemFont(ofSize: 12) && container.foregroundColor == .red)
    var text = AttributedString("One")
    text.mergeAttributes(container)
    #expect(NSAttributedString(text).attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
  }

  @Test
  func `formatters have the behaviour and the context that they are given`() {
    let numbers = NumberFormatter()
    #expect(numbers.formatterBehavior == .behavior10_4)
    numbers.formatterBehavior = .default
    numbers.formattingContext = .standalone
    #expect(numbers.formatterBehavior == .default && numbers.formattingContext == .standalone)
    #expect(NumberFormatter().formatterBehavior == .behavior10_4)
    let dates = DateFormatter()
    dates.formatterBehavior = .behavior10_4
    dates.formattingContext = .beginningOfSentence
    #expect(dates.formatterBehavior == .behavior10_4)
    #expect(dates.formattingContext == .beginningOfSentence)
  }

  @Test
  func `an amount of storage has the words of its bytes`() {
    let size = Measurement(value: 2, unit: UnitInformationStorage.megabytes)
    #expect(
      ByteCountFormatter.string(from: size, countStyle: .file)
        == ByteCountFormatter.string(fromByteCount: 2_000_000, countStyle: .file)
    )
    #expect(ByteCountFormatter().string(from: size) == "2 MB")
  }
}
