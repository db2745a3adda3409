import Codecs
import Foundation
import TestSupport
import Testing
import Timeline

@testable import UIKit

@MainActor
struct ImageDecodingTests {
  private let folder = Workspace.package.root.appendingPathComponent("Fixtures/Inputs/pictures")

  private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test
  func `a photograph is upright however its camera was held`() throws {
    let upright = try #require(UIImage(contentsOfFile: file("baseline.jpg")))
    #expect(upright.imageOrientation == .up)
    #expect(upright.size == CGSize(width: 37, height: 26))
    let turned = try #require(UIImage(contentsOfFile: file("orientation-6.jpg")))
    #expect(turned.imageOrientation == .right)
    #expect(turned.size == CGSize(width: 26, height: 37))
    #expect(turned.cgImage?.width == 37)
    // A quarter turn clockwise: the top left pixel goes to the top right.
    let stored = try #require(turned.cgImage?.pixmap)
    let shown = try #require(turned.upright?.pixmap)
    #expect(shown.width == 26 && shown.height == 37)
    #expect(shown[25, 0] == stored[0, 0])
    #expect(shown[0, 36] == stored[36, 25])
  }

  @Test
  func `an image is found by its name in any format, with or without the ending`() throws {
    let folders = UIImage.resourceFolders
    defer { UIImage.resourceFolders = folders }
    UIImage.resourceFolders = [folder]
    for name in ["cmyk.jpg", "progressive.jpg", "lossy.webp", "palette.gif", "photo"] {
      #expect(UIImage(named: name)?.size == CGSize(width: 37, height: 26), "\(name)")
    }
    let disc = try #require(UIImage(named: "disc"))
    #expect(disc.size == CGSize(width: 24, height: 16))
    #expect(disc.scale == UIGraphicsScreenScale())
    #expect(disc.cgImage?.width == Int(24 * disc.scale))
    #expect(UIImage(named: "disc")?.cgImage === disc.cgImage)
  }

  @Test
  func `a preserved vector is drawn at the size of its view, another one is enlarged`() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-vectors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    for (name, isKept) in [("kept", true), ("plain", false)] {
      let set = place.appendingPathComponent("Media.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="8">"#
      try Data((svg + #"<circle cx="5" cy="4" r="3"/></svg>"#).utf8)
        .write(to: set.appendingPathComponent("a.svg"))
      let list = #"{"images": [{"idiom": "universal", "filename": "a.svg"}], "properties": {"#
      try Data((list + #""preserves-vector-representation": \#(isKept)}}"#).utf8)
        .write(to: set.appendingPathComponent("Contents.json"))
    }
    UIImage.resourceFolders.append(place)
    defer { UIImage.resourceFolders.removeAll { $0 == place } }
    func width(of name: String, tinted: Bool = false) throws -> Int {
      let image = try #require(UIImage(named: name))
      #expect(image.size == CGSize(width: 10, height: 8))
      let mode: UIImage.RenderingMode = tinted ? .alwaysTemplate : .alwaysOriginal
      let view = UIImageView(image: image.withRenderingMode(mode))
      view.contentMode = .scaleAspectFit
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
      view.layoutIfNeeded()
      return try #require(view.layer.contents as? CGImage).width
    }
    let scale = Int(UIGraphicsScreenScale())
    #expect(try width(of: "kept") == 100 * scale)
    #expect(try width(of: "kept", tinted: true) == 100 * scale)
    #expect(try width(of: "plain") == 10 * scale)
  }

  @Test
  func `an unreadable picture is nil, and the reason is reported`() throws {
    let world = World()
    world.makeCurrent()
    defer { world.resign() }
    #expect(UIImage(contentsOfFile: file("notes.tiff")) == nil)
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    let messages = world.diagnostics.messages
    #expect(messages.count == 2)
    #expect(messages.first?.contains("notes.tiff' cannot be read: TIFF picture") == true)
    #expect(messages.last?.contains("cannot be made of 5 bytes: not a picture") == true)
  }

  @Test
  func `an unreadable picture behind a link is reported with its own path`() throws {
    let world = World()
    world.makeCurrent()
    defer { world.resign() }
    let link = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).tiff"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: file("notes.tiff")
    )
    defer { try? FileManager.default.removeItem(atPath: link) }
    #expect(UIImage(contentsOfFile: link) == nil)
    #expect(world.diagnostics.messages.first?.contains("/notes.tiff' cannot be read") == true)
  }

  /// The random numbers of every run are the same, and its temporary files lie in one folder.
  @Test
  func `two runs read a HEIC at the same time`() async throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file("photo.heic"))))
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          try VirtualClock().system.run { try PictureDecoder().decode(bytes).format }
        }
      }
      for try await format in group { #expect(format == .heic) }
    }
  }

  @Test
  func `JPEG data reads back as the picture`() throws {
    let image = try #require(UIImage(contentsOfFile: file("orientation-6.jpg")))
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    let again = try #require(UIImage(data: data))
    #expect(again.imageOrientation == .up)
    #expect(again.size == image.size)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}
