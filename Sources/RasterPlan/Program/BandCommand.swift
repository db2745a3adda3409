import Pixels

/// One command of a band's program.
///
/// Draws and scopes are named by their place in `PlanItems`, other commands by their place in the
/// program.
package enum BandCommand: Equatable, Sendable, BitwiseCopyable {
  /// Puts the ink of a draw onto what it covers of its extent.
  case draw(index: Int32, BandExtent)
  /// The commands up to `end` form a group, which is put onto the pixels below as a whole.
  case beginScope(index: Int32, BandExtent, end: Int32)
  case endScope(begin: Int32)
  /// The commands up to `end` draw the alpha by which the scope after it is multiplied.
  case beginMask(end: Int32)
  case endMask(begin: Int32)
}

/// The part of a band that a command touches, and how much of it.
package struct BandExtent: Equatable, Sendable, BitwiseCopyable {
  package enum Cover: UInt8, Sendable, BitwiseCopyable {
    /// Every pixel, fully.
    case full
    /// As the coverages of the draw or the scope decide.
    case shapes
  }

  package var columns: PixelColumns
  package var cover: Cover
  /// From the band's first row on, half-open.
  private var firstRow: UInt8
  private var endRow: UInt8

  /// `rect` lies in the region of the program.
  init(_ rect: PixelRect, in region: PixelRect, cover: Cover) {
    columns = PixelColumns(from: Int32(rect.minX), to: Int32(rect.maxX))
    self.cover = cover
    firstRow = rect.isEmpty ? 0 : UInt8(rect.minY - region.minY)
    endRow = rect.isEmpty ? 0 : UInt8(rect.maxY - region.minY)
  }

  /// In device pixels; `region` is that of the program.
  package func rect(in region: PixelRect) -> PixelRect {
    PixelRect(
      minX: Int(columns.start),
      minY: region.minY + Int(firstRow),
      maxX: Int(columns.end),
      maxY: region.minY + Int(endRow)
    )
  }
}
