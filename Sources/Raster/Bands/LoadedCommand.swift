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
    /// Is in the pixels already.
    case done
  }

  var role: Role
  /// What it touches.
  var columns = PixelColumns.none
  var rows = DeviceRows(first: 0, end: 0)
  var cover = CoverageBlock.full
  /// The coverage is the same in all rows up to this one, from the last that was asked for.
  var sameUntil = Int32.min
  /// A scope's, 0...255.
  var opacity: UInt8 = 255
  var blendMode = BlendMode.normal
  /// A draw lets nothing through where it covers fully.
  var isOpaque = false
  /// Drawn alike in all rows that have the same coverage.
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
