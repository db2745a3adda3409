import Testing

@testable import OwnCode

/// Folders in which a package manager keeps libraries.
@Suite
struct KeptLibraryTests {
  private func modules(_ folder: borrowing Folder, with place: String) throws -> [CodeModule] {
    try CodeReader(isAlone: true, additions: ["\(folder.path)/\(place)"])
      .read(["\(folder.path)/A.swift"]).modules
  }

  @Test
  func `each library of a folder of pods is a module of its own, as two may declare one name`()
    throws
  {
    let folder = Folder()
    try folder.write("import Blur\nimport Layers", to: "A.swift")
    try folder.write("import Layers\nclass Helper {}", to: "Pods/Blur/Blur/B.swift")
    try folder.write("class Helper {}", to: "Pods/Layers/L.swift")
    try folder.write("#import <UIKit/UIKit.h>", to: "Pods/Headers/Public/A.h")
    let modules = try modules(folder, with: "Pods")
    #expect(modules.map(\.name) == ["Layers", "Blur", "ACode"])
    #expect(modules.map(\.files.count) == [1, 1, 1])
  }

  @Test
  func `a folder of another name is one library`() throws {
    let folder = Folder()
    try folder.write("import Kit", to: "A.swift")
    try folder.write("", to: "Kit/One/B.swift")
    try folder.write("", to: "Kit/Two/C.swift")
    #expect(try modules(folder, with: "Kit").map(\.name) == ["Kit", "ACode"])
  }

  @Test
  func `the copies that a shared drive leaves beside files and folders are no part of a library`()
    throws
  {
    let folder = Folder()
    try folder.write("import Blur", to: "A.swift")
    for place in ["Sources/Blur.swift", "Sources/Blur 2.swift", "Sources 2/Blur.swift"] {
      try folder.write("class Blur {}", to: "Pods/Blur/\(place)")
    }
    try folder.write("class Other {}", to: "Pods/Blur/Sources/Part 2.swift")
    let files = try modules(folder, with: "Pods").first?.files.map {
      $0.components(separatedBy: "/Pods/").last
    }
    #expect(
      files?.compactMap(\.self).sorted() == [
        "Blur/Sources/Blur.swift", "Blur/Sources/Part 2.swift",
      ]
    )
  }
}
