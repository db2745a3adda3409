import Foundation
import Segue
import Testing

@testable import UIKit

/// Bars and lists on a phone that lies on its side, and bars from right to left.
@MainActor
@Suite
struct `A phone that lies on its side` {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Title" }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .checkmark
      return cell
    }
  }

  private let stage = Stage(screen: .iPhone15.landscape)
  /// Points of the housing, and the margin of a wide screen.
  private let side: CGFloat = 59
  private let margin: CGFloat = 20

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.window.layoutIfNeeded()
  }

  private func x(of view: UIView?) -> ClosedRange<CGFloat> {
    guard let view else { return 0...0 }
    let frame = view.convert(view.bounds, to: nil)
    return frame.minX...frame.maxX
  }

  @Test
  func `bars are low there, and have no large title`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(navigation.navigationBar.frame.height == 32)
    #expect(abs(navigation.toolbar.frame.height - 85) < 0.01)
    #expect(abs(tabs.tabBar.frame.height - 53) < 0.01)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 32)
  }

  @Test
  func `a large title of a screen that came on the side shows once the phone is upright`() throws {
    let stage = Stage(screen: .iPhone15, turnedFrom: .iPhone15.landscape, edges: .smooth)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.topViewController?.title = "Large"
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(navigation.navigationBar.frame.height == 32)
    stage.rotate(to: .portrait)
    try stage.settle()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    let large = try #require(labels(navigation.navigationBar).first { $0.font.pointSize == 34 })
    let clip = try #require(large.superview)
    #expect(large.text == "Large" && clip.bounds.contains(large.frame) && clip.bounds.height == 52)
  }

  @Test
  func `a tab has its title beside its picture`() throws {
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(
      title: "First",
      image: UIImage(systemName: "star"),
      selectedImage: nil
    )
    tabs.viewControllers = [first]
    show(tabs)
    let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }.first)
    let picture = try #require(button.subviews.first { $0 is UIImageView })
    let label = try #require(button.subviews.first { ($0 as? UILabel)?.text == "First" })
    #expect(label.frame.minX > picture.frame.maxX)
    #expect(abs(label.center.y - picture.center.y) < 1)
  }

  @Test(arguments: ["1", "12", "128"])
  func `a badge leaves the title beside the picture alone, however wide it is`(
    _ value: String
  ) throws {
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(
      title: "First",
      image: UIImage(systemName: "star"),
      selectedImage: nil
    )
    first.tabBarItem.badgeValue = value
    tabs.viewControllers = [first]
    show(tabs)
    let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }.first)
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let title = try #require(labels.first { $0.text == "First" })
    let badge = try #require(labels.first { $0.text == value })
    let picture = try #require(button.subviews.first { $0 is UIImageView })
    #expect(badge.frame.maxX < title.frame.minX)
    #expect(badge.frame.maxX > picture.frame.midX)
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test
  func `items have the picture that is made for low bars, also after the phone has turned`() throws
  {
    let stage = Stage(screen: .iPhone15)
    let screen = UIViewController()
    let item = UIBarButtonItem(
      image: picture(20),
      landscapeImagePhone: picture(14),
      style: .plain,
      target: nil,
      action: nil
    )
    screen.navigationItem.rightBarButtonItem = item
    screen.tabBarItem = UITabBarItem(title: "A", image: picture(25), selectedImage: picture(26))
    screen.tabBarItem.landscapeImagePhone = picture(15)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    stage.window.rootViewController = tabs
    func sides() throws -> [CGFloat?] {
      try stage.settle()
      return [item, screen.tabBarItem].map { $0.symbolView?.image?.size.width }
    }
    #expect(try sides() == [20, 26])
    stage.rotate(to: .landscapeRight)
    #expect(try sides() == [14, 15])
    #expect(item.symbolView?.frame.width == 14)
    #expect(screen.tabBarItem.symbolView?.frame.width == 15)
    stage.rotate(to: .portrait)
    #expect(try sides() == [20, 26])
  }

  @Test
  func `the content of rows and headers is within the safe area, their frames are not`() throws {
    let rows = Rows(style: .plain)
    show(rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(x(of: cell) == 0...852)
    #expect(x(of: cell.contentView).lowerBound == side)
    #expect(abs(x(of: cell.textLabel).lowerBound - side - margin) < 0.01)
    #expect(x(of: cell.contentView).upperBound <= 852 - side - 16)
    #expect(abs(x(of: cell.separator).lowerBound - side - margin) < 0.01)
    let header = try #require(rows.tableView.headerView(forSection: 0))
    #expect(abs(x(of: header.textLabel).lowerBound - side - margin) < 0.01)
    #expect(x(of: header.backgroundView) == 0...852)
  }

  @Test
  func `a table that does not inset its content has it at the edge`() throws {
    let rows = Rows(style: .plain)
    show(rows)
    rows.tableView.insetsContentViewsToSafeArea = false
    stage.window.layoutIfNeeded()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(x(of: cell.contentView).lowerBound == 0)
  }

  @Test
  func `groups stand off the safe area`() throws {
    let rows = Rows(style: .insetGrouped)
    show(rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(x(of: cell) == (side + 20)...(852 - side - 20))
    #expect(x(of: cell.textLabel).lowerBound == side + 20 + 20)
    let header = try #require(rows.tableView.headerView(forSection: 0))
    #expect(x(of: header.textLabel).lowerBound == side + 20 + 20)
  }

  @Test
  func `a toolbar's items are within the safe area`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
    ]
    navigation.isToolbarHidden = false
    show(navigation)
    let buttons = navigation.toolbar.subviews.compactMap { $0 as? BarButton }
    #expect(buttons.allSatisfy { x(of: $0).lowerBound > side + margin - 0.01 })
    #expect(buttons.last.map { abs(x(of: $0).upperBound - 852 + side + margin) < 0.01 } == true)
  }
}

/// Bars and fields whose text runs from right to left.
@MainActor
@Suite
struct `Bars from right to left` {
  private func mirror(_ view: UIView) { view.semanticContentAttribute = .forceRightToLeft }

  @Test
  func `a toolbar begins at the right`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    mirror(bar)
    bar.items = [UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(title: "B")]
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? BarButton }
    #expect(buttons.first.map { abs($0.frame.maxX - 284) < 0.01 } == true)
    #expect(buttons.last.map { abs($0.frame.minX - 16) < 0.01 } == true)
  }

  @Test
  func `the views of a field are at the leading and the trailing side`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    mirror(field)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
    #expect(field.rightViewRect(forBounds: field.bounds).minX == 0)
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == 20 && text.maxX == 170)
  }

  @Test
  func `a search bar's button is at the left of its field`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    mirror(bar)
    mirror(bar.searchTextField)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = try #require(bar.subviews.first { $0 is UIButton && !$0.isHidden })
    #expect(button.frame.minX == 8)
    #expect(bar.searchTextField.frame.minX == button.frame.maxX + 11)
    #expect(bar.searchTextField.frame.maxX == 292)
  }
}
