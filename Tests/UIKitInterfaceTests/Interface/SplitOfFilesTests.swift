import Segue
import Testing
import UIKit

/// Split views of storyboards.
@MainActor
struct SplitOfFilesTests {
  /// - Parameter middle: the segue to the column between the two others, if there is one.
  private func split(
    _ attributes: String,
    middle: String = ""
  ) throws -> UISplitViewController {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
        <scenes>
          <scene sceneID="s1"><objects>
            <splitViewController \(attributes) id="s" sceneMemberID="viewController">
              <connections>
                <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
                <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
                \(middle)
              </connections>
            </splitViewController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController title="A" id="a" sceneMemberID="viewController"/>
          </objects></scene>
          <scene sceneID="s3"><objects>
            <viewController title="B" id="b" sceneMemberID="viewController"/>
          </objects></scene>
          <scene sceneID="s4"><objects>
            <viewController title="M" id="m" sceneMemberID="viewController"/>
          </objects></scene>
        </scenes>
      </document>
      """
    return try #require(try InterfaceFixtures.controller(of: scene) as? UISplitViewController)
  }

  @Test
  func `columns of a style are in navigation controllers`() throws {
    let stage = Stage(screen: .iPadPro11.landscape)
    let split = try split(#"allowDoubleColumnStyle="YES" preferredDisplayMode="over""#)
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

  private let supplementary =
    #"<segue destination="m" kind="relationship" relationship="supplementaryViewController" id="r3"/>"#

  @Test
  func `a supplementary column makes three`() throws {
    let stage = Stage(screen: .iPadPro11.landscape)
    let split = try split(
      #"allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile""#,
      middle: supplementary
    )
    stage.perform { stage.window.rootViewController = split }
    #expect(split.style == .tripleColumn)
    #expect(split.viewController(for: .supplementary)?.title == "M")
    let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
    #expect(stacks.map { $0.viewControllers.map(\.title) } == [["A"], ["M"], ["B"]])
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.isShowing(.supplementary) && !split.isShowing(.primary))
  }

  @Test
  func `on a phone its three columns are one stack`() throws {
    let stage = Stage(screen: .iPhone15)
    let split = try split(#"allowDoubleColumnStyle="YES""#, middle: supplementary)
    stage.perform { stage.window.rootViewController = split }
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(split.viewControllers.count == 1)
    #expect(stack.viewControllers.map(\.title) == ["A", "M", "B"])
  }

  @Test
  func `the side, the gesture and the widths are read`() throws {
    let split = try split(
      #"primaryEdge="trailing" presentsWithGesture="NO" minimumPrimaryColumnWidth="200" preferredPrimaryColumnWidthFraction="0.25""#
    )
    #expect(split.primaryEdge == .trailing)
    #expect(!split.presentsWithGesture)
    #expect(split.minimumPrimaryColumnWidth == 200)
    #expect(split.preferredPrimaryColumnWidthFraction == 0.25)
  }
}
