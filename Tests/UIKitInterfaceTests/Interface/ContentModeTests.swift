import Segue
import Testing
import UIKit

/// How views of an app's files fit their content.
@MainActor
struct ContentModeTests {
  @Test(arguments: [("TopLeft", UIView.ContentMode.topLeft), ("bottom", .bottom)])
  func `modes have the words of Interface Builder, corners with a capital`(
    word: String,
    mode: UIView.ContentMode
  ) throws {
    let controller = try InterfaceFixtures.controller(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
          <scenes><scene sceneID="s1"><objects>
            <viewController id="one" sceneMemberID="viewController">
              <view key="view" contentMode="\(word)" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view>
            </viewController>
          </objects></scene></scenes>
        </document>
        """
    )
    #expect(controller.view.contentMode == mode)
  }
}
