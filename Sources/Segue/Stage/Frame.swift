import Codecs
import Foundation
import Pixels

/// The pixels a stage showed at one moment.
public struct Frame: Sendable, Equatable {
  package let pixmap: Pixmap
  /// Pixels per point.
  public let scale: CGFloat
  /// Seconds since the stage was made.
  public let time: TimeInterval

  package init(pixmap: Pixmap, scale: CGFloat, time: TimeInterval) {
    self.pixmap = pixmap
    self.scale = scale
    self.time = time
  }

  /// In pixels.
  public var width: Int { pixmap.width }
  /// In pixels.
  public var height: Int { pixmap.height }

  /// Premultiplied, 0...255 each.
  ///
  /// `x` and `y` count pixels from the top left.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let pixel = pixmap[x, y]
    return (pixel.red, pixel.green, pixel.blue, pixel.alpha)
  }

  /// The pixel under `point`, given in points.
  public subscript(point: CGPoint) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self[Int(point.x * scale), Int(point.y * scale)]
  }

  /// A whole PNG file.
  public func pngData() -> Data { Data(PNGEncoder().encode(pixmap)) }

  /// Writes a PNG.
  ///
  /// The file appears whole or not at all.
  public func write(to path: String) throws {
    try AtomicFile.write(PNGEncoder().encode(pixmap), to: path)
  }

  /// Writes a PNG file; it appears under its name when it is whole.
  public func write(to url: URL) throws { try write(to: url.path) }

  /// Equal scales and equal pixels.
  public static func == (a: Frame, b: Frame) -> Bool { a.scale == b.scale && a.pixmap == b.pixmap }
}
