import Segue
import Testing
import UIKit

@testable import Animators

/// The screens that demos and the user's own code show.
@MainActor
struct DemoScreenTests {
  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)

  @Test
  func `the second screen has a height for a presentation that fits its content`() throws {
    let view = try #require(Screens().secondScreen().view)
    func height() -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: 361, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .defaultLow
      ).height
    }
    let first = height()
    #expect(first > 300 && first < 800)
    // Again when it was laid out without any.
    view.frame = CGRect(x: 16, y: 800, width: 361, height: 0)
    view.layoutIfNeeded()
    #expect(height() == first)
  }
}
