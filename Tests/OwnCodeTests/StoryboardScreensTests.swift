import Foundation
import Testing

@testable import OwnCode

/// The screens that storyboards make.
@Suite
struct StoryboardScreensTests {
  @Test(arguments: [
    ([], true), (["UIViewControllerTransitioningDelegate"], true),
    (["UIViewControllerAnimatedTransitioning"], false),
  ])
  func `a screen is made from its scene, also one that is the delegate of what it presents`(
    conforms: [String],
    isMade: Bool
  ) throws {
    let folder = Folder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s"><objects><viewController id="a" customClass="Home"/></objects></scene>
      </scenes></document>
      """,
      to: "Main.storyboard"
    )
    let screens = StoryboardScreens(resources: [folder.path])
    let facts = try facts("Home", conforms)
    let home = try #require(facts.candidates.first)
    #expect(
      screens.maker(of: home, facts) == (isMade ? "RenderTransition.Client.screen(Home.self)" : nil)
    )
    let other = try self.facts("Other", conforms)
    #expect(screens.maker(of: try #require(other.candidates.first), other) == nil)
  }

  private func facts(_ name: String, _ conforms: [String]) throws -> CodeFacts {
    let own: [String: Any] = [
      "name": name, "kind": "class", "line": 1, "column": 7,
      "superclasses": ["UIViewController"], "conforms": conforms,
    ]
    let file: [String: Any] = [
      "path": "/none.swift", "types": [own], "variables": [Any](), "declares": [name],
      "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    return CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
  }
}
