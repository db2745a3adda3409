import Foundation
import Testing

@testable import OwnCode

/// What is kept of a compiled module.
@Suite
struct CompiledModuleTests {
  private func key(
    of text: String,
    identity: String = "compiler",
    flags: [String] = ["-Onone"],
    after earlier: [String: String] = [:]
  ) -> String {
    let module = ClientSources.Module(
      name: "Kit",
      compiledName: "Kit",
      files: [(path: "/Kit/A.swift", text: text)],
      imports: []
    )
    return CompiledModule.key(of: module, identity: identity, flags: flags, earlier: earlier)
  }

  @Test
  func `another text, flag or compiler makes another module`() {
    let keys = [
      key(of: "let a = 1"), key(of: "let a = 2"), key(of: "let a = 1", flags: []),
      key(of: "let a = 1", identity: "newer"),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(key(of: "let a = 1") == keys[0])
  }

  @Test
  func `a module depends on those before it that its text names, and on no others`() {
    let text = "#if canImport(Blur)\nimport Blur\n#endif"
    #expect(key(of: text, after: ["Blur": "1"]) != key(of: text, after: ["Blur": "2"]))
    #expect(key(of: text, after: ["Blur": "1"]) != key(of: text))
    #expect(
      key(of: text, after: ["Blur": "1", "Layers": "1"])
        == key(of: text, after: ["Blur": "1", "Layers": "2"])
    )
  }

  @Test
  func `the objects of a library are there again in another folder, all or none`() throws {
    let folder = Folder()
    try folder.write("object", to: "first/0.o")
    try folder.write("interface", to: "first/Kit.swiftmodule")
    try folder.write("remains", to: "second/0.o")
    let module = CompiledModule(cache: ClientCache(folder: "\(folder.path)/cache"), key: "a")
    let names = ["0.o", "Kit.swiftmodule"]
    #expect(!module.copy(names, to: "\(folder.path)/second"))
    module.keep(names, of: "\(folder.path)/first")
    try FileManager.default.removeItem(atPath: "\(folder.path)/first")
    #expect(module.copy(names, to: "\(folder.path)/second"))
    let texts = try names.map {
      try String(contentsOfFile: "\(folder.path)/second/\($0)", encoding: .utf8)
    }
    #expect(texts == ["object", "interface"])
    #expect(!module.copy(names + ["1.o"], to: "\(folder.path)/second"))
    let other = CompiledModule(cache: module.cache, key: "b")
    #expect(!other.copy(names, to: "\(folder.path)/second"))
  }

  @Test
  func `what the compiler refused is refused again in the same words`() {
    let folder = Folder()
    let module = CompiledModule(cache: ClientCache(folder: "\(folder.path)/cache"), key: "a")
    #expect(module.errors == nil)
    module.keep(errors: "/Kit/A.swift:1:1: error: cannot find 'b' in scope\n")
    #expect(module.errors == "/Kit/A.swift:1:1: error: cannot find 'b' in scope\n")
    #expect(CompiledModule(cache: module.cache, key: "b").errors == nil)
  }
}
