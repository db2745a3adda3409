import Foundation
import Testing

@testable import ObjectiveC

@Suite
struct `Objects in formats` {
  private final class Named: ObjectiveC.NSObject {
    override var description: String { "named" }
  }

  @Test
  func `an object is formatted as its description`() {
    #expect(String(format: "%@ and %d", Named(), 2) == "named and 2")
  }

  @Test
  func `a number object is formatted as its value`() {
    #expect(String(format: "%@", NSNumber(value: 2.5)) == "2.5")
  }
}
