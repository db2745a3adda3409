import Segue
import Testing
import UIKit

/// Segues made in code, and the ways `show` goes.
@MainActor
struct SegueTests {
  private final class Source: UIViewController {
    var prepared: [String] = []
    var allows = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append("\(segue.identifier ?? "") \(segue.destination.title ?? "") \(sender ?? "")")
    }
  }

  private final class PushSegue: UIStoryboardSegue {
    override func perform() {
      source.navigationController?.pushViewController(destination, animated: false)
    }
  }

  private let stage = Stage.small(modalStyle: .fullScreen)
  private let source = Source()
  private let destination = UIViewController()

  init() {
    destination.title = "D"
  }

  @Test
  func `a registered segue is prepared for, then presents its destination`() throws {
    stage.window.rootViewController = source
    source.registerSegue(withIdentifier: "modal") { [destination] in destination }
    source.performSegue(withIdentifier: "modal", sender: 7)
    try stage.settle()
    #expect(source.prepared == ["modal D 7"])
    #expect(source.presentedViewController === destination)
  }

  @Test
  func `a segue of the app's own class does what it wants`() throws {
    stage.window.rootViewController = UINavigationController(rootViewController: source)
    source.registerSegue(
      withIdentifier: "push",
      destination: { [destination] in destination },
      makeSegue: { PushSegue(identifier: $0, source: $1, destination: $2) }
    )
    source.performSegue(withIdentifier: "push", sender: nil)
    try stage.settle()
    #expect(source.navigationController?.topViewController === destination)
  }

  @Test
  func `a segue may be refused, and must be known`() {
    stage.window.rootViewController = source
    source.registerSegue(withIdentifier: "modal") { [destination] in destination }
    source.allows = false
    source.performSegue(withIdentifier: "modal", sender: nil)
    source.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(source.prepared == [])
    #expect(source.presentedViewController == nil)
    #expect(stage.fault?.contains("has no segue with identifier 'nowhere'") == true)
  }

  @Test
  func `a segue with a handler runs it`() {
    stage.window.rootViewController = source
    var performed = 0
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination) {
      performed += 1
    }
    segue.perform()
    #expect(performed == 1)
    #expect(source.presentedViewController == nil)
  }

  @Test
  func `show pushes inside a navigation controller and presents outside`() throws {
    let navigation = UINavigationController(rootViewController: source)
    stage.window.rootViewController = navigation
    source.show(destination, sender: nil)
    try stage.settle()
    #expect(navigation.topViewController === destination)

    let alone = UIViewController()
    let other = UIViewController()
    stage.window.rootViewController = alone
    alone.show(other, sender: nil)
    try stage.settle()
    #expect(alone.presentedViewController === other)
  }

  @Test
  func `bars shrink the safe area of what they cover`() throws {
    let stage = Stage(screen: .iPhone12)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(content.view.frame == stage.window.bounds)
    navigation.setNavigationBarHidden(true, animated: true)
    try stage.settle()
    #expect(content.view.safeAreaInsets.top == 47)
    content.additionalSafeAreaInsets.top = 10
    #expect(content.view.safeAreaInsets.top == 57)
  }

  @Test
  func `titles and back buttons follow the stack`() throws {
    source.title = "Source"
    let navigation = UINavigationController(rootViewController: source)
    stage.window.rootViewController = navigation
    navigation.pushViewController(destination, animated: false)
    #expect(navigation.navigationBar.topItem === destination.navigationItem)
    #expect(navigation.navigationBar.topItem?.title == "D")
    #expect(navigation.navigationBar.backItem?.title == "Source")
    stage.tap(at: CGPoint(x: 20, y: 22))
    try stage.settle()
    #expect(navigation.viewControllers == [source])
  }
}
