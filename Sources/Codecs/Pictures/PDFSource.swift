import Foundation
import Pixels

/// The pages of a PDF: their boxes, and their pixels at any size.
package struct PDFSource: Sendable {
  package struct Page: Hashable, Sendable {
    /// In points, y up, not turned; by the names of PDF: "MediaBox".
    package fileprivate(set) var boxes: [String: CGRect] = [:]
    /// In degrees clockwise: 0, 90, 180 or 270.
    package fileprivate(set) var rotation = 0
  }

  package let bytes: [UInt8]
  package let pages: [Page]
  package private(set) var isEncrypted = false
  /// 1 and 7.
  package private(set) var version: (major: Int, minor: Int) = (1, 4)

  package init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    // A last page that is too large is taken for the last one there is (measured).
    let words = try PictureProgram.pdfInfo.result(
      of: ["-box", "-f", "1", "-l", "999999", PictureProgram.input],
      input: bytes
    )
    var pages: [Int: Page] = [:]
    for line in String(decoding: words, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix("Encrypted:") { isEncrypted = words.count > 1 && words[1] != "no" }
      if line.hasPrefix("PDF version:"), let last = words.last {
        let numbers = last.split(separator: ".").compactMap { Int($0) }
        if numbers.count == 2 { version = (numbers[0], numbers[1]) }
      }
      guard words.count >= 4, words[0] == "Page", let number = Int(words[1]), number > 0 else {
        continue
      }
      pages[number, default: Page()].read(name: String(words[2].dropLast()), words.dropFirst(3))
    }
    guard let last = pages.keys.max() else { throw .damaged(.pdf, reason: "it has no pages") }
    self.pages = (1...last).map { pages[$0] ?? Page() }
  }

  /// The media box of a page, turned as the page is shown, on a clear ground.
  ///
  /// - Parameter index: counted from 0.
  package func draw(
    page index: Int,
    width: Int,
    height: Int
  ) throws(PictureError) -> Pixmap {
    let png = try PictureProgram.pdf.result(
      of: [
        "-q", "-png", "-singlefile", "-transp", "-f", "\(index + 1)", "-l", "\(index + 1)",
        "-scale-to-x", "\(width)", "-scale-to-y", "\(height)", PictureProgram.input, "-",
      ],
      input: bytes
    )
    return try VectorSource.pixmap(png, of: .pdf, width: width, height: height)
  }
}

extension PDFSource.Page {
  /// 0, 90, 180 or 270: what draws the pages ignores other angles (measured), which PDF does not
  /// allow.
  static func turn(_ degrees: Double) -> Int {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    guard rest.truncatingRemainder(dividingBy: 90) == 0 else { return 0 }
    return (Int(rest) + 360) % 360
  }

  fileprivate mutating func read(name: String, _ words: ArraySlice<Substring>) {
    let numbers = words.compactMap { Double($0) }
    switch name {
    case "rot": rotation = Self.turn(numbers.first ?? 0)
    case "MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox":
      guard numbers.count == 4 else { return }
      boxes[name] = CGRect(
        x: min(numbers[0], numbers[2]),
        y: min(numbers[1], numbers[3]),
        width: abs(numbers[2] - numbers[0]),
        height: abs(numbers[3] - numbers[1])
      )
    default: break
    }
  }
}
