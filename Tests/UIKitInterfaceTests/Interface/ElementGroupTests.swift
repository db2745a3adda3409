import InterfaceFiles
import Segue
import TestSupport
import Testing

@testable import ObjectiveC
@testable import UIKit

/// Groups of elements that an app's files may hold, each in its own small app.
@Suite(.goldens("StoryboardGroups"), .serialized)
@MainActor
struct ElementGroupTests {
  private func show(
    _ name: String,
    width: CGFloat = 320,
    height: CGFloat = 568,
    style: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> (stage: Stage, root: UIViewController) {
    _ = InterfaceFixtures.stage()
    let stage = Stage(
      size: CGSize(width: width, height: height),
      scale: 1,
      style: style,
      layoutDirection: direction
    )
    var made: UIViewController?
    stage.perform {
      made = InterfaceFixtures.storyboard(name).instantiateInitialViewController()
      stage.window.rootViewController = made
    }
    stage.advance(by: 0.1)
    return (stage, try #require(made))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `catalogs provide what fits the screen: parts that stretch or repeat, templates, colours`(
    style: UIUserInterfaceStyle
  ) throws {
    let (stage, _) = try show("Assets", width: 200, height: 160, style: style)
    assertGolden(stage.render().pixmap, style == .dark ? "assets-dark" : "assets")
    #expect(stage.diagnostics == [])
  }

  @Test
  func `search bars, pickers, scroll views and text views look as drawn`() throws {
    let (stage, _) = try show("Pickers")
    assertGolden(stage.render().pixmap, "pickers")
    #expect(stage.diagnostics == [])
  }

  @Test
  func `labels have the app's own font, or a stand-in for one of iOS`() throws {
    let font = InterfaceFixtures.bundle("Letters").bundlePath + "/Blocks.ttf"
    #expect(try UIFont.register(contentsOf: URL(fileURLWithPath: font)) == ["FixtureBlocks"])
    let (stage, root) = try show("Letters", width: 120, height: 60)
    let labels = root.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map { $0.font.fontName } == ["FixtureBlocks", "Menlo-Regular"])
    #expect(labels[0].intrinsicContentSize.width == 72)
    assertGolden(stage.render().pixmap, "letters")
  }

  @Test
  func `a screen in Arabic has its own texts and is mirrored`() throws {
    AppResources.languages = ["ar"]
    defer { AppResources.languages = ["en"] }
    ClassTable.of(ObjectsHelper.self).maker { ObjectsHelper() }
    ClassTable.of(StackWatcher.self).maker { StackWatcher() }
    ClassTable.of(DoubledConstraint.self).maker { DoubledConstraint() }
    ClassTable.of(ObjectsController.self).key("helper", \ObjectsController.helper)
      .selector("greet:", ObjectsController.greet(_:))
    let (stage, _) = try show("Objects", width: 320, height: 200, direction: .rightToLeft)
    assertGolden(stage.render().pixmap, "arabic")
  }

  // MARK: Accessories and segues of own classes

  private func ways() throws -> (stage: Stage, navigation: UINavigationController) {
    ClassTable.of(WaysController.self).selector("unwindWays:", WaysController.unwindWays(_:))
    let (stage, root) = try show("Ways", width: 375, height: 667)
    return (stage, try #require(root as? UINavigationController))
  }

  @Test
  func `the detail button of a row has its own segue, and notifies the delegate`() throws {
    let (stage, navigation) = try ways()
    let table = try #require(navigation.topViewController as? WaysController)
    stage.tap(at: CGPoint(x: 100, y: 66))
    try stage.settle()
    #expect(navigation.viewControllers.map(\.title) == [nil, "Row"])
    stage.perform { _ = navigation.popViewController(animated: false) }
    try stage.settle()
    stage.tap(at: CGPoint(x: 348, y: 66))
    try stage.settle()
    #expect(navigation.presentedViewController?.title == "Details")
    #expect(table.calls == ["prepare row", "prepare details", "accessory of row 0"])
  }

  @Test
  func `a segue that is its transition's delegate lives until the dismissal ends`() throws {
    let (stage, navigation) = try ways()
    FadeSegue.log = []
    stage.tap(at: CGPoint(x: 348, y: 66))
    try stage.settle()
    #expect(FadeSegue.log == ["perform", "there"])
    let details = try #require(navigation.presentedViewController)
    stage.perform { details.performSegue(withIdentifier: "back", sender: nil) }
    try stage.settle()
    #expect(navigation.presentedViewController == nil)
    #expect(FadeSegue.log == ["perform", "there", "back", "gone"])
  }
}

class WaysController: UITableViewController {
  var calls: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "")")
  }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    calls.append("accessory of row \(indexPath.row)")
  }

  func unwindWays(_ segue: UIStoryboardSegue) {}
}

/// Fades in and out; only UIKit keeps it.
class FadeSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  static var log: [String] = []

  override func perform() {
    Self.log.append("perform")
    destination.transitioningDelegate = self
    super.perform()
  }

  isolated deinit { Self.log.append("gone") }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Self.log.append("there")
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Self.log.append("back")
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.2) {
      context.containerView.alpha = 0.99
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
