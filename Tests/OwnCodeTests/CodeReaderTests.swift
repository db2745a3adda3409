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

  @Test(arguments: [
    ("5/26/17.", true), ("2018-04-15.", true), ("27.06.2018", true), ("2017年12月", true),
    ("8/15/19.", false), ("27.06.2019", false), ("17/5/26.", false),
    ("", false),
  ])
  func `a file without a project is older than iOS 13 if its first lines say so`(
    date: String,
    isOld: Bool
  ) throws {
    let folder = Folder()
    let header = "//\n//  Fade.swift\n//  Shop\n//\n//  Created by Ann on \(date)\n//\n"
    try folder.write(header + "class Fade {}", to: "Fade.swift")
    let path = "\(folder.path)/Fade.swift"
    #expect(try CodeReader().read([path]).modules[0].isOfFullScreenModals == isOld)
    #expect(try CodeReader(isAlone: true).read([path]).modules[0].isOfFullScreenModals == isOld)
    // What a package has is built for what is current.
    try folder.write("", to: "Package.swift")
    #expect(try !CodeReader().read([path]).modules[0].isOfFullScreenModals)
  }
}
