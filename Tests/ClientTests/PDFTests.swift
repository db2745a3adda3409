import Testing
import UIKit

// PDFs as apps make them.

@Suite
@MainActor
struct PDFTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func page() -> Data {
    UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 30))
      let clip = UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 50, height: 50))
      context.cgContext.saveGState()
      clip.addClip()
      UIColor.blue.withAlphaComponent(0.5).setFill()
      UIRectFillUsingBlendMode(CGRect(x: 50, y: 0, width: 50, height: 50), .normal)
      context.cgContext.restoreGState()
      ("Text" as NSString).draw(at: CGPoint(x: 10, y: 40), withAttributes: nil)
    }
  }

  @Test(arguments: [1e9, 1e300, .infinity] as [CGFloat])
  func `a page that no memory holds has no pictures of effects`(side: CGFloat) {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      context.cgContext.setShadow(offset: .zero, blur: 3)
      context.fill(bounds)
    }
    #expect(data.starts(with: Data("%PDF-".utf8)))
    #expect(data.count < 10_000)
  }

  @Test
  func `a page has the size and the colours that were drawn`() throws {
    let data = page()
    #expect(data.starts(with: Data("%PDF-".utf8)))
    let image = try #require(UIImage(data: data))
    #expect(image.size == bounds.size)
    let pixels = try #require(image.cgImage?.dataProvider?.data.map { [UInt8]($0) })
    let width = try #require(image.cgImage?.width)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }
    #expect(pixel(10, 10) == [255, 0, 0, 255])
    #expect(pixel(75, 25)[2] > pixel(75, 25)[0])
    #expect(pixel(52, 2) != pixel(75, 25))
  }

  @Test
  func `the functions of before write several pages`() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, bounds, [kCGPDFContextTitle: "Two pages"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == bounds)
    UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).stroke()
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 200, height: 30), nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    UIGraphicsEndPDFContext()
    let text = String(decoding: data as Data, as: UTF8.self)
    #expect(text.contains("/Count 2") && text.contains("[0 0 200 30]"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test
  func `in a context of Core Graphics y is up`() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 30, width: 40, height: 10))
    context.endPDFPage()
    context.closePDF()
    let image = try #require(UIImage(data: data as Data)?.cgImage)
    let pixels = try #require(image.dataProvider?.data.map { [UInt8]($0) })
    #expect(Array(pixels[(5 * 40 + 20) * 4..<(5 * 40 + 20) * 4 + 3]) == [0, 255, 0])
    #expect(Array(pixels[(35 * 40 + 20) * 4..<(35 * 40 + 20) * 4 + 3]) != [0, 255, 0])
  }

  @Test
  func `pages of a document are drawn where they are in user space`() throws {
    let provider = try #require(CGDataProvider(data: page()))
    let document = try #require(CGPDFDocument(provider))
    #expect(document.numberOfPages == 1 && document.page(at: 0) == nil)
    let page = try #require(document.page(at: 1))
    #expect(page.getBoxRect(.mediaBox) == bounds && page.rotationAngle == 0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 120)).image { context in
      let canvas = context.cgContext
      canvas.translateBy(x: 0, y: 120)
      canvas.scaleBy(x: 2, y: -2)
      canvas.drawPDFPage(page)
    }
    let pixels = try #require(image.cgImage?.dataProvider?.data.map { [UInt8]($0) })
    let scale = Int(image.scale)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let place = (y * scale * 200 * scale + x * scale) * 4
      return Array(pixels[place..<place + 4])
    }
    #expect(pixel(40, 20) == [255, 0, 0, 255])
    #expect(pixel(120, 100)[3] == 0)
  }

  @Test
  func `a page becomes smaller to fit, never larger, and is turned about its middle`() throws {
    let provider = try #require(CGDataProvider(data: page()))
    let page = try #require(CGPDFDocument(provider)?.page(at: 1))
    func shown(_ rect: CGRect, _ turn: Int32) -> CGRect {
      bounds.applying(
        page.getDrawingTransform(.mediaBox, rect: rect, rotate: turn, preserveAspectRatio: true)
      )
    }
    #expect(
      shown(CGRect(x: 0, y: 0, width: 50, height: 50), 0).size == CGSize(width: 50, height: 30)
    )
    #expect(shown(CGRect(x: 0, y: 0, width: 300, height: 100), 0).origin == CGPoint(x: 100, y: 20))
    let turned = shown(CGRect(x: 0, y: 0, width: 60, height: 100), 90)
    #expect(abs(turned.width - 60) < 1e-9 && abs(turned.height - 100) < 1e-9)
    #expect(abs(turned.minX) < 1e-9 && abs(turned.minY) < 1e-9)
  }
}
