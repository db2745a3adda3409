import QuartzCore
import Testing

/// Layers that become visible or hidden in a transition.
@MainActor
struct TransitionVisibilityTests {
  /// The grey of the left and of the right edge half-way, of a black layer on a white screen.
  private func half(
    _ type: CATransitionType,
    before: (CALayer) -> Void = { _ in },
    change: (CALayer) -> Void
  ) -> (left: Int, right: Int) {
    let stage = LayerStage(width: 20, height: 20)
    stage.rootLayer.backgroundColor = .white
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .black
    before(layer)
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    let transition = CATransition()
    transition.type = type
    transition.subtype = .fromRight
    transition.duration = 1
    layer.add(transition, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change(layer)
    CATransaction.commit()
    stage.advance(to: 0.5)
    let picture = stage.render()
    return (Int(picture[2, 5].red), Int(picture[17, 5].red))
  }

  @Test
  func `a layer fades as it becomes visible or hidden`() {
    let shown = half(.fade, before: { $0.isHidden = true }, change: { $0.isHidden = false })
    let hidden = half(.fade, change: { $0.isHidden = true })
    for grey in [shown.left, shown.right, hidden.left, hidden.right] {
      #expect(abs(grey - 127) <= 2)
    }
  }

  @Test
  func `a layer fades to another opacity`() {
    let shown = half(.fade, before: { $0.opacity = 0 }, change: { $0.opacity = 1 })
    #expect(abs(shown.left - 127) <= 2)
    let faded = half(.fade, change: { $0.opacity = 0.5 })
    #expect(abs(faded.left - 64) <= 2)
  }

  @Test
  func `a layer that becomes visible moves in from the side`() {
    let shown = half(.moveIn, before: { $0.isHidden = true }, change: { $0.isHidden = false })
    #expect(shown.left == 255)
    #expect(shown.right < 200)
  }

  @Test
  func `a transition leaves an opacity that moves by itself alone`() {
    // Half-way of the longer animation, and after the end of the shorter one.
    for (duration, grey) in [(1.0, 128), (0.25, 0)] {
      let moved = half(.fade, before: { $0.opacity = 0 }) { layer in
        layer.opacity = 1
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = duration
        layer.add(animation, forKey: nil)
      }
      #expect(abs(moved.left - grey) <= 2)
    }
  }
}
