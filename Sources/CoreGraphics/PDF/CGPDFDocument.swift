import Codecs
import Foundation
import Geometry
import Pixels
import Synchronization

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox = 0
  case cropBox = 1
  case bleedBox = 2
  case trimBox = 3
  case artBox = 4

  fileprivate var name: String {
    switch self {
    case .mediaBox: "MediaBox"
    case .cropBox: "CropBox"
    case .bleedBox: "BleedBox"
    case .trimBox: "TrimBox"
    case .artBox: "ArtBox"
    }
  }
}

/// A PDF that is read: its pages.
///
/// The programs of poppler read and draw it, as they draw images of PDF; its
/// dictionaries are not read.
public final class CGPDFDocument: Sendable {
  let source: PDFSource

  /// Nil unless the provider holds a PDF that can be opened without a password.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let source = try? PDFSource([UInt8](data)) else { return nil }
    self.source = source
  }

  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url as URL) else { return nil }
    self.init(provider)
  }

  public var numberOfPages: Int { source.pages.count }

  /// Pages are counted from 1 (documented).
  public func page(at pageNumber: Int) -> CGPDFPage? {
    source.pages.indices.contains(pageNumber - 1) ? CGPDFPage(self, pageNumber) : nil
  }

  public var isEncrypted: Bool { source.isEncrypted }
  public var isUnlocked: Bool { true }
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }
  public var allowsCopying: Bool { true }
  public var allowsPrinting: Bool { true }

  public func getVersion(
    majorVersion: UnsafeMutablePointer<Int32>,
    minorVersion: UnsafeMutablePointer<Int32>
  ) {
    majorVersion.pointee = Int32(source.version.major)
    minorVersion.pointee = Int32(source.version.minor)
  }
}

/// A page of a PDF.
public final class CGPDFPage: Sendable {
  public let document: CGPDFDocument?
  /// Counted from 1.
  public let pageNumber: Int
  private let page: PDFSource.Page
  /// As it was drawn last: views draw a page again and again at one size.
  private let last = Mutex<CGImage?>(nil)

  fileprivate init(_ document: CGPDFDocument, _ pageNumber: Int) {
    self.document = document
    self.pageNumber = pageNumber
    page = document.source.pages[pageNumber - 1]
  }

  /// In points, y up, before the page is turned.
  ///
  /// A box that the page lacks is the crop box, and without that the media box (documented).
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    page.boxes[box.name] ?? page.boxes[CGPDFBox.cropBox.name]
      ?? page.boxes[CGPDFBox.mediaBox.name] ?? .zero
  }

  /// In degrees clockwise.
  public var rotationAngle: Int32 { Int32(page.rotation) }

  /// Leads from a box of the page, turned as it is shown and by `rotate` degrees
  /// clockwise more, into the middle of `rect`; the page becomes smaller where it has to,
  /// and never larger (documented).
  public func getDrawingTransform(
    _ box: CGPDFBox,
    rect: CGRect,
    rotate: Int32,
    preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let from = getBoxRect(box)
    let turn = Int(rotationAngle + rotate) % 360
    let isTurned = turn % 180 != 0
    let width = isTurned ? from.height : from.width
    let height = isTurned ? from.width : from.height
    guard width > 0, height > 0 else { return .identity }
    var x = min(1, rect.width / width)
    var y = min(1, rect.height / height)
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: x, y: y)
      .rotated(by: -CGFloat(turn) * .pi / 180)
      .translatedBy(x: -from.midX, y: -from.midY)
  }

  /// The media box as it is shown; nil where it cannot be drawn.
  fileprivate func picture(width: Int, height: Int) -> CGImage? {
    last.withLock { last in
      if let last, last.width == width, last.height == height { return last }
      guard
        let pixmap = try? document?.source.draw(
          page: pageNumber - 1,
          width: width,
          height: height
        )
      else { return nil }
      let image = CGImage(pixmap)
      last = image
      return image
    }
  }

  /// From the shown page, whose corner is at zero, to the page itself.
  fileprivate var unturned: CGAffineTransform {
    let box = getBoxRect(.mediaBox)
    let turn =
      switch page.rotation {
      case 90: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.width, ty: 0)
      case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.width, ty: box.height)
      case 270: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: box.height)
      default: CGAffineTransform.identity
      }
    return turn.concatenating(CGAffineTransform(translationX: box.minX, y: box.minY))
  }
}

extension CGContext {
  /// More pixels than a side of a drawn page has.
  private static let longestPageSide: CGFloat = 8_000

  /// Draws the media box of a page where it is, in user space, and not turned (documented): see
  /// `CGPDFPage.getDrawingTransform(_:rect:rotate:preserveAspectRatio:)`.
  ///
  /// The page is a picture with the pixels that it has in this context.
  public func drawPDFPage(_ page: CGPDFPage) {
    let box = page.getBoxRect(.mediaBox)
    guard box.width > 0, box.height > 0 else { return }
    let isTurned = page.rotationAngle % 180 != 0
    let size = isTurned ? CGSize(width: box.height, height: box.width) : box.size
    let zoom = abs(pixelTransform.determinant).squareRoot()
    let scale = min(zoom, Self.longestPageSide / max(size.width, size.height))
    let image = page.picture(
      width: max(1, Int((size.width * scale).rounded(.up))),
      height: max(1, Int((size.height * scale).rounded(.up)))
    )
    guard let image else { return }
    saveGState()
    concatenate(page.unturned)
    draw(image, in: CGRect(origin: .zero, size: size))
    restoreGState()
  }
}
