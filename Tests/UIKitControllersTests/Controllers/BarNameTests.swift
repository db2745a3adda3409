import Foundation
import Segue
import TestSupport
import Testing

@testable import UIKit

/// What apps find in bars by the names and keys of iOS.
@MainActor
@Suite
struct `Parts of bars by name` {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)

  @Test
  func `tabs have the name of iOS, and stay away when a bar removes them`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    stage.window.addSubview(bar)
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    let tabs = bar.subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }
    #expect(tabs.count == 1)
    #expect(NSClassFromString("UITabBarButton").map { tabs[0].isKind(of: $0) } == true)
    tabs[0].removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(tabs[0].superview == nil)
  }

  @Test
  func `a tab says its title, or what its item says`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    stage.window.addSubview(bar)
    let plain = UITabBarItem(title: "One", image: nil, tag: 0)
    let named = UITabBarItem(title: nil, image: UIImage(systemName: "star"), tag: 1)
    named.accessibilityLabel = "Favourites"
    bar.items = [plain, named]
    stage.advance(by: 0)
    let tabs = bar.subviews.compactMap { $0 as? UITabBarButton }
    #expect(tabs.map(\.accessibilityLabel) == ["One", "Favourites"])
  }

  @Test
  func `the background of a bar has the name of iOS, and no part of a bar has that of a file`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let names = bar.subviews.flatMap { [$0] + $0.subviews }.map { NSStringFromClass(type(of: $0)) }
    #expect(names.contains("_UIBarBackground"))
    #expect(names.allSatisfy { !$0.contains("(") })
  }

  @Test
  func `the view of a bar button item is read by key`() {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    #expect(item.value(forKey: "view") as? UIView == nil)
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.advance(by: 0.1)
    let view = item.value(forKey: "view") as? UIView
    #expect(view?.window === stage.window)
  }

  @Test
  func `the picture and the title of a tab are found by key, and keep a transform`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    let item = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    #expect(item.value(forKey: "view") as? UIView == nil)
    stage.window.addSubview(bar)
    bar.items = [item, UITabBarItem(title: "Two", image: nil, tag: 1)]
    stage.advance(by: 0.1)
    let view = try #require(item.value(forKey: "view") as? UIView)
    #expect(view.superview === bar)
    let picture = try #require(view.subviews.first as? UIImageView)
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(picture.image != nil && label.text == "One")
    let (area, center) = (picture.bounds, picture.center)
    picture.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    bar.selectedItem = item
    bar.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(picture.bounds == area && picture.center == center)
    let (place, middle) = (view.bounds, view.center)
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(view.bounds == place && view.center == middle)
  }

  @Test
  func `the field and the button of a search bar are found by key`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.showsCancelButton = true
    let button = bar.value(forKey: "cancelButton") as? UIButton
    #expect(button?.title(for: .normal) == "Cancel")
    bar.layoutIfNeeded()
    let width = bar.searchTextField.frame.width
    bar.setValue("OK", forKey: "cancelButtonText")
    #expect(button?.title(for: .normal) == "OK")
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width > width)
  }

  @Test
  func `a toolbar is at the bottom unless its delegate has another place for it`() {
    final class Mover: NSObject, UIToolbarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let bar = UIToolbar()
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(UITabBar().intrinsicContentSize.height == 49)
    #expect(bar.barPosition == .bottom)
    let delegate = Mover()
    bar.delegate = delegate
    #expect(bar.barPosition == .topAttached)
    #expect(UINavigationBar().barPosition == .top)
  }
}
