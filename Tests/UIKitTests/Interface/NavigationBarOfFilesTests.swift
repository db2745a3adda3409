import Testing
import UIKit

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
}
