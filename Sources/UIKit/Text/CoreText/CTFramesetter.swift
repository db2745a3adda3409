import CoreGraphics
import Foundation
import QuartzCore
import Typography

public enum CTFrameProgression: UInt32, Sendable {
  case topToBottom, rightToLeft, leftToRight
}

extension CFRange {
  /// The part of it that there is; a length of 0 is up to the end (documented).
  func indices(upTo count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    let wanted = length == 0 ? count - start : min(max(length, 0), count - start)
    return start..<start + wanted
  }
}

/// Makes frames of a text.
public final class CTFramesetter {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }

  func range(_ range: CFRange) -> NSRange {
    NSRange(range.indices(upTo: text.length))
  }
}

/// Lines in a path, whose rectangle they fill from the top: other shapes are filled as their
/// rectangles.
public final class CTFrame {
  let text: NSAttributedString
  let range: NSRange
  let path: CGPath
  let layout: TextLayout

  init(_ setter: CTFramesetter, _ range: NSRange, _ path: CGPath) {
    self.range = range
    self.path = path
    text = setter.text.attributedSubstring(from: range)
    let box = path.boundingBoxOfPath
    layout = text.coreTextLayout(TextLayout.Limits(width: box.width, height: box.height))
  }

  /// Lines whose box is inside the path: the first one counts only if it fits.
  var lines: [TextLine] {
    let height = path.boundingBoxOfPath.height + 1e-6
    return layout.lines.filter { $0.bottom <= height }
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, framesetter.range(stringRange), path) }

/// The size of the lines; `fitRange` gets what of the text they hold.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = framesetter.range(stringRange)
  let layout = framesetter.text.attributedSubstring(from: range).coreTextLayout(
    TextLayout.Limits(
      width: constraints.width > 0 ? constraints.width : .infinity,
      height: constraints.height > 0 ? constraints.height : .infinity
    )
  )
  let end = layout.isTruncated ? layout.lines.last?.range.upperBound ?? 0 : range.length
  fitRange?.pointee = CFRange(location: range.location, length: end)
  return layout.size
}

// MARK: Frames

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let end = frame.layout.isTruncated ? frame.lines.last?.range.upperBound ?? 0 : frame.range.length
  return CFRange(location: frame.range.location, length: end)
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
  frame.lines.map { line in
    let range = NSRange(location: line.range.lowerBound, length: line.range.count)
    return CTLine(
      frame.text.attributedSubstring(from: range),
      start: frame.range.location + line.range.lowerBound
    )
  }
}

/// Of baselines, from the lower left corner of the path's rectangle, y up; a length
/// of 0 is up to the end.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame,
  _ range: CFRange,
  _ origins: UnsafeMutablePointer<CGPoint>
) {
  let height = frame.path.boundingBoxOfPath.height
  let lines = frame.lines
  for (place, line) in lines[range.indices(upTo: lines.count)].enumerated() {
    origins[place] = CGPoint(x: line.origin.x, y: height - line.origin.y)
  }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  guard !frame.lines.isEmpty else { return }
  let box = frame.path.boundingBoxOfPath
  context.saveGState()
  defer { context.restoreGState() }
  context.translateBy(x: box.minX, y: box.maxY)
  context.scaleBy(x: 1, y: -1)
  context.draw(frame.layout, at: .zero, color: .black)
}
