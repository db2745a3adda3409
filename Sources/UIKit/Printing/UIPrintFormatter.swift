import CoreGraphics
import Foundation

/// Lays out content on pages.
@preconcurrency
@MainActor
open class UIPrintFormatter: MainActorObject {
  public init() { super.init(isolated: ()) }

  open internal(set) weak var printPageRenderer: UIPrintPageRenderer? { didSet { reflow() } }
  /// 0 means as high or wide as the page.
  open var maximumContentHeight: CGFloat = 0 { didSet { reflow() } }
  open var maximumContentWidth: CGFloat = 0 { didSet { reflow() } }
  /// Around all content, as in the first page's top and the last page's bottom.
  open var contentInsets = UIEdgeInsets.zero { didSet { reflow() } }
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { reflow() } }
  open var startPage = 0
  /// As many as the content needs.
  open var pageCount: Int { 0 }
  open var requiresMainThread: Bool { true }

  open func removeFromPrintPageRenderer() {
    printPageRenderer?.remove(self)
    printPageRenderer = nil
  }

  /// Called when the size of pages changes.
  func reflow() {}

  /// The area of each page, without the insets of the content.
  var pageRect: CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    var rect = renderer.contentRect
    let page = perPageContentInsets
    rect = CGRect(
      x: rect.minX + page.left + contentInsets.left,
      y: max(rect.minY, page.top),
      width: rect.width - page.left - page.right - contentInsets.left - contentInsets.right,
      height: rect.height - page.top - page.bottom
    )
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect
  }

  open func rectForPage(at pageIndex: Int) -> CGRect {
    var rect = pageRect
    guard pageIndex == startPage else { return rect }
    rect.origin.y += contentInsets.top
    rect.size.height = max(0, rect.height - contentInsets.top)
    return rect
  }

  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}
