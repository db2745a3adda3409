import Foundation
import Testing

@testable import OwnCode

/// What is compiled of a playground.
@Suite
struct `Folders of playgrounds` {
  /// A playground of two pages, the second of which has sources and resources of its own.
  private func playground(_ body: (borrowing Folder) throws -> Void) throws {
    let folder = Folder()
    let pages = "Zoo.playground/Pages"
    try folder.write(
      "<playground><pages><page name='Two'/><page name='One'/></pages></playground>",
      to: "Zoo.playground/contents.xcplayground"
    )
    try folder.write("let one = 1", to: "\(pages)/One.xcplaygroundpage/Contents.swift")
    try folder.write("let two = 2", to: "\(pages)/Two.xcplaygroundpage/Contents.swift")
    try folder.write("class Box {}", to: "\(pages)/Two.xcplaygroundpage/Sources/Box.swift")
    try folder.write("{}", to: "\(pages)/Two.xcplaygroundpage/Resources/a.json")
    try folder.write("class Zoo {}", to: "Zoo.playground/Sources/Zoo.swift")
    try folder.write("{}", to: "Zoo.playground/Resources/b.json")
    try body(folder)
  }

  /// The names of the files and resources that a path of the folder stands for, with the page's.
  private func names(_ path: String, in folder: borrowing Folder) throws -> [String] {
    let tree = try CodeReader().read(["\(folder.path)/\(path)"])
    #expect(tree.modules.count == 1 && tree.neighbours.isEmpty)
    let module = try #require(tree.modules.first)
    return (module.files + module.resources).map { path in
      let name = (path as NSString).lastPathComponent
      guard name == "Contents.swift" else { return name }
      let place = (path as NSString).deletingLastPathComponent
      return ((place as NSString).lastPathComponent as NSString).deletingPathExtension
    }
  }

  @Test
  func `the first page in Xcode's order runs, with sources and resources of both`() throws {
    try playground { folder in
      let all = ["Two", "Box.swift", "Zoo.swift", "a.json", "b.json"]
      let named = try names("Zoo.playground", in: folder)
      #expect(named == all)
      // A folder with a playground and nothing else.
      let around = try names("", in: folder)
      #expect(around == all)
    }
  }

  @Test(arguments: ["", "/Contents.swift"])
  func `a page that is named by its own path sees what is around it`(file: String) throws {
    try playground { folder in
      let pages = "Zoo.playground/Pages"
      let one = try names("\(pages)/One.xcplaygroundpage\(file)", in: folder)
      #expect(one == ["One", "Zoo.swift", "b.json"])
      let two = try names("\(pages)/Two.xcplaygroundpage\(file)", in: folder)
      #expect(two == ["Two", "Box.swift", "Zoo.swift", "a.json", "b.json"])
    }
  }

  @Test
  func `a playground without pages is one itself`() throws {
    let folder = Folder()
    try folder.write("let one = 1", to: "Zoo.playground/Contents.swift")
    try folder.write("class Zoo {}", to: "Zoo.playground/Sources/Zoo.swift")
    #expect(try names("Zoo.playground", in: folder) == ["Zoo", "Zoo.swift"])
    #expect(try names("Zoo.playground/Contents.swift", in: folder) == ["Zoo", "Zoo.swift"])
    let file = "Zoo.playground/Sources/Zoo.swift"
    #expect(try CodeReader().read(["\(folder.path)/\(file)"]).modules.last?.files.count == 1)
  }
}
