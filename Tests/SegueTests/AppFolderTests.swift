import Foundation
import Testing

@testable import Segue

@MainActor
@Suite
struct `Folder of an app` {
  @Test
  func `the resource bundle of a pod has the files of the app's folder`() throws {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? manager.removeItem(at: place) }
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("words.txt")
    try Data("hello".utf8).write(to: file)
    let app = try AppFolder(
      resources: [file.path, place.appendingPathComponent("Lib.bundle").path],
      infoPlist: nil,
      at: place.appendingPathComponent("A.app")
    )
    let main = try #require(Bundle(path: app.url.path))
    let url = try #require(main.url(forResource: "Lib", withExtension: "bundle"))
    let words = Bundle(url: url)?.url(forResource: "words", withExtension: "txt")
    #expect(try words.map { try String(contentsOf: $0, encoding: .utf8) } == "hello")
  }

  @Test
  func `interface files are there under the names of what Xcode compiles, in a language too`()
    throws
  {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? manager.removeItem(at: place) }
    let base = place.appendingPathComponent("Base.lproj")
    try manager.createDirectory(at: base, withIntermediateDirectories: true)
    let files = [
      place.appendingPathComponent("Card.xib"), base.appendingPathComponent("Main.storyboard"),
    ]
    for file in files { try Data("<document/>".utf8).write(to: file) }
    let app = try AppFolder(
      resources: files.map(\.path),
      infoPlist: nil,
      at: place.appendingPathComponent("A.app")
    )
    let main = try #require(Bundle(path: app.url.path))
    #expect(main.path(forResource: "Card", ofType: "nib") != nil)
    #expect(main.url(forResource: "Card", withExtension: "nib") != nil)
    #expect(main.path(forResource: "Main", ofType: "storyboardc") != nil)
    #expect(main.path(forResource: "Other", ofType: "nib") == nil)
  }

  @Test
  func `a main storyboard that makes no screen is reported in iOS's words`() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.perform { #expect(AppFolder.window(forStoryboard: "Empty").rootViewController == nil) }
    #expect(stage.diagnostics.contains { $0.hasSuffix("designated entry point is not set?") })
  }

  @Test
  func `an app's Info.plist is filled in as Xcode does`() throws {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? manager.removeItem(at: place) }
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("Info.plist")
    try Data(
      """
      <plist version="1.0"><dict>
        <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
        <key>CFBundleVersion</key><string>7</string>
      </dict></plist>
      """.utf8
    ).write(to: file)
    func info(_ plist: String?, _ name: String) throws -> [String: Any]? {
      let url = place.appendingPathComponent(name)
      let app = try AppFolder(resources: [], infoPlist: plist, module: "Shop", at: url)
      return Bundle(path: app.url.path)?.infoDictionary
    }
    let own = try info(file.path, "A.app")
    #expect(own?["CFBundleExecutable"] as? String == "Shop")
    #expect(own?["CFBundleVersion"] as? String == "7")
    let none = try info(nil, "B.app")
    #expect(none?["CFBundleExecutable"] as? String == "Shop")
    #expect(none?["CFBundleShortVersionString"] as? String == "1.0")
  }
}
