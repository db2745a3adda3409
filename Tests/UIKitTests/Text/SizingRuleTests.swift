import Testing
import UIKit

@MainActor
struct SizingRuleTests {
  @Test
  func `no rule for oversize letters changes the size of a text`() {
    let views: [UIView & UILetterformAwareAdjusting] = [UILabel(), UITextField(), UITextView()]
    (views[0] as? UILabel)?.text = "Room"
    for view in views {
      #expect(view.sizingRule == .typographic)
      let size = view.sizeThatFits(CGSize(width: 200, height: 200))
      view.sizingRule = .oversize
      #expect(view.sizeThatFits(CGSize(width: 200, height: 200)) == size)
    }
  }
}
