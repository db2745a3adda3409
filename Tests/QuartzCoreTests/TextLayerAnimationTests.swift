import Geometry
import QuartzCore
import Testing

@Suite
struct `Animations of text layers` {
  private final class Words: CATextLayer {
    var sizes: [CGFloat] = []
    var reds: [CGFloat] = []
    override func draw(in ctx: CGContext) {
      sizes.append(fontSize)
      reds.append(foregroundColor?.components?.first ?? -1)
      super.draw(in: ctx)
    }
  }

  private func shown(on stage: LayerStage) -> Words {
    let words = Words()
    words.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
    words.string = "Words"
    words.fontSize = 18
    words.foregroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    stage.rootLayer.addSublayer(words)
    stage.advance(to: 0)
    _ = stage.displayList()
    return words
  }

  @Test
  func `an animation of the font's size draws the text anew in each frame`() throws {
    let stage = LayerStage(width: 100, height: 100)
    let words = shown(on: stage)
    let grow = CABasicAnimation(keyPath: "fontSize")
    grow.fromValue = 18
    grow.toValue = 36
    grow.duration = 1
    words.add(grow, forKey: nil)
    words.sizes = []
    for time in [0.25, 0.5, 1.5] {
      stage.advance(to: time)
      if time == 0.5 { #expect(words.presentation()?.fontSize == 27) }
      _ = stage.displayList()
    }
    #expect(words.sizes == [22.5, 27, 18])
    #expect(words.fontSize == 18)
    #expect(stage.world.diagnostics.messages.isEmpty)
  }

  @Test
  func `a new colour of the text, or size, comes over the time of the transaction`() throws {
    let stage = LayerStage(width: 100, height: 100)
    let words = shown(on: stage)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    words.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    words.fontSize = 28
    CATransaction.commit()
    stage.advance(to: 0.5)
    _ = stage.displayList()
    #expect(abs(try #require(words.reds.last) - 0.5) < 0.01)
    #expect(abs(try #require(words.sizes.last) - 23) < 1e-6)
    stage.advance(to: 1.5)
    _ = stage.displayList()
    #expect(words.reds.last == 1)
    #expect(words.sizes.last == 28)
  }

  @Test
  func `a text layer that does not show yet, or whose actions are off, changes at once`() {
    let stage = LayerStage(width: 100, height: 100)
    let words = shown(on: stage)
    #expect(words.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    words.fontSize = 30
    CATransaction.commit()
    #expect(words.animationKeys() == nil)
    words.fontSize = 40
    #expect(words.animationKeys() == ["fontSize"])
  }
}
