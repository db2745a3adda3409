import Foundation
import QuartzCore

// The stack of contexts that `UIColor.set`, `UIBezierPath.fill`, `UIImage.draw` and text draw into.
// Each thread has its own, as on iOS.

private final class GraphicsStack {
  struct Entry {
    var context: CGContext
    /// Pixels to a point, when `UIGraphicsBeginImageContext` made the context.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  static var current: GraphicsStack {
    let threads = Foundation.Thread.current.threadDictionary
    if let stack = threads["Segue.GraphicsStack"] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    threads["Segue.GraphicsStack"] = stack
    return stack
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(.init(context: context, imageScale: nil))
}

public func UIGraphicsPopContext() {
  let stack = GraphicsStack.current
  if stack.entries.last?.imageScale == nil { _ = stack.entries.popLast() }
}

/// A transparent bitmap of one pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Scale 0 is the screen's.
///
/// An opaque bitmap starts black.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIGraphicsScreenScale()
  let context = CGContext(imageSize: size, scale: scale, isOpaque: opaque)
  GraphicsStack.current.entries.append(.init(context: context, imageScale: scale))
}

/// What was drawn since `UIGraphicsBeginImageContext`; nil outside of it or for an empty size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale else {
    return nil
  }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

public func UIGraphicsEndImageContext() {
  let stack = GraphicsStack.current
  if stack.entries.last?.imageScale != nil { _ = stack.entries.popLast() }
}

// MARK: Rectangles in the current context

public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A frame one point wide, inside the rectangle.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.setFillColor(CGColor(context.strokeColor))
  let inner = rect.insetBy(dx: 1, dy: 1)
  let path = CGMutablePath()
  path.addRect(rect)
  if !inner.isNull { path.addRect(inner) }
  context.beginPath()
  context.addPath(path)
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

// MARK: For the framework

/// Pixels to a point where the caller asks for "the screen's".
package func UIGraphicsScreenScale() -> CGFloat {
  let scale = UITraitCollection.current.displayScale
  return scale > 0 ? scale : 1
}

extension CGContext {
  /// In pixels.
  ///
  /// An image in memory may be larger than what a screen shows (inferred): a stitched screenshot
  /// is.
  private static let largestImageSide: CGFloat = 65_536

  /// y down, in points.
  ///
  /// The bitmap is as many whole pixels as hold `size`.
  package convenience init(imageSize size: CGSize, scale: CGFloat, isOpaque: Bool) {
    func pixels(_ length: CGFloat) -> Int {
      // 17.0 / 3 * 3 is a little more than 17: a millionth of a pixel does not count.
      let count = (length * scale - 1e-6).rounded(.up)
      return count.isFinite && count > 0 ? Int(min(count, CGContext.largestImageSide)) : 0
    }
    var (width, height) = (pixels(size.width), pixels(size.height))
    if height > 0, width > CGContext.mostPixels / height {
      Diagnostics.report("There is no memory for an image of \(width)x\(height) pixels.")
      (width, height) = (0, 0)
    }
    self.init(
      pixelWidth: width,
      pixelHeight: height,
      scale: scale,
      isOpaque: isOpaque
    )
  }
}
