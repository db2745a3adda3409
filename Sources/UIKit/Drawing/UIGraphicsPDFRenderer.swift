import Foundation
import QuartzCore

/// Makes a PDF from drawing code.
open class UIGraphicsPDFRenderer: NSObject {
  /// Of a page, in points.
  public let bounds: CGRect
  public let format: UIGraphicsPDFRendererFormat

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data) else { return Data() }
    render(to: consumer, actions)
    return data as Data
  }

  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }

  private func render(
    to consumer: CGDataConsumer,
    _ actions: (UIGraphicsPDFRendererContext) -> Void
  ) {
    let context = CGContext(
      pdf: consumer,
      mediaBox: bounds,
      info: format.documentInfo,
      isFlipped: true
    )
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(cgContext: context))
    UIGraphicsPopContext()
    context.closePDF()
  }
}

/// What the file says about itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// By Core Graphics' keys, such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]
}

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// Of the open page, in points.
  open var pdfContextBounds: CGRect { cgContext.pageBounds }

  /// A page of the renderer's bounds.
  open func beginPage() { cgContext.beginPage(nil) }

  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPage(bounds)
  }

  // Links are not written.
  open func setURL(_ url: URL, for rect: CGRect) {}
  open func addDestination(withName name: String, at point: CGPoint) {}
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

// MARK: The functions of before iOS 10

/// A page of US letter where the bounds are empty (documented).
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) {
  guard let consumer = CGDataConsumer(data: data) else { return }
  beginPDF(consumer, bounds, documentInfo)
}

/// False for a place that cannot be written to.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  guard FileManager.default.isWritableFile(atPath: url.deletingLastPathComponent().path),
    let consumer = CGDataConsumer(url: url)
  else { return false }
  beginPDF(consumer, bounds, documentInfo)
  return true
}

private func beginPDF(
  _ consumer: CGDataConsumer,
  _ bounds: CGRect,
  _ info: [AnyHashable: Any]?
) {
  let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
  let box = bounds.isEmpty ? letter : bounds
  UIGraphicsPushContext(
    CGContext(pdf: consumer, mediaBox: box, info: info ?? [:], isFlipped: true)
  )
}

public func UIGraphicsBeginPDFPage() { UIGraphicsGetCurrentContext()?.beginPage(nil) }

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  UIGraphicsGetCurrentContext()?.beginPage(bounds)
}

public func UIGraphicsGetPDFContextBounds() -> CGRect {
  UIGraphicsGetCurrentContext()?.pageBounds ?? .zero
}

/// Writes the file.
public func UIGraphicsEndPDFContext() {
  UIGraphicsGetCurrentContext()?.closePDF()
  UIGraphicsPopContext()
}
