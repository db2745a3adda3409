import Segue
import Testing
import UIKit

@MainActor
struct HidingBarsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    navigation.topViewController?.title = "Page"
    stage.window.rootViewController = navigation
  }

  @Test
  func `a tap hides the bar, and another one shows it again`() throws {
    navigation.hidesBarsOnTap = true
    try stage.settle()
    stage.tap(at: CGPoint(x: 160, y: 400))
    try stage.settle()
    #expect(navigation.isNavigationBarHidden)
    stage.tap(at: CGPoint(x: 160, y: 400))
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test
  func `a button keeps its tap, and bars stay without the wish`() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    navigation.topViewController?.view.addSubview(button)
    navigation.hidesBarsOnTap = true
    try stage.settle()
    stage.tap(at: CGPoint(x: 150, y: 350))
    try stage.settle()
    #expect(taps == 1 && !navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = false
    stage.tap(at: CGPoint(x: 20, y: 500))
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test
  func `a drag up hides the bar, one down shows it, and the content scrolls with it`() throws {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 320, height: 3000)
    navigation.topViewController?.view.addSubview(scroll)
    navigation.hidesBarsOnSwipe = true
    try stage.settle()
    stage.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300), over: 0.3)
    try stage.settle()
    #expect(navigation.isNavigationBarHidden && scroll.contentOffset.y > 50)
    stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 400), over: 0.3)
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test
  func `a back action is performed in place of going back`() throws {
    var backs = 0
    let next = UIViewController()
    next.navigationItem.backAction = UIAction { _ in backs += 1 }
    navigation.pushViewController(next, animated: false)
    try stage.settle()
    stage.tap(at: CGPoint(x: 24, y: 22 + navigation.navigationBar.frame.minY))
    try stage.settle()
    #expect(backs == 1 && navigation.topViewController === next)
  }
}
