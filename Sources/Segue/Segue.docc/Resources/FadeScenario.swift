import Segue
import UIKit

@MainActor
let fade = Scenario(screen: .iPhoneSE) { stage in
  let list = ListViewController()
  stage.window.rootViewController = list
  return { list.showNote() }
}
