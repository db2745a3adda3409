import Testing
import UIKit

private final class NameController: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    view.addSubview(field)
    field.becomeFirstResponder()
  }
}

@MainActor
@Suite
struct `Fields that are to be edited early` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let form = NameController()

  @Test
  func `a field asked in viewDidLoad is edited once its window shows`() {
    window.rootViewController = form
    window.makeKeyAndVisible()
    #expect(form.field.isFirstResponder && form.field.isEditing)
  }

  @Test
  func `a field of the first screen of a navigation controller is edited too`() {
    window.rootViewController = UINavigationController(rootViewController: form)
    window.makeKeyAndVisible()
    #expect(form.field.isFirstResponder)
  }

  @Test
  func `a field whose view was loaded early is edited once its window shows`() {
    form.loadViewIfNeeded()
    #expect(!form.field.isFirstResponder)
    window.makeKeyAndVisible()
    window.rootViewController = form
    #expect(form.field.isFirstResponder)
  }

  @Test
  func `a field of the first tab is edited once its window shows`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [form, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(form.field.isFirstResponder)
  }

  @Test
  func `a field of a presented screen is edited once it is there`() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(form, animated: false)
    #expect(form.field.isFirstResponder)
  }
}
