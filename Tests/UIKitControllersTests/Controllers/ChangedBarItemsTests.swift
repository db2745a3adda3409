import Segue
import Testing
import UIKit

/// Buttons of bars that change in an animation.
@MainActor
struct ChangedBarItemsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600))

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func buttons(in view: UIView) -> [UIView] {
    let own = "\(type(of: view))" == "BarButton" ? [view] : []
    return own + view.subviews.flatMap(buttons)
  }

  private func shownAlphas(in view: UIView) -> [CGFloat] {
    stage.makeCurrent()
    return buttons(in: view).map { $0.layer.presentation().map { CGFloat($0.opacity) } ?? $0.alpha }
  }

  private func areFading(_ alphas: [CGFloat]) -> Bool {
    alphas.count == 2 && alphas.allSatisfy { (0.05...0.95).contains($0) }
  }

  @Test
  func `a button that replaces another one in a navigation bar fades in as that fades out`() throws
  {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    root.navigationItem.rightBarButtonItem = item("Edit")
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.perform { root.navigationItem.setRightBarButton(item("Done"), animated: true) }
    stage.advance(by: 0.15)
    #expect(areFading(shownAlphas(in: navigation.navigationBar)))
    try stage.settle()
    #expect(shownAlphas(in: navigation.navigationBar) == [1])
    stage.perform { root.navigationItem.setRightBarButton(item("Edit"), animated: false) }
    stage.advance(by: 0.1)
    #expect(shownAlphas(in: navigation.navigationBar) == [1])
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  /// Where the title of the upper screen shows while it leaves.
  private func placesOfTitle(
    large: Bool,
    alongside: @escaping (UINavigationBar) -> Void
  ) throws -> [CGFloat] {
    let (root, next) = (UIViewController(), UIViewController())
    (root.title, next.title) = ("Root", "Next")
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = large
    navigation.pushViewController(next, animated: false)
    stage.window.rootViewController = navigation
    try stage.settle()
    let title = try #require(
      labels(in: navigation.navigationBar).last { $0.text == "Next" && $0.alpha == 1 }
    )
    stage.perform {
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate { _ in alongside(navigation.navigationBar) }
    }
    let places = (0..<4).map { _ in
      stage.advance(by: 0.08)
      stage.makeCurrent()
      return title.layer.presentation()?.frame.minX ?? 0
    }
    try stage.settle()
    return places
  }

  @Test(arguments: [false, true])
  func `a title moves with its screen while the bar gets another tint`(large: Bool) throws {
    let plain = try placesOfTitle(large: large) { _ in }
    let tinted = try placesOfTitle(large: large) { $0.tintColor = .red }
    #expect(plain == plain.sorted() && plain[0] < plain[3])
    #expect(zip(plain, tinted).allSatisfy { abs($0 - $1) < 0.01 }, "\(plain) \(tinted)")
  }

  /// Where the words of the back button show while its screen arrives.
  private func placesOfBackWords(alongside: @escaping (UINavigationBar) -> Void) throws -> [CGFloat]
  {
    let (root, next) = (UIViewController(), UIViewController())
    (root.title, next.title) = ("Root", "Next")
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.perform {
      navigation.pushViewController(next, animated: true)
      navigation.transitionCoordinator?.animate { _ in alongside(navigation.navigationBar) }
    }
    let places = try (0..<4).map { _ in
      stage.advance(by: 0.08)
      stage.makeCurrent()
      let words = buttons(in: navigation.navigationBar).flatMap(labels).filter { $0.text == "Root" }
      return try #require(words.first?.layer.presentation()).frame.minX
    }
    try stage.settle()
    return places
  }

  @Test
  func `the words of a back button come from the title while the bar gets another tint`() throws {
    let plain = try placesOfBackWords { _ in }
    let tinted = try placesOfBackWords { $0.tintColor = .red }
    #expect(plain[0] > plain[3] + 1)
    #expect(zip(plain, tinted).allSatisfy { abs($0 - $1) < 0.01 }, "\(plain) \(tinted)")
  }

  @Test
  func `an item of a toolbar that stays keeps its button, which moves`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 500, width: 320, height: 44))
    let (stays, new) = (item("Stays"), item("New"))
    toolbar.items = [stays]
    stage.window.addSubview(toolbar)
    try stage.settle()
    let button = try #require(buttons(in: toolbar).first)
    let start = button.center.x
    stage.perform { toolbar.setItems([new, stays], animated: true) }
    stage.advance(by: 0.15)
    stage.makeCurrent()
    let way = try #require(button.layer.presentation()).position.x
    #expect(buttons(in: toolbar).contains { $0 === button } && button.alpha == 1)
    #expect(way > start + 1 && way < button.center.x - 1)
    try stage.settle()
    #expect(buttons(in: toolbar).count == 2)
  }

  @Test
  func `a cancel button leaves over the edge as the field grows`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.showsCancelButton = true
    stage.window.addSubview(bar)
    try stage.settle()
    let button = try #require(bar.subviews.first { $0 is UIButton && !$0.isHidden })
    let rest = button.frame.minX
    stage.perform { bar.setShowsCancelButton(false, animated: true) }
    stage.advance(by: 0.15)
    stage.makeCurrent()
    let way = try #require(button.layer.presentation()).frame.minX
    #expect(!button.isHidden && way > rest + 1 && way < 319)
    try stage.settle()
    #expect(button.isHidden)
  }

  @Test
  func `a button that shows a picture is named by the title of its item`() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(title: "Sort", image: UIImage(systemName: "plus"), menu: UIMenu(children: []))
    ]
    bar.layoutIfNeeded()
    #expect(try #require(buttons(in: bar).first).accessibilityLabel == "Sort")
  }
}
