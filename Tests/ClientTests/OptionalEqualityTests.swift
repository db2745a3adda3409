import Testing
import UIKit

private protocol Card {}
private final class CardScreen: UIViewController, Card {}

@MainActor
@Suite
struct OptionalEqualityTests {
  @Test
  func `a screen that may be missing and has a protocol is compared with one of a list`() {
    let first = CardScreen()
    let list: [UIViewController]? = [first, UIViewController()]
    let card: (UIViewController & Card)? = first
    let none: (UIViewController & Card)? = nil
    #expect(list?[0] == card)
    #expect(list?[1] != card)
    #expect(list?[0] != none)
    let noList: [UIViewController]? = nil
    #expect(noList?[0] == none)
    #expect(noList?[0] != card)
  }
}
