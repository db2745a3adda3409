import Foundation

/// A type of data, by its identifier.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String
  public var description: String { identifier }

  private struct Known {
    var name: String?
    var extensions: [String] = []
    var mimeType: String?
    var parents: [String] = []
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Nil for a type that is not known here.
  public init?(_ identifier: String) {
    guard UTType.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let found = UTType.find({ $0.extensions.contains(name) }) else { return nil }
    self.identifier = found
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UTType.find({ $0.mimeType == mimeType.lowercased() }) else { return nil }
    self.identifier = found
  }

  private static func find(_ fits: (Known) -> Bool) -> String? {
    table.filter { fits($0.value) }.keys.min()
  }

  public var preferredFilenameExtension: String? { UTType.table[identifier]?.extensions.first }
  public var preferredMIMEType: String? { UTType.table[identifier]?.mimeType }
  public var localizedDescription: String? { UTType.table[identifier]?.name }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { UTType.table[identifier] != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    for parent in UTType.table[identifier]?.parents ?? [] {
      let type = UTType(known: parent)
      result.formUnion(type.supertypes.union([type]))
    }
    return result
  }

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  // MARK: Types

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let fileURL = UTType(known: "public.file-url")
  public static let url = UTType(known: "public.url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let archive = UTType(known: "public.archive")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let svg = UTType(known: "public.svg-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let vCard = UTType(known: "public.vcard")
  public static let contact = UTType(known: "public.contact")
  public static let application = UTType(known: "com.apple.application")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")

  private static let table: [String: Known] = [
    "public.item": Known(), "public.content": Known(),
    "public.data": Known(parents: ["public.item"]),
    "public.directory": Known(parents: ["public.item"]),
    "public.folder": Known(name: "folder", parents: ["public.directory"]),
    "public.url": Known(name: "URL", parents: ["public.data"]),
    "public.file-url": Known(name: "File URL", parents: ["public.url"]),
    "public.text": Known(name: "text", parents: ["public.data", "public.content"]),
    "public.plain-text": Known(
      name: "text",
      extensions: ["txt", "text"],
      mimeType: "text/plain",
      parents: ["public.text"]
    ),
    "public.utf8-plain-text": Known(name: "Unicode text", parents: ["public.plain-text"]),
    "public.rtf": file("rtf", "text/rtf", "public.text"),
    "public.html": Known(
      name: "HTML text",
      extensions: ["html", "htm"],
      mimeType: "text/html",
      parents: ["public.text"]
    ),
    "public.xml": file("xml", "application/xml", "public.text"),
    "public.json": file("json", "application/json", "public.text"),
    "public.comma-separated-values-text": file("csv", "text/csv", "public.text"),
    "com.apple.property-list": file("plist", nil, "public.data"),
    "public.swift-source": file("swift", nil, "public.plain-text"),
    "com.adobe.pdf": file("pdf", "application/pdf", "public.data"),
    "public.archive": Known(name: "archive", parents: ["public.data"]),
    "public.zip-archive": file("zip", "application/zip", "public.archive"),
    "public.image": Known(name: "image", parents: ["public.data", "public.content"]),
    "public.png": file("png", "image/png", "public.image"),
    "public.jpeg": Known(
      name: "JPEG image",
      extensions: ["jpeg", "jpg", "jpe"],
      mimeType: "image/jpeg",
      parents: ["public.image"]
    ),
    "public.heic": file("heic", "image/heic", "public.image"),
    "com.compuserve.gif": file("gif", "image/gif", "public.image"),
    "org.webmproject.webp": file("webp", "image/webp", "public.image"),
    "public.tiff": file("tiff", "image/tiff", "public.image"),
    "com.microsoft.bmp": file("bmp", "image/bmp", "public.image"),
    "public.svg-image": file("svg", "image/svg+xml", "public.image"),
    "com.apple.live-photo": Known(name: "Live Photo", parents: ["public.data"]),
    "public.audiovisual-content": Known(parents: ["public.data", "public.content"]),
    "public.movie": Known(name: "movie", parents: ["public.audiovisual-content"]),
    "public.video": Known(name: "video", parents: ["public.movie"]),
    "public.audio": Known(name: "audio", parents: ["public.audiovisual-content"]),
    "com.apple.quicktime-movie": file("mov", "video/quicktime", "public.movie"),
    "public.mpeg-4": file("mp4", "video/mp4", "public.movie"),
    "public.mp3": file("mp3", "audio/mpeg", "public.audio"),
    "com.microsoft.waveform-audio": file("wav", "audio/vnd.wave", "public.audio"),
    "public.vcard": file("vcf", "text/vcard", "public.text"),
    "public.contact": Known(name: "contact", parents: ["public.item"]),
    "com.apple.application": Known(name: "application", parents: ["public.item"]),
    "public.spreadsheet": Known(name: "spreadsheet", parents: ["public.content"]),
    "public.presentation": Known(name: "presentation", parents: ["public.content"]),
  ]

  private static func file(_ name: String, _ mimeType: String?, _ parent: String) -> Known {
    Known(
      name: "\(name.uppercased()) file",
      extensions: [name],
      mimeType: mimeType,
      parents: [parent]
    )
  }
}
