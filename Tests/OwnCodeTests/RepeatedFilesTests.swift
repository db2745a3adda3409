import Foundation
import Testing

@testable import OwnCode

/// Which files are left out because others declare the same.
@Suite
struct `Files that repeat others` {
  private func type(_ name: String, _ functions: [String]) -> [String: Any] {
    [
      "name": name, "kind": "class", "access": "public", "line": 1, "column": 1,
      "functions": functions.map { ["name": $0] },
    ]
  }

  private func file(
    _ path: String,
    imports: [String] = [],
    mentions: [String] = [],
    _ types: [[String: Any]]
  ) -> [String: Any] {
    [
      "path": path, "types": types, "variables": [], "mentions": mentions,
      "declares": types.compactMap { $0["name"] },
      "imports": imports.map { ["name": $0, "line": 1, "column": 1] as [String: Any] },
    ]
  }

  private func repeated(_ modules: [String: [[String: Any]]]) throws -> RepeatedFiles {
    let response = [
      "modules": modules.sorted { $0.key < $1.key }.map { ["name": $0.key, "files": $0.value] }
    ]
    let data = try JSONSerialization.data(withJSONObject: response)
    return RepeatedFiles(try JSONDecoder().decode(PortResponse.self, from: data))
  }

  private var sources: [[String: Any]] {
    [
      file("/Star.swift", [type("Star", ["draw()"])]),
      file("/Row.swift", [type("Row", ["fill()"])]),
    ]
  }

  @Test
  func `a distribution of a module's files in one is left out`() throws {
    let made = file("/Made.swift", [type("Star", ["draw()"]), type("Row", ["fill()"])])
    let repeated = try repeated(["Lib": sources + [made]])
    #expect(repeated.files.map(\.path) == ["/Made.swift"])
    let module = CodeModule(name: "Lib", files: ["/Made.swift", "/Row.swift", "/Star.swift"])
    #expect(repeated.removing(from: [module])[0].files == ["/Row.swift", "/Star.swift"])
    #expect(repeated.texts.isEmpty)
    #expect(repeated.notes(for: ["Lib"]).map(\.path) == ["/Made.swift"])
    #expect(repeated.notes(for: ["App"]).isEmpty)
  }

  @Test
  func `a distribution in an app that imports the library becomes that import, for all its files`()
    throws
  {
    let made = file("/Made.swift", [type("Star", ["draw()"]), type("Row", ["fill()"])])
    let app = [
      file("/Home.swift", imports: ["Lib"], mentions: ["Row"], [type("Home", [])]),
      file("/Cell.swift", mentions: ["Star"], [type("Cell", [])]),
    ]
    let repeated = try repeated(["App": app + [made], "Lib": sources])
    #expect(repeated.files.map(\.original) == ["Lib"])
    #expect(repeated.texts == ["/Made.swift": "@_exported import Lib\n"])
    let module = CodeModule(name: "App", files: ["/Made.swift"])
    #expect(repeated.removing(from: [module])[0].files == ["/Made.swift"])
  }

  @Test
  func `a file with a class or a member of its own stays`() throws {
    let app = [file("/Home.swift", imports: ["Lib"], [type("Home", [])])]
    let otherMember = file("/Own.swift", [type("Star", ["turn()"]), type("Row", ["fill()"])])
    #expect(try repeated(["App": app + [otherMember], "Lib": sources]).files.isEmpty)
    let otherClass = file("/Own.swift", [type("Star", ["draw()"]), type("Table", [])])
    #expect(try repeated(["App": app + [otherClass], "Lib": sources]).files.isEmpty)
    // One class beside a library's of the same name is the app's own.
    let one = file("/Own.swift", [type("Star", ["draw()"])])
    #expect(try repeated(["App": app + [one], "Lib": sources]).files.isEmpty)
  }

  @Test
  func `a file stays where the app uses what the library keeps for itself`() throws {
    var hidden = type("Row", ["fill()"])
    hidden["access"] = "internal"
    let made = file("/Made.swift", [type("Star", ["draw()"]), type("Row", ["fill()"])])
    let library = [sources[0], file("/Row.swift", [hidden])]
    let user = file("/Home.swift", imports: ["Lib"], mentions: ["Row"], [type("Home", [])])
    #expect(try repeated(["App": [user, made], "Lib": library]).files.isEmpty)
    let stranger = file("/Home.swift", imports: ["Lib"], mentions: ["Star"], [type("Home", [])])
    #expect(try repeated(["App": [stranger, made], "Lib": library]).files.count == 1)
  }
}
