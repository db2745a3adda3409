import Foundation
import Testing

@testable import OwnCode

/// What a file that is named alone takes from the app that compiles it.
@Suite
struct ProjectOfFileTests {
  /// An app and its tests, which compile the same file.
  private static let project = """
    { objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (U, T); };
      G = { isa = PBXGroup; children = (F, S, M); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Screens/Card.swift; sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = Model.xcdatamodeld; sourceTree = "<group>"; };
      FB = { isa = PBXBuildFile; fileRef = F; };
      SB = { isa = PBXBuildFile; fileRef = S; };
      MB = { isa = PBXBuildFile; fileRef = M; };
      P = { isa = PBXSourcesBuildPhase; files = (FB, MB); };
      Q = { isa = PBXResourcesBuildPhase; files = (SB); };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P, Q); };
      U = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (P); };
    }; rootObject = R; }
    """

  private func shop(_ body: (borrowing Folder) throws -> Void) throws {
    let folder = Folder()
    try folder.write(Self.project, to: "Shop.xcodeproj/project.pbxproj")
    try folder.write("class Card {}", to: "Screens/Card.swift")
    try folder.write("class Other {}", to: "Screens/Other.swift")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s"><objects><viewController id="c" customClass="Card"/></objects></scene>
      </scenes></document>
      """,
      to: "Main.storyboard"
    )
    try folder.write("", to: "Model.xcdatamodeld/Model.xcdatamodel/contents")
    try body(folder)
  }

  @Test
  func `it has the storyboards of its app, so that its screen is made from its scene`() throws {
    try shop { folder in
      let file = "\(folder.path)/Screens/Card.swift"
      let module = try #require(try CodeReader().read([file]).modules.last)
      #expect(module.files == [file])
      #expect(module.resources == ["\(folder.path)/Main.storyboard"])
      #expect(StoryboardScreens(resources: module.resources).classes == ["Card"])
    }
  }

  @Test
  func `it is built with the settings of its app, whose modal screens may cover the whole screen`()
    throws
  {
    try shop { folder in
      let settings = """
        attributes = { LastUpgradeCheck = 1020; }; buildConfigurationList = L; targets = (U, T);
        """
      let list = """
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_VERSION = 3.0;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "TRIAL";
        }; };
        """
      let project = Self.project.replacing("targets = (U, T);", with: settings)
        .replacing("{ objects = {", with: "{ objects = { " + list)
      try folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
      let file = "\(folder.path)/Screens/Card.swift"
      let module = try #require(try CodeReader().read([file]).modules.last)
      #expect(module.isOfFullScreenModals && module.infersObjC && module.isOnMainActor)
      #expect(module.conditions.contains("TRIAL"))
      let alone = try #require(try CodeReader(isAlone: true).read([file]).modules.last)
      #expect(!alone.isOfFullScreenModals && !alone.infersObjC && !alone.isOnMainActor)
    }
  }

  @Test
  func `a library's file has the pictures of the example beside it, whose screens may be filmed`()
    throws
  {
    let folder = Folder()
    let project = Self.project.replacing("Main.storyboard", with: "Pictures.xcassets")
    try folder.write(project, to: "Example/Shop.xcodeproj/project.pbxproj")
    try folder.write("class Card {}", to: "Example/Screens/Card.swift")
    try folder.write("{}", to: "Example/Pictures.xcassets/Contents.json")
    try folder.write("", to: "Example/Model.xcdatamodeld/Model.xcdatamodel/contents")
    try folder.write("", to: "Kit.podspec")
    try folder.write("class Fade {}", to: "Classes/Fade.swift")
    let module = try #require(
      try CodeReader().read(["\(folder.path)/Classes/Fade.swift"]).modules.last
    )
    #expect(module.resources == ["\(folder.path)/Example/Pictures.xcassets"])
  }

  @Test
  func `without a project that has its files, it has what lies in its app's folder`() throws {
    let folder = Folder()
    // All files were moved beside the project, which names them where they were.
    try folder.write(Self.project, to: "Shop.xcodeproj/project.pbxproj")
    for place in ["", "Old/"] {
      try folder.write("class AppDelegate {}", to: "\(place)AppDelegate.swift")
      try folder.write("class Card {}", to: "\(place)Card.swift")
      try folder.write("", to: "\(place)Main.storyboard")
      try folder.write("", to: "\(place)Model.xcdatamodeld/Model.xcdatamodel/contents")
    }
    func resources(of file: String) throws -> [String] {
      let module = try CodeReader().read(["\(folder.path)/\(file)"]).modules.last
      return try #require(module).resources
    }
    #expect(try resources(of: "Old/Card.swift") == ["\(folder.path)/Old/Main.storyboard"])
    // Which of two apps is meant, nothing tells.
    #expect(try resources(of: "Card.swift") == [])
  }

  @Test
  func `--alone leaves them out, and a file that no target compiles has none`() throws {
    try shop { folder in
      let card = "\(folder.path)/Screens/Card.swift"
      let alone = try CodeReader(isAlone: true).read([card])
      #expect(alone.modules.map(\.resources) == [[]])
      let other = try CodeReader().read(["\(folder.path)/Screens/Other.swift"])
      #expect(other.modules.map(\.resources) == [[]])
    }
  }
}
