import Segue
import Testing

@testable import UIKit

/// Dots and pictures of pages.
@MainActor
struct PageIndicatorTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 26))

  init() {
    pages.numberOfPages = 3
    stage.window.addSubview(pages)
  }

  @Test
  func `pictures take the place of dots, tinted, with the gaps of dots`() throws {
    let size = CGSize(width: 20, height: 10)
    let picture = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    let width = pages.intrinsicContentSize.width
    pages.preferredIndicatorImage = picture
    pages.currentPageIndicatorTintColor = .red
    try stage.settle()
    let dots = pages.subviews.compactMap { $0 as? UIImageView }
    #expect(dots.allSatisfy { $0.image != nil && $0.bounds.size == size })
    #expect(dots[0].tintColor == .red && dots[1].tintColor != .red)
    #expect(pages.intrinsicContentSize.width > width + 20)
  }

  @Test
  func `a control that runs down has its pages below each other, and a tap below turns forward`()
    throws
  {
    pages.direction = .topToBottom
    #expect(pages.intrinsicContentSize.height > pages.intrinsicContentSize.width)
    pages.frame = CGRect(x: 100, y: 50, width: 26, height: 100)
    try stage.settle()
    stage.tap(at: CGPoint(x: 113, y: 140))
    try stage.settle()
    #expect(pages.currentPage == 1)
  }

  @Test(arguments: [(3, 115.67), (4, 133.33)])
  func `a page control has room beside its dots`(count: Int, width: CGFloat) {
    let control = UIPageControl()
    control.numberOfPages = count
    #expect(abs(control.intrinsicContentSize.width - width) < 0.34)
  }

  @Test(arguments: [(2.0, 7.5, 18.0, 26.0), (3, 7.33, 17.67, 25.67)])
  func `dots and the gaps between them are whole pixels`(
    scale: CGFloat,
    dot: CGFloat,
    pitch: CGFloat,
    height: CGFloat
  ) throws {
    let stage = Stage(size: CGSize(width: 300, height: 300), scale: scale)
    let control = UIPageControl()
    control.numberOfPages = 4
    control.sizeToFit()
    stage.window.addSubview(control)
    try stage.settle()
    let dots = control.subviews.filter { $0 is UIImageView }
    #expect(abs(dots[0].bounds.width - dot) < 0.01)
    #expect(abs(dots[1].center.x - dots[0].center.x - pitch) < 0.01)
    #expect(abs(control.bounds.height - height) < 0.01)
  }

  @Test
  func `the prominent background of a page control is as wide as its dots`() throws {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    control.numberOfPages = 3
    control.backgroundStyle = .prominent
    control.layoutIfNeeded()
    let size = control.size(forNumberOfPages: 3)
    let pill = try #require(control.subviews.first)
    #expect(pill.bounds.height == size.height)
    #expect(abs(pill.bounds.width - (2 * 17.6 + 7.3 + 2 * 9)) < 0.34)
    #expect(pill.center == CGPoint(x: 150, y: 20))
  }
}
