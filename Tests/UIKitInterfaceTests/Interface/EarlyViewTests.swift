import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// Controllers that set their view in an initializer.
@MainActor
struct EarlyViewTests {
  final class Menu: UIViewController {
    let panel = UIView()
    var calls: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.addSubview(panel)
      calls.append("init")
    }
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    override func loadView() { calls.append("loadView") }
    override func viewDidLoad() { calls.append(panel.superview === view ? "loaded" : "no panel") }
    override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
  }

  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" customClass="EarlyMenu" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `a controller of a storyboard that sets its view in init is told once that it is loaded`()
    throws
  {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    ClassTable.of(Menu.self).named("EarlyMenu", Menu.self)
    let menu = try #require(try InterfaceFixtures.controller(of: scene) as? Menu)
    #expect(menu.calls == ["init"])
    stage.perform { stage.window.rootViewController = menu }
    stage.advance(by: 0.1)
    #expect(menu.calls == ["init", "loaded", "appear"])
  }

  @Test
  func `one that is made in code is not`() {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let menu = Menu(nibName: nil, bundle: nil)
    stage.perform { stage.window.rootViewController = menu }
    #expect(menu.calls == ["appear"])
  }

  private final class Tabs: UITabBarController {
    private(set) var control: UIView!
    override func viewDidLoad() {
      super.viewDidLoad()
      control = UIView()
      view.addSubview(control)
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      control.isHidden = (viewControllers ?? []).isEmpty
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  @Test
  func `tabs of a storyboard do not come through the methods that an app overrides`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    ClassTable.of(Tabs.self).named("EarlyTabs", Tabs.self)
    let tabs = try InterfaceFixtures.controller(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="t">
          <scenes>
            <scene sceneID="s1"><objects>
              <tabBarController id="t" customClass="EarlyTabs" sceneMemberID="viewController">
                <tabBar key="tabBar" contentMode="scaleToFill" id="b1"/>
                <connections><segue destination="c1" kind="relationship" relationship="viewControllers" id="r1"/></connections>
              </tabBarController>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <viewController id="c1" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1"/></viewController>
            </objects></scene>
          </scenes>
        </document>
        """
    )
    let controller = try #require(tabs as? Tabs)
    stage.perform { stage.window.rootViewController = controller }
    #expect(controller.viewControllers?.count == 1 && !controller.control.isHidden)
  }
}
