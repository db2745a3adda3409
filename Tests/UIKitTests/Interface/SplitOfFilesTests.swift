import Segue
import Testing
import UIKit

/// Split views of storyboards.
@MainActor
struct SplitOfFilesTests {
  private func split(_ attributes: String) throws -> UISplitViewController {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
        <scenes>
          <scene sceneID="s1"><objects>
            <splitViewController \(attributes) preferredDisplayMode="oneOver" id="s" sceneMemberID="viewController">
              <connections>
                <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
                <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
              </connections>
            </splitViewController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController title="A" id="a" sceneMemberID="viewController"/>
          </objects></scene>
          <scene sceneID="s3"><objects>
            <viewController title="B" id="b" sceneMemberID="viewController"/>
          </objects></scene>
        </scenes>
      </document>
      """
    return try #require(try InterfaceFixtures.controller(of: scene) as? UISplitViewController)
  }

  @Test
  func `columns of a style are in navigation controllers`() throws {
    let stage = Stage(screen: .iPadPro11.landscape)
    let split = try split(#"allowDoubleColumnStyle="YES""#)
    stage.perform { stage.window.rootViewController = split }
    #expect(split.style == .doubleColumn)
    let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
    #expect(stacks.map { $0.viewControllers.map(\.title) } == [["A"], ["B"]])
    #expect(split.preferredDisplayMode == .oneOverSecondary)
  }

  @Test
  func `without a style they stay as they are`() throws {
    let stage = Stage(screen: .iPadPro11.landscape)
    let split = try split("")
    stage.perform { stage.window.rootViewController = split }
    #expect(split.style == .unspecified)
    #expect(split.viewControllers.map(\.title) == ["A", "B"])
  }
}
