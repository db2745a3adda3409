import Foundation
import Testing

@testable import OwnCode

/// What podspecs and the pods beside an app name.
@Suite
struct PodTests {
  @Test
  func `a library that a demo imports is found by its podspec`() throws {
    let folder = Folder()
    try folder.write(
      "Pod::Spec.new do |s|\n s.name = 'Bubble'\n s.source_files = 'Source/*.swift'\nend",
      to: "Bubble.podspec"
    )
    try folder.write("", to: "Source/Bubble.swift")
    try folder.write("import Bubble\nimport UIKit", to: "Demo/A.swift")
    let modules = try folder.modules("Demo")
    #expect(modules.map(\.name) == ["Bubble", "Demo"])
  }

  @Test(arguments: [true, false])
  func `an installed pod whose module has another name is found`(hasMap: Bool) throws {
    let folder = Folder()
    try folder.write("public protocol Reusable {}", to: "App/Pods/RSReusable/Reusable.swift")
    try folder.write("", to: "App/Pods/Other/Other.swift")
    if hasMap {
      try folder.write(
        "framework module Reusable {\n}",
        to: "App/Pods/Target Support Files/RSReusable/RSReusable.modulemap"
      )
    }
    try folder.write("import Reusable\nimport UIKit", to: "App/A.swift")
    let modules = try folder.modules("App")
    #expect(modules.map(\.name) == ["Reusable", "App"])
  }

  @Test
  func `what a podspec excludes is no part of its library`() throws {
    let folder = Folder()
    try folder.write(
      """
      Pod::Spec.new do |s|
       s.name = 'Bubble'
       s.source_files = 'Source/**/*'
       s.exclude_files = 'Source/Old', ['Source/**/*+Mac.{swift,m}', 'Source/Left?ver.xib']
      end
      """,
      to: "Bubble.podspec"
    )
    for name in [
      "Bubble.swift", "Old/Bubble.swift", "Parts/Bubble+Mac.swift", "Parts/Bubble+Macro.swift",
      "Bubble.xib", "Leftover.xib", "Old/Card.storyboard",
    ] { try folder.write("", to: "Source/\(name)") }
    try folder.write("import Bubble\nimport UIKit", to: "Demo/A.swift")
    let library = try #require(try folder.modules("Demo").first { $0.name == "Bubble" })
    let names = (library.files + library.resources).map { ($0 as NSString).lastPathComponent }
    #expect(names == ["Bubble.swift", "Bubble+Macro.swift", "Bubble.xib"])
  }

  @Test
  func `files that another platform or another subspec excludes stay`() throws {
    let folder = Folder()
    try folder.write(
      """
      Pod::Spec.new do |spec|
       spec.name = 'Bubble'
       spec.osx.exclude_files = 'Source/Core/UIKit.swift'
       spec.ios.exclude_files = 'Source/Core/AppKit.swift'
       spec.subspec 'Core' do |s|
        s.source_files = 'Source/Core/*.swift'
        s.exclude_files = 'Source/*/Extra.swift', 'Source/Core/Half.swift'
       end
       spec.subspec 'More' do |s|
        s.source_files = 'Source/More/*.swift', 'Source/Core/Half.swift'
        s.tvos.source_files = 'Source/TV/*.swift'
       end
      end
      """,
      to: "Bubble.podspec"
    )
    for name in [
      "Core/UIKit", "Core/AppKit", "Core/Extra", "Core/Half", "More/Extra", "TV/Focus",
    ] { try folder.write("", to: "Source/\(name).swift") }
    try folder.write("import Bubble\nimport UIKit", to: "Demo/A.swift")
    let library = try #require(try folder.modules("Demo").first { $0.name == "Bubble" })
    let names = library.files.map { String($0.dropFirst("\(folder.path)/Source/".count)) }
    #expect(names == ["Core/Half.swift", "Core/UIKit.swift", "More/Extra.swift"])
  }

  @Test
  func `a pattern's signs mean nothing in the path of its podspec`() {
    let patterns = PodspecPatterns(["[^A]*.swift"], below: "/work/My [App]")
    #expect(patterns.match("/work/My [App]/Bubble.swift"))
    #expect(!patterns.match("/work/My [App]/App.swift"))
    #expect(!patterns.match("/work/My A/Bubble.swift"))
  }

