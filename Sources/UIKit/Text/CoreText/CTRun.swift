import CoreGraphics
import Foundation
import Typography

public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Glyphs of a line that have the same attributes.
public final class CTRun {
  let run: GlyphRun
  let line: CTLine

  init(_ run: GlyphRun, of line: CTLine) {
    self.run = run
    self.line = line
  }

  func glyphs(_ range: CFRange) -> ArraySlice<GlyphRun.Glyph> {
    run.glyphs[range.indices(upTo: run.glyphs.count)]
  }
}

/// The room of a delegate counts as one.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex {
  run.run.attachment == nil ? run.run.glyphs.count : 1
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? .rightToLeft : []
}

/// Those of the first character, and always a font.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let first = run.run.glyphs.map(\.cluster).min() ?? run.run.characters.lowerBound
  var result: CFDictionary = [:]
  if first < run.line.text.length {
    for (key, value) in run.line.text.attributes(at: first, effectiveRange: nil) {
      result[key.rawValue] = value
    }
  }
  result[kCTFontAttributeName] = result[kCTFontAttributeName] ?? UIFont.systemFont(ofSize: 12)
  return result
}

public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  if run.run.attachment != nil {
    let characters = run.run.characters
    return CFRange(location: run.line.start + characters.lowerBound, length: characters.count)
  }
  let places = run.run.glyphs.map(\.cluster)
  guard let first = places.min() else { return CFRange(location: run.line.start, length: 0) }
  let others = run.line.line?.runs.flatMap(\.glyphs).map(\.cluster) ?? []
  let last = places.max() ?? first
  let end = others.filter { $0 > last }.min() ?? run.line.text.length
  return CFRange(location: run.line.start + first, length: end - first)
}

public func CTRunGetGlyphs(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  if run.run.attachment != nil { buffer[0] = 0 }
  for (place, glyph) in run.glyphs(range).enumerated() {
    buffer[place] = CGGlyph(truncatingIfNeeded: glyph.id)
  }
}

/// From the line's origin, y up.
public func CTRunGetPositions(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGPoint>
) {
  if run.run.attachment != nil { buffer[0] = CGPoint(x: run.run.x, y: 0) }
  for (place, glyph) in run.glyphs(range).enumerated() {
    buffer[place] = CGPoint(x: glyph.position.x, y: -glyph.position.y)
  }
}

public func CTRunGetAdvances(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGSize>
) {
  let all = run.run.glyphs
  if run.run.attachment != nil { buffer[0] = CGSize(width: run.run.width, height: 0) }
  for (place, index) in run.glyphs(range).indices.enumerated() {
    let next = index + 1 < all.count ? all[index + 1].position.x : run.run.x + run.run.width
    buffer[place] = CGSize(width: next - all[index].position.x, height: 0)
  }
}

public func CTRunGetStringIndices(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CFIndex>
) {
  if run.run.attachment != nil { buffer[0] = run.line.start + run.run.characters.lowerBound }
  for (place, glyph) in run.glyphs(range).enumerated() {
    buffer[place] = glyph.cluster + run.line.start
  }
}

/// The width of the glyphs; the measures are of the run's font.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun,
  _ range: CFRange,
  _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.run.ascent
  descent?.pointee = run.run.descent
  leading?.pointee = run.run.leading
  if run.run.attachment != nil { return run.run.width }
  let glyphs = run.glyphs(range)
  guard let first = glyphs.first else { return 0 }
  let all = run.run.glyphs
  let end =
    glyphs.endIndex < all.count ? all[glyphs.endIndex].position.x : run.run.x + run.run.width
  return end - first.position.x
}

/// The glyphs in the context's fill colour.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let attributes = CTRunGetAttributes(run)
  guard let font = attributes[kCTFontAttributeName] as? UIFont else { return }
  let glyphs = run.glyphs(range).map { CGGlyph(truncatingIfNeeded: $0.id) }
  let positions = run.glyphs(range).map { CGPoint(x: $0.position.x, y: -$0.position.y) }
  context.saveGState()
  defer { context.restoreGState() }
  let color =
    attributes[kCTForegroundColorAttributeName]
    ?? attributes[NSAttributedString.Key.foregroundColor.rawValue]
  if let color = color as? UIColor { context.setFillColor(color.cgColor) }
  if let color = color as? CGColor { context.setFillColor(color) }
  CTFontDrawGlyphs(font, glyphs, positions, glyphs.count, context)
}
