import Foundation

/// Where characters are, and which character is at a place.
extension TextLayout {
  /// The line that has the character, or the last one.
  package func lineIndex(of offset: Int) -> Int? {
    lines.firstIndex { $0.range.contains(offset) } ?? lines.indices.last
  }

  /// The line at a height; above all it is the first one, below all the last one.
  package func lineIndex(atY y: Double) -> Int? {
    lines.firstIndex { y < $0.bottom } ?? lines.indices.last
  }

  /// The boxes of a range of characters, one for each line that has some of it.
  package func boxes(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = line.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let sides = part.compactMap { line.sides(of: $0) }
      guard let left = sides.map(\.left).min(), let right = sides.map(\.right).max() else {
        return nil
      }
      return CGRect(
        x: line.origin.x + left,
        y: line.top,
        width: right - left,
        height: line.height
      )
    }
  }

  /// The character at a point, and how far across it the point is, from 0 to 1.
  ///
  /// Beside a line it is the nearest character of that line.
  package func character(at point: CGPoint) -> (offset: Int, fraction: Double)? {
    guard let index = lineIndex(atY: point.y) else { return nil }
    let line = lines[index]
    let x = point.x - line.origin.x
    var nearest: (offset: Int, fraction: Double, distance: Double)?
    for offset in line.range {
      guard let sides = line.sides(of: offset) else { continue }
      let distance = max(sides.left - x, x - sides.right, 0)
      guard distance < nearest?.distance ?? .infinity else { continue }
      let width = sides.right - sides.left
      let fraction = width > 0 ? min(1, max(0, (x - sides.left) / width)) : 0
      nearest = (offset, line.isRightToLeft ? 1 - fraction : fraction, distance)
    }
    // An empty line has its place alone.
    return nearest.map { ($0.offset, $0.fraction) } ?? (line.range.lowerBound, 0)
  }
}

extension TextLine {
  /// The left and the right edge of a character, from the line's origin.
  ///
  /// Nil inside of what is one glyph with characters before it, and at the end of a line that hangs
  /// over.
  func sides(of offset: Int) -> (left: Double, right: Double)? {
    for run in runs {
      // A tab, a picture or other room.
      if run.glyphs.isEmpty, run.characters.first == offset { return (run.x, run.x + run.width) }
      guard let index = run.glyphs.firstIndex(where: { $0.cluster == offset }) else { continue }
      // A character may have several glyphs.
      let last = run.glyphs.lastIndex { $0.cluster == offset } ?? index
      let left = Double(run.glyphs[index].position.x)
      let hasNext = run.glyphs.indices.contains(last + 1)
      let right = hasNext ? Double(run.glyphs[last + 1].position.x) : run.x + run.width
      return (left, max(left, right))
    }
    return nil
  }

  /// Where a caret stands before a character of the line, or behind all of them, from the line's
  /// origin.
  ///
  /// Line breaks, and spaces that hang over a wrapped line's end, are at the end of what shows.
  package func caret(before offset: Int) -> Double {
    if let sides = sides(of: offset) {
      return isRightToLeft(at: offset) ? sides.right : sides.left
    }
    let before = range.clamped(to: range.lowerBound..<max(range.lowerBound, offset))
    for index in before.reversed() {
      guard let sides = sides(of: index) else { continue }
      return isRightToLeft(at: index) ? sides.left : sides.right
    }
    return isRightToLeft ? width : 0
  }

  private func isRightToLeft(at offset: Int) -> Bool {
    runs.first { $0.characters.contains(offset) }?.isRightToLeft ?? isRightToLeft
  }
}
