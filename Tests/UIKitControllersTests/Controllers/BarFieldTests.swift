import Segue
import Testing
import UIKit

/// Fields that an app shows in a navigation bar.
@MainActor
struct BarFieldTests {
  private let stage = Stage(screen: .iPhone15)

  private func show(_ screen: UIViewController) {
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    stage.advance(by: 0.1)
  }

  @Test
  func `a field in place of the title is edited on where the buttons change`() {
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    screen.navigationItem.titleView = field
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    show(screen)
    field.becomeFirstResponder()
    screen.navigationItem.rightBarButtonItem = nil
    stage.advance(by: 0.1)
    #expect(field.isFirstResponder && field.window === stage.window)
  }

  @Test
  func `the view of a hidden button leaves the bar`() {
    let screen = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let button = UIBarButtonItem(customView: view)
    screen.navigationItem.rightBarButtonItem = button
    show(screen)
    #expect(view.window === stage.window)
    button.isHidden = true
    stage.advance(by: 0.1)
    #expect(view.window == nil)
  }
}
