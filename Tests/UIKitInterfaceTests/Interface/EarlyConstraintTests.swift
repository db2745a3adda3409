import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// Views of a file that lay themselves out when they get their superview.
@MainActor
struct EarlyConstraintTests {
  final class Dial: UIView {
    let button = UIView()
    var sizes: [CGSize] = []

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard superview != nil else { return }
      addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: centerXAnchor),
        button.centerYAnchor.constraint(equalTo: centerYAnchor),
        button.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
        button.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
      ])
      layoutIfNeeded()
      sizes.append(button.bounds.size)
    }
  }

  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="d1" customClass="EarlyDial">
                <rect key="frame" x="27.5" y="173.5" width="10" height="10"/>
                <constraints>
                  <constraint firstAttribute="width" constant="200" id="c1"/>
                  <constraint firstAttribute="width" secondItem="d1" secondAttribute="height" multiplier="2:1" id="c2"/>
                </constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="d1" firstAttribute="centerX" secondItem="v1" secondAttribute="centerX" id="c3"/>
              <constraint firstItem="d1" firstAttribute="centerY" secondItem="v1" secondAttribute="centerY" id="c4"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `a view has the constraints of its own size when it moves to its superview`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    ClassTable.of(Dial.self).named("EarlyDial", Dial.self)
    let controller = try InterfaceFixtures.controller(of: scene)
    stage.perform { stage.window.rootViewController = controller }
    let dial = try #require(controller.view.subviews.first as? Dial)
    #expect(dial.sizes == [CGSize(width: 100, height: 50)])
    #expect(dial.frame == CGRect(x: 60, y: 234, width: 200, height: 100))
    #expect(dial.constraints.filter { $0.secondItem == nil }.count == 1)
  }
}
