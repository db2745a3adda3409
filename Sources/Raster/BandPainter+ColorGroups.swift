import CKernels
import Display
import Pixels

/// Groups that hold nothing but colours, as most small layers do, are composed without rows of their
/// own: where all coverages are constant the group is one translucent colour, and the few pixels of
/// edges are computed one by one, in floats that are rounded once.
struct ColorGroup {
  /// More parts than this are drawn the general way.
  static let maxParts = 8

  /// Where one part of the group is in the row: its present span, and those that follow.
  struct Part: BitwiseCopyable {
    /// Behind the last span both are out of reach.
    var x0: Int32
    var x1: Int32
    var mask: UnsafePointer<UInt8>?
    /// 0...1, where there is no mask.
    var amount: Float
    /// Premultiplied, 0...255.
    var color: SIMD4<Float>
    var next: UnsafePointer<Span>
    var end: UnsafePointer<Span>

    @inline(__always)
    init(_ spans: UnsafePointer<Span>, count: Int, _ color: SIMD4<Float>) {
      x0 = 0
      x1 = 0
      mask = nil
      amount = 0
      self.color = color
      next = spans
      end = spans + count
      advance()
    }

    @inline(__always)
    mutating func advance() {
      guard next != end else {
        x0 = .max
        x1 = .max
        return
      }
      x0 = next.pointee.x0
      x1 = next.pointee.x1
      mask = next.pointee.mask
      amount = Float(next.pointee.value) * (1 / 255)
      next += 1
    }
  }

  /// The parts of one row, and those that an edge shows.
  struct Memory {
    let parts = UnsafeMutablePointer<Part>.allocate(capacity: ColorGroup.maxParts)
    let edges = UnsafeMutablePointer<SegueGroupPart>.allocate(capacity: ColorGroup.maxParts)

    func deallocate() {
      parts.deallocate()
      edges.deallocate()
    }
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
    let parts = groups.parts
    var count = 0
    for index in (begin + 1)..<Int(opening.match) {
      let op = ops.base + index
      guard y >= op.pointee.y0, y < op.pointee.y1 else { continue }
      let run = store.runs[Int(op.pointee.runs) + Int(y) - band.minY]
      guard run.count > 0 else { continue }
      parts[count] = ColorGroup.Part(
        store.spans.base + Int(run.start),
        count: Int(run.count),
        sources[Int(op.pointee.source)].color
      )
      count += 1
    }
    if count > 0 { paint(parts, count, Float(opening.opacity) / 255, range) }
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
    guard x < limit else { return }
    var rewriter = row.beginRewriting(at: x)
    while x < limit {
      // The stretch from x on in which no part's span begins or ends.
      var end = limit
      var isCovered = false
      var hasMask = false
      var index = 0
      while index < count {
        let part = parts + index
        while part.pointee.x1 <= x { part.pointee.advance() }
        if x < part.pointee.x0 {
          end = min(end, part.pointee.x0)
        } else {
          end = min(end, part.pointee.x1)
          isCovered = true
          if part.pointee.mask != nil { hasMask = true }
        }
        index &+= 1
      }
      if hasMask {
        let edgeCount = gatherEdges(parts, count, x)
        let start = x
        rewriter.update(to: end, row) { x0, x1, base, target in
          row.kernels.groupOver(
            target + Int(x0),
            base + Int(x0),
            x1 - x0,
            groups.edges,
            edgeCount,
            x0 - start,
            opacity
          )
        }
      } else if isCovered {
        rewriter.fill(to: end, mixed(parts, count, x) * opacity)
      } else {
        rewriter.keep(to: end)
      }
      x = end
    }
    row.endRewriting(&rewriter)
  }

  /// The group's colour in a stretch of constant coverages that begins at `x`.
  @inline(__always)
  private func mixed(
    _ parts: UnsafeMutablePointer<ColorGroup.Part>,
    _ count: Int,
    _ x: Int32
  ) -> SIMD4<Float> {
    var color = SIMD4<Float>.zero
    var index = 0
    while index < count {
      let part = parts + index
      if x >= part.pointee.x0 {
        let source = part.pointee.color * part.pointee.amount
        color = color * (1 - source.w * (1 / 255)) + source
      }
      index &+= 1
    }
    return color
  }

  /// The parts that show in the stretch at `x`, for the kernel.
  @inline(__always)
  private func gatherEdges(
    _ parts: UnsafeMutablePointer<ColorGroup.Part>,
    _ count: Int,
    _ x: Int32
  ) -> Int32 {
    var edgeCount = 0
    var index = 0
    while index < count {
      let part = parts + index
      index &+= 1
      guard x >= part.pointee.x0 else { continue }
      let color = part.pointee.color
      groups.edges[edgeCount] = SegueGroupPart(
        mask: part.pointee.mask.map { $0 + Int(x - part.pointee.x0) },
        amount: part.pointee.amount,
        color: (color.x, color.y, color.z, color.w)
      )
      edgeCount &+= 1
    }
    return Int32(edgeCount)
  }
}
