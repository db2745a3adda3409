import CoreGraphics
import Pixels

/// What `body` draws on a context as UIKit makes them: y down, transparent at first.
func drawing(
  _ width: Int = 40,
  _ height: Int = 40,
  scale: CGFloat = 1,
  on background: CGColor? = nil,
  _ body: (CGContext) -> Void
) -> Pixmap {
  let context = CGContext(
    pixelWidth: Int(CGFloat(width) * scale),
    pixelHeight: Int(CGFloat(height) * scale),
    scale: scale
  )
  if let background {
    context.setFillColor(background)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(.black)
  }
  body(context)
  return context.makePixmap()
}

/// What `body` would draw, as text.
func recording(_ body: (CGContext) -> Void) -> String {
  let context = CGContext(pixelWidth: 100, pixelHeight: 100, scale: 1)
  body(context)
  return context.pendingDisplayList.dump()
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

/// A bitmap of four pixels: red, green over blue, white.
let fourPixels = Pixmap(width: 2, height: 2) { pixels in
  pixels[0] = Pixel(red: 255, green: 0, blue: 0).packed
  pixels[1] = Pixel(red: 0, green: 255, blue: 0).packed
  pixels[2] = Pixel(red: 0, green: 0, blue: 255).packed
  pixels[3] = Pixel(red: 255, green: 255, blue: 255).packed
}
