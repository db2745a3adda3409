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

  @Test
  func `a screen's scene or xib names its views and what it leads to, which code need not mention`()
    throws
  {
    let folder = Folder()
    func scene(
      _ kind: String,
      _ id: String,
      _ name: String?,
      _ view: String,
      to ends: String...
    )
      -> String
    {
      let segues = ends.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"to-\($0)\"/>" }
      let named = name.map { " customClass=\"\($0)\"" } ?? ""
      return """
        <scene sceneID="s\(id)"><objects>
          <\(kind) id="\(id)"\(named) sceneMemberID="viewController">
            <view key="view" id="v\(id)"><subviews>
              <button id="b\(id)" customClass="\(view)"/>
            </subviews></view>
            <connections>\(segues.joined())</connections>
          </\(kind)>
        </objects></scene>
        """
    }
    let scenes = [
      scene("viewController", "a", "Home", "HomeButton", to: "b"),
      scene("navigationController", "b", nil, "Bar", to: "c"),
      scene("viewController", "c", "Detail", "DetailButton", to: "d"),
      scene("viewController", "d", "Far", "FarButton"),
      scene("viewController", "e", "Other", "OtherButton", to: "a"),
    ]
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        \(scenes.joined())
      </scenes></document>
      """,
      to: "Main.storyboard"
    )
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
        <view id="v"><subviews><label id="l" customClass="CardLabel"/></subviews></view>
      </objects></document>
      """,
      to: "Card.xib"
    )
    func made(_ screen: String) -> Set<String> {
      StoryboardScreens.classesMade(for: [screen], in: [folder.path])
    }
    #expect(made("Home") == ["HomeButton", "Bar", "Detail", "DetailButton"])
    #expect(made("Card") == ["CardLabel"])
    #expect(made("Fade").isEmpty)
  }

  @Test
  func `what code makes by its identifier counts as if the code mentioned its class`() throws {
    let folder = Folder()
    let parts: [(kind: String, id: String, name: String?, identifier: String?)] = [
      ("viewController", "a", "Home", nil), ("viewController", "b", "Detail", "detail"),
      ("navigationController", "c", nil, "stack"), ("viewController", "d", "Card", nil),
      ("viewController", "e", "Other", "other"),
    ]
    let scenes = parts.map { kind, id, name, identifier in
      let words = [("customClass", name), ("storyboardIdentifier", identifier)]
        .map { key, value in value.map { " \(key)=\"\($0)\"" } ?? "" }.joined()
      let root = "<segue destination=\"d\" kind=\"relationship\" id=\"to-\(id)\"/>"
      return """
        <scene sceneID="s\(id)"><objects><\(kind) id="\(id)"\(words) sceneMemberID="viewController">
          <connections>\(kind == "navigationController" ? root : "")</connections>
        </\(kind)></objects></scene>
        """
    }
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        \(scenes.joined())
      </scenes></document>
      """,
      to: "Main.storyboard"
    )
    try folder.write(
      """
      let detail = board.instantiateViewController(withIdentifier: "detail")
      let stack = board.instantiateViewController(identifier: "stack") as! Stack // Other
      """,
      to: "Home.swift"
    )
    let literals = StoryboardScreens.literals(in: ["\(folder.path)/Home.swift"])
    #expect(literals == ["detail", "stack"])
    func made(saying literals: Set<String>) -> Set<String> {
      StoryboardScreens.classesMade(for: ["Home"], saying: literals, in: [folder.path])
    }
    #expect(made(saying: literals) == ["Detail", "Card"])
    #expect(made(saying: []).isEmpty)
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
