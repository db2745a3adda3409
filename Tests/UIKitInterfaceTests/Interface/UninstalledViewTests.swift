import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// Views that are not installed for the size classes of the screen.
@MainActor
struct UninstalledViewTests {
  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="out">
                <subviews>
                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner"/>
                </subviews>
                <constraints>
                  <constraint firstItem="inner" firstAttribute="top" secondItem="out" secondAttribute="top" constant="5" id="c1"/>
                </constraints>
              </view>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" tag="2" id="in"/>
            </subviews>
            <constraints>
              <constraint firstItem="out" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="10" id="c2"/>
              <constraint firstItem="in" firstAttribute="top" secondItem="inner" secondAttribute="bottom" constant="10" id="c3"/>
              <constraint firstItem="in" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="30" id="c4"/>
              <constraint firstItem="in" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="40" id="c5"/>
            </constraints>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="out"/></mask></variation>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `constraints that lead to a view which is not installed are not active`() throws {
    let stage = InterfaceFixtures.stage()
    let controller = try InterfaceFixtures.controller(of: scene)
    stage.perform { stage.window.rootViewController = controller }
    #expect(controller.view.subviews.map(\.tag) == [2])
    #expect(controller.view.subviews.first?.frame.origin == CGPoint(x: 40, y: 30))
    let own = controller.view.constraints.filter { $0.secondItem === controller.view }
    #expect(own.map(\.constant) == [30, 40])
    #expect(stage.fault == nil && stage.diagnostics == [])
  }

  final class Screen: UIViewController {
    weak var bottom: NSLayoutConstraint?
  }

  @Test
  func `a weak outlet finds its constraint that is not installed, and can activate it`() throws {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
        <scenes><scene sceneID="s1"><objects>
          <viewController id="one" customClass="UninstalledScreen" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews>
              <constraints>
                <constraint firstItem="in" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="30" id="c1"/>
                <constraint firstAttribute="bottom" secondItem="in" secondAttribute="bottom" constant="20" id="c2"/>
              </constraints>
              <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
            </view>
            <connections><outlet property="bottom" destination="c2" id="o1"/></connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    ClassTable.of(Screen.self).named("UninstalledScreen", Screen.self)
      .key("bottom", \Screen.bottom)
    let stage = InterfaceFixtures.stage()
    let screen = try #require(InterfaceFixtures.controller(of: scene) as? Screen)
    stage.perform { stage.window.rootViewController = screen }
    stage.advance(by: 0.1)
    #expect(screen.bottom?.isActive == false)
    stage.perform { screen.bottom?.isActive = true }
    let view = try #require(screen.view.subviews.first)
    #expect(view.frame.minY == 30 && view.frame.maxY == screen.view.bounds.height - 20)
  }
}
