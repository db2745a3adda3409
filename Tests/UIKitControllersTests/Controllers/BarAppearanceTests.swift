import Segue
import Testing

@testable import UIKit

@MainActor
struct BarAppearanceTests {
  @Test
  func `a copy looks the same and changes alone`() throws {
    let original = UINavigationBarAppearance()
    original.backgroundColor = .red
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let copy: UINavigationBarAppearance = original.copy()
    #expect(copy !== original)
    #expect(copy.backgroundColor == .red)
    #expect(
      copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green
    )
    copy.backgroundColor = .blue
    #expect(original.backgroundColor == .red)
    #expect(original.copy() as? UINavigationBarAppearance != nil)
  }

  @Test
  func
    `the background of the standard appearance begins below a large title that has scrolled away`()
  {
    func background(prefersLargeTitles: Bool) -> UIColor? {
      let controller = UIViewController()
      controller.title = "Title"
      let navigation = UINavigationController(rootViewController: controller)
      let bar = navigation.navigationBar
      bar.prefersLargeTitles = prefersLargeTitles
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
      bar.standardAppearance = appearance
      #expect(bar.shownAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .blue)
      return bar.shownAppearance.backgroundColor
    }
    #expect(background(prefersLargeTitles: true) == nil)
    #expect(background(prefersLargeTitles: false) == .red)
  }

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  @Test
  func `a bar on a phone that lies on its side has its compact look, at the edge as well`() {
    func background(
      on screen: Screen,
      _ change: (UINavigationBar, UINavigationItem) -> Void
    ) -> UIColor? {
      let stage = Stage(screen: screen)
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      let bar = navigation.navigationBar
      bar.standardAppearance = appearance(.red)
      change(bar, controller.navigationItem)
      stage.window.rootViewController = navigation
      stage.window.layoutIfNeeded()
      return bar.shownAppearance.backgroundColor
    }
    let compact = { (bar: UINavigationBar, _: UINavigationItem) in
      bar.compactAppearance = self.appearance(.green)
    }
    #expect(background(on: .iPhone15, compact) == .red)
    #expect(background(on: .iPhone15.landscape, compact) == .green)
    let edge = { (bar: UINavigationBar, item: UINavigationItem) in
      compact(bar, item)
      bar.scrollEdgeAppearance = self.appearance(.yellow)
    }
    #expect(background(on: .iPhone15.landscape, edge) == .yellow)
    let compactEdge = { (bar: UINavigationBar, item: UINavigationItem) in
      edge(bar, item)
      item.compactScrollEdgeAppearance = self.appearance(.blue)
    }
    #expect(background(on: .iPhone15, compactEdge) == .yellow)
    #expect(background(on: .iPhone15.landscape, compactEdge) == .blue)
  }
}
