import Testing
import UIKit

@testable import Segue

/// The ways over the screen that are tried where nothing takes taps.
@MainActor
@Suite
struct `Strokes over a screen` {
  private func strokes(over frame: CGRect) throws -> [TouchStep] {
    let stage = Stage(screen: Screen(size: CGSize(width: 300, height: 600), scale: 1))
    let view = UIView(frame: frame)
    view.addGestureRecognizer(UIPanGestureRecognizer())
    stage.window.addSubview(view)
    try stage.settle()
    return stage.strokes.map(\.step)
  }

  @Test
  func `a large view is swiped across its middle`() throws {
    let steps = try strokes(over: CGRect(x: 0, y: 0, width: 300, height: 600))
    let middle = TouchStep.Target.point(CGPoint(x: 150, y: 300))
    #expect(
      steps == [
        .swipe(.left, middle), .swipe(.up, middle), .swipe(.right, middle), .swipe(.down, middle),
      ]
    )
  }

  @Test
  func `a small view is dragged from its middle, and not off the screen`() throws {
    let steps = try strokes(over: CGRect(x: 100, y: 500, width: 100, height: 100))
    let middle = TouchStep.Target.point(CGPoint(x: 150, y: 550))
    #expect(
      steps == [
        .drag([middle, .point(CGPoint(x: 1, y: 550))]),
        .drag([middle, .point(CGPoint(x: 150, y: 340))]),
        .drag([middle, .point(CGPoint(x: 299, y: 550))]),
        .drag([middle, .point(CGPoint(x: 150, y: 599))]),
      ]
    )
  }

  @Test
  func `content that is longer than its view is scrolled, after all else that listens`() throws {
    let stage = Stage(screen: Screen(size: CGSize(width: 300, height: 600), scale: 1))
    let frames = [
      CGRect(x: 0, y: 0, width: 300, height: 300), CGRect(x: 0, y: 400, width: 300, height: 200),
    ]
    let lists = frames.map(UIScrollView.init(frame:))
    lists[0].contentSize = CGSize(width: 300, height: 200)
    lists[1].contentSize = CGSize(width: 900, height: 200)
    let card = UIView(frame: CGRect(x: 100, y: 320, width: 60, height: 60))
    card.addGestureRecognizer(UIPanGestureRecognizer())
    for view in [card] + lists { stage.window.addSubview(view) }
    try stage.settle()
    let strokes = stage.strokes
    #expect(strokes.map(\.isScroll) == [false, false, false, false, true])
    #expect(strokes.last?.words == "UIScrollView, swiping left")
  }
  @Test(arguments: [0, 2000])
  func `a list that refreshes is pulled down before it is scrolled`(height: CGFloat) throws {
    let stage = Stage(screen: Screen(size: CGSize(width: 300, height: 600), scale: 1))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    list.alwaysBounceVertical = true
    list.contentSize = CGSize(width: 300, height: height)
    list.refreshControl = UIRefreshControl()
    var hasRefreshed = false
    list.refreshControl?.addAction(UIAction { _ in hasRefreshed = true }, for: .valueChanged)
    stage.window.addSubview(list)
    try stage.settle()
    let first = try #require(stage.strokes.first)
    #expect(first.words == "UIScrollView, pulling down")
    #expect(!first.isScroll)
    try stage.prepare(first.step)()
    stage.advance(by: 2)
    #expect(hasRefreshed)
  }
}
