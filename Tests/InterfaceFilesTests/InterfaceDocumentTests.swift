import Foundation
import InterfaceFiles
import TestSupport
import Testing

/// Storyboards, xibs and asset catalogs as values.
@Suite(.goldens("InterfaceFiles"))
struct InterfaceDocumentTests {
  private static let apps = Workspace.package.root.appendingPathComponent("Fixtures/Inputs/apps")
    .path

  private func document(_ path: String) throws -> InterfaceDocument {
    try InterfaceDocument.file(at: Self.apps + "/" + path)
  }

  @Test(arguments: [
    "Views/Views.storyboard", "Controls/Controls.storyboard", "Tables/Tables.storyboard",
    "Segues/Segues.storyboard", "Segues/BadgeView.xib",
  ])
  func `a document has what its file contains`(path: String) throws {
    let name = (path as NSString).lastPathComponent.replacingOccurrences(of: ".", with: "-")
    assertDump(try document(path).dump(), name)
  }

  @Test
  func `an asset catalog has what its folders contain`() {
    let folder = Self.apps + "/Views/Media.xcassets"
    assertDump(AssetCatalog(folder: folder).dump(relativeTo: folder), "catalog")
  }

  @Test
  func `an atlas for sprites is a group of images`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-atlas-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func add(_ path: String, _ contents: String) throws {
      let place = "\(folder)/\(path)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(place)/Contents.json"))
    }
    let set = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    try add("Share.spriteatlas", "{}")
    try add("Share.spriteatlas/logo.imageset", set)
    try add("Own.spriteatlas", #"{"properties": {"provides-namespace": true}}"#)
    try add("Own.spriteatlas/logo.imageset", set)
    let catalog = AssetCatalog(folder: folder)
    #expect(catalog.images.keys.sorted() == ["Own/logo", "logo"])
    #expect(catalog.problems == [])
  }

  @Test
  func `a catalog says which vector files it preserves`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-vectors-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, properties) in [
      ("kept", #""preserves-vector-representation": true"#), ("plain", ""),
    ] {
      let set = "\(folder)/\(name).imageset"
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      let text = #"{"images": [{"idiom": "universal", "filename": "a.pdf"}], "properties": {"#
      try Data((text + properties + "}}").utf8)
        .write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
    }
    let catalog = AssetCatalog(folder: folder)
    #expect(catalog.images["kept"]?.keepsVectors == true)
    #expect(catalog.images["plain"]?.keepsVectors == false)
  }

  @Test
  func `a catalog says where an image's alignment rectangle lies`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-alignment-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = folder + "/shadow.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    let text = #"{"images": [{"scale": "2x", "filename": "a.png", "alignment-insets": "#
    let insets = #"{"top": 16, "left": 20, "bottom": 24, "right": -3}}]}"#
    try Data((text + insets).utf8).write(to: URL(fileURLWithPath: set + "/Contents.json"))
    let image = AssetCatalog(folder: folder).images["shadow"]?.images.first
    #expect(image?.alignment == CatalogInsets(top: 16, left: 20, bottom: 24, right: 0))
  }

  @Test
  func `a file is found whose name has its accents in another form`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-accents-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = folder + "/caf\u{E9}.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    let text = #"{"images": [{"idiom": "universal", "filename": "cafe"# + "\u{301}.png\"}]}"
    try Data(text.utf8).write(to: URL(fileURLWithPath: set + "/Contents.json"))
    try Data([0]).write(to: URL(fileURLWithPath: set + "/caf\u{E9}.png"))
    let image = AssetCatalog(folder: folder).images["cafe\u{301}"]?.images.first
    let path = try #require(image?.path)
    #expect(FileManager.default.contents(atPath: path) == Data([0]))
  }

  /// As Xcode 8 wrote them, and the frames that a newer Xcode has written in their place.
  nonisolated static let insets: [(text: String, frame: CGRect)] = [
    ("", CGRect(x: 0, y: 0, width: 375, height: 667)),
    (#"minY="14" height="21""#, CGRect(x: 0, y: 14, width: 375, height: 21)),
    (
      #"minX="42" minY="14.03%" width="20%" height="22""#,
      CGRect(x: 42, y: 0.1403 * 645, width: 0.2 * 333, height: 22)
    ),
    (
      #"minX="9.33%" minY="54.17%" width="24.40%" height="44""#,
      CGRect(x: 0.0933 * 375, y: 0.5417 * 623, width: 0.244 * 375, height: 44)
    ),
    (
      #"minX="50%" width="115" height="36" maxY="100""#,
      CGRect(x: 130, y: 531, width: 115, height: 36)
    ),
  ]

  @Test(arguments: insets)
  func `frames in parts of the superview become rectangles`(text: String, frame: CGRect) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xib").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label id="b"><frame key="frameInset" \(text)/></label>
      </subviews></view>
    </objects></document>
    """.write(toFile: path, atomically: true, encoding: .utf8)
    var found: CGRect?
    for root in try InterfaceDocument.file(at: path).roots {
      root.visit { if $0.id == "b" { found = $0.rect(key: "frame") } }
    }
    let rect = try #require(found)
    #expect(abs(rect.minX - frame.minX) + abs(rect.minY - frame.minY) < 1e-6)
    #expect(abs(rect.width - frame.width) + abs(rect.height - frame.height) < 1e-6)
  }

  @Test
  func `matching variations are applied`() throws {
    let document = try document("Views/Views.storyboard")
    func constant(_ width: InterfaceSizeClasses.Class) -> String? {
      var found: String?
      let varied = document.varied(for: .init(width: width, height: .regular))
      for root in varied.roots {
        root.visit { if $0.id == "c02-aa-001" { found = $0["constant"] } }
      }
      return found
    }
    #expect(constant(.compact) == "120")
    #expect(constant(.regular) == "300")
  }

  @Test
  func `an element that a variation excludes is marked, unless a closer one includes it`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">
      <subviews><view id="a"/><view id="b"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/>
      </mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/></mask>
      </variation></view></objects></document>
      """
    let root = try MarkupReader.element(of: Array(text.utf8), path: "a.xib")
    let document = try InterfaceDocument(root, path: "a.xib")
      .varied(for: .init(width: .compact, height: .regular))
    let views = document.objects[0].list("subviews")
    #expect(views.map { $0["installed"] } == ["NO", nil])
  }

  @Test
  func `a strings file replaces texts`() throws {
    let strings = try StringsTable.file(at: Self.apps + "/Views/de.lproj/Views.strings")
    let document = try document("Views/Views.storyboard").localized(by: strings)
    var text: String?
    for root in document.roots { root.visit { if $0.id == "lb1-aa-001" { text = $0["text"] } } }
    #expect(text == "Grüß Gott")
  }

  @Test
  func `a strings file replaces the title in a button's configuration`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><button id="b">
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Play"/>
      </button></objects></document>
      """
    let root = try MarkupReader.element(of: Array(text.utf8), path: "a.xib")
    let document = try InterfaceDocument(root, path: "a.xib")
      .localized(by: ["b.configuration.title": "Spielen"])
    let button = document.objects[0]
    #expect(button.child(key: "configuration")?["title"] == "Spielen")
    #expect(button.child(key: "normal")?["title"] == "Button")
  }

  @Test
  func `files that are not interface files of iOS are refused`() {
    func reason(_ text: String) -> String {
      do {
        _ = try InterfaceDocument(MarkupReader.element(of: Array(text.utf8), path: "a"), path: "a")
        return "read"
      } catch {
        return "\(error)"
      }
    }
    #expect(reason("<plist/>") == "a:1: it is not a storyboard or xib: the root is <plist>")
    #expect(
      reason("<archive type='x'/>")
        == "a:1: it has the format of Xcode 4; open it in a newer Xcode and save it"
    )
    #expect(
      reason("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>")
        == "a:1: it is not made for iOS but for 'com.apple.InterfaceBuilder3.Cocoa.XIB'"
    )
  }

  @Test
  func `damaged files are refused or read, and never crash`() throws {
    var random = Generator(state: 20)
    for path in ["Views/Views.storyboard", "Tables/Tables.storyboard", "Segues/Segues.storyboard"] {
      let bytes = try InterfaceFile.bytes(at: Self.apps + "/" + path)
      for _ in 0..<1000 {
        let damaged = random.damage(bytes)
        guard let root = try? MarkupReader.element(of: damaged, path: path),
          let document = try? InterfaceDocument(root, path: path)
        else { continue }
        _ = document.varied(for: .init(width: .compact, height: .regular)).dump()
      }
    }
  }

  @Test
  func `damaged catalogs, strings and property lists are refused or read`() throws {
    var random = Generator(state: 7)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = folder + "/a.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    let sample = Self.apps + "/Views/Media.xcassets/Icons/dot.imageset/Contents.json"
    let json = try InterfaceFile.bytes(at: sample)
    let list = Array(
      "<plist><dict><key>a</key><array><data>aGk=</data></array></dict></plist>".utf8
    )
    let strings = Array("/* x */ \"a\" = \"b\\U00fc\"; c = d;".utf8)
    for _ in 0..<1000 {
      try Data(random.damage(json)).write(to: URL(fileURLWithPath: set + "/Contents.json"))
      _ = AssetCatalog(folder: folder).dump(relativeTo: folder)
      _ = try? PropertyList.read(random.damage(list), path: "a")
      _ = try? StringsTable.read(random.damage(strings), path: "a")
    }
  }
}

/// Damage that is the same in each run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      guard !result.isEmpty else { return result }
      let index = Int.random(in: 0..<result.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: result[index] = UInt8.random(in: 0...255, using: &self)
      case 1: result.removeSubrange(index..<min(result.count, index + 1 + index % 40))
      case 2: result.insert(contentsOf: result[index..<min(result.count, index + 60)], at: index)
      case 3: result.insert(contentsOf: Array("-1e309".utf8), at: index)
      default: result.removeSubrange(index...)
      }
    }
    return result
  }
}
