import Foundation
import Segue
import Testing

@testable import UIKit

/// The dots of a page control as the page changes, and where they do not all fit.
@MainActor
@Suite
struct `Dots of pages` {
  private let stage = Stage(size: CGSize(width: 300, height: 300), scale: 2)
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))

  private func show(pages: Int) {
    control.numberOfPages = pages
    control.pageIndicatorTintColor = .black
    control.currentPageIndicatorTintColor = .white
    stage.window.addSubview(control)
    stage.advance(by: 0.1)
  }

  private var dots: [UIView] { control.subviews.filter { $0 is UIImageView } }

  /// Of each dot, 0 for one that is not seen.
  private var scales: [CGFloat] { dots.map { $0.alpha == 0 ? 0 : $0.transform.a } }

  private func shade(of dot: UIView) -> CGFloat? {
    dot.layer.presentation()?.backgroundColor?.components?.first
  }

  @Test
  func `fade as the page changes`() throws {
    show(pages: 3)
    stage.perform { control.currentPage = 1 }
    stage.advance(by: 0.1)
    for dot in dots.prefix(2) {
      let tone = try #require(shade(of: dot))
      #expect(tone > 0.05 && tone < 0.95)
    }
    #expect(shade(of: dots[2]) == 0)
    stage.advance(by: 0.2)
    #expect(dots.prefix(2).map(shade) == [0, 1])
  }

  @Test
  func `change at once where animations are switched off`() {
    show(pages: 3)
    stage.perform { UIView.performWithoutAnimation { control.currentPage = 1 } }
    stage.advance(by: 0)
    #expect(dots.prefix(2).map(shade) == [0, 1])
  }

  @Test
  func `are all there in full size where they fit`() {
    show(pages: 7)
    #expect(scales == Array(repeating: 1, count: 7))
  }

  @Test
  func `are as many as fit, the outer ones smaller on the side with more pages`() {
    show(pages: 10)
    #expect(scales == [1, 1, 1, 1, 1, 0.75, 0.45, 0, 0, 0])
    #expect(dots[0].center.x < dots[6].center.x)
    #expect(abs((dots[0].center.x + dots[6].center.x) / 2 - 60) < 0.001)
  }

  @Test
  func `move on so that the current page has its full size`() {
    show(pages: 10)
    control.currentPage = 4
    stage.advance(by: 1)
    #expect(scales == [1, 1, 1, 1, 1, 0.75, 0.45, 0, 0, 0])
    control.currentPage = 5
    stage.advance(by: 1)
    #expect(scales == [0, 0.45, 0.75, 1, 1, 1, 0.75, 0.45, 0, 0])
    #expect(abs((dots[1].center.x + dots[7].center.x) / 2 - 60) < 0.001)
    control.currentPage = 9
    stage.advance(by: 1)
    #expect(scales == [0, 0, 0, 0.45, 0.75, 1, 1, 1, 1, 1])
    control.currentPage = 5
    stage.advance(by: 1)
    #expect(scales == [0, 0, 0, 0.45, 0.75, 1, 1, 1, 1, 1])
    control.currentPage = 0
    stage.advance(by: 1)
    #expect(scales == [1, 1, 1, 1, 1, 0.75, 0.45, 0, 0, 0])
  }

  // MARK: Fingers

  private final class Record {
    var pages: [Int] = []
    var states: Set<UIPageControl.InteractionState> = []
  }

  private func record() -> Record {
    let record = Record()
    let action = UIAction { [control] _ in
      record.pages.append(control.currentPage)
      record.states.insert(control.interactionState)
    }
    control.addAction(action, for: .valueChanged)
    return record
  }

  @Test
  func `a drag goes through the pages on a background that is gone after it`() throws {
    show(pages: 5)
    let record = record()
    let length = stage.drag(from: CGPoint(x: 20, y: 13), to: CGPoint(x: 90, y: 13), over: 0.5)
    stage.advance(by: length / 2)
    let pill = try #require(control.subviews.first { !($0 is UIImageView) })
    #expect(pill.backgroundColor != nil)
    stage.advance(by: 1)
    #expect(record.pages == [1, 2, 3])
    #expect(record.states == [.continuous])
    #expect(pill.backgroundColor == nil && control.interactionState == .none)
  }

  @Test
  func `a tap turns one page`() {
    show(pages: 5)
    let record = record()
    stage.tap(at: CGPoint(x: 110, y: 13))
    stage.advance(by: 1)
    #expect(record.pages == [1])
    #expect(record.states == [.discrete] && control.interactionState == .none)
  }

  @Test
  func `a drag turns one page where the control does not let it go on`() {
    show(pages: 5)
    control.allowsContinuousInteraction = false
    let record = record()
    let length = stage.drag(from: CGPoint(x: 20, y: 13), to: CGPoint(x: 110, y: 13), over: 0.5)
    stage.advance(by: length + 1)
    #expect(record.pages == [1])
  }
}
