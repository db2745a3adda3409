import Display
import Pixels
import RasterPlan

/// A command of a program whose coverage and ink are in memory: what the rows of the band look at.
struct LoadedCommand: BitwiseCopyable {
  enum Role: BitwiseCopyable {
    /// `ink` is one of the painter's.
    case draw(ink: Int32)
    /// `scope` is one of the plan's.
    case beginScope(scope: Int32, end: Int32)
    case endScope(scope: Int32, begin: Int32)
    case beginMask(end: Int32)
    case endMask(begin: Int32)
    /// Rows that were kept, in place of the commands before `end`.
    case still(rows: Int32, end: Int32)
    /// The last of the replaced commands, if there are several.
    case endStill(begin: Int32)
    /// Already painted.
    case done
  }

  var role: Role
  /// The columns that it touches.
  var columns = PixelColumns.none
  var rows = DeviceRows(first: 0, end: 0)
  /// Outside of these its bitmap is clear, if it has such margins.
  var shown: (columns: PixelColumns, rows: DeviceRows)?
  var cover = CoverageBlock.full
  /// The coverage is the same from the last requested row up to this one.
  var sameUntil = Int32.min
  /// A scope's, 0...255.
  var opacity: UInt8 = 255
  var blendMode = BlendMode.normal
  /// A draw lets nothing through where it covers fully.
  var isOpaque = false
  /// Whether all rows with equal coverage are drawn equally.
  var isRepeatable = false
  /// A scope's pixels start transparent.
  var isIsolated = false
  var hasMask = false
  /// A scope's pixels go through colour matrices at its end.
  var isFiltered = false
  /// The scope holds colours only.
  var isColorGroup = false
}

/// Device rows, half-open.
struct DeviceRows: BitwiseCopyable {
  var first: Int32
  var end: Int32

  @inline(__always)
  func contains(_ y: Int32) -> Bool { y >= first && y < end }
}
