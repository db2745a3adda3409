import CoreGraphics
import Foundation

/// Text on the pages of a formatter: lines that do not fit go to the next one.
@MainActor
final class PrintedText {
  var text = NSAttributedString(string: "") { didSet { pages = nil } }
  private var pages: [(range: NSRange, top: CGFloat)]?
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer()

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  func reflow() { pages = nil }

  func pageCount(in formatter: UIPrintFormatter) -> Int { laidOut(in: formatter).count }

  private func laidOut(in formatter: UIPrintFormatter) -> [(range: NSRange, top: CGFloat)] {
    if let pages { return pages }
    let size = formatter.pageRect.size
    guard size.width > 0, size.height > 0, text.length > 0 else { return [] }
    storage.setAttributedString(text)
    container.size = CGSize(width: size.width, height: 0)
    var result: [(range: NSRange, top: CGFloat)] = []
    var room = size.height - formatter.contentInsets.top
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      line,
      _,
      _,
      range,
      _ in
      if let last = result.last, line.maxY - last.top <= room {
        let end = range.location + range.length
        result[result.count - 1].range.length = end - last.range.location
      } else {
        if !result.isEmpty { room = size.height }
        result.append((range, line.minY))
      }
    }
    pages = result
    return result
  }

  func draw(_ formatter: UIPrintFormatter, in rect: CGRect, forPageAt pageIndex: Int) {
    let pages = laidOut(in: formatter)
    let page = pageIndex - formatter.startPage
    guard pages.indices.contains(page) else { return }
    let (range, top) = pages[page]
    manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: rect.minX, y: rect.minY - top))
  }
}
