import Segue
import Testing
import UIKit

/// Flips of a view between two looks; two ways to the same picture are compared.
@MainActor
struct FlipTests {
  private func makeStage() -> (Stage, UIView, UIView, UIView) {
    let stage = Stage(size: CGSize(width: 60, height: 90), scale: 2)
    stage.window.backgroundColor = .white
    let container = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 70))
    let sides = [UIColor.systemBlue, .systemOrange].map { color in
      let side = UIView(frame: container.bounds)
      side.backgroundColor = color
      return side
    }
    container.addSubview(sides[0])
    stage.window.addSubview(container)
    stage.advance(by: 0)
    return (stage, container, sides[0], sides[1])
  }

  /// A flip from the left within a second.
  private func flip(
    _ container: UIView,
    from old: UIView,
    to new: UIView?,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.transition(
      with: container,
      duration: 1,
      options: [.transitionFlipFromLeft, .curveLinear],
      animations: {
        old.removeFromSuperview()
        if let new { container.addSubview(new) }
      },
      completion: completion
    )
  }

  @Test
  func `a flip ends with views that are added after its call`() {
    func picture(addingLater: Bool) -> Frame {
      let (stage, container, front, back) = makeStage()
      flip(container, from: front, to: addingLater ? nil : back)
      if addingLater { container.addSubview(back) }
      stage.advance(to: 0.75)
      return stage.render()
    }
    #expect(picture(addingLater: true) == picture(addingLater: false))
  }

  @Test
  func `a flip goes along with a view that moves and fades`() {
    let (stage, container, front, back) = makeStage()
    flip(container, from: front, to: back)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      container.center.x += 20
      container.alpha = 0.5
    }
    stage.advance(to: 0.75)
    let moving = stage.render()
    let (other, otherContainer, otherFront, otherBack) = makeStage()
    flip(otherContainer, from: otherFront, to: otherBack)
    otherContainer.center.x += 15
    otherContainer.alpha = 0.625
    other.advance(to: 0.75)
    #expect(other.render() == moving)
  }

  @Test
  func `a flip that begins where another one ends is whole, and so was the other`() {
    var ends: [Bool] = []
    let (stage, container, front, back) = makeStage()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      flip(container, from: back, to: front) { ends.append($0) }
    }
    flip(container, from: front, to: back) { ends.append($0) }
    stage.advance(to: 1.25)
    let second = stage.render()
    stage.advance(to: 3)
    #expect(ends == [true, true])
    // The second one alone.
    let (other, otherContainer, otherFront, otherBack) = makeStage()
    otherFront.removeFromSuperview()
    otherContainer.addSubview(otherBack)
    other.advance(by: 0)
    flip(otherContainer, from: otherBack, to: otherFront)
    other.advance(to: 0.25)
    #expect(other.render().pixmap == second.pixmap)
  }
}
