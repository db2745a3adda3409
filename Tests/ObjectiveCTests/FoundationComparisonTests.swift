import Foundation
import Testing

@testable import ObjectiveC

private final class Coin: ObjectiveC.NSObject {
  let value: Int

  init(_ value: Int) { self.value = value }

  override func isEqual(_ object: Any?) -> Bool { (object as? Coin)?.value == value }
  override var hash: Int { value }
}

/// Two objects that Foundation compares are asked themselves.
@Suite
struct FoundationComparisonTests {
  private let key = NSAttributedString.Key("coin")

  @Test
  func dictionariesAskTheirValuesWhetherTheyAreEqual() {
    let one = ["coin": Coin(1)] as NSDictionary
    #expect(one.isEqual(to: ["coin": Coin(1)]))
    #expect(!one.isEqual(to: ["coin": Coin(2)]))
  }

  @Test
  func neighbouringRunsOfTextWithEqualObjectsAreOne() {
    let text = NSMutableAttributedString(string: "heads or tails")
    text.addAttribute(key, value: Coin(1), range: NSRange(location: 0, length: 5))
    text.addAttribute(key, value: Coin(1), range: NSRange(location: 5, length: 4))
    var run = NSRange()
    _ = text.attribute(key, at: 0, effectiveRange: &run)
    #expect(run == NSRange(location: 0, length: 9))
  }

  @Test
  func anObjectReplacesPartOfAnothersRun() {
    let text = NSMutableAttributedString(string: "heads or tails")
    text.addAttributes([key: Coin(1)], range: NSRange(location: 0, length: 9))
    text.addAttribute(key, value: Coin(2), range: NSRange(location: 3, length: 4))
    text.setAttributes([key: Coin(3)], range: NSRange(location: 8, length: 6))
    var values: [Int] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: 14)) { value, _, _ in
      values.append((value as? Coin)?.value ?? 0)
    }
    #expect(values == [1, 2, 1, 3])
  }

  @Test
  func aCopyOfAppendedTextTakesNewObjects() {
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: "heads", attributes: [key: Coin(1)]))
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(key, value: Coin(2), range: NSRange(location: 0, length: 5))
    #expect((copy.attribute(key, at: 0, effectiveRange: nil) as? Coin)?.value == 2)
    #expect((text.attribute(key, at: 0, effectiveRange: nil) as? Coin)?.value == 1)
  }
}
