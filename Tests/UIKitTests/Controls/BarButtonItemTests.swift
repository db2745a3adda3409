import Foundation
import Segue
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite(.goldens("BarItems"))
struct BarButtonItemTests {
  private func view(_ width: CGFloat = 30) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
  }

  @Test
  func `a hidden item takes no room, and has its place again when it is shown`() {
    let stage = Stage(size: CGSize(width: 320, height: 100), scale: 1)
    let views = [view(), view(), view()]
    let items = views.map(UIBarButtonItem.init(customView:))
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = items
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    func places() -> [CGFloat?] {
      stage.window.layoutIfNeeded()
      return views.map { $0.superview == nil ? nil : $0.frame.minX }
    }
    #expect(places() == [274, 232, 190])
    items[1].isHidden = true
    #expect(places() == [274, nil, 232])
    items[1].isHidden = false
    #expect(places() == [274, 232, 190])
  }

  @Test
  func `a hidden item takes no room in a toolbar`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let views = [view(), view(), view()]
    let items = views.map(UIBarButtonItem.init(customView:))
    bar.items = items
    items[0].isHidden = true
    bar.layoutIfNeeded()
    #expect(views.map { $0.superview == nil } == [true, false, false])
    #expect(views[1].frame.minX == 16)
  }

  @Test
  func `a tap selects an item whose action is to change its selection`() {
    var selections: [Bool] = []
    let item = UIBarButtonItem(
      title: "A",
      primaryAction: UIAction { selections.append(($0.sender as? UIBarButtonItem)!.isSelected) }
    )
    item.perform()
    item.changesSelectionAsPrimaryAction = true
    item.perform()
    item.perform()
    #expect(selections == [false, true, false])
  }

  @Test
  func `a primary action gives an item its title, and a system item keeps its own`() {
    let action = UIAction(title: "Send") { _ in }
    let item = UIBarButtonItem(title: "A", primaryAction: nil)
    #expect(item.title == "A")
    item.primaryAction = action
    #expect(item.title == "Send")
    #expect(UIBarButtonItem(title: "B", primaryAction: action).title == "B")
    #expect(UIBarButtonItem(systemItem: .done, primaryAction: action).title == "Done")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `selected items are filled with their tint`(style: UIUserInterfaceStyle) {
    let stage = Stage(size: CGSize(width: 280, height: 44), scale: 2, style: style)
    let host = UIViewController()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 280, height: 44))
    let items = [
      UIBarButtonItem(title: "Plain", image: nil, target: nil, action: nil),
      UIBarButtonItem(title: "Chosen", image: nil, target: nil, action: nil),
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
    ]
    items[1].isSelected = true
    items[2].isSelected = true
    items[2].tintColor = .systemOrange
    bar.items = Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
    host.view.addSubview(bar)
    stage.window.rootViewController = host
    assertGolden(stage.render().pixmap, "selected-items-\(style == .dark ? "dark" : "light")")
  }

  @Test
  func `a disabled item is grey, also as a picture`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 100), scale: 1)
    let controller = UIViewController()
    let item = UIBarButtonItem(image: UIImage(systemName: "star"))
    item.isEnabled = false
    controller.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.advance(by: 0.1)
    let picture = try #require(item.symbolView)
    #expect(picture.tintColor == .tertiaryLabel)
  }
}
