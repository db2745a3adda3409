import Segue
import Testing
import UIKit

/// A scroll view is the delegate of its own recognizers.
@MainActor
@Suite
struct `Delegates of a scroll view's recognizers` {
  private final class Outer: UIScrollView, UIGestureRecognizerDelegate {
    var isShared = true
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isShared }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 500), scale: 1)
  private let outer = Outer(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))

  init() {
    for view in [outer, inner] {
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 300, height: 2000)
    }
    outer.addSubview(inner)
    stage.window.addSubview(outer)
  }

  @Test
  func `a scroll view that adopts the protocol is the delegate of its pan and its pinch`() {
    #expect(outer.panGestureRecognizer.delegate === outer)
    outer.maximumZoomScale = 2
    #expect(outer.pinchGestureRecognizer?.delegate === outer)
  }

  @Test(arguments: [true, false])
  func `a list in a list scrolls with it if the outer one allows it`(isShared: Bool) {
    outer.isShared = isShared
    stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), over: 0.5)
    stage.advance(by: 0.6)
    #expect(inner.contentOffset.y > 50)
    #expect((outer.contentOffset.y > 50) == isShared)
  }
}
