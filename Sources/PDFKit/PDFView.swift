import UIKit

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

@preconcurrency
@MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewPerformFind(_ sender: PDFView)
  func pdfViewParentViewController() -> UIViewController
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewPerformFind(_ sender: PDFView) {}
}

/// Where pages would show: the view is empty.
@preconcurrency
@MainActor
open class PDFView: UIView, UIGestureRecognizerDelegate {
  open weak var delegate: (any PDFViewDelegate)?
  open var document: PDFDocument? {
    didSet {
      currentPage = document?.page(at: 0)
      if document != nil { Diagnostics.report("PDFView shows no pages.") }
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  open private(set) var currentPage: PDFPage?
  open var visiblePages: [PDFPage] { [] }

  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  /// In points.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4.75, bottom: 4.75, right: 4.75)
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysAsBook = false
  open var displaysRTL = false
  open var interpolationQuality = PDFInterpolationQuality.high
  open var pageShadowsEnabled = true
  open var isInMarkupMode = false
  open var isFindInteractionEnabled = false

  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var canZoomIn: Bool { false }
  open var canZoomOut: Bool { false }
  @IBAction
  open func zoomIn(_ sender: Any?) {}
  @IBAction
  open func zoomOut(_ sender: Any?) {}

  open private(set) var isUsingPageViewController = false
  open func usePageViewController(
    _ enable: Bool,
    withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) { isUsingPageViewController = enable }
  open func layoutDocumentView() {}
  open var documentView: UIView? { nil }

  // MARK: Pages

  private var place: Int? { currentPage.flatMap { document?.index(for: $0) } }
  open var canGoToFirstPage: Bool { (place ?? 0) > 0 }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open var canGoToNextPage: Bool { place.map { $0 + 1 < (document?.pageCount ?? 0) } ?? false }
  open var canGoToPreviousPage: Bool { (place ?? 0) > 0 }

  open func go(to page: PDFPage) {
    guard page.document === document, page !== currentPage else { return }
    currentPage = page
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }
  private func goToPage(at index: Int) {
    if let page = document?.page(at: index) { go(to: page) }
  }
  @IBAction
  open func goToFirstPage(_ sender: Any?) { goToPage(at: 0) }
  @IBAction
  open func goToLastPage(_ sender: Any?) { goToPage(at: (document?.pageCount ?? 0) - 1) }
  @IBAction
  open func goToNextPage(_ sender: Any?) { if let place { goToPage(at: place + 1) } }
  @IBAction
  open func goToPreviousPage(_ sender: Any?) { if let place { goToPage(at: place - 1) } }
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
  open func clearSelection() {}
}

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// Small pictures of the pages: the view is empty, too.
@preconcurrency
@MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 32, height: 32)
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { nil }
}
