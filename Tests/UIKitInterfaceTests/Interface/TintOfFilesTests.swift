import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// Views of a file use their outlets when they are told of their tint.
@MainActor
struct TintOfFilesTests {
  final class Badge: UIView {
    weak var label: UILabel?
    var events: [String] = []

    override func awakeFromNib() {
      super.awakeFromNib()
      events.append("awake")
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      events.append(label == nil ? "tint without outlet" : "tint")
    }
  }

  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
              <view contentMode="scaleToFill" id="b1" customClass="TestBadge"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                <subviews>
                  <label opaque="NO" text="1" id="l1"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></label>
                </subviews>
                <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <connections><outlet property="label" destination="l1" id="o1"/></connections>
              </view>
            </subviews>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `a view is told of its tint after it is awake, with its outlets`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    ClassTable.of(Badge.self).named("TestBadge", Badge.self).key("label", \Badge.label)
    let controller = try InterfaceFixtures.controller(of: scene)
    stage.window.rootViewController = controller
    let badge = try #require(controller.view.subviews.first as? Badge)
    #expect(badge.events.first == "awake" && badge.events.contains("tint"))
    #expect(!badge.events.contains("tint without outlet"))
    #expect(badge.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
