import Segue
import UIKit

/// The same transition as a finger starts it.
@MainActor
let tapped = Scenario(screen: .iPhoneSE) { stage in
  stage.window.rootViewController = ListViewController()
  return { stage.tap(at: CGPoint(x: 80, y: 122)) }
}
