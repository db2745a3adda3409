import Segue
import Testing
import UIKit

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
}
