import Pixels
import RasterPlan

/// What a run of commands shows in a band, kept for frames in which it is the same.
///
/// The rows are kept as they were composed, as pixels and colours that wait to be written: whatever
/// is drawn over them later rounds as if they had been drawn again.
final class StillRows: @unchecked Sendable {
  /// Rows with the same pieces.
  private struct Block: BitwiseCopyable {
    var rows: DeviceRows
    var firstPiece: Int
    var endPiece: Int
  }

  let run: Fingerprint
  /// How many of the run's cuts it has.
  let cutCount: Int
  /// The device pixels that it has.
  let area: PixelRect
  private let region: PixelRect
  private let memory: UnsafeMutablePointer<UInt32>
  /// Whose pixels the pieces show.
  private let bitmaps: [Pixmap]
  private var blocks: [Block] = []
  private var pieces: [Segment] = []

  init(_ cut: OpaqueRun.Cut, count: Int, area: PixelRect, of region: PixelRect, _ bitmaps: [Pixmap])
  {
    run = cut.fingerprint
    cutCount = count
    self.area = area
    self.region = region
    self.bitmaps = bitmaps
    memory = .unwritten(capacity: region.width * region.height)
  }

  deinit { memory.deallocate() }

  /// In bytes.
  var size: Int {
    4 * region.width * region.height + pieces.count * MemoryLayout<Segment>.stride
  }

  /// The rows of the region, to be composed in.
  var rows: FrameMemory {
    let count = region.width * region.height
    return FrameMemory(UnsafeMutableBufferPointer(start: memory, count: count), width: region.width)
  }

  var addresses: Range<UInt> {
    let first = UInt(bitPattern: memory)
    return first..<first + UInt(4 * region.width * region.height)
  }

  /// Adds rows below those that it has.
  func add(_ rows: Range<Int>, _ level: CompositorLevel) {
    let first = pieces.count
    pieces.append(contentsOf: level.segments.elements)
    blocks.append(
      Block(
        rows: DeviceRows(first: Int32(rows.lowerBound), end: Int32(rows.upperBound)),
        firstPiece: first,
        endPiece: pieces.count
      )
    )
  }

  /// The end of the rows that have the same pieces as row `y`, which is one of the area's.
  func endOfBlock(at y: Int32) -> Int32 { block(at: y).rows.end }

  private func block(at y: Int32) -> Block {
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high) >> 1
      if blocks[middle].rows.end <= y { low = middle + 1 } else { high = middle }
    }
    return blocks[low]
  }

  /// The pieces of the row `y` in some columns, from left to right.
  @inline(__always)
  func forEachPiece(ofRow y: Int32, in columns: PixelColumns, _ body: (Segment) -> Void) {
    let block = block(at: y)
    pieces.withUnsafeBufferPointer { pieces in
      var low = block.firstPiece
      var high = block.endPiece - 1
      while low < high {
        let middle = (low + high) >> 1
        if pieces[middle].columns.end <= columns.start { low = middle + 1 } else { high = middle }
      }
      for index in low..<block.endPiece {
        var piece = pieces[index]
        guard piece.columns.start < columns.end else { return }
        piece.columns = piece.columns.clipped(to: columns)
        if piece.color.w < 255 { piece.base = piece.base.dropping(y - block.rows.first) }
        body(piece)
      }
    }
  }
}

/// Rows that take the place of some commands of a program.
struct StillRun {
  let range: Range<Int>
  let rows: StillRows
}
