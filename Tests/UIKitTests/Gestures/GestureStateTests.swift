import Segue
import Testing
import UIKit

/// Key-value observers of a recognizer's state.
@MainActor
struct GestureStateTests {
  private final class Observer: NSObject {
    nonisolated(unsafe) var seen: [Int?] = []

    nonisolated override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      seen.append(change?[.newKey] as? Int)
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    list.contentSize = CGSize(width: 400, height: 2000)
    stage.window.addSubview(list)
  }

  private func drag() throws {
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: 0.2)
    try stage.settle()
  }

  @Test
  func `they see every move and the end before the reset`() throws {
    var states: [UIGestureRecognizer.State] = []
    let observation = list.panGestureRecognizer.observe(\.state) { pan, _ in
      MainActor.assumeIsolated { states.append(pan.state) }
    }
    try drag()
    #expect(states.first == .began)
    #expect(states.filter { $0 == .changed }.count > 3)
    #expect(states.suffix(2) == [.ended, .possible])
    observation.invalidate()
  }

  @Test
  func `they see the end by a path of keys, too, and as a number`() throws {
    var hasEnded = false
    let observation = list.observe(\.panGestureRecognizer.state) { list, _ in
      MainActor.assumeIsolated {
        if list.panGestureRecognizer.state == .ended { hasEnded = true }
      }
    }
    let observer = Observer()
    let path = "panGestureRecognizer.state"
    list.addObserver(observer, forKeyPath: path, options: .new, context: nil)
    try drag()
    #expect(hasEnded)
    #expect(observer.seen.contains(UIGestureRecognizer.State.ended.rawValue))
    observation.invalidate()
    list.removeObserver(observer, forKeyPath: path)
  }
}