  @Test
  func `a library that only a storyboard names belongs to the code, too`() throws {
    let folder = Folder()
    try folder.write(
      "Pod::Spec.new do |s|\n s.name = 'Bubble'\n s.source_files = 'Source/*.swift'\nend",
      to: "Bubble.podspec"
    )
    try folder.write("", to: "Source/Bubble.swift")
    try folder.write("", to: "Other/Other.swift")
    try folder.write("import UIKit", to: "Demo/A.swift")
    try folder.write(
      """
      <view customClass="BubbleView" customModule="Bubble"/>
      <view customClass="Card" customModule="Other" customModuleProvider="target"/>
      """,
      to: "Demo/Base.lproj/Main.storyboard"
    )
    let modules = try folder.modules("Demo")
    #expect(modules.map(\.name) == ["Bubble", "Demo"])
  }

  @Test
  func `a class that the code declares needs no library that its interface file names`() throws {
    let folder = Folder()
    for name in ["Bubble", "Card"] {
      try folder.write(
        "Pod::Spec.new do |s|\n s.name = '\(name)'\n s.source_files = '\(name)/*.swift'\nend",
        to: "\(name).podspec"
      )
      try folder.write("open class \(name)View: UIView {}", to: "\(name)/\(name).swift")
    }
    // Its own class only begins like the one of the file.
    try folder.write("class BubbleView: UIView {}\nclass CardViews {}", to: "Demo/A.swift")
    try folder.write(
      """
      <view customClass="BubbleView" customModule="Bubble"/>
      <view customClass="CardView" customModule="Card"/>
      """,
      to: "Demo/Main.storyboard"
    )
    #expect(try folder.modules("Demo").map(\.name) == ["Card", "Demo"])
  }

  @Test
  func `an interface file that names its app's module means no library of that name`() throws {
    let folder = Folder()
    try folder.write(
      "Pod::Spec.new do |s|\n s.name = 'Demo'\n s.source_files = 'Source/*.swift'\nend",
      to: "Demo.podspec"
    )
    try folder.write("", to: "Source/Demo.swift")
    try folder.write("import UIKit", to: "Demo/A.swift")
    try folder.write("<view customClass=\"DemoView\" customModule=\"Demo\"/>", to: "Demo/A.xib")
    #expect(try folder.modules("Demo").map(\.files) == [["\(folder.path)/Demo/A.swift"]])
  }

