import Foundation
import Testing

/// The scripts explain themselves, without doing anything else.
@Suite
struct ScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scripts")

  /// All but those whose help is that of the program they build.
  private static var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && !["bench", "render-transition"].contains(name)
    }.sorted()
  }

  @Test(arguments: names)
  func `a script prints its use`(_ name: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.folder.appendingPathComponent(name)
    process.arguments = ["--help"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.hasPrefix(name))
    #expect(!text.contains("set -e"))
  }
}
