import Segue
import Testing
import UIKit

/// Content that code moves while it scrolls.
@MainActor
@Suite
struct `Content that code moves` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  /// Three pages, the middle one in the middle again and again.
  private final class Carousel: UIScrollView {
    private(set) var turns = 0
    private(set) var widestStep: CGFloat = 0
    private var last: CGFloat = 300

    override func layoutSubviews() {
      super.layoutSubviews()
      widestStep = max(widestStep, abs(contentOffset.x - last))
      if contentOffset.x > 450 {
        contentOffset.x -= 300
        turns += 1
      } else if contentOffset.x < 150 {
        contentOffset.x += 300
        turns -= 1
      }
      last = contentOffset.x
    }
  }

  private func carousel(paged: Bool) -> Carousel {
    let view = Carousel(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 900, height: 400)
    view.contentOffset.x = 300
    view.isPagingEnabled = paged
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  @Test
  func `an animated scroll goes on from where code has brought the content`() throws {
    let view = carousel(paged: false)
    view.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    try stage.settle()
    #expect(view.contentOffset.x == 300)
    #expect(view.turns == 1)
    #expect(view.widestStep < 60)
  }

  @Test
  func `a released finger turns a page of an endless carousel`() throws {
    let view = carousel(paged: true)
    stage.drag(
      from: CGPoint(x: 250, y: 200),
      to: CGPoint(x: 190, y: 200),
      over: 0.1,
      velocity: 600
    )
    try stage.settle()
    #expect(abs(view.contentOffset.x - 300) < 0.01)
    #expect(view.turns == 1)
    #expect(view.widestStep < 60)
  }

  @Test
  func `a finger goes on from where code has brought the content`() throws {
    let view = carousel(paged: false)
    stage.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 80, y: 200), over: 0.4, velocity: 0)
    stage.advance(by: 0.41)
    #expect(view.turns == 1)
    #expect(view.widestStep < 60)
    #expect(abs(view.contentOffset.x - 200) < 15)
  }

  @Test(arguments: [true, false])
  func `a release goes on from where its delegate brings the content, and stays where it is put`(
    isPut: Bool
  ) throws {
    final class Centre: NSObject, UIScrollViewDelegate {
      let isPut: Bool
      var place: CGFloat = 0

      init(isPut: Bool) { self.isPut = isPut }

      func scrollViewDidEndDragging(
        _ scrollView: UIScrollView,
        willDecelerate decelerate: Bool
      ) {
        place = scrollView.contentOffset.y + 1000
        if isPut {
          scrollView.setContentOffset(CGPoint(x: 0, y: place), animated: false)
        } else {
          scrollView.contentOffset.y = place
        }
      }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 9000)
    let centre = Centre(isPut: isPut)
    view.delegate = centre
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    stage.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), over: 0.1, velocity: 900)
    try stage.settle()
    #expect(centre.place > 1000)
    let way = view.contentOffset.y - centre.place
    #expect(isPut ? abs(way) < 0.01 : way > 100, "\(way)")
  }

  /// Calls its closure when the finger has left content that goes on moving.
  private final class Ending: NSObject, UIScrollViewDelegate {
    private let body: (UIScrollView) -> Void

    init(_ body: @escaping (UIScrollView) -> Void) { self.body = body }

    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView,
      willDecelerate decelerate: Bool
    ) { body(scrollView) }
  }

  /// Of content 400 points high, after a flick that its delegate meets.
  private func rest(_ ending: Ending) throws -> CGFloat {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 9000)
    view.delegate = ending
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    stage.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), over: 0.1, velocity: 900)
    try stage.settle()
    return view.contentOffset.y
  }

  @Test(arguments: [(CGFloat(200), true), (199, false)])
  func `half a screen is another part of the content, from which it goes on, and less is a place`(
    way: CGFloat,
    goesOn: Bool
  ) throws {
    var place: CGFloat = 0
    let end = try rest(
      Ending { view in
        place = view.contentOffset.y + way
        view.contentOffset.y = place
      }
    )
    #expect(goesOn ? end - place > 100 : abs(end - place) < 0.01, "\(end - place)")
  }

  @Test
  func `content goes on that its delegate brings elsewhere in steps`() throws {
    var place: CGFloat = 0
    let end = try rest(
      Ending { view in
        place = view.contentOffset.y + 1000.1
        for step in [400.1, 300, 300] { view.contentOffset.y += step }
      }
    )
    #expect(end - place > 100)
  }

  @Test
  func `content that code holds does not jump when it is let go under a finger`() {
    final class Holder: NSObject, UIScrollViewDelegate {
      var holds = true
      var steps: [CGFloat] = []

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if holds, scrollView.contentOffset != .zero { scrollView.contentOffset = .zero }
        steps.append(scrollView.contentOffset.y)
      }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 2000)
    let holder = Holder()
    view.delegate = holder
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    stage.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 80), over: 0.6, velocity: 0)
    stage.advance(by: 0.3)
    #expect(view.contentOffset.y == 0)
    holder.holds = false
    stage.advance(by: 0.02)
    #expect(view.contentOffset.y > 0)
    #expect(view.contentOffset.y < 40)
  }

  @Test
  func `content that a delegate keeps from bouncing ends at its edge`() throws {
    final class Edge: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
      }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 2000)
    view.contentOffset.y = 200
    let edge = Edge()
    view.delegate = edge
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    stage.drag(
      from: CGPoint(x: 150, y: 100),
      to: CGPoint(x: 150, y: 200),
      over: 0.1,
      velocity: 3000
    )
    try stage.settle()
    #expect(view.contentOffset.y == 0)
  }
}
