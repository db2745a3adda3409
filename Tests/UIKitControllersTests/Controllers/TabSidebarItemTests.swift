import Testing

@testable import UIKit

/// Rows of the sidebars of tab bars, as delegates make them.
@MainActor
@Suite
struct `Rows of a tab sidebar` {
  @Test
  func `a row begins with the words of its tab or its action`() throws {
    let tab = UITab(title: "Mail", image: nil, identifier: "mail") { _ in UIViewController() }
    tab.subtitle = "3 new"
    let item = UITabSidebarItem(request: UITabSidebarItem.Request(.tab(tab)))
    let words = try #require(item.contentConfiguration as? UIListContentConfiguration)
    #expect(words.text == "Mail" && words.secondaryText == "3 new")
    let action = UIAction(title: "Add") { _ in }
    let request = UITabSidebarItem.Request(.action(action))
    #expect(request.action === action && request.tab == nil)
    #expect(UITabSidebarItem(request: request).defaultContentConfiguration().text == "Add")
  }

  @Test
  func `the presentation of a screen is active while it shows`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.activePresentationController == nil)
    let child = UIViewController()
    let sheet = UINavigationController(rootViewController: child)
    root.present(sheet, animated: false)
    #expect(child.activePresentationController === sheet.presentationController)
    sheet.dismiss(animated: false)
    #expect(child.activePresentationController == nil)
  }
}
