import Foundation
import Testing

@testable import OwnCode

/// What the port answered.
@Suite
struct PortProgramTests {
  @Test
  func `the port is asked about the same code once, and about changed code again`() throws {
    let folder = Folder()
    let place = folder.path
    // It notes each run, and answers with nothing.
    try folder.write(
      "#!/bin/sh\ncat >/dev/null\necho run >>'\(place)/runs'\necho '{\"modules\":[]}'\n",
      to: "port"
    )
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(place)/port"
    )
    try folder.write("class A {}", to: "A.swift")
    let program = PortProgram(path: "\(place)/port", cache: ClientCache(folder: "\(place)/cache"))
    func runs(asking only: String? = nil) throws -> Int {
      let module = PortRequest.Module(name: "A", files: ["\(place)/A.swift"], conditions: [])
      _ = try program.run(PortRequest(modules: [module], known: ["UIKit"], only: only))
      let words = try String(contentsOfFile: "\(place)/runs", encoding: .utf8)
      return words.split(separator: "\n").count
    }
    #expect(try runs() == 1)
    #expect(try runs() == 1)
    #expect(try runs(asking: "facts") == 2)
    try folder.write("class B {}", to: "A.swift")
    #expect(try runs() == 3)
    #expect(try runs() == 3)
  }
}
