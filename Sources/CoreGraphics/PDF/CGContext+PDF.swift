import Display
import Foundation
import Geometry

/// Where a PDF context writes its file.
public final class CGDataConsumer: @unchecked Sendable {
  let write: (Data) -> Void

  public init?(data: CFMutableData) {
    write = { data.append($0) }
  }

  public init?(url: CFURL) {
    write = { try? $0.write(to: url) }
  }
}

public typealias CFMutableData = NSMutableData

/// The pages of a context that makes a PDF; the file is written when it is closed.
final class PDFPages {
  private var file = PDFFile()
  private let consumer: CGDataConsumer
  private let info: [String: String]
  private(set) var mediaBox: CGRect
  /// Whether user space is y down, as UIKit's contexts have it.
  let isFlipped: Bool
  private(set) var isPageOpen = false
  private var isClosed = false

  /// Points: more than a page has, because nothing is drawn into pixels.
  static let largestSide = 14_400

  init(_ consumer: CGDataConsumer, _ mediaBox: CGRect, _ info: [String: String], isFlipped: Bool) {
    self.consumer = consumer
    self.mediaBox = mediaBox
    self.info = info
    self.isFlipped = isFlipped
  }

  /// From user space to points of the page, y down.
  func begin(_ box: CGRect?) -> CGAffineTransform {
    if let box { mediaBox = box }
    isPageOpen = true
    return isFlipped
      ? CGAffineTransform(translationX: -mediaBox.minX, y: -mediaBox.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -mediaBox.minX, ty: mediaBox.maxY)
  }

  func end(_ list: DisplayList) {
    guard isPageOpen else { return }
    isPageOpen = false
    var content = PDFContent(size: mediaBox.size)
    content.begin()
    content.draw(list, to: &file)
    let stream = file.addStream([UInt8](content.operators.utf8), "")
    file.addPage(mediaBox.size, content: stream, resources: content.resources)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    consumer.write(file.finished(info: info))
  }
}

extension CGContext {
  /// A context that makes a PDF; a page of US letter without a box (documented).
  ///
  /// Glyphs become outlines, and effects that PDF does not have become pictures.
  public convenience init?(
    consumer: CGDataConsumer,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(
      pdf: consumer,
      mediaBox: mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792),
      info: auxiliaryInfo ?? [:],
      isFlipped: false
    )
  }

  public convenience init?(
    _ url: CFURL,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  package convenience init(
    pdf consumer: CGDataConsumer,
    mediaBox: CGRect,
    info: [AnyHashable: Any],
    isFlipped: Bool
  ) {
    let side = PDFPages.largestSide
    self.init(pixelWidth: side, pixelHeight: side, scale: 1)
    let entries = ["Title", "Author", "Creator", "Subject", "Keywords"].compactMap { name in
      (info["kCGPDFContext" + name] as? String).map { (name, $0) }
    }
    pages = PDFPages(
      consumer,
      mediaBox,
      Dictionary(uniqueKeysWithValues: entries),
      isFlipped: isFlipped
    )
  }

  /// - Parameter pageInfo: may have a media box of its own, as data of a rectangle.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box = (pageInfo?["MediaBox"] as? Data).flatMap { data in
      data.count < MemoryLayout<CGRect>.size
        ? nil : data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPage(box)
  }

  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  package func beginPage(_ box: CGRect?) {
    endPDFPage()
    guard let pages else { return }
    restart(with: pages.begin(box))
  }

  public func endPage() { endPDFPage() }

  public func endPDFPage() {
    guard let pages, pages.isPageOpen else { return }
    pages.end(pendingDisplayList)
    restart(with: .identity)
  }

  /// Writes the file.
  public func closePDF() {
    endPDFPage()
    pages?.close()
  }

  /// The box of the open page, in points.
  package var pageBounds: CGRect { pages?.mediaBox ?? .zero }
}

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextMediaBox: CFString = "MediaBox"
