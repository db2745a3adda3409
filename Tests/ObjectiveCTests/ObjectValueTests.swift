import Foundation
import Testing

@testable import ObjectiveC

/// As the port leaves a formatter that overrides the method.
private final class Cents: NumberFormatter, _ObjectValueReading, @unchecked Sendable {
  func _override_getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try _base_getObjectValue(obj, for: string, range: rangep)
    guard let number = obj?.pointee as? NSNumber else { return }
    obj?.pointee = NSNumber(value: number.doubleValue / 100)
  }
}

/// As the port leaves a formatter that judges what is typed.
private final class Digits: Formatter, _AttributedStringMaking, _PartialStringJudging,
  @unchecked Sendable
{
  override func string(for obj: Any?) -> String? { (obj as? Int).map(String.init) }

  func _override_attributedString(
    for obj: Any,
    withDefaultAttributes attrs: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString? { string(for: obj).map { NSAttributedString(string: "#" + $0) } }

  func _override_isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let digits = partialString.filter(\.isNumber)
    newString?.pointee = NSString(string: digits)
    return digits == partialString
  }
}

@Suite
struct `Objects that formatters read` {
  private func read(_ text: String, _ formatter: Formatter) -> Any? {
    // Memory of another type that holds nothing yet, as generic code makes it.
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    memory.pointee = 7
    defer { memory.deallocate() }
    let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    guard formatter.getObjectValue(place, for: text, errorDescription: nil) else { return nil }
    return place.pointee
  }

  private func english<Kind: NumberFormatter>(_ formatter: Kind) -> Kind {
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }

  @Test
  func `a number formatter reads a number, and nothing of other texts`() {
    #expect(read("12.5", english(NumberFormatter())) as? Double == 12.5)
    #expect(read("abc", english(NumberFormatter())) == nil)
    #expect(read("12", LengthFormatter()) == nil)
  }

  @Test
  func `a formatter of the app's reads in its own way`() throws {
    let cents = english(Cents())
    #expect(read("250", cents) as? Double == 2.5)
    #expect(read("abc", cents) == nil)
    #expect(throws: (any Error).self) { try cents.getObjectValue(nil, for: "abc", range: nil) }
  }

  @Test
  func `a formatter of the app's makes texts with attributes, one of Foundation's none`() {
    #expect(Digits().attributedString(for: 5)?.string == "#5")
    #expect(LengthFormatter().attributedString(for: 5) == nil)
    #expect(english(NumberFormatter()).attributedString(for: 5)?.string == "5")
  }

  @Test
  func `a formatter of the app's judges what is typed, with its selection too`() {
    #expect(Digits().isPartialStringValid("12", newEditingString: nil, errorDescription: nil))
    #expect(!Digits().isPartialStringValid("1a", newEditingString: nil, errorDescription: nil))
    #expect(Formatter().isPartialStringValid("1a", newEditingString: nil, errorDescription: nil))
    for (typed, kept, end) in [("12", "12", 2), ("1ab", "1", 1)] {
      var text = NSString(string: typed)
      var range = NSRange(location: typed.count, length: 0)
      let isValid = withUnsafeMutablePointer(to: &text) { pointer in
        Digits().isPartialStringValid(
          AutoreleasingUnsafeMutablePointer<NSString>(pointer),
          proposedSelectedRange: &range,
          originalString: "",
          originalSelectedRange: NSRange(location: 0, length: 0),
          errorDescription: nil
        )
      }
      #expect(isValid == (typed == kept))
      #expect(String(describing: text) == kept && range == NSRange(location: end, length: 0))
    }
  }

  @Test
  func `a failure has a description`() {
    var words: NSString?
    let isRead = withUnsafeMutablePointer(to: &words) { pointer in
      let place = AutoreleasingUnsafeMutablePointer<NSString?>(pointer)
      return english(NumberFormatter()).getObjectValue(nil, for: "x", errorDescription: place)
    }
    #expect(!isRead && words != nil)
  }
}
