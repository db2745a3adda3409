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

/// A page that an app made of a picture.
open class PDFPage: UIKit.NSObject, NSCopying, @unchecked Sendable {
  private let image: UIImage?
  open internal(set) weak var document: PDFDocument?
  /// In degrees.
  open var rotation = 0
  open var displaysAnnotations = true

  /// A page of the size of a letter, in points (documented).
  public override init() { image = nil }
  public init?(image: UIImage) { self.image = image }

  private lazy var box = CGRect(
    origin: .zero,
    size: image?.size ?? CGSize(width: 612, height: 792)
  )

  public func copy(with zone: NSZone? = nil) -> Any { self }
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open var string: String? { nil }
  open var numberOfCharacters: Int { 0 }
  open func bounds(for box: PDFDisplayBox) -> CGRect { self.box }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { self.box = bounds }

  /// The picture of the page, as large as it fits.
  @MainActor
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let whole = bounds(for: box).size
    let scale = min(size.width / whole.width, size.height / whole.height)
    let small = CGSize(width: whole.width * scale, height: whole.height * scale)
    return UIGraphicsImageRenderer(size: small).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: small))
      image?.draw(in: CGRect(origin: .zero, size: small))
    }
  }
}

/// Pages: files are neither read nor written, so that only those are in it that an app makes.
open class PDFDocument: UIKit.NSObject, NSCopying, @unchecked Sendable {
  private var pages: [PDFPage] = []
  open weak var delegate: (any PDFDocumentDelegate)?
  open var documentAttributes: [AnyHashable: Any]?

  public override init() { super.init() }
  /// Nil, as for files that cannot be read.
  public init?(url: URL) {
    super.init()
    Diagnostics.report("PDFDocument reads no files: \(url.lastPathComponent).")
    return nil
  }
  public init?(data: Data) {
    super.init()
    Diagnostics.report("PDFDocument reads no data.")
    return nil
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFDocument()
    for page in pages { copy.insert(page, at: copy.pageCount) }
    return copy
  }
  open var documentURL: URL? { nil }
  open var string: String? { nil }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open func unlock(withPassword password: String) -> Bool { true }

  open func dataRepresentation() -> Data? { nil }
  open func write(to url: URL) -> Bool { false }
  open func write(toFile path: String) -> Bool { false }

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
