import Display
import QuartzCore
import Testing

/// Layers whose corners have a radius each.
@Suite
struct CornerRadiiTests {
  private func layer(_ curve: CALayerCornerCurve) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
    layer.backgroundColor = CGColor(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)
    layer.borderWidth = 2
    layer.cornerCurve = curve
    return layer
  }

  private func dump(_ layer: CALayer) -> String {
    let stage = LayerStage(width: 60, height: 50)
    stage.rootLayer.addSublayer(layer)
    return stage.displayList().dump()
  }

  @Test(arguments: [CALayerCornerCurve.circular, .continuous])
  func `two round corners are drawn as one radius with two masked corners`(
    _ curve: CALayerCornerCurve
  ) {
    for clips in [false, true] {
      let own = layer(curve)
      own.cornerRadii = CornerRadii(minXMinY: 6, maxXMinY: 6, maxXMaxY: 0, minXMaxY: 0)
      let masked = layer(curve)
      masked.cornerRadius = 6
      masked.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      for layer in [own, masked] {
        layer.masksToBounds = clips
        layer.shadowOpacity = clips ? 0 : 0.5
        let inside = CALayer()
        inside.frame = layer.bounds
        inside.backgroundColor = .black
        layer.addSublayer(inside)
      }
      #expect(dump(own) == dump(masked))
    }
  }

  @Test
  func `each corner has its radius`() {
    let layer = layer(.circular)
    layer.cornerRadii = CornerRadii(minXMinY: 1, maxXMinY: 2, maxXMaxY: 3, minXMaxY: 100)
    // No more than half of the shorter side.
    #expect(dump(layer).contains("radius=[1 2 3 15]"))
  }

  @Test
  func `radii of corners animate`() throws {
    let stage = LayerStage(width: 60, height: 50)
    let layer = layer(.circular)
    stage.rootLayer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "cornerRadii")
    animation.fromValue = [0, 0, 0, 0]
    animation.toValue = [2, 4, 6, 8]
    animation.duration = 1
    animation.timeOffset = 0.5
    animation.speed = 0
    layer.add(animation, forKey: nil)
    #expect(stage.displayList().dump().contains("radius=[1 2 3 4]"))
  }
}
