import Segue
import Testing
@testable import UIKit

/// Segues that a storyboard draws from the prototype of a cell.
@MainActor
struct PrototypeSegueTests {
  private let scenes = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes>
        <scene sceneID="s1"><objects>
          <tableViewController id="one" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="t1">
              <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
              <prototypes>
                <tableViewCell reuseIdentifier="cell" id="c1">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <tableViewCellContentView key="contentView" tableViewCell="c1" id="d1"/>
                  <connections>
                    <segue destination="two" kind="presentation" identifier="show" id="e1"/>
                  </connections>
                </tableViewCell>
              </prototypes>
            </tableView>
          </tableViewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="two" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test
  func
    `a controller performs the segue of a prototype by its name, though code registers the cells`()
    throws
  {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let controller = try #require(
      try InterfaceFixtures.controller(of: scenes) as? UITableViewController
    )
    stage.perform { stage.window.rootViewController = controller }
    stage.perform {
      controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      controller.performSegue(withIdentifier: "show", sender: nil)
    }
    #expect(controller.presentedViewController != nil)
    #expect(stage.fault == nil && stage.diagnostics == [])
  }

  @Test
  func `cells of one prototype share its segue`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let controller = try #require(
      try InterfaceFixtures.controller(of: scenes) as? UITableViewController
    )
    stage.perform { stage.window.rootViewController = controller }
    stage.perform {
      for _ in 0..<3 { _ = controller.tableView.dequeueReusableCell(withIdentifier: "cell") }
    }
    #expect(controller.interface?.segues.count == 1)
  }

  @Test
  func `code reads which segues a controller has, before its view loads, and one without has none`()
    throws
  {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let controller = try InterfaceFixtures.controller(of: scenes)
    let templates = controller.value(forKey: "storyboardSegueTemplates") as? [NSObject]
    #expect(templates?.map { $0.value(forKey: "identifier") as? String } == ["show"])
    #expect(!controller.isViewLoaded)
    #expect(UIViewController().value(forKey: "storyboardSegueTemplates") == nil)
    #expect(stage.fault == nil)
  }
}
