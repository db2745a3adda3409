import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// Views of a file that put others in their place: a xib within a storyboard.
@MainActor
struct ReplacedViewTests {
  final class Place: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
      let other = Card()
      other.translatesAutoresizingMaskIntoConstraints = false
      for constraint in constraints {
        other.addConstraint(
          NSLayoutConstraint(
            item: other,
            attribute: constraint.firstAttribute,
            relatedBy: constraint.relation,
            toItem: constraint.secondItem == nil ? nil : other,
            attribute: constraint.secondAttribute,
            multiplier: constraint.multiplier,
            constant: constraint.constant
          )
        )
      }
      return other
    }
  }

  final class Card: UIView {}

  final class Screen: UIViewController {
    weak var card: UIView?
  }

  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" customClass="ReplacedScreen" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p1" customClass="ReplacedPlace">
                <rect key="frame" x="20" y="30" width="50" height="40"/>
                <constraints>
                  <constraint firstAttribute="width" constant="50" id="c1"/>
                  <constraint firstItem="p1" firstAttribute="width" secondItem="p1" secondAttribute="height" multiplier="5:4" id="c2"/>
                </constraints>
              </view>
              <label opaque="NO" text="1" id="l1"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></label>
            </subviews>
            <constraints>
              <constraint firstItem="p1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="c3"/>
              <constraint firstItem="p1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="30" id="c4"/>
            </constraints>
          </view>
          <connections><outlet property="card" destination="p1" id="o1"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `another view takes the place, the constraints and the outlet of one`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    ClassTable.of(Place.self).named("ReplacedPlace", Place.self)
    ClassTable.of(Screen.self).named("ReplacedScreen", Screen.self).key("card", \Screen.card)
    let controller = try InterfaceFixtures.controller(of: scene)
    stage.perform { stage.window.rootViewController = controller }
    let card = try #require(controller.view.subviews.first as? Card)
    #expect(card.frame == CGRect(x: 20, y: 30, width: 50, height: 40))
    #expect(controller.view.subviews.count == 2)
    #expect((controller as? Screen)?.card === card)
    #expect(stage.diagnostics == [])
  }
}
