import Foundation
import Segue
import TestSupport
import Testing
import UIKit

@testable import ObjectiveC

/// What a scene has besides its controller and views: objects of the app's own classes, constraints
/// of them, actions for whoever responds first, and texts in the user's language.
@MainActor
@Suite(.serialized)
struct SceneObjectTests {
  private func show(_ language: String = "en") throws -> (Stage, UINavigationController) {
    let stage = InterfaceFixtures.stage()
    AppResources.languages = [language]
    defer { AppResources.languages = ["en"] }
    ClassTable.of(ObjectsController.self)
      .key("helper", \ObjectsController.helper)
      .selector("greet:", ObjectsController.greet(_:))
    ClassTable.of(ObjectsHelper.self).maker { ObjectsHelper() }
    ClassTable.of(StackWatcher.self).maker { StackWatcher() }
    ClassTable.of(DoubledConstraint.self).maker { DoubledConstraint() }
    var made: UIViewController?
    stage.perform {
      made = InterfaceFixtures.storyboard("Objects").instantiateInitialViewController()
      stage.window.rootViewController = made
    }
    try stage.settle()
    return (stage, try #require(made as? UINavigationController))
  }

  @Test
  func `objects beside the controller are made, connected and kept`() throws {
    let (stage, navigation) = try show()
    let controller = try #require(navigation.topViewController as? ObjectsController)
    #expect(controller.helper.isAwake)
    let watcher = try #require(navigation.delegate as? StackWatcher)
    stage.perform { navigation.pushViewController(UIViewController(), animated: false) }
    try stage.settle()
    #expect(!watcher.shown.isEmpty)
    #expect(stage.fault == nil)
  }

  @Test
  func `a constraint of the app's own class takes part in the layout`() throws {
    let (stage, navigation) = try show()
    defer { withExtendedLifetime(stage) {} }
    let controller = try #require(navigation.topViewController as? ObjectsController)
    let button = try #require(controller.view.subviews.first as? UIButton)
    #expect(button.frame.minX == 20)
    #expect(button.frame.minY == controller.view.safeAreaInsets.top + 20)
  }

  @Test
  func `an action without a target goes up the chain of responders`() throws {
    let (stage, navigation) = try show()
    defer { withExtendedLifetime(stage) {} }
    let controller = try #require(navigation.topViewController as? ObjectsController)
    (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(controller.greeted == ["UIButton"])
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: "greet:")
    item.perform()
    #expect(controller.greeted == ["UIButton", "UIBarButtonItem"])
  }

  @Test
  func `an unknown runtime attribute is reported, and the scene shows`() throws {
    let (stage, _) = try show()
    #expect(stage.fault == nil)
    #expect(
      stage.diagnostics.contains {
        $0.contains("Failed to set (brightness) user defined inspected property on (UIButton)")
      }
    )
  }

  @Test
  func `texts are those of the language, or of the base`() throws {
    let (_, german) = try show("de")
    let button = german.topViewController?.view.subviews.first as? UIButton
    #expect(button?.title(for: .normal) == "Guten Morgen")
    #expect(german.topViewController?.navigationItem.title == "Dinge")
    let (_, french) = try show("fr")
    let other = french.topViewController?.view.subviews.first as? UIButton
    #expect(other?.title(for: .normal) == "Good morning")
    let bundle = InterfaceFixtures.bundle("Objects")
    AppResources.languages = ["de-AT"]
    defer { AppResources.languages = ["en"] }
    #expect(NSLocalizedString("farewell", bundle: bundle, comment: "") == "Auf Wiedersehen")
    #expect(NSLocalizedString("unknown", bundle: bundle, comment: "") == "unknown")
    #expect(bundle.localizedString(forKey: "unknown", value: "so", table: nil) == "so")
  }

  @Test
  func `Foundation's own members are those of the app, for Foundation too`() throws {
    AppResources.languages = ["de"]
    AppResources.mainBundle = InterfaceFixtures.bundle("Objects")
    defer {
      AppResources.languages = ["en"]
      AppResources.mainBundle = nil
    }
    #expect(Bundle.main.bundlePath == InterfaceFixtures.bundle("Objects").bundlePath)
    #expect(Bundle(for: SomethingOfTheApp.self).bundlePath == Bundle.main.bundlePath)
    #expect(NSLocalizedString("farewell", comment: "") == "Auf Wiedersehen")
    #expect(Locale.current.identifier == "de_DE" && Locale.preferredLanguages == ["de"])
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "1. Januar 1970")
  }

  @Test
  func `a segue has its style before the controller prepares, which may change it`() throws {
    let (stage, navigation) = try show()
    let controller = try #require(navigation.topViewController as? ObjectsController)
    stage.perform { controller.performSegue(withIdentifier: "cover", sender: nil) }
    try stage.settle()
    #expect(controller.styleBefore == .fullScreen)
    #expect(navigation.presentedViewController?.modalPresentationStyle == .overFullScreen)
  }

  @Test
  func `the root of a window is loaded when the window shows, and laid out before viewDidAppear`()
    throws
  {
    let stage = InterfaceFixtures.stage()
    let plain = OrderController()
    stage.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = plain
      plain.calls.append("visible")
      window.makeKeyAndVisible()
      plain.kept = window
    }
    #expect(
      plain.calls == [
        "visible", "viewDidLoad", "viewWillAppear", "layout 375", "viewDidAppear 375",
      ]
    )
  }
}

class ObjectsController: UIViewController {
  var helper: ObjectsHelper!
  var greeted: [String] = []
  var styleBefore: UIModalPresentationStyle?

  func greet(_ sender: Any) { greeted.append("\(type(of: sender))") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    styleBefore = segue.destination.modalPresentationStyle
    segue.destination.modalPresentationStyle = .overFullScreen
  }
}

class ObjectsHelper: NSObject {
  private(set) var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

class StackWatcher: NSObject, UINavigationControllerDelegate {
  var shown: [UIViewController] = []
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}

class DoubledConstraint: NSLayoutConstraint {
  override func awakeFromNib() {
    super.awakeFromNib()
    constant *= 2
  }
}

class OrderController: UIViewController {
  var calls: [String] = []
  var kept: UIWindow?
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    box.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewDidLayoutSubviews() { calls.append("layout \(Int(box.frame.width))") }
  override func viewDidAppear(_ animated: Bool) {
    calls.append("viewDidAppear \(Int(box.frame.width))")
  }
}

private final class SomethingOfTheApp: NSObject {}
