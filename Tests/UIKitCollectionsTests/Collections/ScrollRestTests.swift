import Segue
import Testing

@testable import UIKit

/// How content comes to rest: where it may go, and what delegates and fingers change of it.
@Suite
@MainActor
struct ScrollRestTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ view: UIScrollView) { offsets.append(view.contentOffset) }
  }

  private func make(
    content: CGSize = CGSize(width: 300, height: 3000)
  ) -> (Stage, UIScrollView, Log) {
    let stage = Stage(size: CGSize(width: 300, height: 500))
    let view = UIScrollView(frame: rect(0, 0, 300, 500))
    let log = Log()
    view.contentSize = content
    view.delegate = log
    stage.window.addSubview(view)
    return (stage, view, log)
  }

  @Test
  func `a flick does not leave an edge at which content does not bounce up and down`() throws {
    let (stage, view, log) = make(content: CGSize(width: 300, height: 800))
    view.bouncesVertically = false
    stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 200),
      over: 0.2,
      velocity: 2000
    )
    try stage.settle()
    #expect(view.contentOffset.y == 300)
    #expect(log.offsets.allSatisfy { $0.y <= 300 })
  }

  @Test(arguments: [0, 1, 2] as [CGFloat])
  func `content comes to rest with any rate of deceleration`(rate: CGFloat) throws {
    let (stage, view, log) = make()
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 310), over: 0.5)
    try stage.settle()
    #expect(view.contentOffset == .zero)
    #expect(log.offsets.allSatisfy { $0.x == 0 && $0.y.isFinite })
  }

  @Test(arguments: [0, 50] as [CGFloat])
  func `a delegate may stop content that begins to decelerate, or send it elsewhere`(
    way: CGFloat
  ) throws {
    final class Stopper: NSObject, UIScrollViewDelegate {
      let way: CGFloat
      var wanted: CGFloat = 0
      init(_ way: CGFloat) { self.way = way }
      func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
        wanted = view.contentOffset.y + way
        view.setContentOffset(CGPoint(x: 0, y: wanted), animated: true)
      }
    }
    let (stage, view, _) = make()
    let stopper = Stopper(way)
    view.delegate = stopper
    stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 250),
      over: 0.3,
      velocity: 1000
    )
    try stage.settle()
    #expect(stopper.wanted > 100 && view.contentOffset.y == stopper.wanted)
    #expect(!view.isDecelerating)
  }

  @Test
  func `content is tracked as long as a finger is on it, also one that does not move it`() throws {
    let (stage, view, _) = make()
    stage.longPress(at: CGPoint(x: 100, y: 100), for: 0.5)
    stage.advance(by: 0.2)
    #expect(view.isTracking && !view.isDragging)
    try stage.settle()
    #expect(!view.isTracking)
  }

  @Test
  func `a delegate may scroll on at the last step of the way`() throws {
    final class Traveller: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidScroll(_ view: UIScrollView) {
        guard view.contentOffset.y == 100 else { return }
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      }
      func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { ends += 1 }
    }
    let (stage, view, _) = make()
    let traveller = Traveller()
    view.delegate = traveller
    stage.perform { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    try stage.settle()
    #expect(view.contentOffset.y == 300 && traveller.ends == 1)
  }

  @Test
  func `a tap on content that springs back does not hold it beyond its edge`() throws {
    let (stage, view, _) = make()
    stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 310),
      over: 0.5,
      velocity: 0
    )
    stage.tap(at: CGPoint(x: 100, y: 200), after: 0.05)
    stage.advance(by: 0.56)
    #expect(view.contentOffset.y < -1)
    try stage.settle()
    #expect(view.contentOffset == .zero && !view.isDecelerating)
  }

  @Test
  func `a tap on content between two pages does not hold it there`() throws {
    let (stage, view, _) = make()
    view.isPagingEnabled = true
    stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 200),
      over: 0.2,
      velocity: 1000
    )
    stage.tap(at: CGPoint(x: 100, y: 200), after: 0.05)
    try stage.settle()
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 500) == 0)
  }
}
