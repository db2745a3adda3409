import UIKit

extension NSNotification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
  public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
}

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

extension PDFDisplayBox {
  fileprivate var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}

/// A page of a file, or one that an app made of a picture.
///
/// Its text and its annotations are not read.
open class PDFPage: UIKit.NSObject, NSCopying, @unchecked Sendable {
  private let image: UIImage?
  public let pageRef: CGPDFPage?
  open internal(set) weak var document: PDFDocument?
  /// In degrees clockwise.
  open var rotation = 0
  open var displaysAnnotations = true
  private var boxes: [PDFDisplayBox: CGRect] = [:]

  /// A page of the size of a letter, in points (documented).
  public override init() { (image, pageRef) = (nil, nil) }
  public init?(image: UIImage) { (self.image, pageRef) = (image, nil) }

  init(_ page: CGPDFPage) {
    (image, pageRef) = (nil, page)
    rotation = Int(page.rotationAngle)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open var string: String? { nil }
  open var numberOfCharacters: Int { 0 }

  /// In points, before the page is turned.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? boxes[.mediaBox] ?? pageRef?.getBoxRect(box.box)
      ?? CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// From the page to its box as it is shown, whose corner is at zero; y points up.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    let bounds = bounds(for: box)
    let size = shownSize(for: box)
    return CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .rotated(by: -CGFloat(rotation) * .pi / 180)
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
  }

  /// Of the box as it is shown, turned.
  func shownSize(for box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// Draws the page as it is shown, with the box's corner at zero, in a space whose y points up.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    context.saveGState()
    context.concatenate(transform(for: box))
    context.clip(to: bounds(for: box))
    if let pageRef {
      context.drawPDFPage(pageRef)
    } else if let picture = image?.cgImage {
      context.draw(picture, in: bounds(for: .mediaBox))
    }
    context.restoreGState()
  }

  /// The picture of the page, as large as it fits.
  @MainActor
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let whole = shownSize(for: box)
    let scale = min(size.width / whole.width, size.height / whole.height)
    let small = CGSize(width: whole.width * scale, height: whole.height * scale)
    return UIGraphicsImageRenderer(size: small).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: small))
      let canvas = context.cgContext
      canvas.translateBy(x: 0, y: small.height)
      canvas.scaleBy(x: scale, y: -scale)
      draw(with: box, to: canvas)
    }
  }
}

/// Pages of a file, with those that an app makes.
///
/// Files are read and drawn by the programs that draw images of PDF, and are not written.
open class PDFDocument: UIKit.NSObject, NSCopying, @unchecked Sendable {
  private var pages: [PDFPage] = []
  open weak var delegate: (any PDFDocumentDelegate)?
  open var documentAttributes: [AnyHashable: Any]?
  public private(set) var documentURL: URL?
  public private(set) var documentRef: CGPDFDocument?
  private var file: Data?

  public override init() { super.init() }

  /// Nil for a file that cannot be read.
  public init?(url: URL) {
    super.init()
    guard let data = try? Data(contentsOf: url), read(data) else {
      Diagnostics.report("PDFDocument cannot read \(url.lastPathComponent).")
      return nil
    }
    documentURL = url
  }

  public init?(data: Data) {
    super.init()
    guard read(data) else {
      Diagnostics.report("PDFDocument cannot read these \(data.count) bytes.")
      return nil
    }
  }

  private func read(_ data: Data) -> Bool {
    guard let provider = CGDataProvider(data: data), let document = CGPDFDocument(provider) else {
      return false
    }
    file = data
    documentRef = document
    for number in 1...max(document.numberOfPages, 1) {
      if let page = document.page(at: number) { insert(PDFPage(page), at: number - 1) }
    }
    return true
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFDocument()
    for page in pages { copy.insert(page, at: copy.pageCount) }
    return copy
  }
  open var string: String? { nil }
  open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
  open var isLocked: Bool { false }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open func unlock(withPassword password: String) -> Bool { true }

  /// The file as it was read.
  open func dataRepresentation() -> Data? { file }
  open func write(to url: URL) -> Bool {
    guard let file else { return false }
    return (try? file.write(to: url)) != nil
  }
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(index, 0), pages.count))
  }
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }
}

public protocol PDFDocumentDelegate: NSObjectProtocol {}
