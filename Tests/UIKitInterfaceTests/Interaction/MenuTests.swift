import Foundation
import Segue
import TestSupport
import Testing

@testable import UIKit

/// Menus of buttons, bars and long presses.
@Suite(.goldens("Menus"))
@MainActor
struct MenuTests {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var menu = UIMenu()

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in self.menu })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display")
      animator?.addCompletion { self.log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { self.log.append("ended") }
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let owner = Owner()

  private func action(
    _ title: String,
    image: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title,
      image: image.flatMap { UIImage(systemName: $0) },
      attributes: attributes,
      state: state
    ) { [owner] _ in owner.log.append(title) }
  }

  private var sample: UIMenu {
    UIMenu(children: [
      action("Share", image: "square.and.arrow.up"),
      action("Copy", image: "doc.on.doc", attributes: .disabled),
      action("Secret", attributes: .hidden),
      UIMenu(options: .displayInline, children: [action("Name", state: .on), action("Date")]),
      UIMenu(title: "Move", children: [action("Inbox", image: "tray")]),
      action("Delete", image: "trash", attributes: .destructive),
    ])
  }

  private func makeButton(_ menu: UIMenu, y: CGFloat = 40) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Options", for: .normal)
    button.frame = CGRect(x: 110, y: y, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.window.backgroundColor = .white
    stage.window.addSubview(button)
    return button
  }

  private var overlay: MenuOverlay? { MenuOverlay.current(in: stage.window) }

  private func rows() -> [MenuRowView] {
    func all(_ view: UIView) -> [MenuRowView] {
      view.subviews.flatMap { ($0 as? MenuRowView).map { [$0] } ?? all($0) }
    }
    return overlay.map(all) ?? []
  }

  private func tapRow(_ title: String) throws {
    let row = try #require(rows().first { $0.row.element.title == title })
    stage.tap(at: row.convert(CGPoint(x: 60, y: row.bounds.midY), to: nil))
    try stage.settle()
  }

  // MARK: Content

  @Test
  func `inline menus are sections, and hidden elements are left out`() {
    let content = MenuContent(sample)
    #expect(
      content.sections.map { $0.map(\.element.title) } == [
        ["Share", "Copy"], ["Name", "Date"], ["Move", "Delete"],
      ]
    )
    #expect(content.rows.map(\.isDisabled) == [false, true, false, false, false, false])
    #expect(content.rows.last?.isDestructive == true && content.hasMarks)
    #expect(content.reversed().rows.first?.element.title == "Delete")
    #expect(MenuContent(UIMenu()).isEmpty)
  }

  // MARK: Buttons

  @Test
  func `a tap opens the menu of a button, and a tap on a row performs it`() throws {
    let button = makeButton(sample)
    stage.tap(at: button.center)
    try stage.settle()
    #expect(rows().map(\.row.element.title) == ["Share", "Copy", "Name", "Date", "Move", "Delete"])
    #expect(button.isHighlighted)
    assertGolden(stage.render().pixmap, "button-menu")
    try tapRow("Date")
    #expect(owner.log == ["Date"] && overlay == nil && !button.isHighlighted)
  }

  @Test
  func `a previewed screen and its menu stand in the safe area of a phone on its side`() throws {
    final class Previewing: NSObject, UIContextMenuInteractionDelegate {
      let screen = UIViewController()
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
          previewProvider: { self.screen },
          actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
        )
      }
    }
    let stage = Stage(screen: .iPhone15.landscape)
    let owner = Previewing()
    let view = UIView(frame: CGRect(x: 5, y: 150, width: 100, height: 60))
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    stage.window.addSubview(view)
    stage.longPress(at: view.center)
    try stage.settle()
    let safe = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
    let panel = try #require(
      MenuOverlay.current(in: stage.window)?.subviews.first { $0 is MenuPanel }
    )
    #expect(safe.contains(panel.frame))
    let shown = owner.screen.view.convert(owner.screen.view.bounds, to: nil)
    #expect(shown.width > 600)
    #expect(shown.minX >= safe.minX && shown.maxX <= safe.maxX)
  }

  @Test
  func `a menu closes when the phone turns`() throws {
    let stage = Stage(screen: .iPhone15)
    let button = UIButton(type: .system)
    button.setTitle("Options", for: .normal)
    button.frame = CGRect(x: 110, y: 200, width: 100, height: 40)
    button.menu = sample
    button.showsMenuAsPrimaryAction = true
    let screen = UIViewController()
    screen.view.addSubview(button)
    stage.window.rootViewController = screen
    try stage.settle()
    stage.tap(at: button.center)
    try stage.settle()
    #expect(MenuOverlay.current(in: stage.window) != nil)
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(MenuOverlay.current(in: stage.window) == nil)
    #expect(!button.isHighlighted)
  }

  @Test
  func `an open menu is replaced, one that closes is not`() throws {
    let button = makeButton(UIMenu(children: [action("One"), action("Two"), action("Three")]))
    func replace() {
      button.contextMenuInteraction?.updateVisibleMenu { menu in
        owner.log.append("asked")
        return menu.replacingChildren([
          UIAction(title: "Last") { _ in replace() }
        ])
      }
    }
    stage.tap(at: button.center)
    try stage.settle()
    let panel = try #require(overlay?.subviews.compactMap { $0 as? MenuPanel }.first)
    let (top, height) = (panel.frame.minY, panel.frame.height)
    stage.perform { replace() }
    try stage.settle()
    #expect(rows().map(\.row.element.title) == ["Last"])
    #expect(abs(panel.frame.minY - top) < 0.01 && panel.frame.height < height)
    try tapRow("Last")
    #expect(owner.log == ["asked"] && overlay == nil)
  }

  @Test
  func `a touch beside a menu closes it and reaches nothing else`() throws {
    let button = makeButton(sample)
    button.addAction(UIAction { [owner] _ in owner.log.append("tap") }, for: .touchUpInside)
    stage.tap(at: button.center)
    try stage.settle()
    stage.tap(at: CGPoint(x: 10, y: 470))
    try stage.settle()
    #expect(overlay == nil && owner.log == [])
  }

  @Test
  func `a disabled row performs nothing, and one that keeps the menu leaves it open`() throws {
    let kept = action("Kept", attributes: .keepsMenuPresented)
    let button = makeButton(UIMenu(children: [action("Off", attributes: .disabled), kept]))
    stage.tap(at: button.center)
    try stage.settle()
    try tapRow("Kept")
    #expect(owner.log == ["Kept"] && overlay != nil)
    try tapRow("Off")
    #expect(owner.log == ["Kept"])
  }

  @Test
  func `a submenu lies over its menu, and its first row leads back`() throws {
    let button = makeButton(sample)
    stage.tap(at: button.center)
    try stage.settle()
    #expect(rows().count == 6)
    try tapRow("Move")
    #expect(rows().map(\.row.element.title).suffix(2) == ["Move", "Inbox"])
    #expect(rows().count == 8)
    let panels = overlay?.subviews.compactMap { $0 as? MenuPanel } ?? []
    #expect(panels.count == 2 && panels.first?.transform.a == 0.95)
    try tapRow("Move")
    #expect(rows().count == 6)
    try tapRow("Move")
    try tapRow("Inbox")
    #expect(owner.log == ["Inbox"] && overlay == nil)
  }

  @Test
  func `a menu that is taller than the screen scrolls`() throws {
    let button = makeButton(UIMenu(children: (0..<30).map { action("Row \($0)") }))
    stage.tap(at: button.center)
    try stage.settle()
    let panel = try #require(overlay?.subviews.compactMap { $0 as? MenuPanel }.first)
    #expect(panel.frame.height <= stage.window.bounds.height)
    let list = try #require(rows().first?.superview as? UIScrollView)
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 150), over: 0.3)
    try stage.settle()
    #expect(list.contentOffset.y > 150)
    #expect(owner.log.isEmpty && overlay != nil)
  }

  @Test
  func `the title of a menu stays above its rows, where their titles begin`() throws {
    let rows = (0..<30).map { action("Row \($0)", state: $0 == 3 ? .on : .off) }
    let button = makeButton(UIMenu(title: "Rows", children: rows))
    stage.tap(at: button.center)
    try stage.settle()
    let panel = try #require(overlay?.subviews.compactMap { $0 as? MenuPanel }.first)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    let title = try #require(labels(panel).first { $0.text == "Rows" })
    let place = title.convert(title.bounds, to: panel)
    #expect(place == CGRect(x: 32, y: 0, width: 202, height: 32))
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 150), over: 0.3)
    try stage.settle()
    #expect(title.convert(title.bounds, to: panel) == place)
  }

  @Test
  func `rows are whole points high with their lines, higher with a subtitle`() throws {
    let fine = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    fine.makeCurrent()
    let panel = MenuPanel(
      UIMenu(
        title: "Title",
        children: [action("One"), UIAction(title: "Two", subtitle: "2") { _ in }]
      )
    )
    let height = panel.sizeThatFits(CGSize(width: 400, height: 400)).height
    #expect(height == 33 + 44 + 63.5)
  }

  @Test
  func `a menu near the lower edge opens above its button, in reverse`() throws {
    let button = makeButton(sample, y: 430)
    stage.tap(at: button.center)
    try stage.settle()
    let first = try #require(rows().first)
    #expect(first.row.element.title == "Delete")
    #expect(rows().allSatisfy { $0.convert($0.bounds, to: nil).maxY <= button.frame.minY })
  }

  @Test
  func `a button whose menu selects has the title of the selected action`() throws {
    let button = makeButton(
      UIMenu(children: [action("One", state: .on), action("Two")])
    )
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "One")
    stage.tap(at: button.center)
    try stage.settle()
    try tapRow("Two")
    #expect(button.currentTitle == "Two")
    #expect(button.menu?.selectedAction?.title == "Two")
  }

  @Test
  func `a button whose menu selects has the first action where none is on`() {
    let button = makeButton(UIMenu(children: [action("One"), action("Two")]))
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "One")
    #expect(button.menu?.selectedAction?.title == "One")
    let other = UIButton(configuration: .gray())
    other.configuration?.title = "Choose"
    other.changesSelectionAsPrimaryAction = true
    other.showsMenuAsPrimaryAction = true
    #expect(other.configuration?.title == "Choose")
    other.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [action("Three")]), action("Four"),
    ])
    #expect(other.configuration?.title == "Three")
  }

  @Test
  func `a menu that is not the primary action opens at a long press`() throws {
    let button = makeButton(sample)
    button.showsMenuAsPrimaryAction = false
    stage.tap(at: button.center)
    try stage.settle()
    #expect(overlay == nil)
    stage.longPress(at: button.center)
    try stage.settle()
    #expect(rows().count == 6)
  }

  @Test
  func `a bar's item opens its menu`() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "More", menu: sample)
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.tap(at: CGPoint(x: 290, y: navigation.navigationBar.frame.midY))
    try stage.settle()
    #expect(rows().count == 6)
  }

  // MARK: Context menus

  @Test
  func `a long press lifts a view over its menu`() throws {
    let card = UIView(frame: CGRect(x: 20, y: 60, width: 120, height: 80))
    card.backgroundColor = .systemIndigo
    owner.menu = UIMenu(children: [action("Copy", image: "doc.on.doc"), action("Delete")])
    card.addInteraction(UIContextMenuInteraction(delegate: owner))
    stage.window.backgroundColor = .white
    stage.window.addSubview(card)
    try stage.settle()
    stage.longPress(at: card.center)
    try stage.settle()
    // Its place is empty, and its properties are the app's.
    #expect(owner.log == ["display", "displayed"] && card.layer.values.isCovered)
    #expect(card.alpha == 1)
    assertGolden(stage.render().pixmap, "context-menu")
    try tapRow("Copy")
    #expect(owner.log == ["display", "displayed", "end", "Copy", "ended"])
    #expect(!card.layer.values.isCovered && overlay == nil)
  }

  @Test
  func `a context menu makes room for itself below its view`() throws {
    let card = UIView(frame: CGRect(x: 180, y: 380, width: 120, height: 80))
    owner.menu = sample
    card.addInteraction(UIContextMenuInteraction(delegate: owner))
    stage.window.addSubview(card)
    try stage.settle()
    stage.longPress(at: card.center)
    try stage.settle()
    let frames = rows().map { $0.convert($0.bounds, to: nil) }
    #expect(frames.count == 6 && frames.allSatisfy { $0.maxY <= 480 })
    #expect(frames.allSatisfy { abs($0.maxX - 300) < 1 })
  }
}
