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
}
