import Foundation
import Testing

@testable import OwnCode

/// What is found in folders.
@Suite
struct ProjectTests {
  @Test
  func `an old property list is read with comments and quotes`() throws {
    let list = try PropertyList(
      """
      // !$*UTF8*$!
      { a = 1; /* why */ b = ( x, "y z", ); "c d" = { e = "\\"q\\""; }; }
      """
    )
    #expect(list["a"]?.string == "1")
    #expect(list["b"]?.strings == ["x", "y z"])
    #expect(list["c d"]?["e"]?.string == "\"q\"")
  }

  @Test
  func `a broken property list names its line`() {
    #expect(throws: PropertyList.Mistake(line: 2, expected: "'='")) {
      try PropertyList("{\n a 1; }")
    }
  }

  @Test(arguments: ["\n", "\r\n"])
  func `each import of a file counts, also with the line ends of Windows`(end: String) throws {
    let folder = Folder()
    let lines = ["import UIKit", "@testable import Kit", "import class Store.Shelf", ""]
    try folder.write(lines.joined(separator: end), to: "A.swift")
    #expect(ProjectReader.imports("\(folder.path)/A.swift") == ["UIKit", "Kit", "Store"])
  }

  @Test
  func `a package has its targets without tests, in the order of imports`() throws {
    let folder = Folder()
    try folder.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Demo", dependencies: ["Core"]),
        .target(name: "Core", path: "Lib", exclude: ["Old"]),  // .target(name: "Not")
        .testTarget(name: "DemoTests", dependencies: ["Demo"]),
      ])
      """,
      to: "Package.swift"
    )
    try folder.write("import Core", to: "Sources/Demo/A.swift")
    try folder.write("", to: "Lib/B.swift")
    try folder.write("", to: "Lib/Old/C.swift")
    try folder.write("", to: "Tests/DemoTests/T.swift")
    let modules = try folder.modules()
    #expect(modules.map(\.name) == ["Core", "Demo"])
    #expect(
      modules.map { $0.files.map { ($0 as NSString).lastPathComponent } } == [
        ["B.swift"], ["A.swift"],
      ]
    )
  }

  @Test
  func `a package's resources are what its target names, of whatever kind`() throws {
    let folder = Folder()
    try folder.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Demo", resources: [.process("Words"), .copy("Pages")]),
      ])
      """,
      to: "Package.swift"
    )
    try folder.write("", to: "Sources/Demo/A.swift")
    try folder.write("", to: "Sources/Demo/Words/a.dat")
    try folder.write("", to: "Sources/Demo/Words/B.swift")
    try folder.write("", to: "Sources/Demo/Pages/c.dat")
    try folder.write("", to: "Sources/Demo/d.csv")
    let module = try #require(try folder.modules().first)
    #expect(module.isOfPackage && module.files.count == 2)
    #expect(
      module.resources.map { ($0 as NSString).lastPathComponent } == ["Pages", "a.dat", "d.csv"]
    )
  }

  @Test
  func `folders that a project copies whole stay folders, and so do those that code looks into`()
    throws
  {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (S, D); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; explicitFolders = (Data); };
        D = { isa = PBXFileReference; lastKnownFileType = folder; path = Blue; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = D; };
        P = { isa = PBXResourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P); fileSystemSynchronizedGroups = (S); };
      }; rootObject = R; }
      """,
      to: "My.xcodeproj/project.pbxproj"
    )
    try folder.write("", to: "App/A.swift")
    try folder.write("{}", to: "App/loose.json")
    try folder.write("{}", to: "App/Data/a.json")
    try folder.write("{}", to: "Blue/b.json")
    let names = try folder.modules().flatMap(\.resources).map { $0.dropFirst(folder.path.count) }
    #expect(Set(names) == ["/App/loose.json", "/App/Data", "/Blue"])
    let plain = Folder()
    try plain.write(
      "let url = Bundle.main.url(forResource: \"a\", withExtension: nil, subdirectory: \"Data/In\")",
      to: "A.swift"
    )
    try plain.write("{}", to: "Files/Data/In/a.json")
    try plain.write("{}", to: "Other/b.json")
    let found = try plain.modules().flatMap(\.resources).map { $0.dropFirst(plain.path.count) }
    #expect(Set(found) == ["/Files/Data", "/Files/Data/In/a.json", "/Other/b.json"])
  }

  @Test
  func `an Xcode project has its targets, including those of synchronized folders`() throws {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T, L, U); };
        G = { isa = PBXGroup; children = (A, S); sourceTree = "<group>"; };
        A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = "Main View.swift"; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Lib; sourceTree = "<group>"; exceptions = (E); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = L; membershipExceptions = (Skip.swift); };
        B = { isa = PBXBuildFile; fileRef = F; };
        P = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (P); buildConfigurationList = C; };
        L = { isa = PBXNativeTarget; name = Lib; productType = "com.apple.product-type.framework"; buildPhases = (); fileSystemSynchronizedGroups = (S); };
        U = { isa = PBXNativeTarget; name = LibTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (P); };
        C = { buildConfigurations = (D); };
        D = { buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      }; rootObject = R; }
      """,
      to: "My.xcodeproj/project.pbxproj"
    )
    try folder.write("import Lib", to: "App/Main View.swift")
    try folder.write("<plist/>", to: "App/Info.plist")
    try folder.write("", to: "Lib/One.swift")
    try folder.write("", to: "Lib/Skip.swift")
    let modules = try folder.modules()
    #expect(modules.map(\.name) == ["Lib", "My_App"])
    #expect(modules.map(\.files.count) == [1, 1])
    #expect(modules.last?.kind == .app)
    #expect(modules.last?.infoPlist == "\(folder.path)/App/Info.plist")
  }

  @Test(arguments: [("YES", true), ("NO", false)])
  func `keys of an Info.plist stand among build settings, where Xcode generates the file`(
    generates: String,
    hasKeys: Bool
  ) throws {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = RC; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        P = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P); buildConfigurationList = C; };
        C = { buildConfigurations = (D); };
        D = { buildSettings = {
          GENERATE_INFOPLIST_FILE = \(generates);
          INFOPLIST_KEY_CFBundleDisplayName = "My $(TARGET_NAME)";
          INFOPLIST_KEY_UIUserInterfaceStyle = Dark;
          "INFOPLIST_KEY_UIStatusBarStyle[sdk=iphoneos*]" = UIStatusBarStyleLightContent;
          "INFOPLIST_KEY_UIMainStoryboardFile[sdk=macosx*]" = Mac;
        }; };
        RC = { buildConfigurations = (RD); };
        RD = { buildSettings = { INFOPLIST_KEY_UIUserInterfaceStyle = Light; INFOPLIST_KEY_UIStatusBarHidden = YES; }; };
      }; rootObject = R; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try folder.write("", to: "Main.swift")
    let app = try #require(try folder.modules().first)
    let keys = [
      "CFBundleDisplayName": "My Shop", "UIUserInterfaceStyle": "Dark",
      "UIStatusBarStyle": "UIStatusBarStyleLightContent", "UIStatusBarHidden": "YES",
    ]
    #expect(app.infoKeys == (hasKeys ? keys : [:]))
  }

  @Test
  func `a project finds files whose letters are of another size on the disk`() throws {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXGroup; path = "Supporting Files"; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        P = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P); buildConfigurationList = C; };
        C = { buildConfigurations = (D); };
        D = { buildSettings = { INFOPLIST_FILE = "Supporting Files/Info.plist"; }; };
      }; rootObject = R; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try folder.write("", to: "Supporting files/main.swift")
    try folder.write("<plist/>", to: "Supporting files/Info.plist")
    let app = try #require(try folder.modules().first)
    #expect(app.files == ["\(folder.path)/Supporting files/main.swift"])
    #expect(app.infoPlist == "\(folder.path)/Supporting files/Info.plist")
  }

  @Test
  func `groups that are nested deeper than folders can be are left out`() throws {
    let groups = (0..<20_000).map { number in
      "G\(number) = { isa = PBXGroup; path = a; children = (G\(number + 1)); };"
    }
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G0; targets = (T); };
        \(groups.joined(separator: "\n"))
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; };
      }; rootObject = R; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    let project = try XcodeProject("\(folder.path)/App.xcodeproj")
    #expect(project.modules().map(\.name) == ["Shop"])
  }

  @Test
  func `what describes a project to Tuist is no code of the app`() throws {
    let folder = Folder()
    try folder.write(
      "import ProjectDescription\nlet project = Project(name: \"A\")",
      to: "Project.swift"
    )
    try folder.write("struct Project {}", to: "Sources/Project.swift")
    try folder.write("import ProjectDescription", to: "Tuist/ProjectDescriptionHelpers/App.swift")
    try folder.write("@main struct App {}", to: "Sources/App.swift")
    let files = try folder.modules().flatMap(\.files).map { $0.dropFirst(folder.path.count + 1) }
    #expect(files == ["Sources/App.swift", "Sources/Project.swift"])
  }

  @Test
  func `the package's manifest is no code of the app, where its target lists it too`() throws {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F, M, O); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Package.swift; sourceTree = "<group>"; };
        O = { isa = PBXFileReference; path = Models/Package.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        C = { isa = PBXBuildFile; fileRef = M; };
        D = { isa = PBXBuildFile; fileRef = O; };
        P = { isa = PBXSourcesBuildPhase; files = (B, C, D); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P); };
      }; rootObject = R; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try folder.write("import UIKit", to: "Main.swift")
    try folder.write(
      "import PackageDescription\nlet package = Package(name: \"App\", targets: [])",
      to: "Package.swift"
    )
    try folder.write("struct Package {}", to: "Models/Package.swift")
    let files = try folder.modules().first { $0.kind == .app }?.files
    #expect(files == ["\(folder.path)/Main.swift", "\(folder.path)/Models/Package.swift"])
  }

  @Test
  func `a target whose code is the main actor's by default is known, in projects and packages`()
    throws
  {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        P = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P); buildConfigurationList = C; };
        C = { buildConfigurations = (D); };
        D = { buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      }; rootObject = R; }
      """,
      to: "App/App.xcodeproj/project.pbxproj"
    )
    try folder.write("", to: "App/Main.swift")
    try folder.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Main", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Other"),
      ])
      """,
      to: "P/Package.swift"
    )
    try folder.write("", to: "P/Sources/Main/A.swift")
    try folder.write("", to: "P/Sources/Other/A.swift")
    #expect(try folder.modules("App").map(\.isOnMainActor) == [true])
    let modules = try folder.modules("P")
    #expect(modules.filter(\.isOnMainActor).map(\.name) == ["Main"])
  }

  /// Two apps in one project, in their own folders; one of another system.
  private static let several = """
    { objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (T, U, V); attributes = { LastUpgradeCheck = 0940; }; };
      G = { isa = PBXGroup; children = (A, B, W); sourceTree = "<group>"; };
      A = { isa = PBXGroup; path = One; sourceTree = "<group>"; children = (F); };
      B = { isa = PBXGroup; path = Two; sourceTree = "<group>"; children = (H); };
      W = { isa = PBXGroup; path = Watch; sourceTree = "<group>"; children = (I); };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      H = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      I = { isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
      J = { isa = PBXBuildFile; fileRef = F; };
      K = { isa = PBXBuildFile; fileRef = H; };
      L = { isa = PBXBuildFile; fileRef = I; };
      P = { isa = PBXSourcesBuildPhase; files = (J); };
      Q = { isa = PBXSourcesBuildPhase; files = (K); };
      S = { isa = PBXSourcesBuildPhase; files = (L); };
      T = { isa = PBXNativeTarget; name = One; productType = "com.apple.product-type.application"; buildPhases = (P); };
      U = { isa = PBXNativeTarget; name = Two; productType = "com.apple.product-type.application"; buildPhases = (Q); buildConfigurationList = C; };
      V = { isa = PBXNativeTarget; name = Box; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = X; };
      C = { buildConfigurations = (D); };
      D = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 13.0; SWIFT_VERSION = 3.0; }; };
      X = { buildConfigurations = (Y); };
      Y = { buildSettings = { SDKROOT = appletvos; }; };
    }; rootObject = R; }
    """

  @Test
  func `the Info.plist of an app names the Xcode that last upgraded its project`() throws {
    let folder = Folder()
    try folder.write(Self.several, to: "Demos/Demos.xcodeproj/project.pbxproj")
    try folder.write("", to: "Demos/One/A.swift")
    #expect(try folder.modules("Demos/One").map { $0.infoKeys["DTXcode"] } == ["0940"])
  }

  @Test
  func `the folder of one of several apps selects that app, with the library beside it`() throws {
    let folder = Folder()
    try folder.write(Self.several, to: "Demos/Demos.xcodeproj/project.pbxproj")
    try folder.write("import Lib\nimport CoreData", to: "Demos/One/A.swift")
    try folder.write("", to: "Demos/Two/B.swift")
    try folder.write("", to: "Demos/Watch/C.swift")
    try folder.write("", to: "Demos/CoreData/D.swift")
    try folder.write(
      "Pod::Spec.new do |s|\n s.name = 'Lib'\n s.source_files = 'Source/*.swift'\nend",
      to: "Lib.podspec"
    )
    try folder.write("", to: "Source/Lib.swift")
    #expect(try folder.modules("Demos/One").map(\.name) == ["Lib", "One"])
    #expect(try folder.modules("Demos/Two").map(\.name) == ["Two"])
    // All of them, except the one of another system.
    #expect(try folder.modules("Demos").map(\.name) == ["Lib", "One", "Two"])
  }

  @Test
  func `a project last upgraded before iOS 13 has the full-screen modals of that time`() throws {
    let folder = Folder()
    try folder.write(Self.several, to: "Demos.xcodeproj/project.pbxproj")
    for file in ["One/A.swift", "Two/B.swift"] { try folder.write("", to: file) }
    let modules = try folder.modules()
    #expect(modules.first { $0.name == "One" }?.isOfFullScreenModals == true)
    #expect(modules.first { $0.name == "Two" }?.isOfFullScreenModals == false)
  }

  @Test
  func `a target in Swift 3 has members that Objective-C sees`() throws {
    let folder = Folder()
    try folder.write(Self.several, to: "Demos.xcodeproj/project.pbxproj")
    for file in ["One/A.swift", "Two/B.swift"] { try folder.write("", to: file) }
    let modules = try folder.modules()
    #expect(modules.first { $0.name == "One" }?.infersObjC == false)
    #expect(modules.first { $0.name == "Two" }?.infersObjC == true)
    let off = Self.several.replacingOccurrences(
      of: "SWIFT_VERSION = 3.0;",
      with: "SWIFT_VERSION = 3.0; SWIFT_SWIFT3_OBJC_INFERENCE = Off;"
    )
    try folder.write(off, to: "Demos.xcodeproj/project.pbxproj")
    #expect(try folder.modules().allSatisfy { !$0.infersObjC })
  }

  @Test
  func `a package finds its folder whose letters are of another size on the disk`() throws {
    let folder = Folder()
    try folder.write(
      """
      let package = Package(name: "Tabbar", targets: [
        .target(name: "Tabbar", path: "Tabbar/Classes")
      ])
      """,
      to: "Package.swift"
    )
    try folder.write("", to: "TabBar/Classes/Bar.swift")
    #expect(try folder.modules().map(\.files) == [["\(folder.path)/TabBar/Classes/Bar.swift"]])
  }

  @Test
  func `an example whose project a tool makes is the app beside a package`() throws {
    let folder = Folder()
    try folder.write(
      "let package = Package(name: \"Menu\", targets: [.target(name: \"Menu\")])",
      to: "Package.swift"
    )
    try folder.write("", to: "Sources/Menu/Menu.swift")
    try folder.write("import UIKit", to: "Notes/Note.swift")
    try folder.write("import Menu", to: "Example/Example/A.swift")
    try folder.write("", to: "Example/Info.plist")
    try folder.write("", to: "Example/ExampleTests/T.swift")
    try folder.write(
      "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      to: "Example/Example/AppDelegate.swift"
    )
    let modules = try folder.modules()
    #expect(modules.map(\.name) == ["Menu", "Example"])
    #expect(modules.map(\.kind) == [.library, .app])
    #expect(modules.last?.files.count == 2)
    #expect(modules.last?.infoPlist == "\(folder.path)/Example/Info.plist")
  }

  @Test
  func `the project of an example is read where the one around it has a library alone`() throws {
    let folder = Folder()
    func project(_ name: String, _ kind: String, _ file: String) -> String {
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        P = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(kind)"; buildPhases = (P); };
      }; rootObject = R; }
      """
    }
    try folder.write("", to: "Source/Lib.swift")
    try folder.write("import Lib", to: "Example/Demo/A.swift")
    try folder.write(
      project("Lib", "framework", "../Source/Lib.swift"),
      to: "Example/Lib.xcodeproj/project.pbxproj"
    )
    try folder.write(
      project("Demo", "application", "A.swift"),
      to: "Example/Demo/Demo.xcodeproj/project.pbxproj"
    )
    #expect(try folder.modules().map(\.name) == ["Lib", "Demo"])
  }

  @Test
  func `tests and pods are left out`() throws {
    let folder = Folder()
    try folder.write("", to: "A.swift")
    try folder.write("", to: "AppTests/T.swift")
    try folder.write("", to: "Pods/P.swift")
    #expect(try folder.modules().flatMap(\.files) == ["\(folder.path)/A.swift"])
  }

  @Test
  func `build settings are filled in, and targets for other devices are left out`() throws {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T, V); buildConfigurationList = C; };
        G = { isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = "Card.storyboard"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        Q = { isa = PBXBuildFile; fileRef = S; };
        P = { isa = PBXSourcesBuildPhase; files = (B); };
        W = { isa = PBXResourcesBuildPhase; files = (Q); };
        T = { isa = PBXNativeTarget; name = "My-Lib"; productType = "com.apple.product-type.framework"; buildPhases = (P, W); };
        V = { isa = PBXNativeTarget; name = TV; productType = "com.apple.product-type.application"; buildPhases = (P); buildConfigurationList = L; };
        C = { buildConfigurations = (D); };
        D = { buildSettings = { SDKROOT = iphoneos; PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; }; };
        L = { buildConfigurations = (M); };
        M = { buildSettings = { SDKROOT = appletvos; }; };
      }; rootObject = R; }
      """,
      to: "My.xcodeproj/project.pbxproj"
    )
    try folder.write("", to: "A.swift")
    let modules = try folder.modules()
    #expect(modules.map(\.name) == ["My_Lib"])
    #expect(modules.first?.resources == ["\(folder.path)/Card.storyboard"])
  }
}
