import AVFoundation
import OSLog
import Testing
import UIKit
import UniformTypeIdentifiers

private let log = Logger(subsystem: "app", category: "screen")

@MainActor
struct TypeNameTests {
  @Test
  func `a type of data knows its file names, its kind of content and its parents`() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .movie) && UTType("no.such.type") == nil)
    #expect(try #require(UTType("com.adobe.pdf")).preferredMIMEType == "application/pdf")
  }

  @Test
  func `types are compared by their identifiers in older code`() {
    #expect(UTTypeEqual("public.movie", "public.movie"))
    #expect(!UTTypeEqual("public.movie", "public.image"))
  }

  @Test
  func `a file's name gets the extension of its type, unless it has one`() {
    let folder = URL(fileURLWithPath: "/files", isDirectory: true)
    let names = ["diary", "diary.json", "diary.v2"].map {
      folder.appendingPathComponent($0, conformingTo: .json).path
    }
    #expect(names == ["/files/diary.json", "/files/diary.json", "/files/diary.v2.json"])
    var file = folder.appendingPathComponent("photo.jpg", conformingTo: .image)
    #expect(file.lastPathComponent == "photo.jpg")
    file.appendPathExtension(for: .png)
    #expect(file.lastPathComponent == "photo.jpg.png")
    #expect(folder.appendingPathComponent("notes", conformingTo: .data).path == "/files/notes")
  }

  @Test
  func `a document picker opens files of types`() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    let copying = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    #expect(picker.documentPickerMode == .open && copying.documentPickerMode == .import)
  }

  @Test
  func `OSLog has the logger, and AVFoundation the system's sounds`() {
    log.debug("shown")
    AudioServicesPlaySystemSound(1519)
  }
}
