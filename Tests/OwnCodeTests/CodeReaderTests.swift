import Foundation
import OwnCode
import Testing

/// What the paths of a command line hold together.
@Suite
struct CodeReaderTests {
  private func files(_ words: [String], in folder: borrowing Folder) throws -> [[String]] {
    let root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    return try CodeReader().read(words.map { "\(folder.path)/\($0)" }).modules.map { module in
      module.files.map {
        let path = URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
        return path.replacing("\(root)/", with: "")
      }
    }
  }

  @Test(arguments: [
    ["Fade.swift", "Fade.swift"], ["Fade.swift", "./Fade.swift"], ["Fade.swift", "Link.swift"],
    ["", "Fade.swift"], ["Fade.swift", ""],
  ])
  func `a file that is named twice, or with its folder, is read once`(words: [String]) throws {
    let folder = Folder()
    try folder.write("class Fade {}", to: "Fade.swift")
    if words.contains("Link.swift") {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Link.swift",
        withDestinationPath: "Fade.swift"
      )
    }
    #expect(try files(words, in: folder) == [["Fade.swift"]])
  }

  @Test
  func `files of two places are read together`() throws {
    let folder = Folder()
    try folder.write("class Fade {}", to: "A/Fade.swift")
    try folder.write("class Slide {}", to: "B/Slide.swift")
    let found = try files(["A/Fade.swift", "B/Slide.swift"], in: folder)
    #expect(found == [["A/Fade.swift", "B/Slide.swift"]])
  }
}
