import Segue
import UIKit

/// Runs the client files through present and dismiss, push and pop, and prints what is so at each
/// end.
@MainActor
struct Driver {
  let stage: Stage
  let article: String

  init(_ article: String, modalStyle: Stage.ModalStyle) {
    self.article = article
    stage = Stage(screen: .iPhone12, modalStyle: modalStyle)
  }

  func check(_ what: String, _ isSo: @autoclosure () -> Bool) {
    print("\(article) \(what): \(isSo())")
  }

  func settle() {
    do { try stage.settle() } catch { print("\(article) settles: false (\(error))") }
    for message in stage.diagnostics { print("\(article) \(message): false") }
  }
}

@MainActor
func modalAnimator() {
  let driver = Driver("000", modalStyle: .automatic)
  let presenter = ModalPresentingViewController()
  let presented = UIViewController()
  driver.stage.window.rootViewController = presenter
  presenter.registerSegue(withIdentifier: "modal") { presented }
  presenter.performSegue(withIdentifier: "modal", sender: nil)
  driver.settle()
  driver.check("is presented", presenter.presentedViewController === presented)
  driver.check("fills the screen", presented.view.frame == driver.stage.window.bounds)
  driver.check("disables the presenter", !presenter.view.isUserInteractionEnabled)
  presented.dismiss(animated: true)
  driver.settle()
  driver.check("is dismissed", presenter.presentedViewController == nil)
  driver.check("leaves the presenter alone", driver.stage.window.subviews == [presenter.view])
  driver.check("enables the presenter", presenter.view.isUserInteractionEnabled)
}

@MainActor
func emojiZoom() {
  let driver = Driver("001", modalStyle: .fullScreen)
  let list = EmojiViewController()
  driver.stage.window.rootViewController = list
  let before = driver.stage.render()
  list.collectionView(list.collectionView, didSelectItemAt: IndexPath(item: 9, section: 0))
  driver.settle()
  let big = list.presentedViewController as? BigEmojiViewController
  driver.check("is presented", big != nil)
  driver.check("fills the screen", big?.view.frame == driver.stage.window.bounds)
  driver.check("is opaque", big?.view.alpha == 1)
  driver.check("shows its label", big?.label.isHidden == false)
  driver.check("removes the presenter", list.view.window == nil)
  big?.dismiss(animated: true)
  driver.settle()
  driver.check("is dismissed", list.presentedViewController == nil)
  driver.check("leaves the presenter alone", driver.stage.window.subviews == [list.view])
  driver.check("shows what it showed", driver.stage.render() == before)
}

@MainActor
func sidePanel() {
  let driver = Driver("002", modalStyle: .automatic)
  let presenter = UIViewController()
  let panel = UIViewController()
  driver.stage.window.rootViewController = presenter
  ModalSidePanelPresentationSegue(identifier: nil, source: presenter, destination: panel).perform()
  driver.settle()
  let bounds = driver.stage.window.bounds
  driver.check("is presented", presenter.presentedViewController === panel)
  driver.check(
    "leaves a strip",
    panel.view.frame == CGRect(x: 80, y: 0, width: bounds.width - 80, height: bounds.height)
  )
  driver.check("shrinks the presenter", presenter.view.transform.a == 0.92)
  driver.check(
    "lays black underneath",
    panel.view.superview?.subviews.first?.backgroundColor == .black
  )
  panel.dismiss(animated: true)
  driver.settle()
  driver.check("is dismissed", presenter.presentedViewController == nil)
  driver.check("restores the presenter", presenter.view.transform == .identity)
  driver.check("leaves the presenter alone", driver.stage.window.subviews == [presenter.view])
  driver.check("lets its controller go", _modalPresentationController == nil)
}

@MainActor
func preferences() {
  let driver = Driver("003", modalStyle: .automatic)
  let presenter = UIViewController()
  let preferences = PreferencesViewController()
  driver.stage.window.rootViewController = presenter
  presenter.present(preferences, animated: true)
  driver.settle()
  let width = driver.stage.window.bounds.width
  driver.check("is presented", presenter.presentedViewController === preferences)
  driver.check("rests 200 points in", preferences.view.center.x == 200 - width / 2)
  driver.check("dims", abs((preferences.view.superview?.viewWithTag(1)?.alpha ?? 0) - 0.8) < 1e-6)
  preferences.dismiss(animated: true)
  driver.settle()
  driver.check("is dismissed", presenter.presentedViewController == nil)
  driver.check("leaves the presenter alone", driver.stage.window.subviews == [presenter.view])
}

@MainActor
func reveal() {
  let driver = Driver("004", modalStyle: .fullScreen)
  let root = RevealPresentingViewController()
  let pushed = UIViewController()
  pushed.view.backgroundColor = .red
  let navigation = UINavigationController(rootViewController: root)
  driver.stage.window.rootViewController = navigation
  navigation.pushViewController(pushed, animated: true)
  driver.settle()
  driver.check("is pushed", navigation.topViewController === pushed && pushed.view.window != nil)
  driver.check("covers the root", root.view.window == nil)
  driver.check("drops its mask", pushed.view.layer.mask == nil)
  navigation.popViewController(animated: true)
  driver.settle()
  driver.check("is popped", navigation.viewControllers == [root] && root.view.window != nil)
  driver.check("is gone", pushed.view.window == nil && pushed.parent == nil)

  let modal = UINavigationController(rootViewController: UIViewController())
  root.registerSegue(withIdentifier: "PresentedViewControllerSegue") { modal }
  root.performSegue(withIdentifier: "PresentedViewControllerSegue", sender: nil)
  driver.settle()
  driver.check("is presented", navigation.presentedViewController === modal)
  driver.check("fills the screen", modal.view.frame == driver.stage.window.bounds)
  modal.dismiss(animated: true)
  driver.settle()
  driver.check("is dismissed", navigation.presentedViewController == nil)
  driver.check("leaves the presenter alone", driver.stage.window.subviews == [navigation.view])
}

MainActor.assumeIsolated {
  modalAnimator()
  emojiZoom()
  sidePanel()
  preferences()
  reveal()
}
