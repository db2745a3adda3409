import Foundation
import Testing

@testable import Typography

@Suite
struct FontCatalogTests {
  @Test
  func `a missing package is an error with the line that installs it`() {
    let empty = FontCatalog(searchPaths: ["/nowhere"])
    #expect(throws: FontError.missingPackage(font: "Inter-Bold.otf", package: "fonts-inter")) {
      try empty.inter(.bold, isItalic: false, isDisplay: false)
    }
    #expect(throws: FontError.self) { try empty.emoji() }
    let error = FontError.missingPackage(font: "Inter-Bold.otf", package: "fonts-inter")
    #expect(error.description.contains("apt-get install fonts-inter"))
  }

  @Test
  func `fonts are found in the given folders`() throws {
    let catalog = FontCatalog(searchPaths: ["/usr/share/fonts/opentype/inter"])
    let face = try catalog.inter(.medium, isItalic: true, isDisplay: false)
    #expect(face.postScriptName == "Inter-MediumItalic")
    #expect(catalog.face(named: "Inter-Black")?.weight == 900)
    #expect(catalog.face(named: "Inter Display")?.style == "Regular")
    #expect(catalog.face(named: "Comic Sans MS") == nil)
  }

  @Test
  func `files that are not fonts are refused`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-no-font-\(UUID().uuidString).otf").path
    try Data("OTTO and then nothing".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: FontError.notAFont(path: path)) { try FontFace(path: path) }
    #expect(throws: FontError.unreadable(path: "/nowhere/a.otf")) {
      try FontFace(path: "/nowhere/a.otf")
    }
    let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    #expect(throws: FontError.noSuchFace(path: inter, index: 3)) {
      try FontFace(path: inter, index: 3)
    }
  }

  @Test
  func `a face is opened once`() throws {
    let catalog = FontCatalog.shared
    let first = try catalog.inter(.regular, isItalic: false, isDisplay: false)
    #expect(try catalog.inter(.regular, isItalic: false, isDisplay: false) === first)
    #expect(first.sha256.count == 64)
  }

  @Test
  func `a name is looked up again when a font is registered or removed`() throws {
    let catalog = FontCatalog(searchPaths: ["/nowhere"])
    let path = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
    #expect(catalog.face(named: "Inter-Black") == nil)
    let faces = try catalog.register(path: path)
    #expect(catalog.face(named: "Inter-Black") === faces[0])
    #expect(catalog.face(family: "Inter", weight: 400, isItalic: false) === faces[0])
    #expect(catalog.unregister(path: path))
    #expect(catalog.face(named: "Inter-Black") == nil)
    #expect(catalog.face(family: "Inter", weight: 400, isItalic: false) == nil)
  }
}
