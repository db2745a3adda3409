import Foundation
import ObjectiveC
import Segue
import Testing
import UIKit

/// Methods of controllers that make the destinations of segues.
@MainActor
struct SegueActionTests {
  /// - Parameters:
  ///   - segue: attributes of the segue from the first screen, and where it leads.
  ///   - root: attributes of the relationship between the second navigation
  ///     controller and its root.
  private func opened(
    _ segue: String,
    root: String = ""
  ) throws -> (stage: Stage, home: ActionHome) {
    let scenes = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
        <scenes>
          <scene sceneID="s1"><objects>
            <viewController id="home" customClass="ActionHome" sceneMemberID="viewController">
              <view key="view" id="v1">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
              </view>
              <connections><segue kind="presentation" identifier="go" \(segue) id="g1"/></connections>
            </viewController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController id="detail" customClass="ActionDetail" sceneMemberID="viewController"/>
          </objects></scene>
          <scene sceneID="s3"><objects>
            <navigationController id="stack" sceneMemberID="viewController">
              <connections>
                <segue destination="detail" kind="relationship" relationship="rootViewController" \(root) id="g2"/>
              </connections>
            </navigationController>
          </objects></scene>
        </scenes>
      </document>
      """
    let stage = InterfaceFixtures.stage()
    ClassTable.of(ActionHome.self)
      .selector("one:", ActionHome.one(_:))
      .selector("two:sender:", ActionHome.two(_:sender:))
      .selector("three:sender:segueIdentifier:", ActionHome.three(_:sender:segueIdentifier:))
      .selector("none:", ActionHome.none(_:))
    let home = try #require(try InterfaceFixtures.controller(of: scenes) as? ActionHome)
    stage.perform { stage.window.rootViewController = home }
    stage.perform { home.performSegue(withIdentifier: "go", sender: "me") }
    return (stage, home)
  }

  private func made(_ selector: String) throws -> String? {
    let (stage, home) = try opened(
      #"destination="detail" destinationCreationSelector="\#(selector)""#
    )
    #expect(stage.fault == nil)
    return (home.presentedViewController as? ActionDetail)?.words
  }

  @Test
  func `the source's method makes the destination, with one, two or three arguments`() throws {
    #expect(try made("one:") == "one")
    #expect(try made("two:sender:") == "two of me")
    #expect(try made("three:sender:segueIdentifier:") == "three of me by go")
  }

  @Test
  func `a method that returns nil leaves it to the storyboard`() throws {
    #expect(try made("none:") == "by the storyboard")
  }

  @Test
  func `a method that is missing is reported, and the storyboard makes the destination`() throws {
    let (stage, home) = try opened(
      #"destination="detail" destinationCreationSelector="nope:""#
    )
    #expect((home.presentedViewController as? ActionDetail)?.words == "by the storyboard")
    #expect(
      stage.diagnostics.contains { $0.contains("no controller has the segue action 'nope:'") }
    )
  }

  @Test
  func `the root of a navigation controller is made by the screen whose segue leads there`() throws
  {
    let (stage, home) = try opened(
      #"destination="stack""#,
      root: #"destinationCreationSelector="one:""#
    )
    let stack = try #require(home.presentedViewController as? UINavigationController)
    #expect((stack.topViewController as? ActionDetail)?.words == "one")
    #expect(stage.fault == nil)
  }

  @Test
  func `the method for such a root gets the sender of the segue that leads there`() throws {
    let (stage, home) = try opened(
      #"destination="stack""#,
      root: #"destinationCreationSelector="two:sender:""#
    )
    let stack = try #require(home.presentedViewController as? UINavigationController)
    #expect((stack.topViewController as? ActionDetail)?.words == "two of me")
    #expect(stage.fault == nil)
  }
}

class ActionHome: UIViewController {
  func one(_ coder: NSCoder) -> ActionDetail? { ActionDetail(coder: coder, words: "one") }

  func two(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    ActionDetail(coder: coder, words: "two of \(sender ?? "none")")
  }

  func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> ActionDetail? {
    ActionDetail(
      coder: coder,
      words: "three of \(sender ?? "none") by \(segueIdentifier ?? "none")"
    )
  }

  func none(_ coder: NSCoder) -> ActionDetail? { nil }
}

class ActionDetail: UIViewController {
  let words: String

  init?(coder: NSCoder, words: String) {
    self.words = words
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    words = "by the storyboard"
    super.init(coder: coder)
  }
}
