import Testing

@testable import OwnCode

/// What files import, and what the targets of packages are.
@Suite
struct ImportTests {
  @Test
  func `an import may have an access level, and share its line with another`() throws {
    let folder = Folder()
    try folder.write(
      "public import Kit\n@preconcurrency internal import Store\nimport One; import Two\n",
      to: "A.swift"
    )
    #expect(ProjectReader.imports("\(folder.path)/A.swift") == ["Kit", "Store", "One", "Two"])
  }

  @Test
  func `a target that another one mentions before is what it says of itself`() throws {
    let folder = Folder()
    try folder.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Demo", dependencies: [.target(name: "Core")]),
        .target(name: "Core", exclude: ["Old"]),
      ])
      """,
      to: "Package.swift"
    )
    try folder.write("import Core", to: "Sources/Demo/A.swift")
    try folder.write("", to: "Sources/Core/B.swift")
    try folder.write("", to: "Sources/Core/Old/C.swift")
    let modules = try folder.modules()
    #expect(modules.map(\.name) == ["Core", "Demo"] && modules.first?.files.count == 1)
  }
}
