import QuartzCore
import Testing

/// The transitions of Core Animation that turn pictures in space.
@MainActor
struct TransitionDepthTests {
  @Test(arguments: [
    ("cube", CATransitionSubtype.fromRight), ("cube", .fromLeft), ("cube", .fromTop),
    ("cube", .fromBottom), ("oglFlip", .fromRight), ("oglFlip", .fromTop),
  ])
  func `a cube and a sheet turn their sides to the front`(
    type: String,
    subtype: CATransitionSubtype
  ) {
    let stage = LayerStage(width: 40, height: 40)
    stage.rootLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    CATransaction.commit()
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: type)
    transition.subtype = subtype
    transition.duration = 1
    layer.add(transition, forKey: nil)
    /// The old look, the new one and what is behind, along the way of the motion, from where it
    /// comes.
    func colors(at time: Double) -> [String] {
      stage.advance(to: time)
      let picture = stage.render()
      return [3, 7, 20, 32, 36].map { distance in
        let (x, y) =
          switch subtype {
          case .fromLeft: (distance, 20)
          case .fromTop: (20, 39 - distance)
          case .fromBottom: (20, distance)
          default: (39 - distance, 20)
          }
        let pixel = picture[x, y]
        return pixel.red > 200 ? "old" : pixel.green > 200 ? "new" : "behind"
      }
    }
    // The edge of the cube is cos 30° − sin 30° of half the width off the middle; a sheet that has
    // turned by 60° is half as wide.
    let isCube = type == "cube"
    let ends = ["behind", "behind"]
    let early = isCube ? ["new", "new", "old", "old", "old"] : ends + ["old"] + ends
    let late = isCube ? ["new", "new", "new", "old", "old"] : ends + ["new"] + ends
    #expect(colors(at: 1.0 / 3) == early)
    #expect(colors(at: 2.0 / 3) == late)
  }

  @Test
  func `both sides of a sheet have the opacity of their layer`() {
    let stage = LayerStage(width: 40, height: 40)
    stage.rootLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.opacity = 0.5
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: "oglFlip")
    transition.duration = 1
    layer.add(transition, forKey: nil)
    for time in [0.25, 0.75] {
      stage.advance(to: time)
      #expect((120...135).contains(Int(stage.render()[20, 20].red)))
    }
  }
}
