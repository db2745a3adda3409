// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CKernels
import Display
import Pixels
import RasterPlan

/// Groups of colours alone, as most small layers are, are composed without their own rows.
///
/// Where all coverages are constant the group is one translucent colour. The few pixels of edges
/// are computed one by one, in floats that are rounded once.
struct ColorGroup {
  /// More parts than this are drawn the general way.
  static let maxParts = 8

  /// The place of one part of the group in the row: its current run, and those that follow.
  struct Part: BitwiseCopyable {
    /// After the last run both ends are out of reach.
    private(set) var columns = PixelColumns.none
    private(set) var mask: UnsafePointer<UInt8>?
    /// 0...1, where there is no mask.
    private(set) var amount: Float = 0
    /// Premultiplied, 0...255.
    let color: SIMD4<Float>
    private var next: UnsafePointer<PixelRun>
    private let end: UnsafePointer<PixelRun>

    /// Nil without runs.
    @inline(__always)
    init?(_ runs: UnsafeBufferPointer<PixelRun>, _ color: SIMD4<Float>) {
      guard runs.count > 0, let start = runs.baseAddress else { return nil }
      self.color = color
      next = start
      end = start + runs.count
      advance()
    }

    @inline(__always)
    mutating func advance() {
      guard next != end else {
        columns = PixelColumns(from: .max, to: .max)
        return
      }
      columns = next.pointee.columns
      mask = next.pointee.mask?.start
      amount = Float(next.pointee.value) * (1 / 255)
      next += 1
    }
  }

  /// The parts of one row, and those at an edge.
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
  /// Whether the commands behind the scope that begins the range are colours only.
  func isColorGroup(_ range: Range<Int>) -> Bool {
    let count = range.count - 1
    guard count > 0, count <= ColorGroup.maxParts else { return false }
    let opening = commands[range.lowerBound]
    guard !opening.hasMask, opening.cover.isFull, opening.blendMode == .normal, !opening.isFiltered
    else { return false }
    for index in range.dropFirst() {
      let command = commands[index]
      guard case .draw(let ink) = command.role, command.blendMode == .normal,
        !command.cover.isFull, inks[Int(ink)].isColor
      else { return false }
    }
    return true
  }

  /// `range` begins with the scope's beginning and ends before its end.
  func paintColorGroup(_ range: Range<Int>, _ y: Int32, _ columns: PixelColumns) {
    let parts = groups.parts
    var count = 0
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let command = commands.pointer(at: index)
      index += 1
      guard case .draw(let ink) = command.pointee.role, command.pointee.rows.contains(y),
        let runs = runs(of: command.pointee.cover, y),
        let part = ColorGroup.Part(runs, inks[Int(ink)].color.channels)
      else { continue }
      check(count < ColorGroup.maxParts)
      parts[count] = part
      count += 1
    }
    guard count > 0 else { return }
    let opacity = Float(commands[range.lowerBound].opacity) / 255
    let present = UnsafeMutableBufferPointer(start: parts, count: count)
    paint(present, opacity, columns.clipped(to: compositor.top.pointee.columns))
  }

  private func paint(
    _ parts: UnsafeMutableBufferPointer<ColorGroup.Part>,
    _ opacity: Float,
    _ columns: PixelColumns
  ) {
    var x = columns.start
    let limit = columns.end
    guard x < limit else { return }
    var rewriter = compositor.beginRewriting(at: x)
    while x < limit {
      // The stretch from x on in which no part's run begins or ends.
      var end = limit
      var isCovered = false
      var hasMask = false
      var index = 0
      while index < parts.count {
        let part = parts.baseAddress! + index
        while part.pointee.columns.end <= x { part.pointee.advance() }
        if x < part.pointee.columns.start {
          end = min(end, part.pointee.columns.start)
        } else {
          end = min(end, part.pointee.columns.end)
          isCovered = true
          if part.pointee.mask != nil { hasMask = true }
        }
        index &+= 1
      }
      if hasMask {
        let edgeCount = gatherEdges(of: parts, at: x)
        let start = x
        let rows = compositor.top.pointee.rows
        while let (piece, base) = rewriter.next(to: end, compositor) {
          for row in 0..<compositor.rowCount {
            kernels.over(
              rows[row, piece],
              base[row, piece],
              groups.edges,
              count: edgeCount,
              from: piece.start - start,
              opacity
            )
          }
        }
      } else if isCovered {
        rewriter.fill(to: end, mixed(parts, at: x) * opacity)
      } else {
        rewriter.keep(to: end)
      }
      x = end
    }
    compositor.endRewriting(&rewriter)
  }

  /// The group's colour in a stretch of constant coverages that begins at `x`.
  @inline(__always)
  private func mixed(
    _ parts: UnsafeMutableBufferPointer<ColorGroup.Part>,
    at x: Int32
  ) -> SIMD4<Float> {
    var color = SIMD4<Float>.zero
    var index = 0
    while index < parts.count {
      let part = parts.baseAddress! + index
      if x >= part.pointee.columns.start {
        let source = part.pointee.color * part.pointee.amount
        color = color * (1 - source.w * (1 / 255)) + source
      }
      index &+= 1
    }
    return color
  }

  /// The parts that show in the stretch at `x`, for the kernel; returns how many.
  @inline(__always)
  private func gatherEdges(
    of parts: UnsafeMutableBufferPointer<ColorGroup.Part>,
    at x: Int32
  ) -> Int32 {
    var edgeCount = 0
    var index = 0
    while index < parts.count {
      let part = parts.baseAddress! + index
      index &+= 1
      guard x >= part.pointee.columns.start else { continue }
      let color = part.pointee.color
      groups.edges[edgeCount] = SegueGroupPart(
        mask: part.pointee.mask.map { $0 + Int(x - part.pointee.columns.start) },
        amount: part.pointee.amount,
        color: (color.x, color.y, color.z, color.w)
      )
      edgeCount &+= 1
    }
    return Int32(edgeCount)
  }
}
