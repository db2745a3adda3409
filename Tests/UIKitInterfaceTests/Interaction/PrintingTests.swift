import Segue
import Testing
import UIKit

/// Pages that apps draw into files, without a printer.
@MainActor
struct PrintingTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let paper = CGRect(x: 0, y: 0, width: 300, height: 200)

  private func makeRenderer(_ formatter: UIPrintFormatter) -> UIPrintPageRenderer {
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: paper.insetBy(dx: 20, dy: 20)), forKey: "printableRect")
    return renderer
  }

  /// The share of pixels that are not white, in the upper and the lower half of a page.
  private func ink(_ renderer: UIPrintPageRenderer, page: Int) -> (top: Double, bottom: Double) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: paper, format: format).image { context in
      UIColor.white.setFill()
      context.fill(paper)
      renderer.drawPage(at: page, in: paper)
    }
    guard let data = image.cgImage?.dataProvider?.data as Data? else { return (0, 0) }
    let half = data.count / 2
    func share(_ bytes: Data) -> Double {
      Double(bytes.count { $0 < 128 }) / Double(bytes.count)
    }
    return (share(data.prefix(half)), share(data.suffix(half)))
  }

  @Test
  func `text goes on until it is on a page`() {
    stage.makeCurrent()
    let text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    let renderer = makeRenderer(UISimpleTextPrintFormatter(text: text))
    #expect(renderer.numberOfPages > 1 && renderer.numberOfPages < 6)
    let first = ink(renderer, page: 0)
    #expect(first.top > 0 && first.bottom > 0)
    let last = ink(renderer, page: renderer.numberOfPages - 1)
    #expect(last.top > 0 && last.bottom < first.bottom)
    #expect(ink(renderer, page: renderer.numberOfPages).top == 0)
  }

  @Test
  func `markup is printed with its styles, and fewer lines fit below a header`() {
    stage.makeCurrent()
    let text = (1...20).map { "<p>Paragraph <b>\($0)</b></p>" }.joined()
    let renderer = makeRenderer(UIMarkupTextPrintFormatter(markupText: text))
    let pages = renderer.numberOfPages
    renderer.headerHeight = 60
    renderer.footerHeight = 40
    #expect(pages > 0 && renderer.numberOfPages > pages)
  }

  private final class Numbered: UIPrintPageRenderer {
    var drawn: [String] = []
    override var numberOfPages: Int { 2 }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      drawn.append("header \(pageIndex) \(Int(headerRect.height))")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      drawn.append("content \(Int(contentRect.minY)) \(Int(contentRect.height))")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      drawn.append("footer \(Int(footerRect.maxY))")
    }
  }

  @Test
  func `a page is drawn from its header to its footer`() {
    stage.makeCurrent()
    let renderer = Numbered()
    renderer.headerHeight = 30
    renderer.footerHeight = 20
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: paper), forKey: "printableRect")
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, paper, nil)
    UIGraphicsBeginPDFPage()
    renderer.drawPage(at: 1, in: UIGraphicsGetPDFContextBounds())
    UIGraphicsEndPDFContext()
    #expect(renderer.drawn == ["header 1 30", "content 30 150", "footer 200"])
    #expect(data.length > 100)
  }

  @Test
  func `a stage does not print`() {
    stage.makeCurrent()
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    let info = UIPrintInfo.printInfo()
    info.jobName = "job"
    info.orientation = .landscape
    let controller = UIPrintInteractionController.shared
    controller.printInfo = info
    #expect(!controller.present(animated: true))
    #expect(UIPrintInfo(dictionary: info.dictionaryRepresentation).orientation == .landscape)
  }
}
