import Segue
import Testing
import UIKit

/// Whether the back button may go back.
@MainActor
@Suite
struct `The back button asks first` {
  /// As apps extend every navigation controller to ask its top controller.
  private final class Asking: UINavigationController, UINavigationBarDelegate {
    var answer = false
    var popsByItself = false
    var asked: [String?] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked.append(item.title)
      if popsByItself { popViewController(animated: true) }
      return answer
    }

    var told: [String] = []
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      told.append("push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      told.append("pop \(item.title ?? "")")
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  private func open() throws -> Asking {
    let root = UIViewController()
    root.title = "Notes"
    let navigation = Asking(rootViewController: root)
    for title in ["Note", "Draft"] {
      let next = UIViewController()
      next.title = title
      navigation.pushViewController(next, animated: false)
    }
    stage.window.rootViewController = navigation
    try stage.settle()
    return navigation
  }

  private func goBack(_ bar: UINavigationBar) throws {
    stage.tap(at: CGPoint(x: 24, y: 22 + bar.frame.minY))
    try stage.settle()
  }

  @Test
  func `a navigation controller that is its bar's delegate can stay`() throws {
    let navigation = try open()
    try goBack(navigation.navigationBar)
    #expect(navigation.topViewController?.title == "Draft")
    navigation.answer = true
    try goBack(navigation.navigationBar)
    #expect(navigation.topViewController?.title == "Note")
    #expect(navigation.asked == ["Draft", "Draft"])
  }

  @Test
  func `it hears of what has been pushed and popped`() throws {
    let navigation = try open()
    navigation.told = []
    let last = UIViewController()
    last.title = "Last"
    stage.perform { navigation.pushViewController(last, animated: true) }
    #expect(navigation.told == [])
    try stage.settle()
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(navigation.told == ["push Last", "pop Last"])
  }

  @Test
  func `one that pops by itself goes back once`() throws {
    let navigation = try open()
    navigation.answer = true
    navigation.popsByItself = true
    try goBack(navigation.navigationBar)
    #expect(navigation.topViewController?.title == "Note")
  }

  private final class Judge: UIViewController, UINavigationBarDelegate {
    var answer = false
    var popped: [String?] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      answer
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      popped.append(item.title)
    }
  }

  @Test
  func `a bar without a controller pops its item when its delegate agrees`() throws {
    let judge = Judge()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    bar.delegate = judge
    judge.loadViewIfNeeded()
    judge.view.addSubview(bar)
    stage.window.rootViewController = judge
    try stage.settle()
    try goBack(bar)
    #expect(bar.topItem?.title == "Two")
    judge.answer = true
    try goBack(bar)
    #expect(bar.topItem?.title == "One" && judge.popped == ["Two"])
  }
}