  @Test
  func `a podspec names resources, too`() throws {
    let folder = Folder()
    try folder.write(
      """
      Pod::Spec.new do |s|
       s.name = 'Bubble'
       s.source_files = 'Source/*.swift'
       s.resource_bundles = {
         'Bubble' => ['Source/**/*.{xib,png}']
       }
      end
      """,
      to: "Bubble.podspec"
    )
    for file in ["Source/Bubble.swift", "Source/Art/a.png", "Source/b.xib", "Source/c.json"] {
      try folder.write("", to: file)
    }
    try folder.write("import Bubble", to: "Demo/A.swift")
    let found = try folder.modules("Demo").first
    #expect(
      found?.resources.map { ($0 as NSString).lastPathComponent }.sorted()
        == ["Bubble.bundle", "a.png", "b.xib"]
    )
    #expect(found?.conditions == ["COCOAPODS"])
  }

  @Test
  func `screens and texts among a pod's sources are resources where the pattern takes them`() throws
  {
    let folder = Folder()
    let spec =
      "Pod::Spec.new do |s|\n s.name = 'Card'\n s.source_files = 'Classes/**/*PATTERN'\nend"
    for file in [
      "Classes/Card.swift", "Classes/Cells/Cell.xib", "Classes/c.json",
      "Classes/en.lproj/Card.strings",
    ] {
      try folder.write("", to: file)
    }
    try folder.write("import Card", to: "Demo/A.swift")
    for (kinds, names) in [
      ("", ["Cell.xib", "en.lproj"]), (".{swift,strings}", ["en.lproj"]),
      (".{h,swift}", []),
    ] {
      try folder.write(spec.replacingOccurrences(of: "PATTERN", with: kinds), to: "Card.podspec")
      let found = try folder.modules("Demo").first
      #expect(found?.resources.map { ($0 as NSString).lastPathComponent } == names)
    }
  }

  @Test
  func `a library of a project has the resources of its pod`() throws {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (L); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Badge.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        P = { isa = PBXSourcesBuildPhase; files = (B); };
        L = { isa = PBXNativeTarget; name = Badge; productType = "com.apple.product-type.framework"; buildPhases = (P); };
      }; rootObject = R; }
      """,
      to: "Badge.xcodeproj/project.pbxproj"
    )
    try folder.write(
      """
      Pod::Spec.new do |s|
        s.name = 'Badge'
        s.source_files = '*.swift'
        s.resource_bundle = { 'Badge' => '*.xib' }
      end
      """,
      to: "Badge.podspec"
    )
    try folder.write("", to: "Badge.swift")
    try folder.write("", to: "View.xib")
    let library = try #require(try folder.modules().first)
    #expect(
      library.resources.map { ($0 as NSString).lastPathComponent } == ["View.xib", "Badge.bundle"]
    )
    #expect(library.conditions.contains("COCOAPODS"))
  }

  @Test(arguments: [("", ["Badge.swift"]), ("Old.swift", ["Badge.swift", "New.swift"])])
  func `a target that names a file which is gone has the files of its pod`(
    gone: String,
    files: [String]
  ) throws {
    let folder = Folder()
    let (reference, member) =
      gone.isEmpty
      ? ("", "")
      : ("O = { isa = PBXFileReference; path = \(gone); sourceTree = \"<group>\"; };", ", C")
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (L); };
        G = { isa = PBXGroup; children = (F, O); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Badge.swift; sourceTree = "<group>"; };
        \(reference)
        B = { isa = PBXBuildFile; fileRef = F; };
        C = { isa = PBXBuildFile; fileRef = O; };
        P = { isa = PBXSourcesBuildPhase; files = (B\(member)); };
        L = { isa = PBXNativeTarget; name = Badge; productType = "com.apple.product-type.framework"; buildPhases = (P); };
      }; rootObject = R; }
      """,
      to: "Badge.xcodeproj/project.pbxproj"
    )
    try folder.write(
      "Pod::Spec.new do |s|\n s.name = 'Badge'\n s.source_files = '*.swift'\nend",
      to: "Badge.podspec"
    )
    try folder.write("", to: "Badge.swift")
    try folder.write("", to: "New.swift")
    let module = try #require(try folder.modules().first { $0.name == "Badge" })
    #expect(module.files.map { ($0 as NSString).lastPathComponent } == files)
  }

  @Test
  func `an imported library may be among the pods, and Apple's frameworks are not searched for`()
    throws
  {
    let folder = Folder()
    try folder.write("import Motion\nimport SwiftUI", to: "App/A.swift")
    try folder.write("", to: "Pods/Motion/Sources/M.swift")
    try folder.write("", to: "Pods/Motion/Example/E.swift")
    try folder.write("", to: "SwiftUI/S.swift")
    try folder.write("", to: ".git/HEAD")
    let modules = try folder.modules("App")
    #expect(modules.map(\.name) == ["Motion", "App"])
    let pods = try folder.modules().first
    #expect(pods?.name == "Motion")
    #expect(pods?.files.map { ($0 as NSString).lastPathComponent } == ["M.swift"])
  }

  @Test
  func `the pods of an example serve the library that it shows, and those that they need`() throws {
    let folder = Folder()
    try folder.write("import Blur", to: "Popup/P.swift")
    try folder.write(
      "Pod::Spec.new do |s|\n s.name = 'Popup'\n s.source_files = 'Popup/*.swift'\nend",
      to: "Popup.podspec"
    )
    try folder.write(
      """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application";
          buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (F); };
        F = { isa = PBXBuildFile; fileRef = A; };
      }; rootObject = R; }
      """,
      to: "Example/Demo.xcodeproj/project.pbxproj"
    )
    try folder.write("import Popup", to: "Example/A.swift")
    try folder.write("import Layers", to: "Example/Pods/Blur/Blur/B.swift")
    try folder.write("", to: "Example/Pods/Layers/L.swift")
    try folder.write("", to: ".git/HEAD")
    #expect(try folder.modules().map(\.name) == ["Layers", "Blur", "Popup", "Demo"])
  }
}
