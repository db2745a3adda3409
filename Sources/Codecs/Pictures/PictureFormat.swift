/// A picture format, recognized by the first bytes of a file.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case heic = "HEIC"
  case pdf = "PDF"
  case svg = "SVG"
  // Recognized only so that the error can name a conversion.
  case tiff = "TIFF"
  case bmp = "BMP"
  case icon = "ICO"
  case jpegXL = "JPEG XL"
  case jpeg2000 = "JPEG 2000"
  case photoshop = "Photoshop"

  /// What the formats that can be read are called, for messages.
  package static let readable = "PNG, JPEG, GIF, WebP, HEIC, PDF and SVG"

  /// The endings of readable files, in the order of search.
  package static let fileExtensions = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "pdf", "svg",
  ]

  package init?(_ bytes: [UInt8]) {
    guard let format = PictureFormat.bySignature(bytes) ?? PictureFormat.byBox(bytes) else {
      guard SVGHeader.looksLikeSVG(bytes) else { return nil }
      self = .svg
      return
    }
    self = format
  }

  /// Whether it is drawn at the requested size.
  package var isVector: Bool { self == .pdf || self == .svg }

  private static func bySignature(_ bytes: [UInt8]) -> PictureFormat? {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: PNGSignature.bytes) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if begins("GIF87a") || begins("GIF89a") { return .gif }
    if begins("RIFF"), begins("WEBP", at: 8) { return .webp }
    if begins("%PDF-") { return .pdf }
    if begins("II*\0") || begins("MM\0*") { return .tiff }
    if begins("8BPS") { return .photoshop }
    if begins("BM"), bytes.count >= 26, bytes[6...9].allSatisfy({ $0 == 0 }) { return .bmp }
    if bytes.starts(with: [0, 0, 1, 0]), bytes.count >= 22 { return .icon }
    if bytes.starts(with: [0xFF, 0x0A]) { return .jpegXL }
    return nil
  }

  /// Formats made of boxes: a length, then a name.
  private static func byBox(_ bytes: [UInt8]) -> PictureFormat? {
    guard bytes.count >= 12 else { return nil }
    func word(_ offset: Int) -> String {
      String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }
    switch word(4) {
    case "JXL ": return .jpegXL
    case "jP  ": return .jpeg2000
    case "ftyp":
      let brands = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1", "avif", "avis"]
      return brands.contains(word(8)) ? .heic : nil
    default: return nil
    }
  }
}
