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

  @Test(arguments: [
    CGSize(width: 393, height: 180), CGSize(width: 393, height: 260),
    CGSize(width: 313, height: 280), CGSize(width: 393, height: 400),
    CGSize(width: 393, height: 520),
  ])
  func `in a low sheet the second screen shows its name and its button whole`(
    _ size: CGSize
  ) throws {
    let screen = Screens().secondScreen()
    let view = try #require(screen.view)
    view.frame = CGRect(origin: .zero, size: size)
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    let all = view.descendants
    let name = try #require(all.first { ($0 as? UILabel)?.text == "Still Lake" })
    let button = try #require(all.first { $0 is UIButton })
    #expect(name.frame.height == name.intrinsicContentSize.height)
    for part in [name, button] {
      let frame = part.convert(part.bounds, to: view)
      #expect(view.bounds.contains(frame), "\(frame)")
    }
    withExtendedLifetime(screen) {}
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
