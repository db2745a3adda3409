import Segue
import Testing
import UIKit

/// What a storyboard does not name: the image of a button's type, and that a view takes touches.
@MainActor
struct UnnamedAttributeTests {
  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
              <button contentMode="scaleToFill" buttonType="infoLight" id="b1"><rect key="frame" x="10" y="10" width="22" height="22"/></button>
              <button contentMode="scaleToFill" buttonType="contactAdd" id="b2"><rect key="frame" x="10" y="50" width="22" height="22"/></button>
              <button contentMode="scaleToFill" buttonType="system" id="b3"><rect key="frame" x="10" y="90" width="80" height="30"/><state key="normal" title="Go"/></button>
              <imageView contentMode="scaleToFill" id="i1"><rect key="frame" x="10" y="150" width="80" height="30"/></imageView>
              <imageView userInteractionEnabled="NO" contentMode="scaleToFill" id="i2"><rect key="frame" x="10" y="200" width="80" height="30"/></imageView>
              <label text="Tap" id="l1"><rect key="frame" x="10" y="250" width="80" height="30"/></label>
              <label text="No" userInteractionEnabled="NO" id="l2"><rect key="frame" x="10" y="300" width="80" height="30"/></label>
            </subviews>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private func views() throws -> [UIView] {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let controller = try InterfaceFixtures.controller(of: scene)
    let views = controller.view.subviews
    #expect(stage.diagnostics == [])
    return views
  }

  @Test
  func `a button's type brings its image`() throws {
    let buttons = try views().compactMap { $0 as? UIButton }
    #expect(buttons.map(\.buttonType) == [.infoLight, .contactAdd, .system])
    #expect(buttons.map { $0.currentImage != nil } == [true, true, false])
    #expect(buttons.map(\.frame.width) == [22, 22, 80])
  }

  @Test
  func `images and labels take touches unless the file says no`() throws {
    let others = try views().filter { !($0 is UIButton) }
    #expect(others.map(\.isUserInteractionEnabled) == [true, false, true, false])
  }
}
