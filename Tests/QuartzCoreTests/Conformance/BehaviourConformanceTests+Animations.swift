import QuartzCore
import Testing

extension BehaviourConformanceTests {
  // MARK: Animations

  @Test
  func `an animation that is added is copied`() {
    let layer = layer()
    let animation = CABasicAnimation(keyPath: "opacity")
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade") !== animation)
  }

  @Test
  func `an animation without a duration gets that of the transaction`() {
    let layer = layer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animation(forKey: "fade")?.duration == 0.25)
  }

  @Test
  func `a transition always has the same key`() {
    let layer = layer()
    layer.add(CATransition(), forKey: "mine")
    #expect(layer.animationKeys() == [kCATransition])
  }

  @Test
  func `a second animation of a key replaces the first`() {
    let layer = layer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "key")
    layer.add(CABasicAnimation(keyPath: "position"), forKey: "key")
    #expect((layer.animation(forKey: "key") as? CABasicAnimation)?.keyPath == "position")
  }

  @Test
  func `animations without a key are all kept`() {
    let layer = layer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test
  func `an animation is removed at its end`() {
    let layer = layer()
    stage.rootLayer.addSublayer(layer)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    stage.advance(to: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test
  func `an animation that is not removed on completion stays`() {
    let layer = layer()
    stage.rootLayer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    stage.advance(to: 1)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test
  func `a layer that leaves its tree loses its animations`() {
    let layer = layer()
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 5
    layer.add(animation, forKey: "fade")
    layer.removeFromSuperlayer()
    stage.advance(to: 0.1)
    #expect(layer.animationKeys() == nil)
  }

  @Test
  func `a layer below one that leaves loses its animations, too`() {
    let (parent, child) = (layer(), layer())
    parent.addSublayer(child)
    stage.rootLayer.addSublayer(parent)
    stage.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 5
    child.add(animation, forKey: "fade")
    parent.removeFromSuperlayer()
    stage.advance(to: 0.1)
    #expect(child.animationKeys() == nil)
  }

  @Test
  func `a layer that is only moved keeps its animations`() {
    let (parent, child) = (layer(), layer())
    stage.rootLayer.addSublayer(parent)
    stage.rootLayer.addSublayer(child)
    stage.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 5
    child.add(animation, forKey: "fade")
    child.removeFromSuperlayer()
    parent.addSublayer(child)
    stage.advance(to: 0.1)
    #expect(child.animationKeys() == ["fade"])
  }

  @Test
  func `a snapshot of the last frame leaves out later additions`() {
    let layer = layer(.black, CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    layer.addSublayer(self.layer(.white, CGRect(x: 0, y: 0, width: 20, height: 20)))
    let transition = CATransition()
    transition.duration = 1
    layer.add(transition, forKey: nil)
    #expect(stage.render()[5, 5].red == 0)
  }

  @Test
  func `what slides in a transition fades as it slides`() {
    // The grey of the left and of the right half, in the middle of the way, black above white.
    for (type, new, left, right) in [
      (CATransitionType.push, CGColor.black, 127, 127), (.moveIn, .white, 0, 127),
      (.reveal, .white, 127, 255),
    ] {
      let stage = LayerStage(width: 20, height: 20)
      stage.rootLayer.backgroundColor = .white
      let layer = layer(.black, CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.rootLayer.addSublayer(layer)
      stage.advance(to: 0)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.backgroundColor = new
      CATransaction.commit()
      let transition = CATransition()
      transition.type = type
      transition.subtype = .fromRight
      transition.duration = 1
      layer.add(transition, forKey: nil)
      stage.advance(to: 0.5)
      let picture = stage.render()
      for (x, grey) in [(5, left), (15, right)] {
        #expect(abs(Int(picture[x, 5].red) - grey) <= 2, "\(type.rawValue) at \(x)")
      }
    }
  }

  @Test
  func `a fade starts from the contents of the last frame`() {
    let layer = layer(.black, CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .white
    CATransaction.commit()
    let transition = CATransition()
    transition.duration = 1
    layer.add(transition, forKey: nil)
    #expect(stage.render()[5, 5].red == 0)
  }
}
