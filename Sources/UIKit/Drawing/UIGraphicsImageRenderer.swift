import Foundation
import QuartzCore

/// Makes an image, or its PNG, from drawing code.
open class UIGraphicsImageRenderer: NSObject {
  /// What is drawn, in points; its origin is the bitmap's top left.
  public let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat
  open var allowsImageOutput: Bool { true }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    render(actions).currentImage
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Empty where nothing was drawn.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func render(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context
  }
}

/// What a renderer's actions draw with.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext

  init(cgContext: CGContext) {
    self.cgContext = cgContext
    super.init()
  }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIGraphicsPushContext(cgContext)
    UIRectFillUsingBlendMode(rect, blendMode)
    UIGraphicsPopContext()
  }

  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// A line one point wide, inside the rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIGraphicsPushContext(cgContext)
    UIRectFrameUsingBlendMode(rect, blendMode)
    UIGraphicsPopContext()
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsImageRendererFormat

  init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    let context = CGContext(
      imageSize: bounds.size,
      scale: format.scale,
      isOpaque: format.opaque
    )
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    super.init(cgContext: context)
  }

  /// What was drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}
