import QuartzCore
import Testing

/// What layers do as they come into a shown tree, and as they leave it.
@Suite
struct OrderActionTests {
  private final class Asked: CALayer {
    nonisolated(unsafe) var keys: [String] = []

    override func action(forKey event: String) -> (any CAAction)? {
      keys.append(event)
      guard event == kCAOnOrderIn else { return NSNull() }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      return animation
    }
  }

  @Test
  func `a layer is asked for its action when it comes, is hidden, is shown and leaves`() {
    let stage = LayerStage(width: 60, height: 50)
    let layer = Asked()
    let parent = CALayer()
    // A tree that is not shown.
    parent.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(layer.keys.isEmpty)
    stage.rootLayer.addSublayer(layer)
    #expect(layer.keys == ["onOrderIn"])
    #expect(layer.animationKeys() == ["onOrderIn"])
    layer.isHidden = true
    layer.isHidden = false
    #expect(layer.keys == ["onOrderIn", "hidden", "onOrderOut", "hidden", "onOrderIn"])
    layer.keys = []
    // A move among its siblings is none.
    stage.rootLayer.insertSublayer(layer, at: 0)
    layer.removeFromSuperlayer()
    #expect(layer.keys == ["onOrderOut"])
  }

  @Test
  func `actions by name count, and none is asked for without actions`() {
    let stage = LayerStage(width: 60, height: 50)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    let layer = CALayer()
    layer.actions = [kCAOnOrderIn: fade]
    stage.rootLayer.addSublayer(layer)
    #expect(layer.animation(forKey: kCAOnOrderIn) != nil)
    let other = CALayer()
    other.actions = [kCAOnOrderIn: fade]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.rootLayer.addSublayer(other)
    CATransaction.commit()
    #expect(other.animationKeys() == nil)
  }
}
