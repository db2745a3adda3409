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

/// Shows the pages of a document, one or all of them; two-page modes show one beside the other's
/// place.
///
/// Pages are pictures: their text is not selected, and fingers scroll but do not zoom.
@preconcurrency
@MainActor
open class PDFView: UIView, UIGestureRecognizerDelegate {
  private let pages = PDFPagesView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // Gray (inferred).
    if backgroundColor == nil { backgroundColor = .systemGray5 }
    pages.onScroll = { [weak self] in self?.pagesDidScroll() }
    addSubview(pages)
  }

  open weak var delegate: (any PDFViewDelegate)?
  open var document: PDFDocument? {
    didSet {
      currentPage = document?.page(at: 0)
      pages.contentOffset = .zero
      layoutDocumentView()
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  open private(set) var currentPage: PDFPage?
  open var visiblePages: [PDFPage] {
    layoutIfNeeded()
    pages.layoutIfNeeded()
    return pages.shownPages
  }

  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { layoutDocumentView() } }
  open var displayDirection = PDFDisplayDirection.vertical { didSet { layoutDocumentView() } }
  open var displaysPageBreaks = true { didSet { layoutDocumentView() } }
  /// In points.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4.75, bottom: 4.75, right: 4.75) {
    didSet { layoutDocumentView() }
  }
  open var displayBox = PDFDisplayBox.cropBox { didSet { layoutDocumentView() } }
  open var displaysAsBook = false
  open var displaysRTL = false
  open var interpolationQuality = PDFInterpolationQuality.high
  open var pageShadowsEnabled = true { didSet { layoutDocumentView() } }
  open var isInMarkupMode = false
  open var isFindInteractionEnabled = false

  // MARK: Scale

  /// Whether pages are as wide as the view.
  open var autoScales = false { didSet { layoutDocumentView() } }
  private var ownScale: CGFloat = 1
  /// Points of the view to a point of a page; one that is set ends the automatic one (documented).
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : ownScale }
    set {
      ownScale = min(max(newValue, minScaleFactor), maxScaleFactor)
      autoScales = false
      NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
    }
  }
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var scaleFactorForSizeToFit: CGFloat {
    let sizes = shownPages.map { $0.shownSize(for: displayBox) }
    let room = CGSize(
      width: bounds.width - margins.left - margins.right,
      height: bounds.height - safeAreaInsets.top - safeAreaInsets.bottom - margins.top
        - margins.bottom
    )
    guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max(),
      width > 0, height > 0, room.width > 0, room.height > 0
    else { return 1 }
    // A page alone, or beside others, is seen as a whole.
    return isContinuous && displayDirection == .vertical
      ? room.width / width : min(room.width / width, room.height / height)
  }
  open var canZoomIn: Bool { document != nil && scaleFactor < maxScaleFactor }
  open var canZoomOut: Bool { document != nil && scaleFactor > minScaleFactor }
  /// By a quarter (inferred).
  @IBAction
  open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
  @IBAction
  open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }

  // MARK: Layout

  open private(set) var isUsingPageViewController = false
  open func usePageViewController(
    _ enable: Bool,
    withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {
    isUsingPageViewController = enable
    layoutDocumentView()
  }

  open var documentView: UIView? { document == nil ? nil : pages.content }

  private var isContinuous: Bool {
    !isUsingPageViewController
      && (displayMode == .singlePageContinuous || displayMode == .twoUpContinuous)
  }

  private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }

  private var shownPages: [PDFPage] {
    guard let document else { return [] }
    guard isContinuous else { return currentPage.map { [$0] } ?? [] }
    return (0..<document.pageCount).compactMap { document.page(at: $0) }
  }

  open func layoutDocumentView() {
    pages.arrangement = PDFPagesView.Arrangement(
      pages: shownPages,
      box: displayBox,
      isHorizontal: displayDirection == .horizontal,
      scale: scaleFactor,
      margins: margins,
      hasShadows: pageShadowsEnabled
    )
    // A page alone begins at its top.
    if !isContinuous { pages.contentOffset = .zero }
  }

  private var laidOutSize = CGSize.zero

  open override func layoutSubviews() {
    super.layoutSubviews()
    pages.frame = bounds
    guard laidOutSize != bounds.size else { return }
    laidOutSize = bounds.size
    layoutDocumentView()
  }

  /// The page in the middle becomes the current one.
  private func pagesDidScroll() {
    guard pages.isTracking || pages.isDecelerating else { return }
    let middle = CGPoint(x: pages.bounds.midX, y: pages.bounds.midY)
    guard let page = pages.page(at: middle, nearest: true), page !== currentPage else { return }
    currentPage = page
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: self)
  }

  // MARK: Pages

  private var place: Int? { currentPage.flatMap { document?.index(for: $0) } }
  open var canGoToFirstPage: Bool { (place ?? 0) > 0 }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open var canGoToNextPage: Bool { place.map { $0 + 1 < (document?.pageCount ?? 0) } ?? false }
  open var canGoToPreviousPage: Bool { (place ?? 0) > 0 }

  open func go(to page: PDFPage) {
    guard page.document === document, page !== currentPage else { return }
    currentPage = page
    if isContinuous { show(page) } else { layoutDocumentView() }
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }

  /// Scrolls a page to the top of the view, as far as there are pages.
  private func show(_ page: PDFPage) {
    layoutIfNeeded()
    pages.layoutIfNeeded()
    guard let frame = pages.frame(of: page) else { return }
    let inset = pages.adjustedContentInset
    let most = CGPoint(
      x: max(-inset.left, pages.contentSize.width - pages.bounds.width + inset.right),
      y: max(-inset.top, pages.contentSize.height - pages.bounds.height + inset.bottom)
    )
    let wanted = CGPoint(
      x: displayDirection == .horizontal ? frame.minX - margins.left - inset.left : -inset.left,
      y: displayDirection == .horizontal ? -inset.top : frame.minY - margins.top - inset.top
    )
    pages.contentOffset = CGPoint(x: min(wanted.x, most.x), y: min(wanted.y, most.y))
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

  /// At a place of the view.
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    layoutIfNeeded()
    pages.layoutIfNeeded()
    return pages.page(at: convert(point, to: pages.content), nearest: nearest)
  }
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
