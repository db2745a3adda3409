import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// Objects that the items of a scene refer to.
@MainActor
struct TabItemObjectTests {
  final class Item: UITabBarItem {
    var effect: Effect?
  }

  final class Effect: NSObject {}

  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view>
          <tabBarItem key="tabBarItem" title="Item" id="i1" customClass="TestItem">
            <connections><outlet property="effect" destination="e1" id="o1"/></connections>
          </tabBarItem>
        </viewController>
        <customObject id="e1" customClass="TestEffect"/>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `an item has its objects before the view loads`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    ClassTable.of(Item.self).named("TestItem", Item.self).key("effect", \Item.effect)
    ClassTable.of(Effect.self).named("TestEffect", Effect.self).maker { Effect() }
    let controller = try InterfaceFixtures.controller(of: scene)
    let item = try #require(controller.tabBarItem as? Item)
    #expect(item.effect != nil && !controller.isViewLoaded)
    #expect(stage.diagnostics == [])
  }
}
