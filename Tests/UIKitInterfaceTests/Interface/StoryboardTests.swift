import InterfaceFiles
import Segue
import TestSupport
import Testing
import UIKit

/// What is made of storyboards and xibs, in which order, and how it looks.
@Suite(.goldens("Storyboards"))
@MainActor
struct StoryboardTests {
  private func show(_ name: String, on stage: Stage) throws -> UIViewController {
    var made: UIViewController?
    stage.perform {
      made = InterfaceFixtures.storyboard(name).instantiateInitialViewController()
      stage.window.rootViewController = made
    }
    try stage.settle()
    return try #require(made)
  }

  // MARK: Views

  @Test
  func `views are where constraints, stacks and masks put them`() throws {
    let stage = InterfaceFixtures.stage()
    _ = try show("Views", on: stage)
    assertGolden(stage.render().pixmap, "views")
    #expect(stage.diagnostics == [])
  }

  @Test
  func `named colours and pictures follow dark mode, the canvas follows the screen`() throws {
    let stage = InterfaceFixtures.stage(width: 480, height: 320, style: .dark)
    _ = try show("Views", on: stage)
    assertGolden(stage.render().pixmap, "views-dark-wide")
  }

  @Test
  func `a controller is initialized, awakes, and has its outlets before viewDidLoad`() throws {
    let stage = InterfaceFixtures.stage()
    let controller = try #require(try show("Views", on: stage) as? ViewsController)
    #expect(
      controller.calls == [
        "init(coder:) titled Views", "awakeFromNib, view loaded: false",
        "viewDidLoad with Greeting, 2 boxes",
      ]
    )
    #expect(controller.storyboard != nil)
    #expect(controller.boxes[0].layer.cornerRadius == 16)
  }

  // MARK: Controls

  @Test
  func `controls, bar items and layout guides look as drawn`() throws {
    let stage = InterfaceFixtures.stage(width: 360, height: 640)
    _ = try show("Controls", on: stage)
    assertGolden(stage.render().pixmap, "controls")
    #expect(stage.diagnostics == [])
  }

  @Test
  func `actions call the methods of their names`() throws {
    let stage = InterfaceFixtures.stage()
    let controller = try #require(try show("Controls", on: stage) as? ControlsController)
    controller.addButton.sendActions(for: .touchUpInside)
    stage.tap(at: CGPoint(x: 40, y: 275))
    try stage.settle()
    stage.doubleTap(at: CGPoint(x: 180, y: 480))
    try stage.settle()
    #expect(controller.calls == ["addOne by UIButton", "switched", "doubleTapped"])
    #expect(controller.nameField.keyboardType == .emailAddress)
  }

  // MARK: Tables

  @Test
  func `prototype cells are made for the rows, and awake with their outlets`() throws {
    let stage = InterfaceFixtures.stage()
    _ = try show("Tables", on: stage)
    assertGolden(stage.render().pixmap, "prototypes")
  }

  @Test
  func `static rows answer for a controller that does not answer itself`() throws {
    let stage = InterfaceFixtures.stage()
    let tabs = try #require(try show("Tables", on: stage) as? UITabBarController)
    stage.perform { tabs.selectedIndex = 1 }
    try stage.settle()
    assertGolden(stage.render().pixmap, "static-rows")
  }

  @Test
  func `a collection view takes its layout and its cells from the storyboard`() throws {
    let stage = InterfaceFixtures.stage()
    let tabs = try #require(try show("Tables", on: stage) as? UITabBarController)
    stage.perform { tabs.selectedIndex = 2 }
    try stage.settle()
    assertGolden(stage.render().pixmap, "grid")
  }

  // MARK: Segues

  @Test
  func `an embedded controller exists and is prepared for before viewDidLoad`() throws {
    let stage = InterfaceFixtures.stage()
    let navigation = try #require(try show("Segues", on: stage) as? UINavigationController)
    let home = try #require(navigation.topViewController as? HomeController)
    #expect(
      home.calls == [
        "should embed", "prepare embed for EmbeddedController", "viewDidLoad with 1 child",
      ]
    )
    assertGolden(stage.render().pixmap, "segues")
  }

  @Test
  func `a button's segue is checked, prepared and pushed; a refused one does nothing`() throws {
    let stage = InterfaceFixtures.stage()
    let navigation = try #require(try show("Segues", on: stage) as? UINavigationController)
    let home = try #require(navigation.topViewController as? HomeController)
    home.calls = []
    home.allows = false
    stage.tap(at: CGPoint(x: 120, y: 142))
    try stage.settle()
    #expect(home.calls == ["should show"])
    #expect(navigation.viewControllers.count == 1)
    home.allows = true
    stage.tap(at: CGPoint(x: 120, y: 142))
    try stage.settle()
    #expect(home.calls.suffix(2) == ["should show", "prepare show for UIViewController"])
    #expect(navigation.viewControllers.map(\.title) == [nil, "Detail"])
  }

  @Test
  func `a presentation segue presents, an unwind segue comes back`() throws {
    let stage = InterfaceFixtures.stage()
    let navigation = try #require(try show("Segues", on: stage) as? UINavigationController)
    let home = try #require(navigation.topViewController as? HomeController)
    home.calls = []
    stage.perform { home.performSegue(withIdentifier: "present", sender: nil) }
    try stage.settle()
    #expect(navigation.presentedViewController?.modalTransitionStyle == .crossDissolve)
    #expect(home.calls == ["prepare present for UIViewController"])
    stage.tap(at: CGPoint(x: 120, y: 142))
    try stage.settle()
    #expect(home.calls.last == "unwound by back")
    #expect(navigation.presentedViewController == nil)
  }

  @Test
  func `a custom segue performs itself`() throws {
    let stage = InterfaceFixtures.stage()
    let navigation = try #require(try show("Segues", on: stage) as? UINavigationController)
    let home = try #require(navigation.topViewController as? HomeController)
    stage.perform { home.performSegue(withIdentifier: "custom", sender: nil) }
    #expect(navigation.presentedViewController?.title == "Detail")
  }

  @Test
  func `controllers are made by identifier, and by a creator`() throws {
    let stage = InterfaceFixtures.stage()
    let storyboard = InterfaceFixtures.storyboard("Segues")
    #expect(storyboard.instantiateViewController(withIdentifier: "Detail").title == "Detail")
    let made = storyboard.instantiateViewController(identifier: "Detail") { coder in
      EmbeddedController(coder: coder)
    }
    #expect(made.title == "Detail")
    #expect(stage.fault == nil)
  }

  // MARK: Xibs

  @Test
  func `a xib connects its owner and returns its top-level objects`() throws {
    _ = InterfaceFixtures.stage()
    let owner = BadgeOwner()
    let made = InterfaceFixtures.bundle("Segues").loadNibNamed("BadgeView", owner: owner)
    #expect(made?.count == 1)
    #expect(owner.badge?.subviews.count == 1)
  }

  @Test
  func `a controller takes its view and outlets from the xib it is given`() {
    let stage = InterfaceFixtures.stage()
    let panel = PanelController(
      nibName: "PanelController",
      bundle: InterfaceFixtures.bundle("Segues")
    )
    stage.window.rootViewController = panel
    stage.advance(by: 0)
    #expect(panel.captionAtLoad == "A panel")
    #expect(panel.caption.superview === panel.view)
    #expect(stage.fault == nil)
  }

  @Test
  func `a controller without a view in its storyboard takes the xib of its class's name`() throws {
    _ = InterfaceFixtures.stage()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func scene(_ id: String, _ content: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects>
        <viewController storyboardIdentifier="\(id)" id="\(id)" customClass="PanelController" sceneMemberID="viewController">\(content)</viewController>
      </objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          \(scene("empty", ""))
          \(scene("drawn", "<view key=\"view\" tag=\"7\" id=\"v1\"/>"))
        </scenes>
      </document>
      """
    try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Screens.storyboard"))
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: InterfaceFixtures.bundle("Segues").bundlePath)
        .appendingPathComponent("PanelController.xib"),
      to: folder.appendingPathComponent("PanelController.xib")
    )
    let screens = UIStoryboard(name: "Screens", bundle: Bundle(path: folder.path))
    let empty = screens.instantiateViewController(withIdentifier: "empty")
    empty.loadViewIfNeeded()
    #expect((empty as? PanelController)?.captionAtLoad == "A panel")
    let drawn = screens.instantiateViewController(withIdentifier: "drawn")
    #expect(drawn.view.tag == 7)
    #expect((drawn as? PanelController)?.captionAtLoad == nil)
  }

  @Test
  func `a controller that a xib draws takes its view from there at the first need`() throws {
    _ = InterfaceFixtures.stage()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <viewController id="one">
            <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/></layoutGuides>
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
              <subviews>
                <imageView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="i1"/>
              </subviews>
              <constraints>
                <constraint firstItem="i1" firstAttribute="top" secondItem="g1" secondAttribute="bottom" id="c1"/>
              </constraints>
            </view>
          </viewController>
        </objects>
      </document>
      """
    try Data(file.utf8).write(to: folder.appendingPathComponent("Side.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    let made = UINib(nibName: "Side", bundle: bundle).instantiate(withOwner: nil)
    let controller = try #require(made.first as? UIViewController)
    #expect(made.count == 1 && !controller.isViewLoaded)
    let picture = try #require(controller.view.subviews.first as? UIImageView)
    #expect(controller.view.constraints.contains { $0.firstItem === picture && $0.isActive })
    #expect(controller.view.frame.size == CGSize(width: 320, height: 568))
  }

  @Test
  func `a table takes cells from a nib`() {
    let stage = InterfaceFixtures.stage()
    let table = UITableView()
    let nib = UINib(nibName: "Nowhere", bundle: InterfaceFixtures.bundle("Segues"))
    table.register(nib, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    #expect(stage.fault?.contains("Could not load NIB in bundle") == true)
  }
}
