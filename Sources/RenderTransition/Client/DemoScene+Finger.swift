import Animators
import OwnCode
import UIKit

extension DemoScene {
  /// Lets a finger that moves up (or left, for a stack) drive the scene, and the opposite movement
  /// drive it back, where an animator of the user's own has no interaction controller.
  func driven(way: RunRequest.Way) -> DemoScene {
    var scene = self
    let isSideways = way == .push || way == .pop || way == .tab
    scene.drags[.forward] = { size in
      isSideways
        ? DemoScene.Drag(
          from: CGPoint(x: size.width * 0.95, y: size.height / 2),
          to: CGPoint(x: size.width * 0.05, y: size.height / 2)
        )
        : DemoScene.Drag(
          from: CGPoint(x: size.width / 2, y: size.height * 0.95),
          to: CGPoint(x: size.width / 2, y: size.height * 0.05)
        )
    }
    scene.drags[.back] = { [forward = scene.drags[.forward]] size in
      let drag = forward?(size) ?? DemoScene.Drag(from: .zero, to: .zero)
      return DemoScene.Drag(from: drag.to, to: drag.from)
    }
    scene.mirrorsDrags = false
    let (start, back) = (scene.forward, scene.back)
    scene.prepareDrag = { interaction, window in
      let isForward = interaction == .forward
      let direction: PanDriver.Direction =
        isSideways ? (isForward ? .left : .right) : (isForward ? .up : .down)
      let driver = PanDriver(
        direction,
        on: window,
        distance: { isSideways ? $0.bounds.width : $0.bounds.height },
        begin: { isForward ? start(true) : back(true) }
      )
      window.owner.standInInteraction = { driver.transition(of: $0) }
    }
    return scene
  }
}
