import Display
import Pixels

/// Groups that hold nothing but colours, as most small layers do, are composed without a row of their
/// own: where all coverages are constant the group is one translucent colour, and the few pixels of
/// edges are computed one by one, in floats that are rounded once.
struct ColorGroup {
  /// More parts than this are drawn the general way.
  static let maxParts = 8

  /// Where one part of the group is in the row.
  struct Part: BitwiseCopyable {
    var span: UnsafePointer<Span>
    var end: UnsafePointer<Span>
    /// Premultiplied, 0...255.
    var color: SIMD4<Float>
  }
}

extension BandPainter {
  /// Whether the steps between `begin` and `end` are colours only.
  func isColorGroup(_ begin: Int, _ end: Int) -> Bool {
    let count = end - begin - 1
    guard count > 0, count <= ColorGroup.maxParts else { return false }
    let opening = ops[begin]
    guard !opening.hasMask, opening.runs < 0, opening.blendMode == .normal, !opening.isFiltered
    else { return false }
    for index in (begin + 1)..<end {
      let op = ops[index]
      guard op.kind == .draw, op.blendMode == .normal, op.runs >= 0,
        sources[Int(op.source)].kind == .color
      else { return false }
    }
    return true
  }

  func paintColorGroup(_ begin: Int, _ y: Int32, _ range: Visible, _ band: PixelRect) {
    let opening = ops[begin]
    let opacity = Float(opening.opacity) / 255
    withUnsafeTemporaryAllocation(of: ColorGroup.Part.self, capacity: ColorGroup.maxParts) {
      parts in
      var count = 0
      for index in (begin + 1)..<Int(opening.match) {
        let op = ops.base + index
        guard y >= op.pointee.y0, y < op.pointee.y1 else { continue }
        let run = store.runs[Int(op.pointee.runs) + Int(y) - band.minY]
        guard run.count > 0 else { continue }
        let spans = UnsafePointer(store.spans.base + Int(run.start))
        parts[count] = ColorGroup.Part(
          span: spans,
          end: spans + Int(run.count),
          color: sources[Int(op.pointee.source)].color
        )
        count += 1
      }
      if let base = parts.baseAddress, count > 0 { paint(base, count, opacity, range) }
    }
  }

  private func paint(
    _ parts: UnsafeMutablePointer<ColorGroup.Part>,
    _ count: Int,
    _ opacity: Float,
    _ range: Visible
  ) {
    let level = row.top
    var x = max(range.x0, level.pointee.x0)
    let limit = min(range.x1, level.pointee.x1)
    while x < limit {
      // The stretch from x on in which no part's span begins or ends.
      var end = limit
      var isCovered = false
      var hasMask = false
      for index in 0..<count {
        let part = parts + index
        while part.pointee.span != part.pointee.end, part.pointee.span.pointee.x1 <= x {
          part.pointee.span += 1
        }
        guard part.pointee.span != part.pointee.end else { continue }
        let span = part.pointee.span
        if x < span.pointee.x0 {
          end = min(end, span.pointee.x0)
        } else {
          end = min(end, span.pointee.x1)
          isCovered = true
          if span.pointee.mask != nil { hasMask = true }
        }
      }
      if hasMask {
        paintEdge(parts, count, opacity, x, end)
      } else if isCovered {
        let color = mixed(parts, count, x)
        row.fill(x, end, color * opacity, coverage: 1)
      }
      x = end
    }
  }

  /// The group's colour in a stretch of constant coverages that begins at `x`.
  @inline(__always)
  private func mixed(
    _ parts: UnsafeMutablePointer<ColorGroup.Part>,
    _ count: Int,
    _ x: Int32
  ) -> SIMD4<Float> {
    var color = SIMD4<Float>.zero
    for index in 0..<count {
      let part = parts + index
      guard part.pointee.span != part.pointee.end else { continue }
      let span = part.pointee.span
      guard x >= span.pointee.x0 else { continue }
      let source = part.pointee.color * (Float(span.pointee.value) * (1 / 255))
      color = color * (1 - source.w * (1 / 255)) + source
    }
    return color
  }

  /// The pixels of a stretch in which some coverage changes from pixel to pixel.
  @inline(__always)
  private func paintEdge(
    _ parts: UnsafeMutablePointer<ColorGroup.Part>,
    _ count: Int,
    _ opacity: Float,
    _ a: Int32,
    _ b: Int32
  ) {
    withUnsafeTemporaryAllocation(of: EdgePart.self, capacity: ColorGroup.maxParts) { edges in
      guard let edges = edges.baseAddress else { return }
      var edgeCount = 0
      for index in 0..<count {
        let part = parts[index]
        guard part.span != part.end, a >= part.span.pointee.x0 else { continue }
        let span = part.span.pointee
        edges[edgeCount] = EdgePart(
          mask: span.mask.map { $0 + Int(a - span.x0) },
          amount: Float(span.value) * (1 / 255),
          color: part.color
        )
        edgeCount += 1
      }
      row.update(a, b) { x0, x1, base, target in
        var x = Int(x0)
        let end = Int(x1)
        let first = Int(a)
        while x < end {
          let color = packed(mixed(edges, edgeCount, x &- first) * opacity)
          target[x] = color &+ scaled(base[x], 255 &- (color >> 24))
          x &+= 1
        }
      }
    }
  }

  private struct EdgePart: BitwiseCopyable {
    /// Of the stretch's first pixel; nil when `amount` holds for all.
    var mask: UnsafePointer<UInt8>?
    var amount: Float
    var color: SIMD4<Float>
  }

  @inline(__always)
  private func mixed(
    _ edges: UnsafeMutablePointer<EdgePart>,
    _ count: Int,
    _ offset: Int
  )
    -> SIMD4<Float>
  {
    var color = SIMD4<Float>.zero
    var index = 0
    while index < count {
      let edge = edges + index
      var amount = edge.pointee.amount
      if let mask = edge.pointee.mask { amount = Float(mask[offset]) * (1 / 255) }
      let source = edge.pointee.color * amount
      color = color * (1 - source.w * (1 / 255)) + source
      index &+= 1
    }
    return color
  }

  /// Each channel times `factor` / 255, rounded to nearest.
  @inline(__always)
  private func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var rb = (pixel & 0xFF_00FF) &* factor &+ 0x80_0080
    rb = ((rb &+ ((rb >> 8) & 0xFF_00FF)) >> 8) & 0xFF_00FF
    var ga = ((pixel >> 8) & 0xFF_00FF) &* factor &+ 0x80_0080
    ga = (ga &+ ((ga >> 8) & 0xFF_00FF)) & 0xFF00_FF00
    return rb | ga
  }
}
