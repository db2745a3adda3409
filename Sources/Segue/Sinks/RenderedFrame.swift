import Pixels

/// One finished frame.
public struct RenderedFrame: Sendable {
  /// Its number and its moment.
  public private(set) var frame: FramePlan.Frame
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Present when a sink needs `.pixels`.
  public var pixels: Pixmap?
  package var pngFile: PNGFile?
  /// Present when a sink needs `.bands`; a single one where others need the whole bitmap.
  package var bands: BandedPixmap?
  var planes: PlanarFrame?
  /// Present when a sink needs `.rgba`.
  public var rgba: [UInt8]?
  /// 64 lower-case hexadecimal digits.
  public var digest: String?

  /// A whole PNG file, joined from its pieces on each read.
  public var png: [UInt8]? {
    get { pngFile?.bytes }
    set { pngFile = newValue.map { PNGFile($0) } }
  }

  /// Present when a sink needs `.yuv420`; joined from its pieces on each read.
  public var yuv420: [UInt8]? {
    get { planes?.bytes }
    set { planes = newValue.map { PlanarFrame($0) } }
  }

  /// A frame without contents.
  public init(frame: FramePlan.Frame, width: Int, height: Int) {
    self.frame = frame
    self.width = width
    self.height = height
  }

  /// The same picture as another frame.
  ///
  /// The copy shares the bytes.
  func showing(_ frame: FramePlan.Frame) -> RenderedFrame {
    var copy = self
    copy.frame = frame
    return copy
  }
}
