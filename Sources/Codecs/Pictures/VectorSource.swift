import Foundation
import Pixels

/// The first page of a PDF, or an SVG: its own size, and its pixels at any size.
struct VectorSource {
  let format: PictureFormat
  /// In points: those of PDF, the CSS pixels of SVG.
  let size: CGSize
  private let bytes: [UInt8]

  init(pdf bytes: [UInt8]) throws(PictureError) {
    format = .pdf
    self.bytes = bytes
    let words = try PictureProgram.pdfInfo.result(of: [PictureProgram.input], input: bytes)
    var size = CGSize.zero
    var turn = 0
    for line in String(decoding: words, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix("Page size:"), words.count >= 5 {
        size.width = Double(words[2]) ?? 0
        size.height = Double(words[4]) ?? 0
      }
      if line.hasPrefix("Page rot:"), words.count >= 3 {
        turn = PDFSource.Page.turn(Double(words[2]) ?? 0)
      }
    }
    if turn % 180 != 0 { size = CGSize(width: size.height, height: size.width) }
    self.size = size
    try check()
  }

  init(svg bytes: [UInt8]) throws(PictureError) {
    format = .svg
    self.bytes = bytes
    size = try SVGHeader(bytes).size
    try check()
  }

  private func check() throws(PictureError) {
    guard size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else {
      throw .damaged(format, reason: "its size is \(size.width) x \(size.height)")
    }
  }

  func draw(width: Int, height: Int) throws(PictureError) -> Pixmap {
    let png: [UInt8]
    if format == .pdf {
      png = try PictureProgram.pdf.result(
        of: [
          "-q", "-png", "-singlefile", "-cropbox", "-transp", "-scale-to-x", "\(width)",
          "-scale-to-y", "\(height)", PictureProgram.input, "-",
        ],
        input: bytes
      )
    } else {
      png = try PictureProgram.svg.result(of: ["-w", "\(width)", "-h", "\(height)"], input: bytes)
    }
    return try Self.pixmap(png, of: format, width: width, height: height)
  }

  /// What a program drew.
  static func pixmap(
    _ png: [UInt8],
    of format: PictureFormat,
    width: Int,
    height: Int
  ) throws(PictureError) -> Pixmap {
    do throws(PNGError) {
      // A page whose points are fractions may get one pixel more at its right and lower edges, as
      // its size times its scale is rounded up; the drawing has the size asked for (measured).
      let pixmap = try PNGDecoder(maximumPixelCount: (width + 1) * (height + 1)).decode(png)
      guard 0...1 ~= pixmap.width - width, 0...1 ~= pixmap.height - height else {
        throw PNGError.missing(.header)
      }
      let area = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
      return pixmap.cropped(to: area)
    } catch {
      throw .damaged(format, reason: "nothing was drawn of it")
    }
  }
}
