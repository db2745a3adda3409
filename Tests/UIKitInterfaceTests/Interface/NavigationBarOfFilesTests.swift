import Testing
import UIKit

@testable import ObjectiveC

/// What storyboards say about navigation bars.
@MainActor
struct NavigationBarOfFilesTests {
  private let bar = """
    <navigationBar KEY opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" id="b1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    </navigationBar>
    """

  private func document(_ scene: String, first: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(first)">
      <scenes><scene sceneID="s1"><objects>\(scene)</objects></scene></scenes>
    </document>
    """
  }

  @Test
  func `the bar of a navigation controller does not clip its background, whatever the file says`()
    throws
  {
    let bar = bar.replacingOccurrences(of: "KEY", with: "key=\"navigationBar\"")
    let scene = """
      <navigationController id="n1" sceneMemberID="viewController">\(bar)</navigationController>
      """
    let made = try InterfaceFixtures.controller(of: document(scene, first: "n1"))
    let controller = try #require(made as? UINavigationController)
    #expect(!controller.navigationBar.clipsToBounds)
  }

  final class Watchful: UINavigationController {
    var changes = 0

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      changes += 1
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  @Test
  func `the root of a file is there without a call of setViewControllers`() throws {
    _ = InterfaceFixtures.stage()
    ClassTable.of(Watchful.self).named("WatchfulNavigation", Watchful.self)
    let scene = """
      <navigationController id="n1" customClass="WatchfulNavigation" sceneMemberID="viewController">
        <connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController>
      """
    let root = "<viewController title=\"Root\" id=\"c1\" sceneMemberID=\"viewController\"/>"
    let document = document(scene, first: "n1")
      .replacingOccurrences(
        of: "</scenes>",
        with: "<scene sceneID=\"s2\"><objects>\(root)</objects></scene></scenes>"
      )
    let controller = try #require(InterfaceFixtures.controller(of: document) as? Watchful)
    #expect(controller.viewControllers.map(\.title) == ["Root"])
    #expect(controller.viewControllers.first?.parent === controller)
    #expect(controller.changes == 0)
    controller.viewControllers = []
    #expect(controller.changes == 1)
  }

  @Test
  func `another navigation bar clips as its file says`() throws {
    let bar = bar.replacingOccurrences(of: "KEY", with: "")
    let scene = """
      <viewController id="c1" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <subviews>\(bar)</subviews>
        </view>
      </viewController>
      """
    let controller = try InterfaceFixtures.controller(of: document(scene, first: "c1"))
    #expect((controller.view.subviews.first as? UINavigationBar)?.clipsToBounds == true)
  }

  @Test
  func `a tab bar has the appearances of its file`() throws {
    let color = """
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """
    let scene = """
      <tabBarController id="t1" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="b1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
          <tabBarAppearance key="standardAppearance" backgroundEffect="regular">\(color)</tabBarAppearance>
          <tabBarAppearance key="scrollEdgeAppearance" backgroundEffect="none"/>
        </tabBar>
      </tabBarController>
      """
    let made = try InterfaceFixtures.controller(of: document(scene, first: "t1"))
    let bar = try #require((made as? UITabBarController)?.tabBar)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(bar.standardAppearance.backgroundColor == red)
    #expect(bar.standardAppearance.backgroundEffect?.style == .regular)
    let edge = try #require(bar.scrollEdgeAppearance)
    #expect(edge.backgroundEffect == nil && edge.backgroundColor == nil)
  }
}
