import Foundation
import Testing

@testable import OwnCode

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

  @Test
  func `a folder with more than an app is told by its size, and a repository is not`() throws {
    let folder = Folder()
    for number in 0..<8 { try folder.write("class Fade {}", to: "A/\(number).swift") }
    #expect(SourceFolder.excess(of: folder.path, visiting: 9) == nil)
    #expect(SourceFolder.excess(of: folder.path, visiting: 8) == "8 files")
    try folder.write("", to: "Podfile")
    #expect(SourceFolder.excess(of: folder.path, visiting: 8) == nil)
  }

  @Test(arguments: [
    ("Wide.swift", Data([0xFF, 0xFE, 0x63, 0x00]), "it is text in UTF-16"),
    ("Picture.swift", Data([0x89, 0x50, 0x00, 0x0D]), "it is not text"),
    ("/dev/zero", Data(), "it is a pipe or a device, not a file"),
  ])
  func `what is not text is refused by its kind, and a device is not read`(
    name: String,
    bytes: Data,
    why: String
  ) throws {
    let folder = Folder()
    let path = name.hasPrefix("/") ? name : "\(folder.path)/\(name)"
    if !bytes.isEmpty { try bytes.write(to: URL(fileURLWithPath: path)) }
    #expect(throws: OwnCodeError.notText(path: path, why: why)) { try CodeReader().read([path]) }
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x2F, 0x00], [0xFE, 0xFF, 0x00, 0x2F], [0x2F, 0x00, 0x2F, 0x00],
  ])
  func `a file in UTF-16 is named where its folder is read`(bytes: [UInt8]) throws {
    let folder = Folder()
    try folder.write("class Fade {}", to: "Fade.swift")
    let path = "\(folder.path)/Wide.swift"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(throws: OwnCodeError.notText(path: path, why: "it is text in UTF-16")) {
      try CodeReader().read([folder.path])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the administrator may read everything"))
  func `a file without permission to read it is named, and is not taken for a neighbour`() throws {
    let folder = Folder()
    try folder.write("class Fade {}", to: "A/Fade.swift")
    try folder.write("class Slide {}", to: "A/Slide.swift")
    let (files, locked) = ("\(folder.path)/A", "\(folder.path)/A/Slide.swift")
    #expect(chmod(locked, 0) == 0)
    let why = "there is no permission to read it"
    #expect(throws: OwnCodeError.missing(path: locked, why: why)) {
      try CodeReader().read([files])
    }
    #expect(try CodeReader().read(["\(files)/Fade.swift"]).neighbours.isEmpty)
    #expect(chmod(files, 0) == 0)
    defer { chmod(files, 0o700) }
    #expect(throws: OwnCodeError.missing(path: files, why: why)) { try CodeReader().read([files]) }
    #expect(throws: OwnCodeError.missing(path: locked, why: "Permission denied")) {
      try CodeReader().read([locked])
    }
  }

  @Test(arguments: ["no/Fade.swift", "Fade.swift/A.swift"])
  func `what is missing is missing, also below a file`(path: String) throws {
    let folder = Folder()
    try folder.write("class Fade {}", to: "Fade.swift")
    let place = "\(folder.path)/\(path)"
    let error = OwnCodeError.missing(path: place, why: "there is no such file or folder")
    #expect(throws: error) { try CodeReader().read([place]) }
  }

  @Test
  func `a file is found however deep it lies`() throws {
    let folder = Folder()
    let path = Array(repeating: "a", count: 40).joined(separator: "/") + "/Fade.swift"
    try folder.write("class Fade {}", to: path)
    #expect(try files([""], in: folder) == [[path]])
  }

  @Test
  func `a pipe among the files of a folder is not waited for`() throws {
    let folder = Folder()
    try folder.write("class Fade {}", to: "Fade.swift")
    #expect(mkfifo("\(folder.path)/Pipe.swift", 0o600) == 0)
    #expect(mkfifo("\(folder.path)/Main.storyboard", 0o600) == 0)
    #expect(try files([""], in: folder) == [["Fade.swift"]])
    #expect(try CodeReader().read(["\(folder.path)/Fade.swift"]).neighbours.isEmpty)
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
