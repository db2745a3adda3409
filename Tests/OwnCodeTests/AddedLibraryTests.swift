import Foundation
import Testing

@testable import OwnCode

/// The names of libraries that `--with` names by their folders.
@Suite
struct AddedLibraryTests {
  private func modules(_ folder: borrowing Folder, with places: [String]) throws -> [String] {
    let additions = places.map { [path = folder.path] place in "\(path)/\(place)" }
    return try CodeReader(isAlone: true, additions: additions)
      .read(["\(folder.path)/app/A.swift"]).modules.map(\.name)
  }

  @Test
  func `the sources of a package are the modules that it makes of them`() throws {
    let folder = Folder()
    try folder.write("import Kit", to: "app/A.swift")
    try folder.write(
      "let package = Package(targets: [.target(name: \"Core\"), .target(name: \"Kit\")])",
      to: "owner+repository/Package.swift"
    )
    try folder.write("", to: "owner+repository/Sources/Core/C.swift")
    try folder.write("import Core", to: "owner+repository/Sources/Kit/K.swift")
    #expect(try modules(folder, with: ["owner+repository/Sources"]) == ["Core", "Kit", "ACode"])
  }

  @Test
  func `a podspec above names the sources`() throws {
    let folder = Folder()
    try folder.write("import Kit", to: "app/A.swift")
    try folder.write(
      "s.name = 'Kit'\ns.source_files = 'Classes/**/*.swift'",
      to: "repository/Other.podspec"
    )
    try folder.write("", to: "repository/Classes/K.swift")
    try folder.write("", to: "repository/Example/E.swift")
    #expect(try modules(folder, with: ["repository/Classes"]) == ["Kit", "ACode"])
  }

  @Test
  func `sources that nothing declares have the name of a folder around them that is imported`()
    throws
  {
    let folder = Folder()
    try folder.write("import UIKit\nimport Kit\nimport Other", to: "app/A.swift")
    try folder.write("", to: "Kit/Sources/K.swift")
    try folder.write("", to: "Other/Sources/O.swift")
    #expect(
      try Set(modules(folder, with: ["Kit/Sources", "Other/Sources"])) == ["Kit", "Other", "ACode"]
    )
  }

  @Test
  func `the only library has the only name that is missing`() throws {
    let folder = Folder()
    try folder.write("import UIKit\nimport Kit", to: "app/A.swift")
    try folder.write("", to: "anything/Sources/K.swift")
    #expect(try modules(folder, with: ["anything/Sources"]) == ["Kit", "ACode"])
    try folder.write("import UIKit\nimport Kit\nimport Third", to: "app/A.swift")
    #expect(try modules(folder, with: ["anything/Sources"]) == ["Sources", "ACode"])
  }

  @Test
  func `a folder that is imported by its name keeps it`() throws {
    let folder = Folder()
    try folder.write("import Kit", to: "app/A.swift")
    try folder.write(
      "s.name = 'Whole'\ns.source_files = 'Kit/**/*.swift'",
      to: "repository/Whole.podspec"
    )
    try folder.write("", to: "repository/Kit/K.swift")
    #expect(try modules(folder, with: ["repository/Kit"]) == ["Kit", "ACode"])
  }

  @Test(arguments: ["Kit", "Library"])
  func `a package whose podspec has another name is imported by either`(name: String) throws {
    let folder = Folder()
    try folder.write("import \(name)", to: "app/A.swift")
    try folder.write(
      "let package = Package(targets: [.target(name: \"Library\")])",
      to: "repository/Package.swift"
    )
    try folder.write(
      "s.name = 'Kit'\ns.source_files = 'Sources/**/*.swift'",
      to: "repository/Kit.podspec"
    )
    try folder.write("", to: "repository/Sources/Library/L.swift")
    #expect(try modules(folder, with: ["repository"]) == [name, "ACode"])
  }
}
