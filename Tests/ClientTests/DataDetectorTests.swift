import Testing
import UIKit

/// Foundation on Linux has the names of these types and calls them deprecated, which a protocol
/// hides.
private protocol CheckedTypes {
  var link: NSTextCheckingResult.CheckingType { get }
  var phoneNumber: NSTextCheckingResult.CheckingType { get }
  var address: NSTextCheckingResult.CheckingType { get }
  var date: NSTextCheckingResult.CheckingType { get }
}

private struct FoundationTypes: CheckedTypes {
  @available(*, deprecated)
  var link: NSTextCheckingResult.CheckingType { .link }
  @available(*, deprecated)
  var phoneNumber: NSTextCheckingResult.CheckingType { .phoneNumber }
  @available(*, deprecated)
  var address: NSTextCheckingResult.CheckingType { .address }
  @available(*, deprecated)
  var date: NSTextCheckingResult.CheckingType { .date }
}

@Suite
struct DataDetectorTests {
  private let types: any CheckedTypes = FoundationTypes()

  private func found(
    _ types: NSTextCheckingResult.CheckingType,
    in text: String
  ) throws -> [(text: String, result: NSTextCheckingResult)] {
    let detector = try NSDataDetector(types: types.rawValue)
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, options: [], range: whole).map {
      ((text as NSString).substring(with: $0.range), $0)
    }
  }

  @Test
  func `links end where the sentence goes on`() throws {
    let text = "See www.apple.com, (http://x.y/z_(a)) or apple.com; mail me@b.org. Or no.thing"
    let links = try found(types.link, in: text)
    #expect(links.map(\.text) == ["www.apple.com", "http://x.y/z_(a)", "apple.com", "me@b.org"])
    #expect(
      links.map(\.result.url?.absoluteString) == [
        "http://www.apple.com", "http://x.y/z_(a)", "http://apple.com", "mailto:me@b.org",
      ]
    )
  }

  @Test
  func `numbers, dates and streets are told apart`() throws {
    let text = "Call (555) 555-5555, 1455 Market St, on 12/1/12 or March 5, 2020."
    let all = try found(
      [types.phoneNumber, types.address, types.date, types.link],
      in: text
    )
    #expect(all.map(\.text) == ["(555) 555-5555", "1455 Market St", "12/1/12", "March 5, 2020"])
    #expect(
      all.map(\.result.resultType) == [types.phoneNumber, types.address, types.date, types.date]
    )
    #expect(all[1].result.addressComponents?[.street] == "1455 Market St")
    let day = all[2].result.date.map { Calendar.current.component(.year, from: $0) }
    #expect(day == 2012)
    #expect(try found(types.phoneNumber, in: "2020-03-05").isEmpty)
  }

  @Test
  func `one must ask for something`() {
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
