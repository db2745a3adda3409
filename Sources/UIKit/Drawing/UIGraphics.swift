import CoreGraphics
import Foundation

// For now what views need of drawing.

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}

extension CGContext {
  package convenience init(imageSize size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.init(
      pixelWidth: Int((size.width * scale).rounded(.up)),
      pixelHeight: Int((size.height * scale).rounded(.up)),
      scale: scale,
      isOpaque: isOpaque
    )
  }
}
