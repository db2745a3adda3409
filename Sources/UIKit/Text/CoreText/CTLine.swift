import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import Typography

// Lines are those of the typesetter; what Core Text draws has its y pointing up.

public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
public let kCTBackgroundColorAttributeName: CFString = "NSBackgroundColor"

public enum CTLineTruncationType: UInt32, Sendable {
  case start, end, middle
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

extension NSAttributedString {
  /// With UIKit's keys for Core Text's colours, and room for its delegates.
  var forCoreText: NSAttributedString {
    let key = NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName)
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) {
      value,
      range,
      _ in
      if let value { copy.addAttribute(.foregroundColor, value: value, range: range) }
    }
    copy.makeRoomForRunDelegates()
    return copy
  }

  func coreTextLayout(_ limits: TextLayout.Limits) -> TextLayout {
    TextLayout(
      StyledText(forCoreText, defaults: TextStyle(font: SystemFont().font(size: 12))),
      limits: limits
    )
  }
}

/// A line of text.
public final class CTLine {
  let text: NSAttributedString
  /// Where the line's text is in the whole.
  let start: Int
  let layout: TextLayout

  init(_ text: NSAttributedString, start: Int = 0, limits: TextLayout.Limits? = nil) {
    self.text = text
    self.start = start
    layout = text.coreTextLayout(limits ?? TextLayout.Limits(maximumLines: 1))
  }

  var line: TextLine? { layout.lines.first }

  /// Draws with the left end of the baseline at the context's text position.
  func draw(in context: CGContext) {
    guard let line else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    context.draw(layout, at: CGPoint(x: -line.origin.x, y: -line.origin.y), color: .black)
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Nil where not even the token fits.
public func CTLineCreateTruncatedLine(
  _ line: CTLine,
  _ width: Double,
  _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  if (line.line?.width ?? 0) <= width { return line }
  if let token = truncationToken?.line?.width, token > width { return nil }
  let mode: ParagraphStyle.LineBreakMode =
    switch truncationType {
    case .start: .truncatingHead
    case .end: .truncatingTail
    case .middle: .truncatingMiddle
    }
  return CTLine(
    line.text,
    start: line.start,
    limits: TextLayout.Limits(width: width, maximumLines: 1, lineBreakMode: mode)
  )
}

public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// The width; the measures are from the baseline, all positive.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine,
  _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line?.ascent ?? 0
  descent?.pointee = line.line?.descent ?? 0
  leading?.pointee = line.line?.leading ?? 0
  return line.line?.width ?? 0
}

public func CTLineGetBoundsWithOptions(
  _ line: CTLine,
  _ options: CTLineBoundsOptions
) -> CGRect {
  guard let own = line.line else { return .zero }
  let height = own.ascent + own.descent
  return CGRect(x: 0, y: -own.descent, width: own.width, height: height)
}

/// Of the glyphs' outlines, y up.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  guard let own = line.line else { return .zero }
  var all = CGRect.null
  let origin = CGPoint(x: -own.origin.x, y: -own.origin.y)
  for case .fill(let path, _) in line.layout.marks(at: origin) where !path.isEmpty {
    all = all.union(path.bounds)
  }
  if all.isNull { return .zero }
  return CGRect(x: all.minX, y: -all.maxY, width: all.width, height: all.height)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let text = line.text.string
  let kept = text.replacingOccurrences(of: "\\s+$", with: "", options: .regularExpression)
  let shown = CTLine(
    line.text.attributedSubstring(from: NSRange(location: 0, length: kept.utf16.count))
  )
  return max(0, (line.line?.width ?? 0) - (shown.line?.width ?? 0))
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.text.length)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line?.runs.reduce(0) { $0 + CTRunGetGlyphCount(CTRun($1, of: line)) } ?? 0
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  line.line?.runs.map { CTRun($0, of: line) } ?? []
}

/// Where a character begins, from the line's left end.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine,
  _ charIndex: CFIndex,
  _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let index = charIndex - line.start
  let runs = line.line?.runs ?? []
  let places =
    runs.flatMap(\.glyphs).map { (index: $0.cluster, x: $0.position.x) }
    + runs.filter { $0.attachment != nil }.map { ($0.characters.lowerBound, $0.x) }
  let next = places.filter { $0.index >= index }.min { $0.index < $1.index }
  let offset = next?.x ?? line.line?.width ?? 0
  secondaryOffset?.pointee = offset
  return offset
}

/// The nearest place between characters.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let places = 0...line.text.length
  let nearest = places.min {
    abs(CTLineGetOffsetForStringIndex(line, $0 + line.start, nil) - position.x)
      < abs(CTLineGetOffsetForStringIndex(line, $1 + line.start, nil) - position.x)
  }
  return (nearest ?? 0) + line.start
}

public func CTLineGetPenOffsetForFlush(
  _ line: CTLine,
  _ flushFactor: CGFloat,
  _ flushWidth: Double
) -> Double { max(0, flushWidth - (line.line?.width ?? 0)) * min(max(flushFactor, 0), 1) }
