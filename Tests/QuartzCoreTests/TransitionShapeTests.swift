import QuartzCore
import Testing

/// The transitions of Core Animation that roll, cut and bend pictures.
@MainActor
struct TransitionShapeTests {
  /// A layer that turns from red to green in a second, half of which has passed.
  private func half(
    _ type: String,
    _ subtype: CATransitionSubtype? = nil,
    size: CGFloat = 40
  ) -> (Int, Int) -> String {
    let stage = LayerStage(width: size, height: size)
    stage.rootLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    CATransaction.commit()
    let transition = CATransition()
    transition.setValue(type, forKey: "type")
    transition.subtype = subtype
    transition.duration = 1
    layer.add(transition, forKey: nil)
    stage.advance(to: 0.5)
    let picture = stage.render()
    #expect(stage.world.diagnostics.messages.isEmpty)
    return { x, y in
      let pixel = picture[x, y]
      switch (pixel.red > 200, pixel.green > 200) {
      case (true, false): return "old"
      case (false, true): return "new"
      default: return pixel.red == pixel.green ? "grey" : "mixed"
      }
    }
  }

  /// Of 40 points the roll covers those from 16.4 to 23.6 at half of the way, grey in its middle.
  @Test(arguments: [
    (nil as CATransitionSubtype?, [(20, 5), (20, 19), (20, 38)]),
    (.fromTop, [(20, 5), (20, 19), (20, 38)]),
    (.fromBottom, [(20, 34), (20, 20), (20, 1)]),
    (.fromRight, [(5, 20), (19, 20), (38, 20)]),
    (.fromLeft, [(34, 20), (20, 20), (1, 20)]),
  ])
  func `a page is rolled up from the edge that the motion comes from, and rolled down to it`(
    subtype: CATransitionSubtype?,
    places: [(Int, Int)]
  ) {
    for (type, looks) in [
      ("pageCurl", ["old", "grey", "new"]), ("pageUnCurl", ["new", "grey", "old"]),
    ] {
      let color = half(type, subtype)
      #expect(places.map { color($0.0, $0.1) } == looks)
    }
  }

  @Test
  func `a shutter opens on the new look, closes on the old one, or does both`() {
    let open = half("cameraIrisHollowOpen")
    #expect([open(20, 20), open(1, 1), open(38, 38)] == ["new", "old", "old"])
    let close = half("cameraIrisHollowClose")
    #expect([close(20, 20), close(1, 1), close(38, 38)] == ["old", "new", "new"])
    let iris = half("cameraIris")
    #expect([iris(20, 20), iris(1, 1)] == ["grey", "grey"])
  }

  @Test
  func `the new look shows in the wake of a wave`() {
    let color = half("rippleEffect", size: 300)
    #expect([color(150, 150), color(1, 1), color(298, 298)] == ["new", "old", "old"])
  }

  @Test
  func `the old look is sucked into the upper left corner`() {
    let color = half("suckEffect", size: 100)
    #expect(
      [color(2, 50), color(98, 50), color(2, 90), color(98, 2)] == ["old", "new", "new", "new"]
    )
  }
}
