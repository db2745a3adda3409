import Foundation
import Segue
import Testing
import UIKit

/// Blocks with the animations of SwiftUI.
@MainActor
@Suite
struct SwiftUIAnimationTests {
  private let stage = Stage(size: CGSize(width: 400, height: 200))
  private let view = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
  private let other = UIView(frame: CGRect(x: 40, y: 50, width: 20, height: 20))

  init() {
    stage.window.addSubview(view)
    stage.window.addSubview(other)
    stage.advance(by: 0)
  }

  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test
  func `a spring moves as UIKit's own of the same numbers`() {
    var ends: [TimeInterval] = []
    UIView.animate(.spring(duration: 0.6, bounce: 0.2)) {
      view.center.x = 150
    } completion: {
      ends.append(stage.time)
    }
    UIView.animate(springDuration: 0.6, bounce: 0.2) { other.center.x = 150 }
    for _ in 0..<5 {
      stage.advance(by: 0.1)
      #expect(shownX(view) == shownX(other))
      #expect(shownX(view) > 50)
    }
    stage.advance(by: 3)
    #expect(ends.count == 1)
  }

  @Test
  func `curves have their durations, delays and speeds`() {
    UIView.animate(.linear(duration: 1).delay(0.5).speed(0.5)) { view.center.x = 150 }
    stage.advance(by: 1)
    #expect(abs(shownX(view) - 50) < 1e-6)
    stage.advance(by: 1)
    #expect(abs(shownX(view) - 100) < 1e-6)
    stage.advance(by: 1.01)
    #expect(abs(shownX(view) - 150) < 1e-6)
  }

  @Test
  func `a repeated animation goes there and back as often as it says, or for ever`() {
    UIView.animate(.linear(duration: 1).repeatCount(2)) { view.center.x = 150 }
    UIView.animate(.linear(duration: 1).repeatForever(autoreverses: false)) {
      other.center.x = 150
    }
    stage.advance(by: 1.5)
    #expect(abs(shownX(view) - 100) < 1e-6)
    stage.advance(by: 8.75)
    #expect(view.layer.animationKeys() == nil)
    #expect(abs(shownX(other) - 75) < 1e-6)
  }
}
