import Foundation
import Segue
import Testing

@testable import UIKit

/// Colours and texts of tabs by their appearance.
@MainActor
@Suite
struct `Appearance of tabs` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  private func show(_ appearance: UITabBarAppearance) -> [UITabBarButton] {
    let controller = UITabBarController()
    controller.tabBar.standardAppearance = appearance
    controller.tabBar.scrollEdgeAppearance = appearance
    controller.viewControllers = (0..<2).map { index in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(
        title: "Tab",
        image: UIImage(systemName: "star"),
        tag: index
      )
      child.tabBarItem.badgeValue = "1"
      return child
    }
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    return controller.tabBar.subviews.compactMap { $0 as? UITabBarButton }
  }

  private func colors(
    _ button: UITabBarButton
  ) -> (picture: UIColor?, title: UIColor?, badge: UIColor?) {
    let picture = button.subviews.first { $0 is UIImageView }
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let title = labels.first?.attributedText?.attribute(
      .foregroundColor,
      at: 0,
      effectiveRange: nil
    )
    return (picture?.tintColor, title as? UIColor, labels.last?.backgroundColor)
  }

  @Test
  func `each state has its colours`() {
    let appearance = UITabBarAppearance()
    let look = appearance.stackedLayoutAppearance
    look.normal.iconColor = .green
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.normal.badgeBackgroundColor = .purple
    look.selected.iconColor = .red
    look.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    let buttons = show(UITabBarAppearance(barAppearance: appearance))
    #expect(buttons.map { colors($0).picture } == [.red, .green])
    #expect(buttons.map { colors($0).title } == [.red, .green])
    #expect(buttons.map { colors($0).badge } == [.purple, .purple])
  }

  @Test
  func `the selected tab keeps the tint where only the others have a colour`() {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .green
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.green
    ]
    let buttons = show(appearance)
    #expect(colors(buttons[0]).picture == stage.window.tintColor)
    #expect(colors(buttons[0]).title == stage.window.tintColor)
  }
}
