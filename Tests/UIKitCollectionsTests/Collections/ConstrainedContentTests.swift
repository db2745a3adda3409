import Segue
import Testing
import UIKit

/// Whose size the content of a scroll view has: that of constraints, or that which code sets.
@MainActor
@Suite
struct `Content of constraints in a scroll view` {
  private let stage = Stage(size: CGSize(width: 300, height: 500), scale: 1)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scroll)
  }

  /// Pages beside each other, tied to the top and to the left edge of the first one.
  private func addPages() -> [UIView] {
    let pages = (0..<3).map { _ in UIView() }
    for (index, page) in pages.enumerated() {
      page.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(page)
      let edge = index == 0 ? scroll.leadingAnchor : pages[index - 1].trailingAnchor
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: scroll.topAnchor),
        page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        page.heightAnchor.constraint(equalTo: scroll.heightAnchor),
        page.leadingAnchor.constraint(equalTo: edge),
      ])
    }
    return pages
  }

  @Test
  func `pages tied to the first edges alone leave the size that code sets`() throws {
    let pages = addPages()
    scroll.contentSize = CGSize(width: 900, height: 500)
    stage.advance(by: 0.1)
    #expect(scroll.contentSize == CGSize(width: 900, height: 500))
    scroll.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    try stage.settle()
    #expect(scroll.contentOffset.x == 300)
    #expect(pages[1].convert(pages[1].bounds, to: nil).minX == 0)
  }

  @Test
  func `pages tied to the last edge too decide the width, and code still the height`() throws {
    let pages = addPages()
    scroll.contentSize = CGSize(width: 10, height: 700)
    let last = try #require(pages.last)
    let edge = last.trailingAnchor.constraint(equalTo: scroll.trailingAnchor)
    edge.isActive = true
    stage.advance(by: 0.1)
    #expect(scroll.contentSize == CGSize(width: 900, height: 700))
    edge.isActive = false
    scroll.contentSize = CGSize(width: 600, height: 700)
    stage.advance(by: 0.1)
    #expect(scroll.contentSize.width == 600)
  }

  @Test
  func `pages tied to the last edge decide the width after others were removed`() throws {
    let first = addPages()
    for page in first { page.removeFromSuperview() }
    let pages = addPages()
    try #require(pages.last).trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive =
      true
    stage.advance(by: 0.1)
    #expect(scroll.contentSize.width == 900)
  }
}
