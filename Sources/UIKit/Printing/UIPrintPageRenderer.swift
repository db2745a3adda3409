import CoreGraphics
import Foundation

/// Draws the pages of a print job: a header, a footer, and content of its own or of formatters.
///
/// Pages are drawn into the current context, which may be a PDF's or a bitmap's.
@preconcurrency
@MainActor
open class UIPrintPageRenderer: MainActorObject {
  public init() { super.init(isolated: ()) }

  /// Set by a print job; apps without a printer set it by its name.
  open internal(set) var paperRect = CGRect.zero { didSet { reflow() } }
  open internal(set) var printableRect = CGRect.zero { didSet { reflow() } }
  open var headerHeight: CGFloat = 0 { didSet { reflow() } }
  open var footerHeight: CGFloat = 0 { didSet { reflow() } }

  open var printFormatters: [UIPrintFormatter]? {
    get { formatters }
    set {
      for old in formatters { old.printPageRenderer = nil }
      formatters = newValue ?? []
      for new in formatters { new.printPageRenderer = self }
    }
  }
  private var formatters: [UIPrintFormatter] = []

  private func reflow() { for formatter in formatters { formatter.reflow() } }

  /// As many as the formatters need (documented).
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatters.append(formatter)
  }

  func remove(_ formatter: UIPrintFormatter) { formatters.removeAll { $0 === formatter } }

  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { formatter in
      (formatter.startPage..<formatter.startPage + formatter.pageCount).contains(pageIndex)
    }
    return found.isEmpty ? nil : found
  }

  /// The area of pages between the header and the footer.
  var contentRect: CGRect {
    CGRect(
      x: printableRect.minX,
      y: printableRect.minY + headerHeight,
      width: printableRect.width,
      height: max(0, printableRect.height - headerHeight - footerHeight)
    )
  }

  // MARK: Drawing

  open func prepare(forDrawingPages range: NSRange) {}

  /// The header, the content, the formatters and the footer, in this order (documented).
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let content = contentRect
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(
          x: content.minX,
          y: content.minY - headerHeight,
          width: content.width,
          height: headerHeight
        )
      )
    }
    drawContentForPage(at: pageIndex, in: content.isEmpty ? printableRect : content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: content.minX,
          y: content.maxY,
          width: content.width,
          height: footerHeight
        )
      )
    }
  }

  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
