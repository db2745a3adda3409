import PDFKit
import Testing
import UIKit

/// Pages of files, and pages that an app makes.
@MainActor
@Suite
struct PageViewTests {
  @Test
  func `a file that is none of pages is no document`() {
    #expect(PDFDocument(url: URL(fileURLWithPath: "/a.pdf")) == nil)
    #expect(PDFDocument(data: Data("%PDF-1.4".utf8)) == nil)
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoScales = true
    view.document = PDFDocument(url: URL(fileURLWithPath: "/a.pdf"))
    #expect(view.document == nil && view.currentPage == nil && !view.canGoToNextPage)
  }

  @Test
  func `a file has its pages, which are drawn`() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20)).pdfData {
      context in
      for color in [UIColor.red, .blue] {
        context.beginPage()
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      }
    }
    let document = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 2 && document.dataRepresentation() == data)
    let second = try #require(document.page(at: 1))
    #expect(second.label == "2" && second.document === document)
    #expect(second.bounds(for: .cropBox) == CGRect(x: 0, y: 0, width: 40, height: 20))
    let small = second.thumbnail(of: CGSize(width: 20, height: 20), for: .mediaBox)
    #expect(small.size == CGSize(width: 20, height: 10))
    let pixels = try #require(small.cgImage?.dataProvider?.data.map { [UInt8]($0) })
    #expect(Array(pixels[pixels.count / 2..<pixels.count / 2 + 3]) == [0, 0, 255])
  }

  @Test
  func `a view goes from page to page`() throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let document = PDFDocument()
    document.insert(try #require(PDFPage(image: red)), at: 0)
    document.insert(PDFPage(), at: 1)
    let view = PDFView()
    view.document = document
    #expect(view.currentPage === document.page(at: 0) && view.canGoToNextPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === document.page(at: 1) && !view.canGoToNextPage)
    #expect(document.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
    let small = try #require(document.page(at: 0)).thumbnail(
      of: CGSize(width: 10, height: 10),
      for: .cropBox
    )
    #expect(small.size == CGSize(width: 10, height: 5))
  }

  @Test
  func `a view shows its pages below each other, as wide as itself, and scrolls to one`() throws {
    let document = PDFDocument()
    for color in [UIColor.red, .green, .blue] {
      let page = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 80)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 80))
      }
      document.insert(try #require(PDFPage(image: page)), at: document.pageCount)
    }
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    view.displaysPageBreaks = false
    view.autoScales = true
    view.document = document
    #expect(view.scaleFactor == 2)
    #expect(view.visiblePages.count == 1)
    #expect(view.documentView?.bounds.size == CGSize(width: 80, height: 480))
    #expect(view.page(for: CGPoint(x: 40, y: 90), nearest: false) === document.page(at: 0))
    view.go(to: try #require(document.page(at: 1)))
    #expect(view.page(for: CGPoint(x: 40, y: 10), nearest: false) === document.page(at: 1))
    view.displayMode = .singlePage
    #expect(view.visiblePages.count == 1 && view.visiblePages[0] === document.page(at: 1))
    #expect(view.scaleFactor == 1.25)
    view.zoomOut(nil)
    #expect(view.scaleFactor == 1 && !view.autoScales)
  }
}
