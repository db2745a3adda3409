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
}
