import Segue
import UIKit

/// Where the note stands on its way, at moments that are exact.
@MainActor
func opacities() throws -> [Float] {
  let stage = Stage(screen: .iPhoneSE)
  let list = ListViewController()
  stage.window.rootViewController = list
  try stage.settle()
  stage.tap(at: CGPoint(x: 80, y: 122))
  return [0.2, 0.4, 1].map { time in
    stage.advance(to: stage.time + time)
    return list.presentedViewController?.view.layer.presentation()?.opacity ?? 0
  }
}
