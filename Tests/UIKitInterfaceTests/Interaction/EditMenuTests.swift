import Segue
import Testing
import UIKit

/// The bar of commands, and elements of menus that come later.
@MainActor
struct EditMenuTests {
  private final class Note: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:") || action == Selector("share")
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 500))
  private let note = Note(frame: CGRect(x: 60, y: 200, width: 200, height: 60))

  init() {
    stage.window.addSubview(note)
    _ = note.becomeFirstResponder()
  }

  @Test
  func `the menu has the commands that the first responder can perform, above its rectangle`()
    throws
  {
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Share", action: Selector("share")),
      UIMenuItem(title: "Other", action: Selector("other")),
    ]
    UIMenuController.shared.showMenu(from: note, rect: note.bounds)
    try stage.settle()
    #expect(UIMenuController.shared.isMenuVisible)
    #expect(stage.element(named: "Copy") != nil && stage.element(named: "Share") != nil)
    #expect(stage.element(named: "Other") == nil && stage.element(named: "Paste") == nil)
    #expect(try #require(stage.element(named: "Copy")).frame.maxY <= 200)
  }

  @Test
  func `a touch beside the menu closes it and reaches what is there`() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 320, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    UIMenuController.shared.showMenu(from: note, rect: note.bounds)
    try stage.settle()
    stage.tap(at: CGPoint(x: 160, y: 450))
    try stage.settle()
    #expect(!UIMenuController.shared.isMenuVisible)
    #expect(taps == 1)
  }

  @Test
  func `a menu shows as many commands as fit once the screen has turned`() throws {
    let host = UIViewController()
    stage.window.rootViewController = host
    host.view.addSubview(note)
    _ = note.becomeFirstResponder()
    UIMenuController.shared.menuItems = (1...6).map {
      UIMenuItem(title: "Command \($0)", action: Selector("share"))
    }
    UIMenuController.shared.showMenu(from: note, rect: note.bounds)
    try stage.settle()
    func count() -> Int { (1...6).count { stage.element(named: "Command \($0)") != nil } }
    let before = count()
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(count() > before)
  }

  private final class Menus: NSObject, UIEditMenuInteractionDelegate {
    var chosen = 0
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: suggestedActions + [UIAction(title: "Pin") { _ in self.chosen += 1 }])
    }
  }

  @Test
  func `an interaction shows its delegate's menu and performs what is tapped`() throws {
    let menus = Menus()
    let interaction = UIEditMenuInteraction(delegate: menus)
    note.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 0))
    )
    try stage.settle()
    stage.tap(at: try #require(stage.element(named: "Pin")).center)
    try stage.settle()
    #expect(menus.chosen == 1)
    #expect(stage.element(named: "Pin") == nil)
  }

  @Test
  func `deferred elements are asked for as the menu opens, once, and shown when they come`() throws
  {
    var asked = 0
    let deferred = UIDeferredMenuElement { give in
      asked += 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        give([UIAction(title: "Late") { _ in }])
      }
    }
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Early") { _ in }, deferred])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    #expect(asked == 0)
    stage.tap(at: CGPoint(x: 70, y: 40))
    stage.advance(by: 0.4)
    #expect(stage.element(named: "Early") != nil && stage.element(named: "Late") == nil)
    try stage.settle()
    #expect(stage.element(named: "Late") != nil)
    stage.tap(at: CGPoint(x: 300, y: 480))
    try stage.settle()
    stage.tap(at: CGPoint(x: 70, y: 40))
    try stage.settle()
    #expect(asked == 1)
    #expect(stage.element(named: "Late") != nil)
  }

  @Test
  func `elements that are not kept are asked for once as a menu opens above its button`() throws {
    var asked = 0
    let button = UIButton(frame: CGRect(x: 20, y: 450, width: 100, height: 40))
    button.menu = UIMenu(
      children: [
        UIDeferredMenuElement.uncached { give in
          asked += 1
          give([UIAction(title: "New") { _ in }])
        }
      ]
    )
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    for count in 1...2 {
      stage.tap(at: CGPoint(x: 70, y: 470))
      try stage.settle()
      #expect(asked == count)
      #expect((stage.element(named: "New")?.frame.maxY ?? 500) <= 450)
      stage.tap(at: CGPoint(x: 300, y: 20))
      try stage.settle()
    }
  }

  @Test
  func `selected elements are those that are on, in sections too`() {
    let menu = UIMenu(
      identifier: UIMenu.Identifier("own"),
      children: [
        UIAction(title: "A", state: .on) { _ in },
        UIMenu(options: .displayInline, children: [UIAction(title: "B", state: .on) { _ in }]),
        UIMenu(title: "C", children: [UIAction(title: "D", state: .on) { _ in }]),
      ]
    )
    #expect(menu.selectedElements.map(\.title) == ["A", "B"])
    let other = menu.replacingChildren([])
    #expect(other.identifier == menu.identifier && other.children.isEmpty)
  }

  private func present(_ menu: UIMenu) throws -> Given {
    let given = Given(menu)
    let interaction = UIEditMenuInteraction(delegate: given)
    note.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 0))
    )
    try stage.settle()
    return given
  }

  private final class Given: NSObject, UIEditMenuInteractionDelegate {
    let menu: UIMenu
    init(_ menu: UIMenu) { self.menu = menu }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu }
  }

  @Test
  func `commands that do not fit are on the next page`() throws {
    let names = ["Remember", "Translate", "Look Up", "Search Web", "Highlight"]
    let given = try present(UIMenu(children: names.map { UIAction(title: $0) { _ in } }))
    #expect(stage.element(named: "Remember") != nil && stage.element(named: "Highlight") == nil)
    for name in names.prefix(2) {
      guard let element = stage.element(named: name) else { continue }
      #expect(element.frame.minX >= 0 && element.frame.maxX <= 320)
    }
    stage.tap(at: try #require(stage.element(named: "More")).center)
    try stage.settle()
    #expect(stage.element(named: "Remember") == nil)
    stage.tap(at: try #require(stage.element(named: "Back")).center)
    try stage.settle()
    #expect(stage.element(named: "Remember") != nil)
    _ = given
  }

  @Test
  func `a submenu takes the place of the commands`() throws {
    var chosen = 0
    let inner = UIMenu(title: "Style", children: [UIAction(title: "Loud") { _ in chosen += 1 }])
    let given = try present(UIMenu(children: [UIAction(title: "Pin") { _ in }, inner]))
    stage.tap(at: try #require(stage.element(named: "Style")).center)
    try stage.settle()
    #expect(stage.element(named: "Pin") == nil)
    stage.tap(at: try #require(stage.element(named: "Loud")).center)
    try stage.settle()
    #expect(chosen == 1 && stage.element(named: "Loud") == nil)
    _ = given
  }
}
