import Testing
import UIKit

private final class Badge: UIView {
  @Invalidating(.layout, .intrinsicContentSize)
  var count = 0
  var sizes = 0
  var layouts = 0

  override var intrinsicContentSize: CGSize {
    sizes += 1
    return CGSize(width: 10 * count, height: 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor
@Suite
struct `Properties that invalidate their view` {
  @Test
  func `a changed value asks for layout, the same value does not`() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    badge.layoutIfNeeded()
    badge.count = 0
    badge.layoutIfNeeded()
    #expect(badge.layouts == 1)
    badge.count = 5
    badge.layoutIfNeeded()
    #expect(badge.layouts == 2)
    #expect(badge.count == 5)
  }
}
